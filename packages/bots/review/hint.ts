import type { Advice, AnyView } from '@outcry/engine';
import type { Explained } from '../explain.ts';
import { compareMoves } from './price.ts';
import type { Judging } from './price.ts';
import type { Choice, Cost, Reason } from './review.ts';

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

/**
 * Judges explained moves by the same imagined states and under the same chance, as a review does, and ranks them by that:
 * it looks closer than the search that found them. The best comes first.
 */
export function hints(judging: Judging, view: AnyView, explained: readonly Explained[]): Hint[] {
  const [found, ...others] = explained;
  if (found === undefined) return [];
  const first = against(judging, view, found, others);
  const best = first.reduce((high, each) => (each.chance > high.chance ? each : high));
  if (best.move === found.move) return first;
  const rest = explained.filter(({ move }) => move !== best.move);
  return against(judging, view, best, rest);
}

/** One move and others, each compared with it; the others are ranked. */
function against(judging: Judging, view: AnyView, best: Explained, others: readonly Explained[]): Hint[] {
  const advice = { move: best.move, expected: best.expected } satisfies Advice;
  const priceOf = (move: unknown) => compareMoves(judging, view, move, advice, DEALS);
  const prices = others
    .map((each) => ({ each, price: priceOf(each.move) }))
    .toSorted((a, b) => b.price.made.chance - a.price.made.chance);
  const own = prices[0]?.price ?? priceOf(best.move);
  return [
    hint(best, own.better, null, own.reasons),
    ...prices.map(({ each, price }) => hint(each, price.made, price.cost, price.reasons)),
  ];
}

/** All a hint says of a move is seen in the same futures. */
const hint = (
  each: Explained,
  { chance, wealth, rival }: Choice,
  cost: Cost | null,
  reasons: readonly Reason[],
): Hint => ({ ...each, chance, wealth, rival, expected: wealth - rival, cost, reasons });
