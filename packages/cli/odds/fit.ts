import { chancesBy } from '@outcry/bots';
import type { Odds } from '@outcry/bots';
import { exp, log } from '@outcry/engine';
import type { Position } from './positions.ts';

/** How surely the odds expected what happened: the mean cross-entropy, less is better. */
export function lossOf(odds: Odds, positions: readonly Position[]): number {
  let sum = 0;
  for (const { expected, progress, won } of positions)
    chancesBy(odds, expected, progress).forEach((chance, seat) => {
      if (won[seat]! > 0) sum -= won[seat]! * log(Math.max(chance, 1e-12));
    });
  return sum / positions.length;
}

/** Steps of the search, as parts of a number; each is tried until it helps no more. */
const STEPS = [0.5, 0.2, 0.08, 0.03, 0.01];

/** The odds that fit positions best: each number is moved up and down as long as that helps. */
export function fitOdds(positions: readonly Position[]): Odds {
  const wealth = positions.flatMap(({ expected }) => expected);
  const usual = wealth.reduce((sum, each) => sum + Math.abs(each), 0) / wealth.length / 4;
  let odds: Odds = { start: usual, middle: usual, end: usual, seats: 0 };
  let loss = lossOf(odds, positions);
  const tryOut = (other: Odds): boolean => {
    const otherLoss = lossOf(other, positions);
    if (otherLoss >= loss) return false;
    odds = other;
    loss = otherLoss;
    return true;
  };
  for (const step of STEPS)
    for (let helped = true; helped;) {
      helped = false;
      for (const way of [step, -step]) {
        for (const name of ['start', 'middle', 'end'] as const)
          helped = tryOut({ ...odds, [name]: odds[name] * exp(way) }) || helped;
        helped = tryOut({ ...odds, seats: odds.seats + way }) || helped;
      }
    }
  return {
    start: rounded(odds.start),
    middle: rounded(odds.middle),
    end: rounded(odds.end),
    seats: Math.round(odds.seats * 100) / 100,
  };
}

/** Three digits are enough. */
const rounded = (value: number): number => Number(value.toPrecision(3));

/** A tenth of the chances given, from the lowest to the highest: what was expected on average, and what happened. */
export interface Tenth {
  readonly chance: number;
  readonly won: number;
}

/** How chances compare with wins, in tenths of equal size. */
export function tenths(odds: Odds, positions: readonly Position[]): Tenth[] {
  const all = positions
    .flatMap(({ expected, progress, won }) =>
      chancesBy(odds, expected, progress).map((chance, seat) => ({ chance, won: won[seat]! })),
    )
    .toSorted((a, b) => a.chance - b.chance);
  return Array.from({ length: 10 }, (_, tenth) => {
    const part = all.slice((tenth * all.length) / 10, ((tenth + 1) * all.length) / 10);
    const mean = (of: keyof Tenth): number => part.reduce((sum, each) => sum + each[of], 0) / part.length;
    return { chance: mean('chance'), won: mean('won') };
  });
}

/** By how much chances are off, on average over tenths. */
export const offBy = (parts: readonly Tenth[]): number =>
  parts.reduce((sum, { chance, won }) => sum + Math.abs(chance - won), 0) / parts.length;
