import { readFileSync } from 'node:fs';
import { LOCALES, parseOptions } from '@outcry/engine';
import { GAME_IDS, loadWords, newestGame } from '@outcry/games';
import { loadLab } from '@outcry/games/lab.ts';
import { describe, expect, test } from 'vitest';
import { compared, holm } from './compare.ts';
import { emptyStudies, piecesOf, playPiece } from './experiment.ts';
import type { Experiment, Ready } from './experiment.ts';
import { columnsOf } from './report/charts.ts';
import { csvOf } from './report/csv.ts';
import { reportPage } from './report/page.ts';
import { COLOURS, TOKENS } from './report/style.ts';
import { note, quantiles } from './spread.ts';
import type { Spread } from './spread.ts';
import { chanceOf, criticalT } from './student.ts';
import { addStudy } from './study.ts';

async function prepared(
  id: string,
  wanted: readonly { name: string; options?: object; data?: unknown; seats?: number }[],
) {
  const ready: Ready[] = [];
  const variants = [];
  for (const { name, options = {}, data = null, seats = 4 } of wanted) {
    const game = await newestGame(id, data);
    const parsed = parseOptions(game, options, seats);
    ready.push({ table: { game, options: parsed, seats }, minds: Array(seats).fill(null), lab: await loadLab(game) });
    variants.push({ name, data, options: parsed, seats, bots: Array<string>(seats).fill('random') });
  }
  const { rulesVersion } = ready[0]!.table.game;
  const experiment: Experiment = { game: id, rulesVersion, variants, seed: 7, deals: 12, isRotated: false };
  return { experiment, ready };
}

test('pieces add up to what the whole is, however it is cut', async () => {
  const { experiment, ready } = await prepared('bear-raid', [{ name: 'a' }, { name: 'b', seats: 3 }]);
  const { lab } = ready[0]!;
  const whole = playPiece(experiment, ready, 0, 12);
  const sums = emptyStudies(experiment, lab);
  for (const [from, to] of [
    [0, 5],
    [5, 6],
    [6, 12],
  ] as const)
    playPiece(experiment, ready, from, to).forEach((study, at) =>
      addStudy(sums[at]!, JSON.parse(JSON.stringify(study))),
    );
  const figures = (study: unknown): unknown =>
    JSON.parse(JSON.stringify(study), (_, value) => (typeof value === 'number' ? value.toPrecision(9) : value));
  expect(figures(sums)).toEqual(figures(whole));
  expect(piecesOf({ ...experiment, deals: 250 }).at(-1)).toEqual({ number: 83, from: 249, to: 250 });
});

test.each([{}, { investors: 'choice' }])('with %j Stockpile counts everybody’s first share', async (options) => {
  const { experiment, ready } = await prepared('stockpile', [{ name: 'a', options }]);
  const { share } = playPiece(experiment, ready, 0, 12)[0]!.traits;
  expect(Object.values(share ?? {}).reduce((sum, { games }) => sum + games, 0)).toBe(12 * 4);
});

test('Stockpile counts strategies held, and of these the ones that were played', async () => {
  const { experiment, ready } = await prepared('stockpile', [{ name: 'a', options: { strategies: true } }]);
  const { 'strategy-held': held = {}, 'strategy-played': played = {} } = playPiece(experiment, ready, 0, 12)[0]!.traits;
  const [all, some] = [held, played].map((counts) => Object.values(counts).reduce((sum, { games }) => sum + games, 0));
  const kept = 7; // K25: six rounds and three more, of which two are dropped
  expect(all).toBe(12 * 4 * kept);
  expect(some).toBeGreaterThan(0);
  for (const [card, { games }] of Object.entries(played)) expect(games).toBeLessThanOrEqual(held[card]!.games);
});

test('a variant compared with itself never differs', async () => {
  const { experiment, ready } = await prepared('taking-stock', [{ name: 'a' }, { name: 'b' }]);
  const comparisons = compared(playPiece(experiment, ready, 0, 12));
  expect(comparisons.length).toBeGreaterThan(10);
  expect(comparisons.every(({ difference, chance }) => difference.mean === 0 && chance === 1)).toBe(true);
});

test('a changed table differs beyond chance, on the same deals', async () => {
  const { data } = await newestGame('taking-stock');
  const { experiment, ready } = await prepared('taking-stock', [
    { name: 'printed' },
    { name: 'start', data: { ...(data as object), start: 9 } },
  ]);
  const found = compared(playPiece(experiment, ready, 0, 12)).find(({ figure }) => figure === 'mean')!;
  expect(found.isBeyondChance).toBe(true);
  expect(found.difference.low).toBeGreaterThan(0);
});

