import { GAME_IDS } from '@outcry/games';
import { expect, test } from 'vitest';
import { outcry, outcryHere } from './testing/outcry.ts';

test('without a command, help is shown', async () => {
  const { code, stdout } = await outcry([]);
  expect(code).toBe(0);
  for (const command of ['games', 'play', 'simulate', 'replay', 'verify', 'bench'])
    expect(stdout).toMatch(new RegExp(`\n  ${command} `));
});

test('games lists every game, for people and as JSON, with options and where the tables come from', async () => {
  const list = await outcryHere('games');
  const one = await outcryHere('games', 'taking-stock');
  const json = await outcryHere('games', '--json');
  for (const id of GAME_IDS) expect(list.stdout).toMatch(new RegExp(`^${id} `, 'm'));
  expect(one.stdout).toContain('  leftOut: Companies left out (any of these, joined by +: blue-moon');
  expect(one.stdout).toMatch(/table effects: reconstruction/);
  const { games, bots } = JSON.parse(json.stdout) as {
    games: { game: string; seats: { min: number } }[];
    bots: string[];
  };
  expect(games.map(({ game }) => game)).toEqual(GAME_IDS);
  expect(bots).toContain('greedy');
});

test('bench --json prints the figures of every game and of the peer in the same run', async () => {
  const { code, stdout, stderr } = await outcry(['bench', '--seconds', '0.1', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { games, peer } = JSON.parse(stdout) as {
    games: Record<string, number | string>[];
    peer: Record<string, number | string>;
  };
  expect(games.map(({ game }) => game)).toEqual(GAME_IDS);
  for (const figures of games) {
    expect(Object.keys(figures)).toEqual(
      'game seats movesPerSecond gamesPerSecond movesPerGame meanLegal cloneMicroseconds'.split(' '),
    );
    expect(Number(figures.gamesPerSecond) * Number(figures.movesPerGame)).toBeCloseTo(
      Number(figures.movesPerSecond),
      0,
    );
  }
  expect(Object.keys(peer)).toEqual(['name', 'version', 'movesPerSecond', 'ratio']);
  const ours = games.find(({ game }) => game === 'taking-stock')!;
  expect(peer.ratio).toBeCloseTo(Number(ours.movesPerSecond) / Number(peer.movesPerSecond));
});
