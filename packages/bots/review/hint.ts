import type { Advice, AnyView } from '@outcry/engine';
import { falling } from '../explain.ts';
import type { Explained } from '../explain.ts';
import { compareMoves } from './price.ts';
import type { Judging } from './price.ts';
import type { Cost, Reason } from './review.ts';

/** In so many imagined states the moves of a hint are compared. */
const DEALS = 200;

/** A move of a hint, judged as a review judges it. */
export interface Hint extends Explained {
  /** What the seat may expect to end with. */
  readonly wealth: number;
  /** What it costs against the best one; null: it is the best. */
  readonly cost: Cost | null;
  /** What the best one gains against it; of the best: against the next. */
  readonly reasons: readonly Reason[];
}

/** Judges explained moves, best first, by the same imagined states and under the same chance, as a review does. */
export function hints(judging: Judging, view: AnyView, explained: readonly Explained[]): Hint[] {
  const [best, ...others] = explained;
  if (best === undefined) return [];
  const alone = { move: best.move, expected: best.expected } satisfies Advice;
  const prices = others.map(({ move }) => compareMoves(judging, view, move, alone, DEALS));
  const own = prices[0] ?? compareMoves(judging, view, best.move, alone, DEALS);
  const choices = [own.better, ...prices.map(({ made }) => made)];
  const chances = falling(choices.map(({ chance }) => chance));
  return explained.map((each, index) => ({
    ...each,
    chance: chances[index]!,
    wealth: choices[index]!.wealth,
    rival: choices[index]!.rival,
    // By the same futures as the rest: what the search expected is of other ones.
    expected: choices[index]!.wealth - choices[index]!.rival,
    cost: index === 0 ? null : prices[index - 1]!.cost,
    reasons: index === 0 ? own.reasons : prices[index - 1]!.reasons,
  }));
}
