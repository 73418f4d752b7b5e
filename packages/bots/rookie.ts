import { log } from '@outcry/engine';
import type { AnyGame, Bot, Rng } from '@outcry/engine';
import { search } from './search.ts';

/** How far off estimates are, as a part of the distance between the best and the worst move: the temperature. */
const MISJUDGEMENT = 0.25;
/** Where that hardly shows: many moves of Speculate are nearly as good as the best, so a rookie played like a trader. */
const MISJUDGEMENT_IN: Readonly<Record<string, number>> = { speculate: 0.6 };
/** Moves that are further from the best than this part of that distance are never made. */
export const ABSURD = 0.5;
const STEPS = 2 ** 20;

/**
 * Sees what a hasty search sees and misjudges it like a person: mostly takes a move near the best, never an absurd one.
 * The errors are those (Gumbel's) under which a move is chosen with a probability that falls exponentially with what it
 * loses: a softmax over the leads.
 */
export const rookie = (game: AnyGame): Bot => {
  const judge = search(game);
  const temperature = MISJUDGEMENT_IN[game.id] ?? MISJUDGEMENT;
  return (view, legal, rng, budget) => {
    const advice = judge(view, legal, rng, budget);
    const best = advice[0]!.expected;
    const spread = best - advice.at(-1)!.expected;
    return advice
      .filter(({ expected }) => best - expected <= ABSURD * spread)
      .map(({ move, expected }) => ({ move, expected: expected + temperature * spread * error(rng) }))
      .toSorted((a, b) => b.expected - a.expected);
  };
};

/** A random number by Gumbel's distribution. */
const error = (rng: Rng): number => -log(-log((rng.below(STEPS) + 0.5) / STEPS));
