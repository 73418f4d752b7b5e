import { exp, log } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { winPart } from './net/net.ts';

/**
 * How much money it takes to be e (2.7) times as likely to win as a rival, by `evaluate`: at the start of a game of four,
 * in the middle and at the end. With twice as many seats it takes 2 to the power of `seats` times as much.
 */
export interface Odds {
  readonly start: number;
  readonly middle: number;
  readonly end: number;
  readonly seats: number;
}

/** Fitted to games of self-play by `outcry odds GAME`. Fit again when a game's `evaluate` changes. */
const ODDS: Readonly<Record<string, Odds>> = {
  'bear-raid': { start: 666, middle: 276, end: 117, seats: -0.16 },
  speculate: { start: 1040, middle: 443, end: 107, seats: 0.87 },
  speculation: { start: 888, middle: 507, end: 90.8, seats: -1.27 },
  stockpile: { start: 33.5, middle: 20.5, end: 8.26, seats: -0.47 },
  'taking-stock': { start: 9, middle: 8.15, end: 4.13, seats: 0.66 },
};
const UNKNOWN_GAME: Odds = { start: 10, middle: 10, end: 10, seats: 0 };

export const oddsOf = ({ id }: AnyGame): Odds => ODDS[id] ?? UNKNOWN_GAME;

/** Everybody's chance to win, by what wealth is expected; together 1. */
export function chancesBy(
  { start, middle, end, seats }: Odds,
  expected: readonly number[],
  progress: number,
): number[] {
  const late = 2 * progress - 1;
  const bend = late < 0 ? log(start / middle) : log(end / middle);
  const scale = middle * exp(Math.abs(late) * bend + seats * log(expected.length / 4));
  const most = Math.max(...expected);
  const weights = expected.map((wealth) => exp((wealth - most) / scale));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Everybody's chance to win in a state. */
export function chances(game: AnyGame, state: unknown): number[] {
  const result = game.result(state);
  if (result) return result.places.map((_, seat) => winPart(result, seat));
  return chancesBy(oddsOf(game), game.evaluate(state), game.foresight.progress(state));
}
