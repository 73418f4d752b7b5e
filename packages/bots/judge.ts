import { logistic, logit } from '@outcry/engine';
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

/** Judges by `evaluate`: by the lead it expects, or by the chance this gives where the game says how much leads swing. */
export function plainJudge({ evaluate, foresight: { swing } }: AnyGame, root: unknown): Judge {
  const ahead = (state: unknown, seat: Seat): number => lead(evaluate(state), seat);
  if (!swing) return { value: ahead, lead: (value) => value };
  const scale = swing(root);
  return {
    value: (state, seat) => logistic(ahead(state, seat) / swing(state)),
    lead: (value) => leadWorth(value, scale),
  };
}
