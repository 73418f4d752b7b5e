import { Journal, Playback } from '@outcry/engine';
import type { Seat, Told } from '@outcry/engine';
import type { LogEntry, PastView } from '../api.ts';
import { Refused } from '../errors.ts';
import type { EntryRow } from '../store/store.ts';
import { logEntry } from './describe.ts';
import { gameOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import type { Tables } from './tables.ts';

/**
 * Called after every entry of the range. `state` works out the state at that moment (null before the start), which keeps
 * changing: copy what you keep.
 */
type Visit = (entry: EntryRow, state: () => unknown, told: readonly Told[] | null) => void;

const none = (): null => null;

/** Replays entries of a table, which follow each other. Without its rules there are no states and no events. */
async function relive(tables: Tables, table: Loaded, range: readonly EntryRow[], visit: Visit): Promise<void> {
  if (table.match === null) return range.forEach((entry) => visit(entry, none, null));
  const { game, deal } = table.match;
  const journal = new Journal<Extract<EntryRow, { kind: 'move' }>>();
  let begun = false;
  const before = range.length > 0 ? await tables.store.entries(table.row.id, 0, range[0]!.seq - 1) : [];
  for (const entry of before) {
    begun ||= entry.kind === 'start';
    journal.add(entry);
  }
  const playback = new Playback(game, deal, journal, await tables.snapshots(table, journal.moves.length));
  for (const entry of range) {
    begun ||= entry.kind === 'start';
    const played = playback.follow(entry);
    visit(entry, begun ? () => playback.state : none, played && played.events);
  }
}

const MOST_VIEWS = 100;

/** A seat's own views after the entries of a range. Wealth is everybody's to see once the game is over. */
export async function pastViews(
  tables: Tables,
  table: Loaded,
  seat: Seat | null,
  from: number,
  to: number,
): Promise<PastView[]> {
  if (to < from || to - from >= MOST_VIEWS)
    throw new Refused('bad-request', `to must be at least from, and at most ${MOST_VIEWS - 1} more`);
  const game = gameOf(table);
  const over = table.row.status === 'over' || table.row.status === 'ended';
  const views: PastView[] = [];
  const range = await tables.store.entries(table.row.id, from, to);
  await relive(tables, table, range, ({ seq }, stateThen) => {
    const state = stateThen();
    if (state !== null)
      views.push({ seq, view: structuredClone(game.view(state, seat)), worth: over ? [...game.worth(state)] : null });
  });
  return views;
}

/** Entries of a range, as a viewer may know them; from memory where they are still there. */
export async function logBetween(
  tables: Tables,
  table: Loaded,
  viewer: Seat | null,
  from: number,
  to: number,
): Promise<LogEntry[]> {
  const { recent } = table;
  const known = recent.filter(({ entry }) => entry.seq >= from && entry.seq <= to);
  if ((recent[0]?.entry.seq ?? Infinity) <= from && known.every(({ entry, told }) => entry.kind !== 'move' || told))
    return known.map(({ entry, told }) => logEntry(entry, told, viewer));
  const range = await tables.store.entries(table.row.id, from, to);
  if (range.every(({ kind }) => kind !== 'move')) return range.map((entry) => logEntry(entry, null, viewer));
  const log: LogEntry[] = [];
  await relive(tables, table, range, (entry, _state, told) => log.push(logEntry(entry, told, viewer)));
  return log;
}
