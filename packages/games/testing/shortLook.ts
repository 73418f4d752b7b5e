import { fastRng } from '@outcry/engine';
import type { AnyGame, Seat } from '@outcry/engine';

/** Plays on, in place, by the game's own policy until nothing is half done. */
export function toQuiet(game: AnyGame, state: unknown, seed: number): void {
  const rng = fastRng(seed);
  while (game.actors(state).length > 0 && !game.foresight.quiet(state)) {
    const seats = game.actors(state).slice();
    const moves = seats.map((seat) => game.foresight.policy!(state, seat, rng));
    seats.forEach((seat, i) => game.apply(state, seat, moves[i], rng, null));
  }
}

/**
 * What a bot that looks a little ahead thinks of every legal move of a seat: its lead over the best rival at the next
 * quiet state, on average over imagined states, the same ones for all moves.
 */
export function shortLook(game: AnyGame, state: unknown, seat: Seat, states: number, seed = 1): number[] {
  const rng = fastRng(seed);
  const view = game.view(state, seat);
  const legal = game.legal(state, seat);
  const sums = legal.map(() => 0);
  for (let time = 0; time < states; time++) {
    const imagined = game.imagine(view, rng);
    const chance = rng.below(2 ** 31);
    legal.forEach((move, i) => {
      const future = game.clone(imagined);
      game.apply(future, seat, move, fastRng(chance), null);
      toQuiet(game, future, chance);
      sums[i]! += leadOf(game.evaluate(future), seat);
    });
  }
  return sums.map((sum) => sum / states);
}

/** The same, by what a move is. */
export function valuesOf(game: AnyGame, state: unknown, seat: Seat): (move: unknown) => number {
  const values = shortLook(game, state, seat, 24);
  const legal = game.legal(state, seat).map((move) => JSON.stringify(move));
  return (wanted) => values[legal.indexOf(JSON.stringify(wanted))]!;
}

/** How far ahead of the best rival a seat is. */
export const leadOf = (wealth: readonly number[], seat: Seat): number =>
  wealth[seat]! - Math.max(...wealth.filter((_, other) => other !== seat));
