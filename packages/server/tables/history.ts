import { playAt } from '@outcry/engine';
import type { Seat, Told } from '@outcry/engine';
import type { LogEntry, PastView } from '../api.ts';
import { Refused } from '../errors.ts';
import type { EntryRow } from '../store/store.ts';
import { logEntry } from './describe.ts';
import { bodyOf, countBefore, stateAfter } from './loaded.ts';
import type { Loaded, Standing } from './loaded.ts';
import type { Tables } from './tables.ts';

/** Called after every entry of the range with the state of that moment (null before the start), which goes on changing. */
type Visit = (entry: EntryRow, state: unknown, told: readonly Told[] | null) => void;

/** Lives through the entries `from` to `to` of a table once more. */
async function relive(tables: Tables, table: Loaded, from: number, to: number, visit: Visit): Promise<void> {
  const entries = await tables.store.entries(table.row.id);
  const standing: Standing[] = [];
  let undone: Standing[] = [];
  let state: unknown = null;
  let standsAt = -1; // how many of the standing moves `state` has seen; -1: it must be made anew
  for (const entry of entries) {
    if (entry.seq > to) break;
    let told: readonly Told[] | null = null;
    if (entry.kind === 'move') {
      const { move } = bodyOf(entry, 'move');
      standing.push({ seq: entry.seq, seat: entry.seat!, move, barrier: entry.barrier });
      if (entry.seq >= from) {
        if (standsAt !== standing.length - 1) state = await stateAt(tables, table, standing.slice(0, -1));
        told = playAt(table.game, state, table.key!, standing.length - 1, [entry.seat!, move]).events;
        standsAt = standing.length;
      }
    } else if (entry.kind === 'undo') undone = standing.splice(countBefore(standing, bodyOf(entry, 'undo').to));
    else if (entry.kind === 'redo') standing.push(...undone);
    if (entry.seq < from) continue;
    const begun =
      table.key !== null &&
      (standing.length > 0 || entries.some(({ kind, seq }) => kind === 'start' && seq <= entry.seq));
    if (begun && standsAt !== standing.length) {
      state = await stateAt(tables, table, standing);
      standsAt = standing.length;
    }
    visit(entry, begun ? state : null, told);
  }
}

const stateAt = async ({ store }: Tables, { row, game, key }: Loaded, moves: readonly Standing[]): Promise<unknown> =>
  stateAfter({ game, row, key: key! }, moves, await store.snapshots(row.id, moves.length));

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
  const { game, row } = table;
  const over = row.status === 'over' || row.status === 'ended';
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
