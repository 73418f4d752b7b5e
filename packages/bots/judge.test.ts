import type { AnyGame } from '@outcry/engine';
import { fastRng } from '@outcry/engine';
import { whispers } from '../engine/testing/whispers.ts';
import { expect, test } from 'vitest';
import { plainJudge } from './judge.ts';
import { search } from './search.ts';

/** A game of one decision: 0 keeps a small lead for sure, 1 draws a large one in a third of the cases, else a small loss. */
const gamble = {
  ...whispers,
  actors: () => [],
  imagine: () => ({ mine: 95 }),
  clone: (state: { mine: number }) => ({ ...state }),
  apply(state: { mine: number }, _seat: number, move: number, rng: { below(n: number): number }) {
    state.mine = move === 0 ? 110 : rng.below(3) === 0 ? 300 : 90;
  },
  evaluate: ({ mine }: { mine: number }) => [mine, 100, 40],
} as unknown as AnyGame;
const calm = { ...gamble, foresight: { ...gamble.foresight, swing: () => 5 } };

const choose = (game: AnyGame): unknown =>
  search(game)({ seat: 0 }, [0, 1], fastRng(1), { states: 64, playouts: 0 })[0];

test('a bot wants the largest lead, or to be ahead where the game says how much leads swing', () => {
  expect(choose(gamble)).toMatchObject({ move: 1 });
  expect(choose(calm)).toMatchObject({ move: 0, expected: expect.closeTo(10) as number });
});

test('where leads swing, a value is the chance to end with the most, and turns into the lead it is worth', () => {
  const judge = plainJudge(calm, { mine: 95 }, 0);
  expect(judge.value({ mine: 100 }, 0)).toBeCloseTo(0.5);
  expect(judge.value({ mine: 40 }, 0)).toBeLessThan(0.001);
  expect(judge.lead(judge.value({ mine: 95 }, 0))).toBeCloseTo(-5);
  expect(judge.lead(judge.value({ mine: 110 }, 0))).toBeCloseTo(10);
  expect(judge.lead(1)).toBeLessThan(Infinity);
  const equal = plainJudge({ ...calm, evaluate: () => [7, 7, 7, 7] }, {}, 0);
  expect(equal.value({}, 0)).toBe(0.25);
});
