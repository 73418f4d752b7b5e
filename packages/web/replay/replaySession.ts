import { begin, eventsFor, playAt, recordingOf } from '@outcry/engine';
import type { AnyGame, GameFile, Played, Recording, Seat } from '@outcry/engine';
import type { Moment } from '../table/source.ts';

/** How many moves lie between two kept states: a page of moments. */
export const PAGE = 100;

/** A whole game that is over or nobody's secret, to be looked at from any seat. Throws a MoveError for a wrong move. */
export class ReplaySession {
  /** Who had to decide at each moment, and what each seat was worth. */
  readonly actors: (readonly Seat[])[] = [];
  readonly worth: (readonly number[])[] = [];
  readonly #game: AnyGame;
  readonly #recording: Recording;
  readonly #played: Played[] = [];
  /** The state at the first moment of each page, so that a page costs no more than itself. */
  readonly #states: unknown[] = [];

  constructor(game: AnyGame, file: GameFile) {
    this.#game = game;
    this.#recording = recordingOf(file);
    const { moves, key } = this.#recording;
    const state = begin(game, this.#recording);
    for (let at = 0; at <= moves.length; at++) {
      if (at > 0) this.#played.push(playAt(game, state, key, at - 1, moves[at - 1]!));
      if (at % PAGE === 0) this.#states.push(game.clone(state));
      this.actors.push([...game.actors(state)]);
      this.worth.push([...game.worth(state)]);
    }
  }

  /** The moments of a page as a seat (null: a spectator) saw them. */
  page(number: number, seat: Seat | null): Moment[] {
    const { moves, key } = this.#recording;
    const state = this.#game.clone(this.#states[number]);
    const first = number * PAGE;
    const moments: Moment[] = [];
    for (let at = first; at <= Math.min(moves.length, first + PAGE - 1); at++) {
      if (at > first) playAt(this.#game, state, key, at - 1, moves[at - 1]!);
      const events = at === 0 ? [] : eventsFor(this.#played[at - 1]!, seat);
      moments.push({ at, view: this.#game.view(state, seat), events });
    }
    return moments;
  }
}
