import { readdirSync, readFileSync } from 'node:fs';
import { fastRng, LOCALES, parseOptions, pick, textOf } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { INVESTORS, STRATEGIES } from '../cards.ts';
import { PRINTED } from '../data.ts';
import type { Data } from '../data.ts';
import { isQuiet } from '../events.ts';
import { EVERYTHING, game } from '../testing/fixture.ts';
import { module } from '../index.ts';
import type { Options } from '../options.ts';
import { REASONS } from './common.ts';
import { inMoney, namesOf } from './common-cards.ts';
import { texts as en } from './en-cards.ts';
import { texts as fr } from './fr-cards.ts';
import { words as french } from './fr.ts';
import { texts as nl } from './nl-cards.ts';

const who = (seat: number): string => ['Ada', 'Ben', 'Cyril', 'Dora', 'Eve'][seat]!;
const BROKEN = /undefined|NaN|null|\[object/;
const ARGS = { most: 3, price: 7, lowest: 6, piles: 4, spaces: 8, count: 2, investor: 'li', module: 'bonds' };

/** The source of the rules, without tests, words and screens. */
function sourceOfRules(): string {
  const folder = new URL('../', import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(words|board)\//.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

describe('refusals', () => {
  test('the reasons are those the rules give', () => {
    const source = sourceOfRules();
    const given = [...source.matchAll(/\breason: ([^,}]*)/g)].flatMap(([, value]) =>
      [...value!.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, reason]) => reason!),
    );
    expect(given.length).toBeGreaterThan(20);
    expect(given.filter((reason) => !REASONS.some((known) => known === reason))).toEqual([]);
    expect(REASONS.filter((reason) => !source.includes(`'${reason}'`))).toEqual([]);
  });

  test.each(LOCALES)('every reason is answered with whole sentences (%s)', async (locale) => {
    const { refusal } = await module.words[locale]!();
    for (const reason of REASONS) {
      const sentence = refusal({ rule: 'K11', reason, args: ARGS });
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence).not.toMatch(BROKEN);
    }
    expect(refusal({ rule: 'K11', reason: 'too-low', args: ARGS })).toContain(inMoney(6, locale));
    expect(refusal({ rule: 'K11', reason: 'above-cash', args: ARGS })).toContain(inMoney(3, locale));
    expect(refusal({ rule: 'K24', reason: 'investor-without-module', args: ARGS })).toContain('Lucrative Li');
  });

  test('no two languages say the same', async () => {
    const all = await Promise.all(LOCALES.map((locale) => module.words[locale]!()));
    const sentences = all.flatMap(({ refusal }) =>
      REASONS.map((reason) => refusal({ rule: 'K11', reason, args: ARGS })),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe.each(LOCALES)('over whole games in %s', (locale) => {
  test.each([
    [2, { investors: 'choice', invited: ['mark', 'chanda', 'sanders', 'oprah'] }],
    [3, { investors: 'auction' }],
    [5, { investors: 'choice', invited: ['warren', 'barack', 'ana', 'soros', 'deborah', 'robins'] }],
  ])('every question, move and event of %i seats has a sentence of its own', async (seats, given) => {
    const words = await module.words[locale]!();
    const options = parseOptions(game as AnyGame, { ...EVERYTHING, ...given }, seats) as Options;
    const rng = fastRng(seats);
    const state = game.setup(options, seats, rng);
    while (game.actors(state).length > 0) {
      const seat = pick(game.actors(state), rng);
      const view = game.view(state, seat);
      for (const seen of [view, game.view(state, null)]) expect(words.question(seen, who)).toMatch(/^\p{Lu}.*[.?]$/u);
      const legal = game.legal(state, seat);
      const said = legal.map((move) => words.move(move, view, who));
      expect(new Set(said).size, said.join('|')).toBe(said.length);
      for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}/u);
      expect(said.join('\n')).not.toMatch(BROKEN);
      game.apply(state, seat, pick(legal, rng), rng, (event) => {
        const sentence = textOf(words.event(event, who));
        if (isQuiet(event)) expect(sentence).toBe('');
        else if (event.kind !== 'bonds') expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toMatch(BROKEN);
      });
    }
  });

  test('options are explained as in English', async () => {
    const shape = ({ options }: { options: Readonly<Record<string, { values?: Readonly<Record<string, string>> }>> }) =>
      Object.entries(options).map(([name, { values }]) => [name, Object.keys(values ?? {})]);
    const words = await module.words[locale]!();
    expect(shape(words)).toEqual(shape(await module.words.en()));
    for (const { label, help } of Object.values(words.options)) expect(label && help).toBeTruthy();
  });
});

test.each([fr, nl])('K24 and K25: the cards in $locale name the sums of the English ones', (texts) => {
  const figures = (text: string): string[] => (text.match(/[+−]?\d+/g) ?? []).toSorted();
  const [here, there] = [namesOf(texts), namesOf(en)];
  for (const investor of INVESTORS.keys())
    expect(figures(here.investorText(investor, PRINTED))).toEqual(figures(there.investorText(investor, PRINTED)));
  for (const card of STRATEGIES.keys())
    expect(figures(here.strategyText(card, PRINTED))).toEqual(figures(there.strategyText(card, PRINTED)));
});

test.each([en, fr, nl])('K24 and K25: the cards in $locale name the figures of an owner’s tables', (texts) => {
  const { investorText, strategyText } = namesOf(texts);
  const owners = { cost: 41, amount: 17, limit: 23 };
  const data = { ...PRINTED, strategies: Object.fromEntries(STRATEGIES.map((id) => [id, owners])) } as Data;
  STRATEGIES.forEach((id, card) => {
    const says = (figure: number): boolean => new RegExp(`\\b${figure}`).test(strategyText(card, data));
    const { amount, limit } = PRINTED.strategies[id];
    expect(says(41), id).toBe(id !== 'junk-bonds'); // half a bond's price
    expect(says(17), id).toBe(amount > 0);
    expect(says(23), id).toBe(limit > 0 && id !== 'systemic-shock'); // three companies, whatever the table says
  });
  const values = investorText(INVESTORS.indexOf('barbara'), { ...PRINTED, barbaraTrack: [-2, 0, 9] });
  expect(values).toMatch(/ \+2 0 9$/);
});

test('French elides before a vowel', () => {
  expect(textOf(french.event({ kind: 'outbid', seat: 0, pile: 2 }, who))).toBe('L’enchère d’Ada est dépassée.');
  expect(textOf(french.event({ kind: 'outbid', seat: 1, pile: 2 }, who))).toBe('L’enchère de Ben est dépassée.');
});

/** The rules in a language: number and text of each, in order. */
function rulesIn(locale: string): { rule: string; text: string }[] {
  return readFileSync(new URL(`../rules/${locale}.md`, import.meta.url), 'utf8')
    .split(/^\*\*(?=K\d+\.\*\* )/m)
    .slice(1)
    .map((part) => ({ rule: /^K\d+/.exec(part)![0], text: part.split(/^## /m)[0]! }));
}

test.each(LOCALES)('the rules in %s have the numbers and the figures of the English ones', (locale) => {
  const figures = ({ rule, text }: { rule: string; text: string }) => [
    rule,
    text.match(/[+−]?\d+|\$+/g)?.toSorted() ?? [],
  ];
  expect(rulesIn(locale).map(({ rule }) => rule)).toEqual(Array.from({ length: 30 }, (_, i) => `K${i + 1}`));
  expect(rulesIn(locale).map(figures)).toEqual(rulesIn('en').map(figures));
});

test('money is written as each language writes it (K3)', () => {
  const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');
  expect(LOCALES.map((locale) => spaced(inMoney(5, locale)))).toEqual(['$5K', '5K $', '$ 5K']);
  expect(inMoney(0, 'en')).toBe('$0');
  expect(spaced(inMoney(-4, 'fr'))).toBe('−4K $');
});
