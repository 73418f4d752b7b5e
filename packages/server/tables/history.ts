import { Journal, Match } from '@outcry/engine';
import type { Seat, Told } from '@outcry/engine';
import type { LogEntry, PastView } from '../api.ts';
import { Refused } from '../errors.ts';
import type { EntryRow } from '../store/store.ts';
import { logEntry } from './describe.ts';
import { gameOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import type { Tables } from './tables.ts';

/** Called after every entry of the range with the state at that moment (null before the start). The state keeps changing: copy what you keep. */
type Visit = (entry: EntryRow, state: unknown, told: readonly Told[] | null) => void;

/** Replays the entries `from` to `to` of a table. Without its rules there are no states and no events. */
async function relive(tables: Tables, table: Loaded, from: number, to: number, visit: Visit): Promise<void> {
  const entries = (await tables.store.entries(table.row.id)).filter(({ seq }) => seq <= to);
  const range = entries.filter(({ seq }) => seq >= from);
  if (table.match === null) return range.forEach((entry) => visit(entry, null, null));
  const { game, deal } = table.match;
  const snapshots = await tables.snapshots(table);
  const journal = new Journal<Extract<EntryRow, { kind: 'move' }>>();
  for (const entry of entries) if (entry.seq < from) journal.add(entry);
  let begun = entries.some(({ kind, seq }) => kind === 'start' && seq < from);
  const match = new Match(game, deal, journal, snapshots);
  for (const entry of range) {
    begun ||= entry.kind === 'start';
    const played = match.follow(entry, snapshots);
    visit(entry, begun ? match.state : null, entry.kind === 'move' ? played[0]!.events : null);
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
  await relive(tables, table, from, to, ({ seq }, state) => {
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
