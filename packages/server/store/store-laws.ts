import { expect, test } from 'vitest';
import { Conflict } from './store.ts';
import type { Entry } from '../api.ts';
import type { Append, Store, TableRow } from './store.ts';

const SEAT = { kind: 'person', person: 'ada', name: 'Ada', bot: null, standIn: null, entropy: '' } as const;
const OPEN = { kind: 'open', person: null, name: '', bot: null, standIn: null, entropy: '' } as const;

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
    data: null,
    clock: { kind: 'none' },
    absence: null,
    seed: 's',
    commitment: 'c',
  },
  status: 'waiting',
  ended: null,
  public: true,
  spectators: true,
  seats: [SEAT, OPEN],
  removed: [],
  next: null,
  seq: 0,
  turn: { asked: [null, null], since: [null, null], left: [null, null] },
  result: null,
  due: null,
  updated: 1000,
  ...more,
});

const entry = (seq: number, more: object = { kind: 'settings' }): Entry => ({ seq, at: 1000 + seq, ...more }) as Entry;

const MOVE = { kind: 'move', seat: 1, bot: false, move: { card: 'ä' }, key: 'k', barrier: true };
const BY = { rulesVersion: 1, fingerprint: 'f' };
const RULES = ['taking-stock 1'];

/** Appends to a table, with no snapshot and nothing for the outbox unless given; yields the ids of the entries. */
export async function append(
  store: Store,
  change: Pick<Append, 'before' | 'after' | 'entries'> & Partial<Append>,
): Promise<readonly number[]> {
  let written: readonly number[] = [];
  await store.append({ snapshot: null, outbox: [], ...change }, (ids) => (written = ids));
  return written;
}

/** Makes a table with one entry. */
async function made(store: Store, id: string, more: Partial<TableRow> = {}): Promise<TableRow> {
  const row = tableRow(id, { seq: 1, ...more });
  await append(store, { before: null, after: row, entries: [entry(1)] });
  return row;
}

/** Makes tables at once; yields the ids in the order they were announced, and what was settled at each announcement. */
export async function appendTogether(store: Store, count: number) {
  const announced: number[] = [];
  const settled: { was: number; before: number }[] = [];
  const changes = Array.from({ length: count }, (_, number) => {
    const entries = [entry(1), entry(2)].slice(number % 2);
    const after = tableRow(`t${number}`, { seq: entries.length });
    return store.append({ before: null, after, entries, snapshot: null, outbox: [] }, (ids) => {
      settled.push({ was: store.settled(), before: announced.length });
      announced.push(...ids);
    });
  });
  await Promise.all(changes);
  return { announced, settled };
}

