import { exp, fastRng, log } from '@outcry/engine';
import type { AnyGame, AnyView } from '@outcry/engine';
import { imaginedStates } from '../imagined.ts';
import { playOn } from '../playout.ts';
import { rounded } from './estimate.ts';
import { chanceIn, rngOf } from './price.ts';
import type { Judging } from './price.ts';

/** Chance within an imagined future is drawn from seeds below this. */
const SEEDS = 2 ** 31;

/**
 * How sure a spectator can be of what imagined games say, from 0 to 1: chances are raised to this power. Fitted to games
 * of Traders with `npm run bench:review`; fit again when a game's `evaluate` or odds change.
 */
const SURENESS: Readonly<Record<string, number>> = { 'bear-raid': 0.75, speculate: 0.8, stockpile: 0.75 };
/** A chance of nothing has no logarithm. */
const LEAST = 1e-4;

/** Chances raised to a power, together 1: below 1 they are less sure. */
export function tempered(chances: readonly number[], sureness: number): number[] {
  const weights = chances.map((chance) => (sureness === 1 ? chance : exp(sureness * log(Math.max(LEAST, chance)))));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Everybody's chance to win by what a spectator knew, together 1. */
export function spectatorsChances(judging: Judging, view: AnyView, seats: number, deals: number): number[] {
  const { game } = judging;
  const rng = rngOf(view);
  const states = imaginedStates(game, view, rng);
  const sums = new Array<number>(seats).fill(0);
  for (let deal = 0; deal < deals; deal++) {
    const future = states.next().value;
    playOn(game, future, Math.max(1, game.foresight.plies), fastRng(rng.below(SEEDS)));
    for (let seat = 0; seat < seats; seat++) sums[seat]! += chanceIn(judging, future, seat);
  }
  return tempered(
    sums.map((sum) => sum / deals),
    SURENESS[game.id] ?? 1,
  ).map(rounded);
}

/** The chances when a game is over: who won. */
export const finalChances = (game: AnyGame, state: unknown): number[] => {
  const { places } = game.result(state)!;
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? rounded(1 / winners) : 0));
};
