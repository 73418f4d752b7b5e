import type { Seat } from './game.ts';

/** A move as a log has it. `barrier`: no undo passes it; a log that leaves it out cannot say what may be taken back. */
export interface MoveEntry {
  readonly kind: 'move';
  readonly seq: number;
  readonly seat: Seat;
  readonly barrier?: boolean;
}

/** Takes back every standing move from the entry `to` on. */
export interface UndoEntry {
  readonly kind: 'undo';
  readonly seq: number;
  readonly seat: Seat;
  readonly to: number;
}

/** Makes again what the last undo took back. */
export interface RedoEntry {
  readonly kind: 'redo';
  readonly seq: number;
  readonly seat: Seat;
}

/** Anything else that happened at the table: it changes no move. */
interface OtherEntry {
  readonly kind: string;
  readonly seq: number;
}

/** What one undo took back, and whose it was. */
export interface Undone<Move extends MoveEntry> {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/**
 * Which moves of a log stand. It knows no rules and no hidden move, so everybody can fold a log with it: the server, the
 * page that plays there, a game on this device. Nothing else folds a log.
 */
export class Journal<Move extends MoveEntry = MoveEntry> {
  /** The moves that stand, oldest first. */
  readonly moves: Move[] = [];
  /** What was taken back and can be made again, the last undo last. A new move ends it. */
  #undone: Undone<Move>[] = [];

  /** What a redo would make again; null: nothing. */
  get undone(): Undone<Move> | null {
    return this.#undone.at(-1) ?? null;
  }

  add(entry: Move | UndoEntry | RedoEntry | OtherEntry): void {
    switch (entry.kind) {
      case 'move':
        this.moves.push(entry as Move);
        this.#undone = [];
        break;
      case 'undo': {
        const { seat, to } = entry as UndoEntry;
        this.#undone.push({ seat, moves: this.moves.splice(this.countBefore(to)) });
        break;
      }
      case 'redo':
        this.moves.push(...(this.#undone.pop()?.moves ?? []));
        break;
      case 'end':
        this.#undone = [];
        break;
      default:
    }
  }

  /** How many of the standing moves were made before an entry. */
  countBefore(seq: number): number {
    const index = this.moves.findIndex((move) => move.seq >= seq);
    return index < 0 ? this.moves.length : index;
  }

  /** The last move of these seats that can be taken back: no barrier stands at it or after it. */
  undoable(own: (seat: Seat) => boolean): Move | null {
    for (let at = this.moves.length - 1; at >= 0; at--) {
      const move = this.moves[at]!;
      if (move.barrier) return null;
      if (own(move.seat)) return move;
    }
    return null;
  }

  /** Whether everything from this entry on could be taken back. */
  allows({ seat, to }: Pick<UndoEntry, 'seat' | 'to'>): boolean {
    const from = this.moves.findIndex(({ seq }) => seq === to);
    return from >= 0 && this.moves[from]!.seat === seat && this.moves.slice(from).every(({ barrier }) => !barrier);
  }
}
