import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Notice } from '../bus/bus.ts';
import { databases, openShared } from '../testing/databases.ts';
import type { Connections } from './postgresConnections.ts';
import { PostgresFeed } from './postgresFeed.ts';
import { POSTGRES_MIGRATIONS } from './postgresMigrations.ts';
import { openPostgres } from './postgresOpen.ts';
import { append, entry, made } from './law-rows.ts';

// What is not committed is not written to disk for a while, and is lost in a crash.
const shared = databases({ settings: { wal_writer_delay: '10s' } });

async function client(url: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: url });
  opened.on('error', () => {});
  await opened.connect();
  onTestFinished(() => opened.end());
  return opened;
}

const INSERT = `insert into notice (id, body) select id, json_build_object('kind', 'gone', 'table', id) from
  outcry_id(pg_current_xact_id()) as id returning id`;

/** Writes notices in transactions that overlap, so that they are committed out of order. */
async function writeOverlapping(url: string): Promise<number[]> {
  const ids: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      const own = await client(url);
      for (let turn = 0; turn < 25; turn++) {
        await own.query('begin');
        const { rows } = await own.query<{ id: string }>(INSERT);
        await sleep((writer * 7 + turn * 3) % 9);
        await own.query('commit');
        ids.push(Number(rows[0]!.id));
      }
    }),
  );
  return ids.toSorted((a, b) => a - b);
}

/** Reads on by the highest id it has seen, as one would at first. */
async function readNaively(url: string, isOver: () => boolean): Promise<number[]> {
  const own = await client(url);
  const seen: number[] = [];
  for (let last = false; !last;) {
    last = isOver();
    const { rows } = await own.query<{ id: string }>('select id from notice where id > $1 order by id', [
      seen.at(-1) ?? 0,
    ]);
    seen.push(...rows.map(({ id }) => Number(id)));
  }
  return seen;
}

test('while transactions overlap nothing is missed or told twice, and what is complete stays so; a naive reader misses some', async () => {
  const url = await shared.make();
  const connections = await openPostgres(url);
  onTestFinished(() => connections.close());
  const feed = new PostgresFeed(connections);
  await feed.open();
  const heard: number[] = [];
  const wrong: string[] = [];
  feed.attach((notice) => {
    const id = Number((notice as { table: string }).table);
    if (id <= feed.settled) wrong.push(`${id} appeared below ${feed.settled}`);
    heard.push(id);
  });
  let isOver = false;
  const naive = readNaively(url, () => isOver);
  const reading = (async () => {
    while (!isOver) await feed.fresh();
    await feed.fresh();
  })();
  const written = await writeOverlapping(url);
  isOver = true;
  await reading;
  expect(wrong).toEqual([]);
  expect(heard.toSorted((a, b) => a - b)).toEqual(written);
  expect(feed.settled).toBe(written.at(-1));
  expect((await naive).length).toBeLessThan(written.length);
});

test('a transaction that stays open delays nobody’s news, only what counts as complete', async () => {
  const url = await shared.make();
  const one = await openShared(url);
  const two = await openShared(url);
  const heard: Notice[] = [];
  two.bus.subscribe((notice) => heard.push(notice));
  const slow = await client(url);
  await slow.query('begin');
  await slow.query(INSERT);
  const row = await made(one.store, 'a');
  const before = two.store.settled();
  await two.store.fresh();
  expect(heard).toMatchObject([{ kind: 'table', table: 'a', to: 1 }]);
  expect(two.store.settled()).toBe(before);
  await slow.query('commit');
  const [id] = await append(one.store, { before: row, after: { ...row, seq: 2 }, entries: [entry(2)] });
  await two.store.fresh();
  expect(heard).toMatchObject([{ table: 'a', to: 1 }, { kind: 'gone' }, { table: 'a', to: 2 }]);
  expect(two.store.settled()).toBe(id);
});

test.each(['other', 'the same'])(
  'numbers of transactions that are given again after a crash hide nothing, where processes have %s numbers',
  async (numbers) => {
    const url = await shared.make();
    const { connections, store } = await openShared(url);
    const query: Connections['query'] = (text, values) =>
      connections.query(numbers === 'other' ? text : text.replaceAll('pg_backend_pid()', '7'), values);
    const feed = new PostgresFeed({ query } as Connections);
    await feed.open();
    const heard: Notice[] = [];
    feed.attach((notice) => heard.push(notice));
    await made(store, 'a');
    // A transaction that leaves no trace: its number is known to the feed's last snapshot, and to nothing on disk.
    const lost = await client(url);
    await lost.query('begin');
    const { rows } = await lost.query<{ id: string }>('select outcry_id(pg_current_xact_id()) as id');
    await lost.query('rollback');
    await feed.fresh();
    await shared.postgres.kill9();
    await shared.postgres.restart();
    const again = await client(url);
    const { rows: given } = await again.query<{ id: string }>(INSERT);
    expect(Number(given[0]!.id)).toBeLessThanOrEqual(Number(rows[0]!.id));
    await feed.fresh();
    expect(heard).toMatchObject([{ table: 'a' }, { kind: 'gone' }]);
    expect(feed.settled).toBe(Number(given[0]!.id));
  },
);

test('a process that was cut off for long begins with what comes next, and takes nothing for known', async () => {
  const url = await shared.make();
  const { store } = await openShared(url);
  const connections = await openPostgres(url);
  onTestFinished(() => connections.close());
  const feed = new PostgresFeed(connections);
  await feed.open();
  const heard: Notice[] = [];
  feed.attach((notice) => heard.push(notice));
  const row = await made(store, 'a');
  const later = performance.now() + 6 * 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());
  await feed.fresh();
  expect(heard).toEqual([{ kind: 'anew' }]);
  const [id] = await append(store, { before: row, after: { ...row, seq: 2 }, entries: [entry(2)] });
  await feed.fresh();
  expect(heard).toMatchObject([{ kind: 'anew' }, { kind: 'table', table: 'a', from: 2 }]);
  expect(feed.settled).toBe(id);
});

test('a copy that is loaded into another PostgreSQL goes on with higher ids, and old cursors mean nothing there', async () => {
  const url = await shared.make();
  const { store, connections } = await openShared(url);
  await connections.query(`update meta set value = 'old' where name = 'epoch'`);
  await made(store, 'a');
  // As if the ids were made by a PostgreSQL that is far ahead.
  await connections.query('update entry set id = id + 1024 * 1000000');
  const { rows } = await connections.query<{ id: number }>(
    `insert into notice (id, body) select max(id) + 1024 * 1000000, '{"kind":"anew"}' from entry returning id`,
  );
  const later = await openShared(url);
  expect(later.store.epoch).not.toBe('old');
  const row = (await later.store.table('a'))!;
  const [id] = await append(later.store, { before: row, after: { ...row, seq: 2 }, entries: [entry(2)] });
  expect(id).toBeGreaterThan(rows[0]!.id);
});

test('a database that is brought to a newer version while others write keeps its ids and its epoch', async () => {
  const url = await shared.make();
  const { store } = await openShared(url);
  let row = await made(store, 'a');
  const slow = { sql: 'create table added (x integer); select pg_sleep(0.5)', breaksOlder: false };
  let isOver = false;
  const upgrading = openPostgres(url, [...POSTGRES_MIGRATIONS, slow]).finally(() => (isOver = true));
  while (!isOver) {
    const after = { ...row, seq: row.seq + 1, version: row.version + 1 };
    await append(store, { before: row, after, entries: [entry(after.seq)] });
    row = after;
  }
  await (await upgrading).close();
  expect((await openShared(url)).store.epoch).toBe(store.epoch);
});
