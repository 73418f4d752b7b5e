import type { ShownRating } from '@outcry/server/api';

/** The part of the scale that a page shows, from end to end. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const STEP = 100;
const START = 1500;

/** A range in which all these bars fit, with everybody's start in it. */
export function rangeOf(ratings: readonly ShownRating[]): Range {
  const from = Math.min(START - STEP, ...ratings.map(({ low }) => low - STEP));
  const to = Math.max(START + STEP, ...ratings.map(({ high }) => high + STEP));
  return { from: Math.floor(from / STEP) * STEP, to: Math.ceil(to / STEP) * STEP };
}

/** Where a rating lies, in percent of the range. */
export const at = ({ from, to }: Range, rating: number): number =>
  Math.min(100, Math.max(0, (100 * (rating - from)) / (to - from)));

/** The hundreds within a range, without its ends. */
export function hundreds({ from, to }: Range): number[] {
  const all: number[] = [];
  for (let rating = from + STEP; rating < to; rating += STEP) all.push(rating);
  return all;
}

const MOST_NAMED = 7;

/** The hundreds that are written, 1500 among them: so few that they stand apart. */
export function named(range: Range): number[] {
  const all = hundreds(range);
  for (const steps of [1, 2, 5, 10]) {
    const some = all.filter((rating) => (rating - START) % (steps * STEP) === 0);
    if (some.length <= MOST_NAMED) return some;
  }
  return [START];
}
