import { fastRng, pick } from '@outcry/engine';
import type { AnyGame, Rng, Seat } from '@outcry/engine';

/** States imagined for one decision. */
const STATES = 2;

/** The move after which the seat's own expectation is best, one step ahead. */
function bestOf(game: AnyGame, state: unknown, seat: Seat, rng: Rng): unknown {
  const legal = game.legal(state, seat);
  if (legal.length === 1) return legal[0];
  const view = game.view(state, seat);
  const imagined = Array.from({ length: STATES }, () => game.imagine(view, rng));
  let best: unknown = null;
  let most = -Infinity;
  for (const move of legal) {
    let value = 0;
    for (const each of imagined) {
      const future = game.clone(each);
      game.apply(future, seat, move, fastRng(1), null);
      value += game.evaluate(future)[seat]!;
    }
    if (value > most) [most, best] = [value, move];
  }
  return best;
}

/** For tests of `evaluate`: the share of games won by a seat that looks one step ahead while the others play at random. */
export function winsLookingAhead(game: AnyGame, options: unknown, seats: number, games: number): number {
  let wins = 0;
  for (let deal = 0; deal < games; deal++) {
    const rng = fastRng(deal);
    const state = game.setup(options, seats, rng);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0]!;
      const ahead = seat === deal % seats;
      const move = ahead ? bestOf(game, state, seat, rng) : pick(game.legal(state, seat), rng);
      game.apply(state, seat, move, rng, null);
    }
    if (game.result(state)!.places[deal % seats] === 1) wins++;
  }
  return wins / games;
}
