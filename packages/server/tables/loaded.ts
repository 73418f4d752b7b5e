import { Journal, tableKey } from '@outcry/engine';
import type { AnyGame, Match, RecordedMove, Seat, Told, Words } from '@outcry/engine';
import { Refused } from '../errors.ts';
import type { Rules } from '../games.ts';
import type { EntryRow, TableRow } from '../store/store.ts';

/** An entry with the events that a move caused; null for other entries. */
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
  /** What the game says, in English. */
  readonly words: Words;
  /** The rules it is played by; null: this server does not have their version, so it can only be read. */
  readonly rules: Rules | null;
  readonly journal: Journal<RecordedMove>;
  /** The game; null before the start, and without rules. */
  match: Match | null;
  ask: UndoAsk | null;
  votes: readonly Seat[];
  /** How often each seat did each kind of thing, other than moves: by kind and seat. */
  readonly asides: Map<string, number>;
  /** By seat, the entry that every key of a client made. */
  readonly keys: Map<string, number>[];
  /** The entries that happened last, without a gap, so that streams need not replay to tell them. */
  readonly recent: Happened[];
  touched: number;
}

/** Enough for a change or two. These take the most memory of all a table keeps. */
const RECENT = 6;

/** A table nothing has happened at yet. */
export const emptyTable = (row: TableRow, words: Words, rules: Rules | null): Loaded => ({
  row,
  words,
  rules,
  journal: new Journal(),
  match: null,
  ask: null,
  votes: [],
  asides: new Map(),
  keys: [],
  recent: [],
  touched: 0,
});

/** The game by whose rules a table is played, or 501. */
export function gameOf({ rules, row }: Loaded): AnyGame {
  if (rules) return rules.game;
  throw new Refused(
    'unknown-rules',
    `this table is played by version ${row.rulesVersion} of the rules of ${row.game}, which this server does not have`,
  );
}

/** The game being played at a table, or why there is none. */
export function matchOf(table: Loaded): Match {
  gameOf(table);
  if (table.match) return table.match;
  throw new Refused('not-started', 'the game has not started yet');
}

/** Notes an entry that just happened, with the events of a move. */
export function noteNew(table: Loaded, entry: EntryRow, told: readonly Told[] | null): void {
  note(table, entry);
  table.recent.push({ entry, told });
  if (table.recent.length > RECENT) table.recent.shift();
}

/** Updates a table after an entry: everything but the state of the game. */
export function note(table: Loaded, entry: EntryRow): void {
  table.journal.add(entry);
  if (entry.kind !== 'move') table.asides.set(asideOf(entry), (table.asides.get(asideOf(entry)) ?? 0) + 1);
  switch (entry.kind) {
    case 'move':
      if (entry.key !== null) (table.keys[entry.seat] ??= new Map()).set(entry.key, entry.seq);
      table.ask = null;
      break;
    case 'undo-ask':
      table.ask = { seat: entry.seat, to: entry.to, agreed: [] };
      break;
    case 'undo-answer':
      table.ask = table.ask && entry.agree ? { ...table.ask, agreed: [...table.ask.agreed, entry.seat] } : null;
      break;
    case 'undo':
    case 'redo':
    case 'end':
      table.ask = null;
      break;
    case 'vote':
      table.votes = table.votes.filter((voter) => voter !== entry.seat).concat(entry.end ? [entry.seat] : []);
      break;
    case 'take-back':
      table.votes = table.votes.filter((voter) => voter !== entry.seat);
      break;
    default:
  }
}

/** What `asides` counts an entry under. */
export const asideOf = (entry: { readonly kind: string; readonly seat?: number | null }): string =>
  `${entry.kind} ${entry.seat ?? ''}`;

/** What the game of a table begins with: the key of its shuffle follows from its seed and what every seat added. */
export const dealOf = ({ terms, seats }: TableRow) => ({
  options: terms.options,
  seats: seats.length,
  key: tableKey({ seed: terms.seed, contributions: contributionsOf(seats) }),
});

/** What the seats of a table added to its shuffle. */
export const contributionsOf = (seats: TableRow['seats']) =>
  seats.map(({ entropy }) => ({ entropy, commitment: null }));
