import { exp, logit } from '@outcry/engine';
import type { AnyGame, Seat } from '@outcry/engine';
import { lead } from './candidates.ts';

/** A value is kept this far from 0 and 1 where it is turned into a lead. */
const MARGIN = 0.001;

/** Judges futures from a seat: the higher, the better. */
export interface Judge {
  value(state: unknown, seat: Seat): number;
  /** The lead, in the game's money, that is worth this value. */
  lead(value: number): number;
}

/** The lead whose `logistic` is this value, if it is counted in units of `scale`. */
export const leadWorth = (value: number, scale: number): number =>
  scale * logit(Math.min(1 - MARGIN, Math.max(MARGIN, value)));

/** How likely a seat has the most in the end if it expects so much now and every lead swings by so much: softmax. */
function chanceOf(expected: readonly number[], seat: Seat, swing: number): number {
  let sum = 0;
  for (let other = 0; other < expected.length; other++) sum += exp((expected[other]! - expected[seat]!) / swing);
  return 1 / sum;
}

/** Judges by `evaluate`: by the lead it expects, or by the chance to win where the game says how much leads swing. */
export function plainJudge({ evaluate, foresight: { swing } }: AnyGame, root: unknown, seat: Seat): Judge {
  if (!swing) return { value: (state) => lead(evaluate(state), seat), lead: (value) => value };
  const expected = evaluate(root);
  const scale = swing(root);
  const off = lead(expected, seat) - leadWorth(chanceOf(expected, seat, scale), scale);
  return {
    value: (state) => chanceOf(evaluate(state), seat, swing(state)),
    lead: (value) => leadWorth(value, scale) + off,
  };
}
