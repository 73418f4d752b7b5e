import type { Entry } from '../api.ts';
import type { Bus, TableNotice } from '../bus/bus.ts';
import { noticeOf } from '../bus/changes.ts';
import type { Append, Store, TableRow } from './store.ts';

export const SEAT = { kind: 'person', person: 'ada', name: 'Ada', bot: null, standIn: null } as const;
export const OPEN = { kind: 'open', person: null, name: '', bot: null, standIn: null } as const;

/** A table as a test wants it. */
export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: id.toUpperCase(),
  game: 'taking-stock',
  rulesVersion: 1,
  host: 'ada',
  created: 1000,
  terms: {
    options: {},
    clock: { kind: 'none' },
    absence: null,
  },
  ownData: 0,
  address: null,
  status: 'waiting',
  ended: null,
  public: true,
  spectators: true,
  seats: [SEAT, OPEN],
  deal: null,
  removed: [],
  rated: false,
  unrated: false,
  next: null,
  seq: 0,
  version: 0,
  turn: { asked: [null, null], since: [null, null], left: [null, null] },
  result: null,
  due: null,
  updated: 1000,
  ...more,
});

export const entry = (seq: number, more: object = { kind: 'settings' }): Entry =>
  ({ seq, at: 1000 + seq, ...more }) as Entry;

export const MOVE = { kind: 'move', seat: 1, bot: false, move: { card: 'ä' }, key: 'k', barrier: true };
export const BY = { rulesVersion: 1, fingerprint: 'f' };
export const RULES = ['taking-stock 1'];

/** Appends to a table, with no snapshot and nothing for the outbox unless given; yields the ids of the entries. */
export async function append(
  store: Store,
  change: Pick<Append, 'before' | 'after' | 'entries'> & Partial<Append>,
): Promise<readonly number[]> {
  let written: readonly number[] = [];
  await store.append({ ownData: null, snapshot: null, outbox: [], ...change }, (ids) => (written = ids));
  return written;
}

/** Makes a table with one entry. */
export async function made(store: Store, id: string, more: Partial<TableRow> = {}): Promise<TableRow> {
  const row = tableRow(id, { seq: 1, ...more });
  await append(store, { before: null, after: row, entries: [entry(1)] });
  return row;
}

/** Makes tables at once; yields the ids in the order they were published, and what was settled at each publication. */
export async function appendTogether(store: Store, bus: Bus, count: number) {
  const published: number[] = [];
  const settled: { was: number; before: number }[] = [];
  bus.subscribe((notice) => {
    if (notice.kind !== 'table') return;
    settled.push({ was: store.settled(), before: published.length });
    for (let seq = notice.from; seq <= notice.to; seq++) published.push(notice.firstId + seq - notice.from);
  });
  const changes = Array.from({ length: count }, (_, number) => {
    const entries = [entry(1), entry(2)].slice(number % 2).map((each, index) => ({ ...each, seq: index + 1 }));
    const after = tableRow(`t${number}`, { seq: entries.length });
    const change = { before: null, after, entries, ownData: null, snapshot: null, outbox: [] };
    const notice = noticeOf(change) as TableNotice;
    return store.append(change, ([firstId]) => bus.publish({ ...notice, firstId: firstId! }));
  });
  await Promise.all(changes);
  await store.fresh();
  return { published, settled };
}
