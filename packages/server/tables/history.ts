import { Journal, Playback } from '@outcry/engine';
import type { Match, RecordedMove, Seat, Told } from '@outcry/engine';
import type { LogEntry, PastView } from '../api.ts';
import { Refused } from '../errors.ts';
import type { EntryRow } from '../store/store.ts';
import { logEntry } from './describe.ts';
import { gameOf } from './loaded.ts';
import type { Happened, Loaded } from './loaded.ts';
import type { Tables } from './tables.ts';

/**
 * Called after every entry of the range; false ends it. `state` works out the state at that moment (null before the
 * start), which keeps changing: copy what you keep.
 */
type Visit = (entry: EntryRow, state: () => unknown, told: readonly Told[] | null) => boolean | void;

/** How many entries are read at a time. */
const CHUNK = 500;

/** Reads the entries `from` to `to` of a table, and no others, until a visit answers false. */
async function walk(
  { store }: Tables,
  { row }: Loaded,
  from: number,
  to: number,
  visit: (entry: EntryRow) => boolean | void,
): Promise<void> {
  for (let first = from; first <= to; first += CHUNK)
    for (const entry of await store.entries(row.id, first, Math.min(to, first + CHUNK - 1)))
      if (visit(entry) === false) return;
}

/** Replays the entries `from` to `to` of a table. Without its rules there are no states and no events. */
async function relive(tables: Tables, table: Loaded, from: number, to: number, visit: Visit): Promise<void> {
  const follow = table.match && (await playbackBefore(tables, table, table.match, from));
  await walk(tables, table, from, to, (entry) => {
    const { state, told } = follow?.(entry) ?? NOTHING;
    return visit(entry, state, told);
  });
}

/** What an entry led to. */
interface Outcome {
  readonly state: () => unknown;
  readonly told: readonly Told[] | null;
}

const none = (): null => null;
const NOTHING: Outcome = { state: none, told: null };

/** The game as it was before an entry, to be played on entry by entry. */
async function playbackBefore(tables: Tables, table: Loaded, { game, deal }: Match, from: number) {
  const journal = new Journal<RecordedMove>();
  let begun = false;
  for (const entry of table.played) {
    if (entry.seq >= from) break;
    begun ||= entry.kind === 'start';
    journal.add(entry);
  }
  const playback = new Playback(game, deal, journal, await tables.snapshots(table, journal.moves.length));
  const state = () => playback.state;
  return (entry: EntryRow): Outcome => {
    begun ||= entry.kind === 'start';
    const played = playback.follow(entry);
    return { state: begun ? state : none, told: played && played.events };
  };
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

/** The entries of a range with their events, where they are all in memory. */
function remembered({ recent }: Loaded, from: number, to: number): readonly Happened[] | null {
  const known = recent.filter(({ entry }) => entry.seq >= from && entry.seq <= to);
  const isWhole =
    (recent[0]?.entry.seq ?? Infinity) <= from && known.every(({ entry, told }) => entry.kind !== 'move' || told);
  return isWhole ? known : null;
}

/** Whether a move lies in a range: without one there is nothing to replay. */
const hasMoves = ({ played }: Loaded, from: number, to: number): boolean =>
  played.some(({ kind, seq }) => kind === 'move' && seq >= from && seq <= to);

/** Entries of a range, as a viewer may know them; from memory where they are still there. */
export async function logBetween(
  tables: Tables,
  table: Loaded,
  viewer: Seat | null,
  { from, to, most = Infinity }: { readonly from: number; readonly to: number; readonly most?: number },
  isShown: (entry: EntryRow) => boolean = () => true,
): Promise<LogEntry[]> {
  const log: LogEntry[] = [];
  const add = (entry: EntryRow, told: readonly Told[] | null): boolean => {
    if (isShown(entry)) log.push(logEntry(entry, told, viewer));
    return log.length < most;
  };
  const known = remembered(table, from, to);
  if (known) for (const { entry, told } of known) add(entry, told);
  else if (hasMoves(table, from, to)) await relive(tables, table, from, to, (entry, _state, told) => add(entry, told));
  else await walk(tables, table, from, to, (entry) => add(entry, null));
  return log;
}
