import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { newestGame } from '@outcry/games';
import { loadEncoding } from '@outcry/games/encoding.ts';
import { describe, expect, test } from 'vitest';
import { Environment } from './env/environment.ts';
import { outcry } from './testing/outcry.ts';

const example = (file: string): string => fileURLToPath(new URL(`../../examples/${file}`, import.meta.url));
const JAVASCRIPT = `exec:node '${example('bot.mjs')}'`;
const PYTHON = `exec:python3 '${example('bot.py')}'`;
const long = process.env.OUTCRY_LONG !== undefined;

async function json(...args: string[]): Promise<unknown> {
  const { code, stdout, stderr } = await outcry([...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

test('the example in JavaScript plays a tournament and a simulation as a process of its own', async () => {
  const bots = `${JAVASCRIPT},random`;
  const [tournament, simulation] = await Promise.all([
    json('tournament', 'taking-stock', '--bots', bots, '--deals', '2', '--seats', '3', '--workers', '1'),
    json('simulate', 'taking-stock', '--bots', bots, '--games', '3', '--seed', '1', '--workers', '1'),
  ]);
  expect(tournament).toMatchObject({ deals: 2, standings: [{ bot: JAVASCRIPT, seats: 1 }, { bot: 'random' }] });
  expect((tournament as { standings: object[] }).standings[0]).not.toHaveProperty('faults');
  expect(simulation).toMatchObject({ games: 3, finished: 3 });
  expect(simulation).not.toHaveProperty('faults');
});

test('a program that fails is reported, and the run goes on', async () => {
  const { code, stdout, stderr } = await outcry([
    'tournament',
    'taking-stock',
    '--bots',
    'exec:false,random',
    '--deals',
    '1',
    '--workers',
    '1',
  ]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/! exec:false failed and had decisions made at random: 5 crashed, \d+ absent/);
  expect(stderr).toContain('lost a decision: crashed (it ended with code 1)');
});

test('a person plays against a program', async () => {
  const { code, stdout } = await outcry(['play', 'taking-stock', '--seats', '3', '--bots', JAVASCRIPT], {
    input: '1\n'.repeat(60),
  });
  expect(code).toBe(0);
  expect(stdout).toContain('(program)');
  expect(stdout).toContain('The game is over.');
});

describe('a table for a program that plays every seat', async () => {
  const game = await newestGame('taking-stock');
  const environment = new Environment(game, await loadEncoding(game));
  const ask = (message: unknown): Record<string, unknown> => environment.answer(JSON.stringify(message));

  test('goes from reset by steps to the end', () => {
    let told = ask({ type: 'reset', seed: 1, seats: 3, wants: ['legal', 'mask'] });
    let steps = 0;
    for (; told.type === 'turn'; steps++) {
      const { mask, actions, count } = told as { mask: number[]; actions: number[]; count: number };
      expect(actions).toHaveLength(count);
      told = ask(steps % 2 === 0 ? { type: 'step', action: mask.lastIndexOf(1) } : { type: 'step', choice: count - 1 });
    }
    expect(told).toMatchObject({ type: 'over', places: [expect.any(Number), expect.any(Number), expect.any(Number)] });
    expect(ask({ type: 'step', choice: 0 })).toEqual({ type: 'error', message: 'the game is over: send a reset' });
  });

  test('what is wrong is answered with an error, and changes nothing', () => {
    const before = ask({ type: 'reset', seed: 2, seats: 3 });
    expect(environment.answer('{')).toEqual({ type: 'error', message: 'a line is one JSON object' });
    expect(ask({ type: 'leave' })).toEqual({ type: 'error', message: 'a line is a reset, a step or a look' });
    expect(ask({ type: 'step', choice: 999 })).toEqual({ type: 'error', message: 'this move is not legal' });
    expect(ask({ type: 'look', seat: 3 })).toEqual({ type: 'error', message: 'there is no seat 3' });
    expect(ask({ type: 'reset', seed: 1, seats: 9 })).toMatchObject({ type: 'error' });
    const { type: _turn, worth: _worth, ...told } = before;
    expect(ask({ type: 'look', seat: before.seat })).toEqual({ type: 'look', ...told });
  });
});

describe.runIf(long)('in Python', () => {
  test('the example finishes a tournament', { timeout: 600_000 }, async () => {
    const told = await json('tournament', 'taking-stock', '--bots', `${PYTHON},random`, '--deals', '5');
    expect(told).toMatchObject({ deals: 5 });
    expect((told as { standings: object[] }).standings[0]).not.toHaveProperty('faults');
  });

  test('the environment plays whole games', { timeout: 600_000 }, async () => {
    const child = spawn('python3', [example('outcry_env.py'), 'taking-stock', '3']);
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    const games = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { rewards: Record<string, number> });
    expect(games).toHaveLength(3);
    for (const { rewards } of games)
      expect(Object.values(rewards).reduce((sum, reward) => sum + reward)).toBeCloseTo(1);
  });
});
