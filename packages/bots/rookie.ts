import type { AnyGame, Bot } from '@outcry/engine';
import { search } from './search.ts';

/** How far off a rookie's estimates are, as a part of the distance between the best and the worst move. */
const MISJUDGEMENT = 1;
const STEPS = 1000;

/** Sees what a hasty search sees and misjudges it: avoids the worst moves, often misses the best. */
export const rookie = (game: AnyGame): Bot => {
  const judge = search(game);
  return (view, legal, rng, budget) => {
    const advice = judge(view, legal, rng, budget);
    const spread = advice[0]!.expected - advice.at(-1)!.expected;
    return advice
      .map(({ move, expected }) => {
        const error = (rng.below(2 * STEPS + 1) - STEPS) / STEPS;
        return { move, expected: expected + error * MISJUDGEMENT * spread };
      })
      .toSorted((a, b) => b.expected - a.expected);
  };
};
