import { eventsFor, playFile } from '@outcry/engine';
import type { AnyGame, GameFile, Match, Seat, Snapshot } from '@outcry/engine';
import type { Moment } from '../table/source.ts';

/** How many moves lie between two kept states: a page of moments. */
export const PAGE = 100;

/** A whole game that is over or nobody's secret, to be looked at from any seat. Throws a MoveError for a wrong move. */
export class ReplaySession {
  /** Who had to decide at each moment, and what each seat was worth. */
  readonly actors: (readonly Seat[])[] = [];
  readonly worth: (readonly number[])[] = [];
  readonly #match: Match;
  /** The state before the first moment of each page, the latest first, so that a page costs no more than itself. */
  readonly #kept: Snapshot[] = [];

  constructor(game: AnyGame, file: GameFile) {
    this.#match = playFile(game, { ...file, moves: [] });
    this.#note(0);
    for (const [seat, move] of file.moves) {
      this.#match.make(seat, move);
      this.#note(this.#match.journal.moves.length);
    }
  }

  #note(count: number): void {
    const { game, state, journal } = this.#match;
    this.actors.push([...game.actors(state)]);
    this.worth.push([...game.worth(state)]);
    if (count % PAGE === PAGE - 1)
      this.#kept.unshift({ count, seq: journal.moves.at(-1)!.seq, state: game.clone(state) });
  }

  /** What a seat could do after so many moves. */
  choices(at: number, seat: Seat): readonly unknown[] {
    const { game } = this.#match;
    return game.legal(this.#match.stateAfter(at, this.#kept), seat);
  }

  /** The moments of a page as a seat (null: a spectator) saw them. */
  page(number: number, seat: Seat | null): Moment[] {
    const { game, journal } = this.#match;
    const first = number * PAGE;
    const moments: Moment[] = [];
    this.#match.replay(
      (state, at, played) => {
        if (at >= first)
          moments.push({ at, view: game.view(state, seat), events: played ? eventsFor(played, seat) : [] });
      },
      { from: Math.max(0, first - 1), to: Math.min(journal.moves.length, first + PAGE - 1), snapshots: this.#kept },
    );
    return moments;
  }
}
