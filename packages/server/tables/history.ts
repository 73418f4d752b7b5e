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

/** Replays the entries `from` to `to` of a table. Without its rules there are no states and no events. */
async function relive(tables: Tables, table: Loaded, from: number, to: number, visit: Visit): Promise<void> {
  const { id } = table.row;
  const range = await tables.store.entries(id, from, to);
  if (table.match === null) return range.forEach((entry) => visit(entry, none, null));
  const { game, deal } = table.match;
  const journal = new Journal<Extract<EntryRow, { kind: 'move' }>>();
  let begun = false;
  for (const entry of await tables.store.entries(id, 0, from - 1)) {
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
  await relive(tables, table, from, to, ({ seq }, stateThen) => {
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
  const log: LogEntry[] = [];
  await relive(tables, table, from, to, (entry, _state, told) => log.push(logEntry(entry, told, viewer)));
  return log;
}
