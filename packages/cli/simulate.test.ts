import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BOTS } from '@outcry/bots';
import { canonical, fastRng, parseOptions } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { describe, expect, test } from 'vitest';
import { botAt, playDeal, playOut } from '@outcry/bots/lab/deal.ts';
import { mindOf } from './players.ts';
import { clustered, meanOf, wilson } from '@outcry/bots/lab/interval.ts';
import type { Mean, Share } from '@outcry/bots/lab/interval.ts';
import type { Report } from './simulate/report.ts';
import { derive } from './simulate/seeds.ts';
import { winParts } from '@outcry/bots/lab/tally.ts';
import { emptyFolder, outcry, startOutcry } from './testing/outcry.ts';

const game = await newestGame('taking-stock');
const table = { game, options: parseOptions(game, {}, 4), seats: 4 };

async function simulated(...args: string[]): Promise<Report> {
  const { code, stdout, stderr } = await outcry(['simulate', 'taking-stock', ...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Report;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('simulate --json', () => {
  test('prints one object of the promised shape, and the same whatever the number of workers', async () => {
    const flags = ['--games', '301', '--seats', '3', '--seed', '12345', '--bots', 'rookie,random'];
    const [one, three] = await Promise.all([1, 3].map((workers) => simulated(...flags, '--workers', String(workers))));
    expect(Object.keys(one!)).toEqual(
      'game seats games finished moves seconds movesPerSecond winShare meanWorth winShareByBot statistics seed'.split(
        ' ',
      ),
    );
    expect(one).toMatchObject({ game: 'taking-stock', seats: 3, games: 301, finished: 301, seed: 12345 });
    expect(one!.movesPerSecond).toBeCloseTo(one!.moves / one!.seconds);
    expect(one!.winShare).toHaveLength(3);
    expect(sum(one!.winShare)).toBeCloseTo(1);
    const { rookie, random } = one!.winShareByBot;
    expect(rookie!.share).toBeCloseTo(one!.winShare[0]!);
    expect(random!.share).toBeCloseTo(one!.winShare[1]! + one!.winShare[2]!);
    expect(rookie!.low).toBeLessThan(rookie!.share);
    expect(rookie!.high).toBeGreaterThan(rookie!.share);
    expect({ ...three, seconds: one!.seconds, movesPerSecond: one!.movesPerSecond }).toEqual(one);
  });

  test('--rotate plays whole deals, once with the bots in each seat, and favours no seat for it', async () => {
    const report = await simulated(
      '--games',
      '78',
      '--seats',
      '4',
      '--rotate',
      '--bots',
      'greedy,random',
      '--seed',
      '5',
    );
    expect(report).toMatchObject({ games: 80, finished: 80 });
    expect(report.winShareByBot.greedy!.low).toBeGreaterThan(0.5);
    expect(sum(Object.values(report.winShareByBot).map(({ share }) => share))).toBeCloseTo(1);
  });

  test('without --json it says the same to a person', async () => {
    const { stdout, code } = await outcry(['simulate', 'taking-stock', '--games', '20', '--seed', '1']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^taking-stock, 4 seats: 20 games, seed 1\n[\d,]+ moves in [\d.]+ s: [\d,]+ moves a second\n/,
    );
    expect(stdout).toContain('random          4  100.0 %');
  });
});

describe('what a game counts by itself', () => {
  const flags = ['--games', '12', '--seats', '2', '--seed', '3', '--bots', 'careful'];

  test('is reported as shares and means, with their intervals, alike for every number of workers', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(async (workers) => {
        const args = ['simulate', 'speculate', ...flags, '--workers', String(workers), '--json'];
        return JSON.parse((await outcry(args)).stdout) as Report;
      }),
    );
    const { earlyEnd, endPrice } = one!.statistics as { earlyEnd: Share; endPrice: Mean };
    expect(Object.keys(one!.statistics)).toEqual(['earlyEnd', 'bankruptcies', 'endPrice', 'claimed', 'claims']);
    expect(earlyEnd).toEqual(wilson(earlyEnd.share, 12));
    expect(endPrice.low).toBeLessThan(endPrice.mean);
    expect(endPrice.high).toBeGreaterThan(endPrice.mean);
    expect(two!.statistics).toEqual(one!.statistics);
  });

  test('is told to a person, too', async () => {
    const { stdout } = await outcry(['simulate', 'speculate', ...flags]);
    expect(stdout).toMatch(/\nearlyEnd +[\d.]+ % +[\d.]+ % to [\d.]+ %\n/);
    expect(stdout).toMatch(/\nendPrice +[\d.]+ +[\d.]+ to [\d.]+\n/);
  });

  test('a mean is as sure as its values are alike', () => {
    expect(meanOf(10, 10, 10)).toEqual({ mean: 1, low: 1, high: 1 });
    const { mean, low, high } = meanOf(50, 50, 100); // as many zeros as ones: a standard error of 0.05
    expect([mean, low, high].map((value) => value.toFixed(2))).toEqual(['0.50', '0.40', '0.60']);
  });
});

describe('a deal', async () => {
  const minds = await Promise.all(['greedy', 'random', 'random', 'random'].map((name) => mindOf(game, name)));

  /** The state a deal begins with, the bots moved on by `rotation`. */
  const begun = (seed: number, deal: number, rotation: number): string => {
    let first = '';
    const begins = (state: unknown) => (first = canonical(state));
    playDeal(table, minds, seed, deal, rotation, { emit: () => {}, begun: begins, moved: () => {} });
    return first;
  };

  test('is the same in every rotation and another for every number and seed', () => {
    for (let rotation = 1; rotation < 4; rotation++) expect(begun(9, 3, rotation)).toBe(begun(9, 3, 0));
    expect(new Set([begun(9, 3, 0), begun(9, 4, 0), begun(10, 3, 0)]).size).toBe(3);
  });

  test('moves bot i on to seat i + rotation, clockwise', () => {
    expect([0, 1, 2, 3].map((seat) => botAt(seat, 1, 4))).toEqual([3, 0, 1, 2]);
    expect([0, 1, 2, 3].map((seat) => botAt(seat, 0, 4))).toEqual([0, 1, 2, 3]);
  });

  test('played at random without a look at the table is what the random bot would play', () => {
    const asked = { bot: BOTS.random!.make(game), budget: BOTS.random!.budgetFor(game) };
    for (let seed = 0; seed < 20; seed++) {
      const fast = playOut(table, [null, null, null, null], fastRng(seed), fastRng(99));
      const slow = playOut(table, [asked, asked, asked, asked], fastRng(seed), fastRng(99));
      expect(slow).toEqual(fast);
    }
  });

  test('stops with an error at a seat that is asked and has no move', () => {
    const stuck = { ...table, game: { ...game, legal: () => [] } };
    expect(() => playOut(stuck, [null, null, null, null], fastRng(1), fastRng(1))).toThrow('no legal move');
  });

  test('has a seed of its own, up to what a number holds exactly', () => {
    const seeds = Array.from({ length: 20_000 }, (_, deal) => derive(42, deal));
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every(Number.isSafeInteger)).toBe(true);
  });
});

