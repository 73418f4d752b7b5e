import { oddsOf } from '@outcry/bots';
import { GAME_IDS, newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { fitOdds, lossOf, offBy, tenths } from './odds/fit.ts';
import { positionsOf } from './odds/positions.ts';
import type { Position } from './odds/positions.ts';

const GAMES = 24;
/** `outcry odds` fits to games of other seeds. */
const HELD_OUT_SEED = 77;

test.each(GAME_IDS)('the chance to win is right on games of %s it was not fitted to', async (id) => {
  const game = await newestGame(id);
  const positions = [...positionsOf(game, GAMES, HELD_OUT_SEED)].flat();
  const fair = positions.reduce((sum, { won }) => sum + Math.log(won.length), 0) / positions.length;
  expect(lossOf(oddsOf(game), positions)).toBeLessThan(fair);
  // So few games alone make the tenths differ by some points; over hundreds of games they are off by 1 to 3.
  expect(offBy(tenths(oddsOf(game), positions))).toBeLessThan(0.12);
});

test('a fit finds the odds that positions were made with', () => {
  const odds = { start: 60, middle: 20, end: 8, seats: 0 };
  const positions: Position[] = [];
  for (let i = 0; i < 3000; i++) {
    const progress = (i % 11) / 10;
    const expected = [100, 100 + ((i * 37) % 61) - 30, 100 + ((i * 53) % 41) - 20, 95];
    positions.push({ expected, progress, won: chancesOf(odds, expected, progress) });
  }
  const fitted = fitOdds(positions);
  for (const name of ['start', 'middle', 'end'] as const)
    expect(Math.abs(fitted[name] / odds[name] - 1)).toBeLessThan(0.05);
});

/** Written anew, so that the fit is not tested by what it is made of. */
function chancesOf(
  { start, middle, end }: { start: number; middle: number; end: number },
  expected: number[],
  progress: number,
) {
  const late = 2 * progress - 1;
  const scale = middle ** (1 - Math.abs(late)) * (late < 0 ? start : end) ** Math.abs(late);
  const weights = expected.map((wealth) => Math.exp(wealth / scale));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