describe('figures', () => {
  // As tables of Student's t print them.
  test.each([
    [12.706, 1],
    [2.776, 4],
    [2.042, 30],
    [1.962, 1000],
  ])('5 %% lie beyond %f with %i degrees of freedom', (t, freedom) => {
    expect(chanceOf(t, freedom)).toBeCloseTo(0.05, 4);
    expect(criticalT(freedom)).toBeCloseTo(t, 2);
  });

  test('Holm’s correction, as worked through by hand', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((chance) => chance.toFixed(3))).toEqual([
      '0.030',
      '0.060',
      '0.060',
      '0.020',
    ]);
    expect(holm([0.5, 0.9])).toEqual([1, 1]);
  });

  test('quantiles come from counted values, kept to three figures', () => {
    const spread: Spread = {};
    for (let value = 1; value <= 100; value++) note(spread, value);
    expect(quantiles(spread, [0.1, 0.5, 1])).toEqual([10, 50, 100]);
    note(spread, 12_345);
    expect(quantiles(spread, [1])).toEqual([12_300]);
    expect(
      columnsOf(
        [
          [3, 2],
          [5, 1],
        ],
        { low: 3, high: 5 },
      ).map(({ count }) => count),
    ).toEqual([2, 0, 1]);
  });
});

describe('the report', () => {
  test.each(GAME_IDS)('of %s has words for all it shows, in every language', async (id) => {
    const { experiment, ready } = await prepared(id, [{ name: 'a' }, { name: '<b>' }]);
    const studies = playPiece(experiment, ready, 0, 6);
    const { lab } = ready[0]!;
    for (const locale of LOCALES) {
      const words = await loadWords(id, locale);
      const page = reportPage({ locale, words, botName: (bot) => `<${bot}>`, lab, experiment, studies, command: null });
      expect(page).not.toMatch(/undefined|NaN|<b>|https?:|<script|\bstyle="/);
      expect(page.match(/<svg/g)!.length).toBe(page.match(/role="img" aria-label="[^"]+"/g)!.length);
      for (const kind of Object.keys(studies[0]!.moves)) expect(lab.words[locale].moves, kind).toHaveProperty(kind);
      for (const kind of lab.counted) expect(lab.words[locale].events).toHaveProperty(kind);
    }
  });

  test.each([
    ['en', 'Board: Standard', /\$[\d.]+K/, 'points (', '6 games each way, '],
    ['fr', 'Plateau', /[\d,]+K\s\$/, 'points (', '6 parties de chaque façon, '],
    ['nl', 'Bord', /\$\s[\d,]+K/, 'punten (', '6 spellen op elke manier, '],
  ] as const)(
    'in %s says options in words, bots by name, money in its unit and shares in points',
    async (locale, board, money, points, text) => {
      const { experiment, ready } = await prepared('stockpile', [
        { name: 'a' },
        { name: 'b', options: { bonds: true } },
      ]);
      const studies = playPiece(experiment, ready, 0, 6);
      const words = await loadWords('stockpile', locale);
      const page = reportPage({
        locale,
        words,
        botName: (bot) => `bot ${bot}`,
        lab: ready[0]!.lab,
        experiment,
        studies,
        command: null,
      });
      expect(page).toContain('<dd>bot random</dd>');
      expect(page).toContain(words.options['bonds']!.label);
      expect(page).toContain(board);
      expect(page).not.toMatch(/board=|bonds=|standard,/);
      expect(page).toMatch(money);
      expect(page).toContain(points);
      expect(page).not.toMatch(/\d (?:%|point|punt)/); // an amount stays on one line with its unit
      expect(page).toContain(text);
    },
  );

  test('as CSV no cell is run by a spreadsheet', async () => {
    const { experiment, ready } = await prepared('taking-stock', [{ name: '=1+1' }, { name: 'a,"b"' }]);
    const studies = playPiece(experiment, ready, 0, 6);
    const csv = csvOf({
      locale: 'en',
      words: await loadWords('taking-stock', 'en'),
      botName: String,
      lab: ready[0]!.lab,
      experiment,
      studies,
      command: null,
    });
    expect(csv).toContain("\n'=1+1,length,");
    expect(csv).toContain('\n"a,""b""",length,');
  });

  test('has the colours of the app', () => {
    const read = (file: string): string => readFileSync(new URL(`../../ui/${file}`, import.meta.url), 'utf8');
    const tokens = read('tokens.css');
    for (const [name, value] of Object.entries(TOKENS)) expect(tokens).toContain(`${name}: ${value};`);
    const companies = read('styles/company.css');
    for (const [name, value] of Object.entries(COLOURS))
      expect(companies.slice(companies.indexOf(`.c-${name} {`)).split('}')[0]).toContain(`--cl: ${value};`);
  });
});