describe('shares', () => {
  test('a shared win counts its part', () => {
    expect(winParts({ places: [1, 3, 1, 4], scores: [9, 5, 9, 1] })).toEqual([0.5, 0, 0.5, 0]);
    expect(winParts({ places: [2, 1], scores: [3, 4] })).toEqual([0, 1]);
  });

  // Figures of Wilson's interval as tables print them.
  test.each([
    [0.5, 100, 0.4038, 0.5962],
    [0.1, 50, 0.0435, 0.2136],
    [0, 20, 0, 0.1611],
    [1, 20, 0.8389, 1],
  ])('%f of %i trials lies between %f and %f', (share, trials, low, high) => {
    const interval = wilson(share, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('the interval of duplicate deals follows how much the deals differ, not how many games were played', () => {
    // 100 deals that all came to a half are surer than 100 of which half came to 1 and half to 0.
    const alike = clustered(50, 25.01, 100);
    const unlike = clustered(50, 50, 100);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(alike)).toBeLessThan(width(unlike) / 10);
    expect(unlike.low).toBeCloseTo(wilson(0.5, 99).low, 10);
    expect(clustered(20, 20, 20)).toEqual(wilson(1, 20));
  });
});

describe('simulate --trace', () => {
  interface Line {
    kind: 'setup' | 'move';
    number: number;
    deal: number;
    rotation: number;
    at: number;
    seat: number;
    move: unknown;
    events: { event: { kind: string }; to: number[] | null }[];
    state: unknown;
    worth: number[];
    result: { scores: number[] } | null;
    bots: string[];
    seats: number;
  }

  test('writes a line for every set-up and every move, from which the game follows', async () => {
    const folder = emptyFolder();
    const path = join(folder, 'games.jsonl');
    const flags = ['--games', '4', '--seats', '2', '--rotate', '--bots', 'greedy,random', '--seed', '77'];
    const report = await simulated(...flags, '--trace', path);
    expect(report).toEqual({
      ...(await simulated(...flags)),
      seconds: report.seconds,
      movesPerSecond: report.movesPerSecond,
    });
    expect(readdirSync(folder)).toEqual(['games.jsonl']);
    const lines = readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    const setups = lines.filter(({ kind }) => kind === 'setup');
    expect(setups.map(({ number, deal, rotation, bots }) => ({ number, deal, rotation, bots }))).toEqual([
      { number: 0, deal: 0, rotation: 0, bots: ['greedy', 'random'] },
      { number: 1, deal: 0, rotation: 1, bots: ['random', 'greedy'] },
      { number: 2, deal: 1, rotation: 0, bots: ['greedy', 'random'] },
      { number: 3, deal: 1, rotation: 1, bots: ['random', 'greedy'] },
    ]);
    expect(lines).toHaveLength(setups.length + report.moves);
    let before = lines[0]!;
    for (const line of lines) {
      if (line.kind === 'move') {
        expect(line.at).toBe((before.at ?? 0) + 1);
        expect(game.legal(before.state, line.seat)).toContainEqual(line.move);
        expect(line.worth).toEqual(game.worth(line.state));
        expect(line.events.length).toBeGreaterThan(0);
        expect(line.result).toEqual(game.result(line.state));
      }
      before = line;
    }
    expect(before.result!.scores).toEqual(before.worth);
  });

  test('leaves no file behind when it is interrupted', async () => {
    const folder = emptyFolder();
    const flags = ['simulate', 'taking-stock', '--games', '1000000', '--trace', join(folder, 'games.jsonl')];
    const child = startOutcry(flags, folder);
    while (readdirSync(folder).length === 0) await setTimeout(20);
    expect(readdirSync(folder)).not.toContain('games.jsonl');
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(130);
    expect(readdirSync(folder)).toEqual([]);
  });
});
