import type { AnyGame, Rng, Seat } from '@outcry/engine';
import { lead } from './candidates.ts';

/** A playout that has not come to a quiet state after so many moves is judged where it is. */
const LONGEST = 400;

/** The move after which a seat's lead is largest, one step ahead; the first of those that are equal. */
function bestOneStep(game: AnyGame, state: unknown, seat: Seat, rng: Rng): unknown {
  const legal = game.legal(state, seat);
  if (legal.length === 1) return legal[0];
  let best = legal[0];
  let most = -Infinity;
  for (const move of legal) {
    const future = game.clone(state);
    game.apply(future, seat, move, rng, null);
    const expected = lead(game.evaluate(future), seat);
    if (expected > most) {
      most = expected;
      best = move;
    }
  }
  return best;
}

const policyOf = (game: AnyGame): ((state: unknown, seat: Seat, rng: Rng) => unknown) =>
  game.foresight.policy ?? ((state, seat, rng) => bestOneStep(game, state, seat, rng));

/**
 * Makes the moves of those who choose at the same time as a seat, but not its own: all decide before any of them moves,
 * so nobody answers what they cannot know.
 */
export function othersChoose(game: AnyGame, state: unknown, seat: Seat, rng: Rng): void {
  const actors = game.actors(state);
  if (actors.length < 2) return;
  const policy = policyOf(game);
  const others = actors.filter((actor) => actor !== seat);
  const moves = others.map((actor) => policy(state, actor, rng));
  others.forEach((actor, i) => game.apply(state, actor, moves[i], rng, null));
}

/** Plays on, in place, for at least so many moves and then to the next quiet state or the end. */
export function playOn(game: AnyGame, state: unknown, plies: number, rng: Rng): void {
  const { foresight } = game;
  const policy = policyOf(game);
  for (let made = 0; made < LONGEST;) {
    const actors = game.actors(state);
    if (actors.length === 0 || (made >= plies && foresight.quiet(state))) return;
    if (actors.length === 1) {
      const seat = actors[0]!;
      game.apply(state, seat, policy(state, seat, rng), rng, null);
    } else {
      const seats = actors.slice();
      const moves = seats.map((seat) => policy(state, seat, rng));
      seats.forEach((seat, i) => game.apply(state, seat, moves[i], rng, null));
    }
    made += actors.length;
  }
}