/** What every store must do, whatever it keeps its rows in. */
export function storeLaws(open: () => Promise<Store>): void {
  test('what was appended is read back as it was', async () => {
    const store = await open();
    const row = await made(store, 'a', { result: { places: [1, 2], scores: [5, 3] }, due: 77 });
    expect(await store.table('a')).toEqual(row);
    expect(await store.table('b')).toBeNull();
    expect(await store.tableOfCode('A')).toBe('a');
    const move = entry(2, MOVE);
    const snapshot = { seq: 2, count: 1, state: { deck: [1] } };
    const after = { ...row, seq: 2, host: 'bob', spectators: false, removed: ['eve'], next: 'n' };
    const [id] = await append(store, { before: row, after, entries: [move], snapshot: { ...snapshot, ...BY } });
    expect(await store.table('a')).toEqual(after);
    expect((await store.entries('a'))[1]).toEqual({ ...move, id });
    expect(await store.snapshots('a', 1, BY)).toEqual([snapshot]);
    expect(await store.snapshots('a', 0, BY)).toEqual([]);
    expect(await store.snapshots('a', 1, { ...BY, rulesVersion: 2 })).toEqual([]);
    expect(await store.snapshots('a', 1, { ...BY, fingerprint: 'g' })).toEqual([]);
    expect(store.settled()).toBe(id);
  });

  test('of two writers who know the same table, one writes and the other is told', async () => {
    const store = await open();
    const row = await made(store, 'a');
    const write = (text: string) =>
      append(store, {
        before: row,
        after: { ...row, seq: 2 },
        entries: [entry(2, { kind: 'chat', seat: null, person: 'ada', text })],
      });
    const results = await Promise.allSettled([write('first'), write('second')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(Conflict) });
    expect(await store.entries('a')).toHaveLength(2);
  });

  test('a number of a table is given once, whatever its row says', async () => {
    const store = await open();
    const row = await made(store, 'a');
    const twice = append(store, { before: row, after: { ...row, seq: 2 }, entries: [entry(1)] });
    await expect(twice).rejects.toBeInstanceOf(Conflict);
    expect(await store.table('a')).toEqual(row);
  });

  test('one that fails takes nobody with it', async () => {
    const store = await open();
    const rows = await Promise.all(['a', 'b', 'c'].map((id) => made(store, id)));
    const results = await Promise.allSettled(
      rows.map((row, index) =>
        append(store, {
          before: index === 1 ? { ...row, seq: 9 } : row,
          after: { ...row, seq: 2 },
          entries: [entry(2)],
        }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const seqs = await Promise.all(['a', 'b', 'c'].map(async (id) => (await store.table(id))!.seq));
    expect(seqs).toEqual([2, 1, 2]);
  });

  test('entries of all tables have one order, and can be read after any of them', async () => {
    const store = await open();
    const a = await made(store, 'a');
    const b = await made(store, 'b', { seats: [OPEN, OPEN] });
    const start = store.settled();
    await append(store, { before: a, after: { ...a, seq: 2 }, entries: [entry(2)] });
    await append(store, { before: b, after: { ...b, seq: 2 }, entries: [entry(2)] });
    await append(store, { before: { ...a, seq: 2 }, after: { ...a, seq: 3 }, entries: [entry(3)] });
    const told = async (person: string, watched: string[], after = start, limit = 9) =>
      (await store.entriesAfter(after, person, watched, limit)).map(({ table, entry: { seq } }) => `${table}${seq}`);
    expect(await told('ada', [])).toEqual(['a2', 'a3']);
    expect(await told('ada', ['b'])).toEqual(['a2', 'b2', 'a3']);
    expect(await told('ada', ['b'], start + 2)).toEqual(['a3']);
    expect(await told('ada', ['b'], start, 2)).toEqual(['a2', 'b2']);
    expect(await told('eve', [])).toEqual([]);
  });

  test('lists: the lobby, a person’s tables, what is due, what is abandoned', async () => {
    const store = await open();
    await made(store, 'open', { created: 5 });
    await made(store, 'newer', { created: 6 });
    await made(store, 'full', { seats: [SEAT, SEAT] });
    await made(store, 'hidden', { public: false });
    await made(store, 'playing', { status: 'playing', due: 500, updated: 2000 });
    await made(store, 'over', { status: 'over', updated: 9000 });
    expect((await store.openTables(9)).map(({ id }) => id)).toEqual(['newer', 'open']);
    expect((await store.tablesOf('ada', 9)).map(({ id }) => id).at(0)).toBe('playing');
    expect((await store.tablesOf('ada', 9)).map(({ id }) => id).at(-1)).toBe('over');
    expect(await store.tablesGoingOn('ada')).toHaveLength(5);
    expect(await store.due(499, 9, RULES)).toEqual([]);
    expect(await store.due(500, 9, RULES)).toEqual(['playing']);
    expect(await store.abandoned(2000, 9, RULES)).toEqual([]);
    expect(await store.abandoned(2001, 9, RULES)).toEqual(['playing']);
    for (const others of [[], ['taking-stock 2'], ['stockpile 1']]) {
      expect(await store.due(500, 9, others)).toEqual([]);
      expect(await store.abandoned(2001, 9, others)).toEqual([]);
    }
  });

  test('games played to their end, the last made first, page by page, with the times of their first and last move', async () => {
    const store = await open();
    for (const [id, more] of [
      ['first', {}],
      ['other', { game: 'speculate' }],
      ['stopped', { status: 'ended' }],
      ['theirs', { seats: [OPEN, OPEN] }],
      ['last', {}],
    ] as const) {
      const row = await made(store, id, { status: 'over', ...more });
      const entries = [
        entry(2, { kind: 'start', at: 2000 }),
        entry(3, { ...MOVE, at: 3000 }),
        entry(4, { ...MOVE, at: 4000 }),
        entry(5, { kind: 'chat', at: 9000, seat: 0, person: 'ada', text: 'well played' }),
      ];
      await append(store, { before: row, after: { ...row, seq: 5 }, entries });
    }
    const found = async (game: string | null, before: string | null, limit = 9) =>
      (await store.finishedOf('ada', { game, before, limit })).map(({ table }) => table.id);
    expect(await found(null, null)).toEqual(['last', 'other', 'first']);
    expect(await found(null, null, 2)).toEqual(['last', 'other']);
    expect(await found(null, 'other')).toEqual(['first']);
    expect(await found(null, 'none')).toEqual([]);
    expect(await found('speculate', null)).toEqual(['other']);
    const [last] = await store.finishedOf('ada', { game: null, before: null, limit: 1 });
    expect(last).toEqual({ table: await store.table('last'), started: 2000, finished: 4000 });
  });

  test('who leaves a table is no longer listed there', async () => {
    const store = await open();
    const row = await made(store, 'a');
    await append(store, {
      before: row,
      after: { ...row, seats: [OPEN, OPEN], seq: 2 },
      entries: [entry(2)],
    });
    expect(await store.tablesOf('ada', 9)).toEqual([]);
  });

  test('clocks do not run while no server does, and bots are due at once', async () => {
    const store = await open();
    const clock = { kind: 'move', seconds: 60 } as const;
    const terms = { ...tableRow('x').terms, clock };
    const turn = { asked: [1, null], since: [1000, null], left: [null, null] };
    await made(store, 'person', { status: 'playing', terms, turn, due: 61_000 });
    const bot = { ...OPEN, kind: 'bot', bot: 'trader', name: 'Trader' } as const;
    await made(store, 'bot', {
      status: 'playing',
      seats: [bot, SEAT],
      turn: { ...turn, since: [null, null] },
      due: 16_000,
    });
    await store.beat(5000);
    await store.wake(105_000);
    expect(await store.table('person')).toMatchObject({ turn: { since: [101_000, null] }, due: 161_000 });
    expect(await store.table('bot')).toMatchObject({ due: 105_000 });
  });

  test('housekeeping forgets tables that never started and guests who never sat, and nothing else', async () => {
    const store = await open();
    const ada = await store.personOfUser('user-1', 'Ada', 10);
    await store.personOfUser('user-2', 'Passer-by', 10);
    const seats = [{ ...SEAT, person: ada.id }, OPEN];
    await made(store, 'stale', { updated: 10 });
    await made(store, 'played', { status: 'playing', updated: 10, seats });
    await made(store, 'fresh', { updated: 5000 });
    expect(await store.forget(1000, 1000)).toEqual({ tables: 1, people: 1 });
    expect(await store.table('stale')).toBeNull();
    expect(await store.entries('stale')).toEqual([]);
    expect(await store.table('played')).not.toBeNull();
    expect(await store.table('fresh')).not.toBeNull();
    expect(await store.person(ada.id)).not.toBeNull();
  });

  test('an id of an entry is never given twice, even when the newest table is forgotten', async () => {
    const store = await open();
    await made(store, 'a', { updated: 10 });
    const last = store.settled();
    await store.forget(1000, 1000);
    await made(store, 'b');
    expect(store.settled()).toBeGreaterThan(last);
  });

  test('every change is announced before the store says that it is complete up to it', async () => {
    const store = await open();
    const start = store.settled();
    const { announced, settled } = await appendTogether(store, 30);
    expect(announced).toHaveLength(45);
    expect(new Set(announced).size).toBe(45);
    expect(Math.min(...announced)).toBeGreaterThan(start);
    expect(store.settled()).toBe(Math.max(...announced));
    settled.forEach(({ was, before }) => {
      const known = announced.slice(0, before);
      expect(announced.filter((id) => id <= was).every((id) => known.includes(id))).toBe(true);
    });
    expect(settled.map(({ was }) => was)).toEqual(settled.map(({ was }) => was).toSorted((a, b) => a - b));
  });

  test('a change can be read when it is announced, and one that fails is not announced', async () => {
    const store = await open();
    const row = await made(store, 'a');
    const settled = store.settled();
    let reading: Promise<unknown> | null = null;
    const after = { ...row, seq: 2 };
    const change = { before: row, after, entries: [entry(2)], snapshot: null, outbox: [] };
    await store.append(change, () => (reading = store.table('a')));
    expect(await reading).toEqual(after);
    const again = store.append(change, () => expect.unreachable('it was not written'));
    await expect(again).rejects.toBeInstanceOf(Conflict);
    expect(store.settled()).toBe(settled + 1);
  });

  test('work goes into the outbox with the entries it follows from, or not at all', async () => {
    const store = await open();
    const work = (name: string, due = 5) => ({ kind: 'mail', body: { to: [name, 'ä'] }, due });
    const row = tableRow('a', { seq: 1 });
    const change = { before: null, after: row, entries: [entry(1)] };
    await append(store, { ...change, outbox: [work('late', 7), work('first'), work('second')] });
    const conflicts = [
      append(store, { before: { ...row, seq: 9 }, after: row, entries: [entry(2)], outbox: [work('lost')] }),
      append(store, { before: row, after: { ...row, seq: 2 }, entries: [entry(1)], outbox: [work('lost')] }),
    ];
    for (const each of conflicts) await expect(each).rejects.toBeInstanceOf(Conflict);
    const due = async (now: number, limit = 9) =>
      (await store.dueOutbox(now, limit)).map(({ kind, body, due: when }) => ({ kind, body, due: when }));
    expect(await due(4)).toEqual([]);
    expect(await due(5)).toEqual([work('first'), work('second')]);
    expect(await due(7)).toEqual([work('first'), work('second'), work('late', 7)]);
    expect(await due(7, 1)).toEqual([work('first')]);
  });

  test('work that is done is dropped; dropped again, it takes no other with it', async () => {
    const store = await open();
    const work = { kind: 'mail', body: null, due: 5 };
    const row = tableRow('a');
    const add = () => append(store, { before: row, after: row, entries: [], outbox: [work] });
    await append(store, { before: null, after: row, entries: [], outbox: [work, work] });
    const [first, second] = (await store.dueOutbox(5, 9)).map(({ id }) => id);
    await store.dropOutbox([second!]);
    await add();
    await store.dropOutbox([second!, second!]);
    const left = (await store.dueOutbox(5, 9)).map(({ id }) => id);
    expect(left).toEqual([first, expect.any(Number)]);
    await store.dropOutbox(left);
    expect(await store.dueOutbox(5, 9)).toEqual([]);
  });
}
