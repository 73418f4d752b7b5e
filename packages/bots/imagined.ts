import { fastRng } from '@outcry/engine';
import type { AnyGame, AnyView, Rng, Seat } from '@outcry/engine';
import { othersChoose, playOn } from './playout.ts';

/** So many states are imagined at a time where a game offers that. */
const AT_A_TIME = 16;
/** Chance within an imagined future is drawn from seeds below this. */
const SEEDS = 2 ** 31;

/** States the seat thinks possible, one after the other. A game that is quicker with many is asked for some at a time. */
export function* imaginedStates(game: AnyGame, view: AnyView, rng: Rng): Generator<unknown, never> {
  for (;;)
    if (game.imagineMany) yield* game.imagineMany(view, rng, AT_A_TIME);
    else yield game.foresight.imagine?.(view, rng) ?? game.imagine(view, rng);
}

/** What moves lead to from one state: each under the same chance, played on for `plies` moves and to a quiet state. */
export type Futures = (move: unknown, plies: number) => unknown;

/** Those of a state the seat thinks possible. Whoever chooses at the same time has chosen in it. The state is used up. */
export function futuresOf(game: AnyGame, imagined: unknown, seat: Seat, rng: Rng): Futures {
  const chance = rng.below(SEEDS);
  othersChoose(game, imagined, seat, fastRng(chance));
  return (move, plies) => {
    const future = game.clone(imagined);
    const luck = fastRng(chance);
    game.apply(future, seat, move, luck, null);
    playOn(game, future, plies, luck);
    return future;
  };
}
