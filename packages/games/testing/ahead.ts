import { fastRng, pick } from '@outcry/engine';
import type { AnyGame, Seat } from '@outcry/engine';

/** The part of so many games won by a seat that looks one step ahead, in two imagined states, when all others play at random. */
export function winsAhead(game: AnyGame, options: unknown, seats: number, games: number): number {
  let wins = 0;
  for (let deal = 0; deal < games; deal++) {
    const me: Seat = deal % seats;
    const rng = fastRng(deal);
    const state = game.setup(options, seats, rng);
    const best = (): unknown => {
      const view = game.view(state, me);
      const imagined = [game.imagine(view, rng), game.imagine(view, rng)];
      const worth = (move: unknown): number =>
        imagined.reduce<number>((sum, each) => {
          const future = game.clone(each);
          game.apply(future, me, move, fastRng(1), null);
          return sum + game.evaluate(future)[me]!;
        }, 0);
      return game
        .legal(state, me)
        .map((move) => ({ move, worth: worth(move) }))
        .reduce((a, b) => (b.worth > a.worth ? b : a)).move;
    };
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = pick(actors, rng);
      game.apply(state, seat, seat === me ? best() : pick(game.legal(state, seat), rng), rng, null);
    }
    if (game.result(state)!.places[me] === 1) wins++;
  }
  return wins / games;
}
