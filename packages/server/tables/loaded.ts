import { Journal, tableKey } from '@outcry/engine';
import type { AnyGame, Match, MatchEntry, RecordedMove, Seat, Told, Words } from '@outcry/engine';
import { Refused } from '../errors.ts';
import type { TableNotice } from '../bus/bus.ts';
import type { Rules } from '../games.ts';
import { carried } from '../store/rows.ts';
import type { EntryRow, TableRow } from '../store/store.ts';
import { afterEntry, NOTHING_ASKED } from './agreements.ts';
import type { Agreements } from './agreements.ts';

/** An entry with the events that a move caused; null for other entries. */
export interface Happened {
  readonly entry: EntryRow;
  readonly told: readonly Told[] | null;
}

/** A table in memory: its row, and what follows from its entries. May be dropped at any moment and loaded again. */
export interface Loaded {
  row: TableRow;
  /** What the game says, in English. */
  readonly words: Words;
  /** The rules it is played by; null: this server does not have their version, so it can only be read. */
  readonly rules: Rules | null;
  readonly journal: Journal<RecordedMove>;
  /** The entries that decided which moves stand, oldest first: the journal of any earlier moment follows from them. */
  readonly played: MatchEntry[];
  /** The game; null before the start, and without rules. */
  match: Match | null;
  agreements: Agreements;
  /** How often each person did each kind of thing, other than moves: see `asideOf`. */
  readonly asides: Map<string, number>;
  /** Who took each seat that changed hands since the start. */
  readonly takers: Map<Seat, string>;
  /** By kind, how many entries people without a seat have made. */
  readonly outside: Map<string, number>;
  /** By `keyOf`, the entry that every key of a client made. */
  readonly keys: Map<string, number>;
  /** The entries that happened last, without a gap, so that streams need not replay to tell them. */
  readonly recent: Happened[];
  /** Changes that other processes have made since, oldest first. */
  readonly ahead: TableNotice[];
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
  played: [],
  match: null,
  agreements: NOTHING_ASKED,
  asides: new Map(),
  takers: new Map(),
  outside: new Map(),
  keys: new Map(),
  recent: [],
  ahead: [],
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
  if (entry.kind === 'hidden') emptyRecent(table, entry.of);
  table.recent.push({ entry, told });
  if (table.recent.length > RECENT) table.recent.shift();
}

/** A message that an administrator emptied is told to nobody any more. */
function emptyRecent({ recent }: Loaded, seq: number | null): void {
  const at = recent.findIndex(({ entry }) => entry.seq === seq);
  const found = recent[at];
  if (found?.entry.kind === 'chat') recent[at] = { ...found, entry: { ...found.entry, text: '' } };
}

/** After these the state of the game is another one altogether. */
const TURNS_BACK = new Set(['start', 'undo', 'redo']);

/** Notes what another process has written at a table; false: that is not possible, and the table is of no use any more. */
export function follow(table: Loaded, row: TableRow, entries: readonly EntryRow[]): boolean {
  if (entries.some(({ kind }) => TURNS_BACK.has(kind)) || table.row.seq + entries.length !== row.seq) return false;
  const { match } = table;
  for (const entry of entries)
    noteNew(table, entry, entry.kind === 'move' && match ? match.play(entry.seat, entry.move).events : null);
  table.row = row;
  return true;
}

/** Follows the changes that others have made and told; false: that is not possible. */
export function followAhead(table: Loaded): boolean {
  for (const { to, firstId, change } of table.ahead.splice(0)) {
    if (to <= table.row.seq) continue; // it was made here
    const next = carried(table.row, change!, firstId);
    if (!next || !follow(table, next.row, next.entries)) return false;
  }
  return true;
}

/** A client's key as the table knows it: keys of different seats and people have nothing to do with each other. */
export const keyOf = (whose: Seat | string, key: string): string => `${whose} ${key}`;

const DECIDES_MOVES = new Set(['start', 'move', 'undo', 'redo', 'end']);

/** Updates a table after an entry: everything but the state of the game. */
export function note(table: Loaded, entry: EntryRow): void {
  table.journal.add(entry);
  if (DECIDES_MOVES.has(entry.kind)) table.played.push(entry);
  table.agreements = afterEntry(table.agreements, entry);
  if (entry.kind !== 'move') countOne(table.asides, asideOf(table, entry));
  if (isFromOutside(entry)) countOne(table.outside, entry.kind);
  if (entry.kind === 'replaced') table.takers.set(entry.seat, entry.person);
  if (entry.kind === 'move' && entry.key !== null) table.keys.set(keyOf(entry.seat, entry.key), entry.seq);
  if (entry.kind === 'chat' && entry.key !== undefined) table.keys.set(keyOf(entry.person, entry.key), entry.seq);
}

function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** What is looked at of an entry to count it. */
export interface Aside {
  readonly kind: string;
  readonly seat?: number | null;
  readonly person?: string | null;
  readonly what?: string;
  readonly by?: string;
  readonly agree?: boolean;
  readonly end?: boolean;
}

/** Whether somebody who has no seat made this entry: they looked on, or asked for a seat. */
export const isFromOutside = ({ kind, what, seat, by }: Aside): boolean =>
  (kind === 'chat' && seat === null) || what === 'joined' || (kind === 'replace-ask' && by === 'person');

/** What `asides` counts an entry under: who did it, so that nobody uses up what others may do. */
export function asideOf({ takers }: Pick<Loaded, 'takers'>, { kind, what = '', seat = null, person }: Aside): string {
  const sits = seat === null ? '' : (takers.get(seat) ?? seat);
  return `${kind} ${what} ${person ?? sits}`;
}

/** What the game of a table begins with: the key of its shuffle follows from the record of the deal. */
export const dealOf = ({ terms, seats, deal }: TableRow) => ({
  options: terms.options,
  seats: seats.length,
  key: tableKey(deal!),
});
