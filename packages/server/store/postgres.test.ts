import { describe, expect, test } from 'vitest';
import { databases, openShared } from '../testing/databases.ts';
import { append, entry, made, tableRow } from './law-rows.ts';
import { Conflict, Interrupted } from './store.ts';
import { storeLaws } from './store-laws.ts';

const { make } = databases();

describe('the store in PostgreSQL', () => storeLaws(async () => openShared(await make())));

test('processes that write the same tables at once: each number is given once, nobody waits for each other', async () => {
  const url = await make();
  const stores = [await openShared(url), await openShared(url), await openShared(url)].map(({ store }) => store);
  const ids = Array.from({ length: 12 }, (_, number) => `t${number}`);
  for (const id of ids) await made(stores[0]!, id);
  let conflicts = 0;
  /** Adds five entries to every table, in an order of its own. */
  const write = async (store: (typeof stores)[number], order: readonly string[]) => {
    for (let turn = 0; turn < 5; turn++)
      await Promise.all(
        order.map(async (id) => {
          for (;;) {
            const before = (await store.table(id))!;
            const after = { ...before, seq: before.seq + 1, version: before.version + 1 };
            try {
              return await append(store, { before, after, entries: [entry(after.seq)] });
            } catch (error) {
              if (!(error instanceof Conflict)) throw error;
              conflicts++;
            }
          }
        }),
      );
  };
  await Promise.all(stores.map((store, index) => write(store, index === 1 ? ids.toReversed() : ids)));
  for (const id of ids)
    expect((await stores[1]!.entries(id)).map(({ seq }) => seq)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
  expect(conflicts).toBeGreaterThan(0);
});

test('changes that arrive together go to the database in one statement', async () => {
  const { store, connections } = await openShared(await make());
  const asked: string[] = [];
  const query = connections.query.bind(connections);
  connections.query = (text, values) => {
    asked.push(text);
    return query(text, values);
  };
  const tables = Array.from({ length: 20 }, (_, number) => tableRow(`t${number}`));
  await Promise.all(tables.map((after) => append(store, { before: null, after, entries: [] })));
  expect(asked.filter((text) => text.includes('outcry_append'))).toHaveLength(1);
});

test.each(['after', 'before'] as const)(
  'a connection that breaks %s the commit: what is on disk counts, and nothing else',
  async (when) => {
    const { store, connections } = await openShared(await make());
    const row = await made(store, 'a');
    const query = connections.query.bind(connections);
    connections.query = async (text, values) => {
      if (!text.includes('outcry_append')) return query(text, values);
      if (when === 'after') await query(text, values);
      throw new Interrupted('the connection broke');
    };
    const change = { before: row, after: { ...row, seq: 3 }, entries: [entry(2), entry(3)] };
    if (when === 'before') await expect(append(store, change)).rejects.toBeInstanceOf(Interrupted);
    else expect(await append(store, change)).toEqual((await store.entries('a', 2)).map(({ id }) => id));
    connections.query = query;
    expect(await store.entries('a')).toHaveLength(when === 'before' ? 1 : 3);
  },
);

test('a table that is due is looked at by one process; if that dies, by another some seconds later', async () => {
  const url = await make();
  const [one, two] = [await openShared(url), await openShared(url)];
  await made(one.store, 'a', { status: 'playing', due: 500 });
  const rules = ['taking-stock 1'];
  const [first, second] = await Promise.all([one.store.due(1000, 9, rules), two.store.due(1000, 9, rules)]);
  expect([...first, ...second]).toEqual(['a']);
  expect(await two.store.due(4000, 9, rules)).toEqual([]);
  expect(await two.store.due(7000, 9, rules)).toEqual(['a']);
});

test('a process that slept shifts no clock while others ran; when none ran, the first that wakes does, once', async () => {
  const url = await make();
  const [one, two] = [await openShared(url), await openShared(url)];
  const turn = { asked: [1, null], since: [1000, null], left: [null, null] };
  const terms = { ...tableRow('x').terms, clock: { kind: 'move', seconds: 600 } as const };
  await made(one.store, 'a', { status: 'playing', due: 601_000, turn, terms });
  await one.store.beat(1000);
  for (let now = 3000; now <= 61_000; now += 2000) await one.store.beat(now);
  expect(await two.store.wake(62_000, 2000)).toBe(false);
  expect(await two.store.beat(2000 + 58_000)).toBe(false); // its clock is behind
  expect((await one.store.table('a'))!.turn.since[0]).toBe(1000);
  const woken = await Promise.all([one.store.wake(162_000), two.store.wake(162_000), two.store.beat(162_100)]);
  expect(woken.filter(Boolean)).toHaveLength(1);
  const row = (await one.store.table('a'))!;
  expect(row.turn.since[0]).toBe(101_000);
  expect(row.due).toBe(701_000);
  expect(row.version).toBe(1);
});

test('a beat that reaches the database late, as after a frozen connection, takes nobody’s time', async () => {
  const { store, feed } = await openShared(await make());
  const now = feed.clock.now();
  await store.beat(now);
  const turn = { asked: [1, null], since: [now, null], left: [null, null] };
  const after = tableRow('a', { seq: 1, status: 'playing', due: now + 60_000, turn });
  await append(store, { before: null, after, entries: [entry(1)] });
  const looked = performance.now();
  feed.clock.sampled(now - 30_000, looked, looked); // as it was when the beat was sent
  expect(await store.beat(now - 30_000)).toBe(false);
  expect(await store.table('a')).toMatchObject({ turn, due: now + 60_000, version: 0 });
});
