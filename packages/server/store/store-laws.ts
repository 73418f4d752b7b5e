import { expect, test } from 'vitest';
import { Conflict } from './store.ts';
import type { NewEntry, Store, TableRow } from './store.ts';

const SEAT = { kind: 'person', person: 'ada', name: 'Ada', bot: null, standIn: null, entropy: '' } as const;
const OPEN = { kind: 'open', person: null, name: '', bot: null, standIn: null, entropy: '' } as const;

/** A table as a test wants it. */
export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: id.toUpperCase(),
  game: 'taking-stock',
  host: 'ada',
  created: 1000,
  terms: {
    rulesVersion: 1,
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

const entry = (seq: number, more: Partial<NewEntry> = {}): NewEntry => ({
  seq,
  kind: 'settings',
  seat: null,
  body: {},
  key: null,
  barrier: false,
  at: 1000 + seq,
  ...more,
});

/** Makes a table with one entry. */
async function made(store: Store, id: string, more: Partial<TableRow> = {}): Promise<TableRow> {
  const row = tableRow(id, { seq: 1, ...more });
  await store.append({ before: null, after: row, entries: [entry(1)], snapshot: null });
  return row;
}

/** What every store must do, whatever it keeps its rows in. */
export function storeLaws(open: () => Promise<Store>): void {
  test('what was appended is read back as it was', async () => {
    const store = await open();
    const row = await made(store, 'a', { result: { places: [1, 2], scores: [5, 3] }, due: 77 });
    expect(await store.table('a')).toEqual(row);
    expect(await store.table('b')).toBeNull();
    expect(await store.tableOfCode('A')).toBe('a');
    const move = entry(2, { kind: 'move', seat: 1, body: { move: { card: 'ä' } }, key: 'k', barrier: true });
    const snapshot = { seq: 2, count: 1, state: { deck: [1] } };
    const after = { ...row, seq: 2, host: 'bob', spectators: false, removed: ['eve'], next: 'n' };
    const [id] = await store.append({ before: row, after, entries: [move], snapshot });
    expect(await store.table('a')).toEqual(after);
    expect((await store.entries('a'))[1]).toEqual({ ...move, id });
    expect(await store.snapshots('a', 1)).toEqual([snapshot]);
    expect(await store.snapshots('a', 0)).toEqual([]);
    expect(await store.lastId()).toBe(id);
  });

  test('of two writers who know the same table, one writes and the other is told', async () => {
    const store = await open();
    const row = await made(store, 'a');
    const write = (body: string) =>
      store.append({ before: row, after: { ...row, seq: 2 }, entries: [entry(2, { body })], snapshot: null });
    const results = await Promise.allSettled([write('first'), write('second')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(Conflict) });
    expect(await store.entries('a')).toHaveLength(2);
  });

  test('a number of a table is given once, whatever its row says', async () => {
    const store = await open();
    const row = await made(store, 'a');
    const twice = store.append({ before: row, after: { ...row, seq: 2 }, entries: [entry(1)], snapshot: null });
    await expect(twice).rejects.toBeInstanceOf(Conflict);
    expect(await store.table('a')).toEqual(row);
  });

  test('one that fails takes nobody with it', async () => {
    const store = await open();
    const rows = await Promise.all(['a', 'b', 'c'].map((id) => made(store, id)));
    const results = await Promise.allSettled(
      rows.map((row, index) =>
        store.append({
          before: index === 1 ? { ...row, seq: 9 } : row,
          after: { ...row, seq: 2 },
          entries: [entry(2)],
          snapshot: null,
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
    const start = await store.lastId();
    await store.append({ before: a, after: { ...a, seq: 2 }, entries: [entry(2)], snapshot: null });
    await store.append({ before: b, after: { ...b, seq: 2 }, entries: [entry(2)], snapshot: null });
    await store.append({ before: { ...a, seq: 2 }, after: { ...a, seq: 3 }, entries: [entry(3)], snapshot: null });
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
    expect(await store.due(499, 9)).toEqual([]);
    expect(await store.due(500, 9)).toEqual(['playing']);
    expect(await store.abandoned(2000, 9)).toEqual([]);
    expect(await store.abandoned(2001, 9)).toEqual(['playing']);
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
        entry(3, { kind: 'move', at: 3000 }),
        entry(4, { kind: 'move', at: 4000 }),
        entry(5, { kind: 'chat', at: 9000 }),
      ];
      await store.append({ before: row, after: { ...row, seq: 5 }, entries, snapshot: null });
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
    await store.append({
      before: row,
      after: { ...row, seats: [OPEN, OPEN], seq: 2 },
      entries: [entry(2)],
      snapshot: null,
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

  test('people, tokens and mutes', async () => {
    const store = await open();
    const ada = await store.personOfUser('user-1', 'Ada', 10);
    expect(await store.personOfUser('user-1', 'Other', 11)).toEqual(ada);
    const bob = await store.personOfUser('user-2', 'Bob', 10);
    await store.renamePerson(ada.id, 'Countess');
    expect(await store.person(ada.id)).toEqual({ ...ada, name: 'Countess' });
    await store.seen([ada.id], 99);
    expect(await store.lastSeen(ada.id)).toBe(99);
    const token = { id: 't', label: 'robot', created: 5 };
    await store.addToken(ada.id, token, 'hash');
    expect(await store.tokens(ada.id)).toEqual([token]);
    expect(await store.personOfToken('hash')).toMatchObject({ id: ada.id });
    expect(await store.dropToken(bob.id, 't')).toBe(false);
    expect(await store.dropToken(ada.id, 't')).toBe(true);
    expect(await store.personOfToken('hash')).toBeNull();
    await store.setMute(ada.id, bob.id, true);
    await store.setMute(ada.id, bob.id, true);
    expect(await store.mutes(ada.id)).toEqual([{ person: bob.id, name: 'Bob' }]);
    await store.setMute(ada.id, bob.id, false);
    expect(await store.mutes(ada.id)).toEqual([]);
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
    const last = await store.lastId();
    await store.forget(1000, 1000);
    await made(store, 'b');
    expect(await store.lastId()).toBeGreaterThan(last);
  });
}
