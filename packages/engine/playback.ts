import type { AnyGame } from './any.ts';
import type { Journal } from './journal.ts';
import { dealt, playNumber } from './match.ts';
import type { Deal, MatchEntry, RecordedMove, Snapshot } from './match.ts';
import type { Played } from './play.ts';

/** A copy of the state is kept after this many moves, so that going back replays fewer than that. */
const KEEP_EVERY = 16;

/** A state and the moves it follows from: `last` is the last of them, and is never made on any other moves. */
interface Point {
  readonly count: number;
  readonly last: RecordedMove | null;
  readonly state: unknown;
}

/**
 * Follows a log from some entry on. Moves are played as they come; undo and redo only change which moves stand, and cost
 * nothing until a state or another move needs them. So a log full of undone and redone moves costs no more than its moves.
 */
export class Playback {
  readonly #game: AnyGame;
  readonly #deal: Deal;
  readonly #journal: Journal<RecordedMove>;
  /** Points to go back to, the latest last. */
  readonly #kept: Point[];
  #now: Point;

  /** `journal`: what was played before; `snapshots`: states kept on the way, the latest first. */
  constructor(game: AnyGame, deal: Deal, journal: Journal<RecordedMove>, snapshots: readonly Snapshot[] = []) {
    this.#game = game;
    this.#deal = deal;
    this.#journal = journal;
    this.#kept = [{ count: 0, last: null, state: dealt(game, deal) }];
    for (const { count, seq, state } of snapshots.toReversed()) {
      const last = journal.moves[count - 1];
      if (last?.seq === seq) this.#kept.push({ count, last, state });
    }
    this.#now = this.#back();
  }

  /** The state after the entries so far. It goes on changing: take a view or a clone of it. */
  get state(): unknown {
    this.#catchUp();
    return this.#now.state;
  }

  /** Does what an entry says; yields what a move did, and null for any other entry. */
  follow(entry: MatchEntry): Played | null {
    if (entry.kind !== 'move') {
      this.#journal.add(entry);
      return null;
    }
    this.#catchUp();
    this.#journal.add(entry);
    return this.#playNext();
  }

  #stands({ count, last }: Point): boolean {
    return count === 0 || this.#journal.moves[count - 1] === last;
  }

  /** A copy of the latest kept point whose moves all stand. */
  #back(): Point {
    while (!this.#stands(this.#kept.at(-1)!)) this.#kept.pop();
    const { count, last, state } = this.#kept.at(-1)!;
    return { count, last, state: this.#game.clone(state) };
  }

  #catchUp(): void {
    if (!this.#stands(this.#now)) this.#now = this.#back();
    while (this.#now.count < this.#journal.moves.length) this.#playNext();
  }

  #playNext(): Played {
    const { count, state } = this.#now;
    const last = this.#journal.moves[count]!;
    const played = playNumber(this.#game, this.#deal, state, count, last.seat, last.move);
    this.#now = { count: count + 1, last, state };
    if (this.#now.count % KEEP_EVERY === 0 && this.#now.count > this.#kept.at(-1)!.count)
      this.#kept.push({ ...this.#now, state: this.#game.clone(state) });
    return played;
  }
}
