import type { AnyGame } from './any.ts';
import type { Seat } from './game.ts';
import { play } from './play.ts';
import type { Played } from './play.ts';
import { tableRng } from './rng.ts';

/** A move as it is kept: who made it, and what it was. */
export type Entry = readonly [seat: Seat, move: unknown];

/** All that a game is: everything else is derived from these. `key` is the table's 256-bit key (see fairness.ts). */
export interface Recording {
  readonly seats: number;
  readonly options: unknown;
  readonly key: Uint8Array;
  readonly moves: readonly Entry[];
}

/** The state before the first move. */
export const begin = (game: AnyGame, { options, seats, key }: Omit<Recording, 'moves'>): unknown =>
  game.setup(options, seats, tableRng(key, 0));

/** Makes move number `count` (the number of moves standing before it) of a real table. */
export const playAt = (game: AnyGame, state: unknown, key: Uint8Array, count: number, [seat, move]: Entry): Played =>
  play(game, state, seat, move, tableRng(key, count + 1));

/**
 * The state after the first `upTo` moves (default: all), each checked against the rules. `visit` is called after each
 * move with the state of that moment, which goes on changing: take a view or a clone of it.
 */
export function replay(
  game: AnyGame,
  recording: Recording,
  upTo: number = recording.moves.length,
  visit?: (state: unknown, entry: Entry, index: number, played: Played) => void,
): unknown {
  const state = begin(game, recording);
  for (let index = 0; index < upTo; index++) {
    const entry = recording.moves[index]!;
    const played = playAt(game, state, recording.key, index, entry);
    visit?.(state, entry, index, played);
  }
  return state;
}
