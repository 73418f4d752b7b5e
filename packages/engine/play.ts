import type { AnyGame } from './any.ts';
import { same } from './canonical.ts';
import { MoveError } from './errors.ts';
import type { AnyEvent, Seat } from './game.ts';
import type { Rng } from './rng.ts';
import { faults, fits } from './schema.ts';

/** An event and who sees it; `to` is null when everybody does. */
export interface Told {
  readonly event: AnyEvent;
  readonly to: readonly Seat[] | null;
}

/** What a move did. `barrier`: it used chance or showed somebody something hidden, so no undo passes it. */
export interface Played {
  readonly events: readonly Told[];
  readonly barrier: boolean;
}

/** The legal move that equals the one handed in, or a MoveError that says why there is none. Changes nothing. */
function legalMove(game: AnyGame, state: unknown, seat: Seat, move: unknown): unknown {
  const actors = game.actors(state);
  if (actors.length === 0) throw new MoveError('over', 'the game is over');
  if (!actors.includes(seat))
    throw new MoveError('not-asked', `seat ${seat} is not asked now; seat ${actors.join(', ')} is`);
  const legal = game.legal(state, seat);
  const found = legal.find((candidate) => same(candidate, move));
  if (found !== undefined) return found;
  if (!fits(game.moveSchema, move))
    throw new MoveError('malformed', `not a move of ${game.id}: ${faults(game.moveSchema, move)}`, null, legal);
  const refusal = game.refusal(state, seat, move);
  throw new MoveError('illegal', `rule ${refusal.rule}: ${refusal.reason}`, refusal, legal);
}

/** Makes a move that comes from outside: checked against `legal`, then applied in place. Throws a MoveError otherwise. */
export function play(game: AnyGame, state: unknown, seat: Seat, move: unknown, rng: Rng): Played {
  const found = legalMove(game, state, seat, move);
  const events: Told[] = [];
  const before = rng.draws;
  game.apply(state, seat, found, rng, (event, to) => events.push({ event, to: to ?? null }));
  const barrier = rng.draws !== before || events.some(({ event }) => Object.hasOwn(game.reveals, event.kind));
  return { events, barrier };
}

/** The events a seat (null: a spectator) sees of a move. */
export const eventsFor = (played: Played, seat: Seat | null): AnyEvent[] =>
  played.events.filter(({ to }) => to === null || (seat !== null && to.includes(seat))).map(({ event }) => event);
