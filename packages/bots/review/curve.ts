import { fastRng } from '@outcry/engine';
import type { AnyGame, AnyView } from '@outcry/engine';
import { imaginedStates } from '../imagined.ts';
import { playOn } from '../playout.ts';
import { rounded } from './estimate.ts';
import { chanceIn, rngOf } from './price.ts';
import type { Judging } from './price.ts';

/** Chance within an imagined future is drawn from seeds below this. */
const SEEDS = 2 ** 31;

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
  const all = sums.reduce((total, sum) => total + sum, 0);
  return sums.map((sum) => rounded(sum / all));
}

/** The chances when a game is over: who won. */
export const finalChances = (game: AnyGame, state: unknown): number[] => {
  const { places } = game.result(state)!;
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? rounded(1 / winners) : 0));
};
