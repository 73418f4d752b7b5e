import { expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { append, appendTogether, BY, entry, made, MOVE, OPEN, SEAT, tableRow } from './law-rows.ts';
import { listLaws } from './list-laws.ts';
import { accountLaws } from './account-laws.ts';
import { ratingLaws } from './rating-laws.ts';
import { orderLaws } from './order-laws.ts';
import { notifyLaws } from './notify-laws.ts';
import { ownLaws } from './own-laws.ts';
import { reviewLaws } from './review-laws.ts';
import { peopleLaws } from './people-laws.ts';
import { Conflict } from './store.ts';
import type { Store } from './store.ts';

/** What every store must do, with the bus of its processes, whatever it keeps its rows in. */
export function storeLaws(openBoth: () => Promise<{ readonly store: Store; readonly bus: Bus }>): void {
  const open = async () => (await openBoth()).store;
  listLaws(open);
  peopleLaws(open);
  notifyLaws(open);
  accountLaws(open);
  ratingLaws(open);
  orderLaws(open);
  ownLaws(open);
  reviewLaws(open);

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
    await store.fresh();
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

  test('of two writers who change the row alone, one writes and the other is told', async () => {
    const store = await open();
    const row = await made(store, 'a');
    const write = (due: number) =>
      append(store, { before: row, after: { ...row, version: row.version + 1, due }, entries: [] });
    await write(5);
    await expect(write(6)).rejects.toBeInstanceOf(Conflict);
    expect(await store.table('a')).toMatchObject({ due: 5 });
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
    await store.fresh();
    const start = store.settled();
    await append(store, { before: a, after: { ...a, seq: 2 }, entries: [entry(2)] });
    const [second] = await append(store, { before: b, after: { ...b, seq: 2 }, entries: [entry(2)] });
    await append(store, { before: { ...a, seq: 2 }, after: { ...a, seq: 3 }, entries: [entry(3)] });
    const told = async (person: string, watched: string[], after = start, limit = 9) =>
      (await store.entriesAfter(after, person, watched, limit))?.map(({ table, entry: { seq } }) => `${table}${seq}`);
    expect(await told('ada', [])).toEqual(['a2', 'a3']);
    expect(await told('ada', ['b'])).toEqual(['a2', 'b2', 'a3']);
    expect(await told('ada', ['b'], second)).toEqual(['a3']);
    expect(await told('ada', ['a', 'b'], start, 3)).toEqual(['a2', 'b2', 'a3']);
    expect(await store.entriesAfter(start, 'ada', ['b'], 2)).toBeNull();
    expect(await told('eve', [])).toEqual([]);
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

  test('every change is published before the store says that it is complete up to it', async () => {
    const { store, bus } = await openBoth();
    const start = store.settled();
    const { published, settled } = await appendTogether(store, bus, 30);
    expect(published).toHaveLength(45);
    expect(new Set(published).size).toBe(45);
    expect(Math.min(...published)).toBeGreaterThan(start);
    expect(store.settled()).toBe(Math.max(...published));
    settled.forEach(({ was, before }) => {
      const known = published.slice(0, before);
      expect(published.filter((id) => id <= was).every((id) => known.includes(id))).toBe(true);
    });
    expect(settled.map(({ was }) => was)).toEqual(settled.map(({ was }) => was).toSorted((a, b) => a - b));
  });

  test('a change can be read when it is told to be on disk, and one that fails is not told', async () => {
    const store = await open();
    const row = await made(store, 'a');
    let reading: Promise<unknown> | null = null;
    let ids: readonly number[] = [];
    const after = { ...row, seq: 2 };
    const change = { before: row, after, entries: [entry(2)], ownData: null, snapshot: null, outbox: [] };
    await store.append(change, (written) => {
      ids = written;
      reading = store.table('a');
    });
    expect(await reading).toEqual(after);
    const again = store.append(change, () => expect.unreachable('it was not written'));
    await expect(again).rejects.toBeInstanceOf(Conflict);
    await store.fresh();
    expect([store.settled()]).toEqual(ids);
  });

  test('entries are read by their numbers', async () => {
    const store = await open();
    const row = await made(store, 'a');
    await append(store, { before: row, after: { ...row, seq: 4 }, entries: [entry(2), entry(3, MOVE), entry(4)] });
    const seqs = async (...range: number[]) => (await store.entries('a', ...range)).map(({ seq }) => seq);
    expect(await seqs()).toEqual([1, 2, 3, 4]);
    expect(await seqs(3)).toEqual([3, 4]);
    expect(await seqs(2, 3)).toEqual([2, 3]);
    expect(await seqs(5)).toEqual([]);
    expect(await seqs(2 ** 31, 2 ** 40)).toEqual([]);
  });

  test('an owner’s tables are kept apart from the table, and go with it', async () => {
    const store = await open();
    const ownData = { prices: [1, 2, { name: 'ä' }] };
    const row = tableRow('own', { ownData: 31, updated: 10 });
    await append(store, { before: null, after: row, entries: [entry(1)], ownData });
    await made(store, 'printed');
    expect(await store.table('own')).toEqual(row);
    expect(await store.ownData('own')).toEqual(ownData);
    expect(await store.ownData('printed')).toBeNull();
    expect(await store.ownData('none')).toBeNull();
    await append(store, { before: row, after: { ...row, status: 'playing' }, entries: [] });
    expect(await store.ownData('own')).toEqual(ownData);
    await append(store, { before: row, after: row, entries: [] });
    await store.forgetWaiting(1000);
    expect(await store.ownData('own')).toBeNull();
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
