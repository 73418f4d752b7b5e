import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { emptyFolder, outcry } from './testing/outcry.ts';
import { lineUp } from './tournament/job.ts';
import type { DealPlayed, Job } from './tournament/job.ts';
import { standings } from './tournament/standings.ts';
import type { Standing } from './tournament/standings.ts';
import { verdictOf } from './tournament/sure.ts';

interface Told {
  readonly deals: number;
  readonly standings: readonly Standing[];
}

async function tournament(...flags: string[]): Promise<Told> {
  const { code, stdout, stderr } = await outcry(['tournament', 'taking-stock', ...flags, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Told;
}

/** All but the times, which differ from run to run. */
const figures = ({ standings: told }: Told) => told.map(({ time: _time, ...rest }) => rest);

describe('who plays a deal', () => {
  test('few bots play every deal, the last named on all seats left', () => {
    expect(lineUp(2, 4, 0)).toEqual([0, 1, 1, 1]);
    expect(lineUp(4, 4, 7)).toEqual([0, 1, 2, 3]);
  });

  test('of more bots than seats every choice has its turn', () => {
    const met = Array.from({ length: 10 }, (_, deal) => lineUp(5, 3, deal).join());
    expect(new Set(met).size).toBe(10);
    expect(lineUp(5, 3, 10)).toEqual(lineUp(5, 3, 0));
  });
});

describe('standings', () => {
  const job: Job = { game: 'x', rulesVersion: 1, data: null, options: {}, seats: 2, bots: ['a', 'b'], seed: 1 };
  const deal = (number: number, ...scores: [number, number][]): DealPlayed => ({
    deal: number,
    games: scores.map(([first, second], rotation) => ({
      bots: rotation === 0 ? [0, 1] : [1, 0],
      wins: [first > second ? 1 : first === second ? 0.5 : 0, second > first ? 1 : first === second ? 0.5 : 0],
      scores: [first, second],
      times: [4, null],
    })),
  });

  test('wins are parts of deals, margins are against the best other, times are medians', () => {
    const [a, b] = standings(job, [deal(0, [10, 4], [3, 9]), deal(1, [5, 5], [8, 2])]);
    expect(a).toMatchObject({ bot: 'a', deals: 2, seats: 1, fair: 0.5, verdict: 'open', time: 4 });
    expect(a!.wins.share).toBeCloseTo((1 + 0.25) / 2);
    expect(b!.wins.share).toBeCloseTo(1 - a!.wins.share);
    expect(a!.margin).toBeCloseTo((6 + 6 + 0 - 6) / 4);
    expect(b!.margin).toBeCloseTo(-a!.margin);
  });

  test('whoever wins more is rated higher', () => {
    const [a, b] = standings(job, [deal(0, [10, 4], [3, 9]), deal(1, [9, 4], [8, 12])]);
    expect(a!.rating.mu).toBeGreaterThan(25);
    expect(b!.rating.mu).toBeLessThan(25);
    expect(a!.rating.sigma).toBeLessThan(25 / 3);
  });

  test('a bot that has not played yet has no share to speak of', () => {
    const [, , c] = standings({ ...job, bots: ['a', 'b', 'c'] }, [deal(0, [1, 2], [2, 1])]);
    expect(c).toMatchObject({ deals: 0, wins: { share: 0, low: 0, high: 1 }, margin: 0, time: null });
  });
});

describe('the sequential test', () => {
  /** Looks after each deal, as `--until-sure` does, and stops when it is settled. */
  function watch(seed: number, chance: number, deals: number): string {
    const rng = fastRng(seed);
    const shares: number[] = [];
    for (let deal = 0; deal < deals; deal++) {
      shares.push([0, 1, 2, 3].filter(() => rng.below(1000) < chance * 1000).length / 4);
      const verdict = verdictOf(shares, 0.25);
      if (verdict !== 'open') return verdict;
    }
    return 'open';
  }

  test('errs rarely though it looks after every deal', () => {
    const verdicts = Array.from({ length: 200 }, (_, seed) => watch(seed, 0.25, 300));
    expect(verdicts.filter((verdict) => verdict !== 'open').length).toBeLessThan(20);
  });

  test('finds a bot that wins every deal, or none, and says nothing of one that plays against itself', () => {
    expect(verdictOf(Array(12).fill(1), 0.25)).toBe('above');
    expect(verdictOf(Array(60).fill(0), 0.25)).toBe('below');
    expect(verdictOf(Array(60).fill(1), 1)).toBe('open');
  });

  test('finds a bot that is better, and one that is worse', () => {
    expect(Array.from({ length: 20 }, (_, seed) => watch(seed, 0.45, 300))).toEqual(Array(20).fill('above'));
    expect(Array.from({ length: 20 }, (_, seed) => watch(seed, 0.08, 300))).toEqual(Array(20).fill('below'));
  });
});

describe('outcry tournament', () => {
  test('gives the same figures whatever the workers, and when it goes on from a file that was cut off', async () => {
    const file = join(emptyFolder(), 'records.jsonl');
    const flags = ['--bots', 'greedy,random', '--seats', '3', '--seed', '9'];
    const whole = await tournament(...flags, '--deals', '4', '--workers', '1');
    await tournament(...flags, '--deals', '2', '--records', file);
    appendFileSync(file, '{"deal":2,"gam');
    const resumed = await tournament(...flags, '--deals', '4', '--records', file, '--workers', '2');
    expect(figures(resumed)).toEqual(figures(whole));
    const again = await tournament(...flags, '--deals', '4', '--records', file);
    expect(again.standings).toEqual(resumed.standings); // times too: nothing was played
    expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeGreaterThan(4);
  });

  test('--until-sure stops when the first bot is surely better', async () => {
    const { deals, standings: told } = await tournament('--bots', 'greedy,random', '--deals', '60', '--until-sure');
    expect(deals).toBeLessThan(60);
    expect(told[0]!.verdict).toBe('above');
  });

  test('who sees everything does better', async () => {
    const { standings: told } = await tournament(
      '--bots',
      'cheat:greedy:1/0,greedy:1/0',
      '--deals',
      '30',
      '--seed',
      '2',
    );
    expect(told[0]!.wins.share).toBeGreaterThan(0.25);
  });

  test.each([
    [['--bots', 'prophet,random'], 'there is no bot "prophet"; there are random, rookie'],
    [['--bots', 'shark:many'], 'there is no bot "shark:many"'],
    [['--bots', 'shark:16'], 'with a budget if wanted ("shark:16/400": 16 states, 400 playouts)'],
    [['--bots', 'bear:shark'], 'taking-stock has no style "bear"; it has none'],
    [['--bots', 'greedy,greedy'], '--bots names a bot twice'],
    [['--bots', 'greedy', '--deals', '0'], '--deals is a whole number from 1'],
  ])('refuses %j in one line', async (flags, said) => {
    const { code, stderr } = await outcry(['tournament', 'taking-stock', ...flags]);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('refuses records of another tournament, and files that are none', async () => {
    const file = join(emptyFolder(), 'records.jsonl');
    await tournament('--bots', 'random', '--deals', '1', '--records', file);
    const other = await outcry(['tournament', 'taking-stock', '--bots', 'greedy', '--records', file]);
    expect(other).toMatchObject({ code: 2 });
    expect(other.stderr).toContain('belongs to another tournament');
    writeFileSync(file, 'hello\n');
    const none = await outcry(['tournament', 'taking-stock', '--bots', 'random', '--records', file]);
    expect(none.stderr).toContain('is no file of a tournament');
  });
});
