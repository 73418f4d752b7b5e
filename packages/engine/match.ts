import type { AnyGame } from './any.ts';
import type { Seat } from './game.ts';
import { Journal } from './journal.ts';
import type { MoveEntry, RedoEntry, UndoEntry } from './journal.ts';
import { play } from './play.ts';
import type { Played } from './play.ts';
import { tableRng } from './rng.ts';

/** What a game begins with. `key` is the table's 256-bit key (see fairness.ts). */
export interface Deal {
  readonly seats: number;
  readonly options: unknown;
  readonly key: Uint8Array;
}

/** A move with what it was: in the log of whoever may know everything. */
export interface RecordedMove extends MoveEntry {
  readonly move: unknown;
  /** How often the budget of the bot that made it was halved because its server was busy; absent: not at all. */
  readonly halvings?: number;
}

/** A move without its place in a log: who made it, and what it was. */
export type SeatMove = readonly [seat: Seat, move: unknown];

/** A state kept on the way: after `count` moves, the last of them the entry `seq`. Only a shortcut, never the truth. */
export interface Snapshot {
  readonly seq: number;
  readonly count: number;
  readonly state: unknown;
}

/** Called after each move with the state of that moment, which goes on changing: take a view or a clone of it. */
type Visit = (state: unknown, count: number, played: Played | null) => void;

/**
 * A game being played, or played again: a journal with the rules and the key of the shuffle. Server, solo play, terminal,
 * replay and verification all run their games with it.
 *
 * A host that writes a log of its own first plays (`play`, `takeBack`, `playUndone`), then writes, then notes the entry
 * (`journal.add`). One that does not uses `make` and `follow`, which do both.
 */
export class Match {
  readonly game: AnyGame;
  readonly deal: Deal;
  readonly journal: Journal<RecordedMove>;
  /** The state now. It goes on changing: take a view or a clone of it. */
  state: unknown;

  /** `journal`: what was played already; `snapshots`: states kept on the way, the latest first. */
  constructor(
    game: AnyGame,
    deal: Deal,
    journal: Journal<RecordedMove> = new Journal(),
    snapshots: readonly Snapshot[] = [],
  ) {
    this.game = game;
    this.deal = deal;
    this.journal = journal;
    this.state = this.stateAfter(this.journal.moves.length, snapshots);
  }

  /** Plays the next move on the state; throws a MoveError when the rules forbid it. */
  play(seat: Seat, move: unknown): Played {
    return this.#playOn(this.state, this.journal.moves.length, seat, move);
  }

  /** Takes the state back to before an entry; yields how many moves that takes back. */
  takeBack(to: number, snapshots: readonly Snapshot[] = []): number {
    const keep = this.journal.countBefore(to);
    this.state = this.stateAfter(keep, snapshots);
    return this.journal.moves.length - keep;
  }

  /** Plays on the state what a redo makes again. */
  playUndone(): Played[] {
    const { moves } = this.journal.undone!;
    const before = this.journal.moves.length;
    return moves.map(({ seat, move }, index) => this.#playOn(this.state, before + index, seat, move));
  }

  /** Plays a move and notes it. */
  make(seat: Seat, move: unknown): Played {
    const played = this.play(seat, move);
    const seq = (this.journal.moves.at(-1)?.seq ?? -1) + 1;
    this.journal.add({ kind: 'move', seq, seat, move, barrier: played.barrier });
    return played;
  }

  /** Does what an entry of the log says and notes it; yields the moves that were played by it. */
  follow(entry: MatchEntry): readonly Played[] {
    let played: Played[] = [];
    if (isMove(entry)) played = [this.play(entry.seat, entry.move)];
    else if (entry.kind === 'undo') this.takeBack((entry as UndoEntry).to);
    else if (entry.kind === 'redo') played = this.playUndone();
    this.journal.add(entry);
    return played;
  }

  /** A state of its own after the first `count` standing moves, from the latest snapshot that lies on their way. */
  stateAfter(count: number, snapshots: readonly Snapshot[] = []): unknown {
    let last: unknown;
    this.replay((state) => (last = state), { from: count, to: count, snapshots });
    return last;
  }

  /** Plays the standing moves once more on a state of its own; `visit` sees it after `from` moves, and on to after `to`. */
  replay(
    visit: Visit,
    range: { readonly from?: number; readonly to?: number; readonly snapshots?: readonly Snapshot[] } = {},
  ): void {
    const { moves } = this.journal;
    const { from = 0, to = moves.length, snapshots = [] } = range;
    const kept = snapshots.find(({ count, seq }) => count <= from && moves[count - 1]?.seq === seq);
    const state = kept ? this.game.clone(kept.state) : dealt(this.game, this.deal);
    let count = kept?.count ?? 0;
    if (count >= from) visit(state, count, null);
    while (count < to) {
      const { seat, move } = moves[count]!;
      const played = this.#playOn(state, count, seat, move);
      count++;
      if (count >= from) visit(state, count, played);
    }
  }

  #playOn(state: unknown, count: number, seat: Seat, move: unknown): Played {
    return playNumber(this.game, this.deal, state, count, seat, move);
  }
}

/** The state before the first move. */
export const dealt = (game: AnyGame, { options, seats, key }: Deal): unknown =>
  game.setup(options, seats, tableRng(key, 0));

/** Makes move number `count` (the number of moves standing before it): its chance follows from key and number. */
export const playNumber = (
  game: AnyGame,
  { key }: Deal,
  state: unknown,
  count: number,
  seat: Seat,
  move: unknown,
): Played => play(game, state, seat, move, tableRng(key, count + 1));

/** What a match is told of a log; entries that are no moves change nothing. */
export type MatchEntry = RecordedMove | UndoEntry | RedoEntry | { readonly kind: string; readonly seq: number };

const isMove = (entry: MatchEntry): entry is RecordedMove => entry.kind === 'move';
