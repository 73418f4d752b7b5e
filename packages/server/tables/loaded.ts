import { begin, playAt, tableKey } from '@outcry/engine';
import type { AnyGame, Seat, Told, Words } from '@outcry/engine';
import type { EntryRow, Snapshot, TableRow } from '../store/store.ts';

/** A move that stands: not taken back. `seq` is the entry that made it. */
export interface Standing {
  readonly seq: number;
  readonly seat: Seat;
  readonly move: unknown;
  readonly barrier: boolean;
}

/** An entry with the events that a move caused; null for other entries, and while they have to be replayed first. */
export interface Happened {
  readonly entry: EntryRow;
  readonly told: readonly Told[] | null;
}

/** Somebody wants to take back everything from entry `to` on. */
export interface UndoAsk {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** A table in memory: its row, and what follows from its entries. May be dropped at any moment and loaded again. */
export interface Loaded {
  row: TableRow;
  readonly game: AnyGame;
  readonly words: Words;
  /** The key of the shuffle and the state; null before the start. */
  key: Uint8Array | null;
  state: unknown;
  readonly standing: Standing[];
  /** What the last undo took back, while it can be redone. */
  undone: { readonly seat: Seat; readonly moves: readonly Standing[] } | null;
  ask: UndoAsk | null;
  votes: readonly Seat[];
  /** By seat, the entry that every key of a client made. */
  readonly keys: Map<string, number>[];
  /** The last entries, so that streams need not replay to tell them. */
  readonly recent: Happened[];
  touched: number;
}

/** As many as a change or two write: of all that a table keeps in memory, these are the largest. */
const RECENT = 6;

/** What entries of each kind carry in their body. */
export interface Bodies {
  seat: { what: 'joined' | 'left' | 'removed' | 'opened' | 'bot'; name: string };
  settings: Record<never, never>;
  start: Record<never, never>;
  move: { move: unknown; bot: boolean };
  'undo-ask': { to: number };
  'undo-answer': { agree: boolean };
  undo: { to: number; moves: number };
  redo: { moves: number };
  'stand-in': { why: 'left' | 'time' | 'absent' };
  'take-back': Record<never, never>;
  vote: { end: boolean };
  end: { why: 'vote' | 'closed' | 'abandoned' };
  chat: { person: string; name: string; text: string };
  rematch: { next: string; name: string };
}

/** The body of an entry whose kind is known. */
export const bodyOf = <Kind extends keyof Bodies>(entry: Pick<EntryRow, 'body'>, _kind: Kind): Bodies[Kind] =>
  entry.body as Bodies[Kind];

/** Keeps the books of a table after an entry: everything but the state of the game. */
export function note(table: Loaded, entry: EntryRow, told: readonly Told[] | null = null): void {
  const { seat, seq } = entry;
  switch (entry.kind) {
    case 'move':
      table.standing.push({ seq, seat: seat!, move: bodyOf(entry, 'move').move, barrier: entry.barrier });
      if (entry.key !== null) (table.keys[seat!] ??= new Map()).set(entry.key, seq);
      table.undone = null;
      table.ask = null;
      break;
    case 'undo-ask':
      table.ask = { seat: seat!, to: bodyOf(entry, 'undo-ask').to, agreed: [] };
      break;
    case 'undo-answer':
      table.ask =
        table.ask && bodyOf(entry, 'undo-answer').agree ? { ...table.ask, agreed: [...table.ask.agreed, seat!] } : null;
      break;
    case 'undo':
      table.undone = {
        seat: seat!,
        moves: table.standing.splice(countBefore(table.standing, bodyOf(entry, 'undo').to)),
      };
      table.ask = null;
      break;
    case 'redo':
      table.standing.push(...table.undone!.moves);
      table.undone = null;
      table.ask = null;
      break;
    case 'vote':
      table.votes = table.votes.filter((voter) => voter !== seat).concat(bodyOf(entry, 'vote').end ? [seat!] : []);
      break;
    case 'end':
      table.undone = null;
      table.ask = null;
      break;
    case 'take-back':
      table.votes = table.votes.filter((voter) => voter !== seat);
      break;
    default:
  }
  table.recent.push({ entry, told });
  if (table.recent.length > RECENT) table.recent.shift();
}

/** How many of the standing moves were made before an entry. */
export const countBefore = (standing: readonly Standing[], seq: number): number => {
  const index = standing.findIndex((move) => move.seq >= seq);
  return index < 0 ? standing.length : index;
};

/** The key of a table's shuffle: its seed and what every seat added before the start. */
export const keyOf = ({ terms, seats }: TableRow): Uint8Array =>
  tableKey({ seed: terms.seed, entropy: seats.map(({ entropy }) => entropy) });

/** Everything a state is made of. */
export interface Recorded {
  readonly game: AnyGame;
  readonly row: TableRow;
  readonly key: Uint8Array;
}

/** The state after some standing moves, from the latest snapshot that lies on their way. */
export function stateAfter(
  { game, row, key }: Recorded,
  moves: readonly Standing[],
  snapshots: readonly Snapshot[],
): unknown {
  const from = snapshots.find(({ count, seq }) => count <= moves.length && moves[count - 1]?.seq === seq);
  const state = from ? from.state : begin(game, { options: row.terms.options, seats: row.seats.length, key });
  for (let count = from?.count ?? 0; count < moves.length; count++) {
    const { seat, move } = moves[count]!;
    playAt(game, state, key, count, [seat, move]);
  }
  return state;
}
