import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { temporaryFolder } from '../testing/guests.ts';
import { Commits } from './commits.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open.ts';
import { sqliteStore } from './sqlite.ts';
import { StoreUnavailable } from './store.ts';
import { append, appendTogether, tableRow } from './law-rows.ts';
import { storeLaws } from './store-laws.ts';

async function openBoth() {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  return { store, bus: localBus() };
}

describe('the store in SQLite', () => storeLaws(openBoth));

test('changes that arrive together share one transaction', async () => {
  const sizes: number[] = [];
  const db = openDatabase(join(temporaryFolder(), 'test.db'));
  const store = sqliteStore(db, new Commits(db, (size) => sizes.push(size)));
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      append(store, { before: null, after: tableRow(`t${number}`), entries: [] }),
    ),
  );
  expect(sizes).toEqual([20]);
  await store.close();
});

test('changes are published in the order of their ids, each when all before it are settled', async () => {
  const { store, bus } = await openBoth();
  const { published, settled } = await appendTogether(store, bus, 30);
  expect(published).toEqual(published.toSorted((a, b) => a - b));
  expect(settled.map(({ was }) => was)).toEqual(settled.map(({ before }) => published[before - 1] ?? 0));
});

test('it writes with a sync at every commit', () => {
  const db = openDatabase(join(temporaryFolder(), 'test.db'));
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(db.pragma('synchronous', { simple: true })).toBe(2);
  db.close();
});

test.each(MIGRATIONS.map((_, index) => index + 1))(
  'a database of version %i is brought to the newest, with all that is in it',
  async (version) => {
    const file = join(temporaryFolder(), 'old.db');
    const old = openDatabase(file, MIGRATIONS.slice(0, version));
    expect(old.pragma('user_version', { simple: true })).toBe(version);
    // As that version wrote it: by its own columns, not by today's code.
    old.exec(`
    insert into person (id, user_id, name, guest, created, seen) values ('ada', 'user-1', 'Ada', 1, 10, 20);
    insert into game_table (n, id, code, game, host, created, status, public, seq, due, updated, turn, result, body) values
      (7, 'a', 'CODE', 'taking-stock', 'ada', 1, 'playing', 0, 1, null, 2, '{"asked":[1],"since":[5],"left":[null]}', null,
       '{"ended":null,"spectators":true,"seats":[],"removed":[],"next":null}');
    insert into terms values (7, '{"rulesVersion":3}');
    insert into entry values (3, 7, 1, 'start', null, '{}', null, 0, 5);
  `);
    old.close();
    const db = openDatabase(file);
    expect(db.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length);
    const store = sqliteStore(db);
    // The version of the rules was one of the terms before it had a column.
    const rulesVersion = version < 4 ? 3 : 1;
    const table = { code: 'CODE', rulesVersion, status: 'playing', turn: { since: [5] } };
    expect(await store.table('a')).toMatchObject(table);
    expect(await store.entries('a')).toMatchObject([{ id: 3, kind: 'start' }]);
    expect(await store.person('ada')).toEqual({ id: 'ada', name: 'Ada', guest: true });
    await store.close();
  },
);

test('a token from before tokens had a scope and an end may play, for a year', async () => {
  const file = join(temporaryFolder(), 'old.db');
  const old = openDatabase(file, MIGRATIONS.slice(0, 4));
  old.exec(`
    insert into person (id, user_id, name, guest, created, seen) values ('ada', 'user-1', 'Ada', 1, 10, 20);
    insert into token values ('t', 'ada', 'robot', 'hash', 10);
  `);
  old.close();
  const before = Date.now();
  const store = sqliteStore(openDatabase(file));
  const { token } = (await store.tokenOf('hash'))!;
  await store.close();
  expect(token).toMatchObject({ id: 't', label: 'robot', scope: 'play', created: 10, used: null });
  const year = 365 * 86_400_000;
  expect(token.ends).toBeGreaterThan(before + year - 2000);
  expect(token.ends).toBeLessThanOrEqual(Date.now() + year);
});

test('an owner’s tables that were among the terms lie apart, and clock and seats can be listed and counted', async () => {
  const file = join(temporaryFolder(), 'old.db');
  const old = openDatabase(
    file,
    MIGRATIONS.slice(
      0,
      MIGRATIONS.findIndex((version) => version.includes('create table own_data')),
    ),
  );
  const terms = { options: { rounds: 3 }, absence: null };
  const clock = { kind: 'move', seconds: 9 };
  const data = { prices: ['ä'] };
  const seats = [{ kind: 'person', person: 'ada' }, { kind: 'open' }];
  old
    .prepare(
      `insert into game_table (n, id, code, game, host, created, status, public, seq, due, updated, turn, result, body)
       values (7, 'a', 'CODE', 'taking-stock', 'ada', 1, 'waiting', 1, 1, null, 2, '{}', null, ?)`,
    )
    .run(JSON.stringify({ ended: null, spectators: true, seats, removed: [], next: null }));
  old
    .prepare('insert into terms values (7, ?)')
    .run(JSON.stringify({ ...terms, seed: 's', commitment: 'c', data, clock }));
  old.close();
  const store = sqliteStore(openDatabase(file));
  onTestFinished(() => store.close());
  const bytes = Buffer.byteLength(JSON.stringify(data));
  expect(await store.table('a')).toMatchObject({ ownData: bytes, address: null });
  expect((await store.table('a'))!.terms).toEqual({ ...terms, clock });
  expect(await store.ownData('a')).toEqual(data);
  expect(await store.openTables(9, 9)).toMatchObject([{ id: 'a', terms: { clock } }]);
  expect(await store.hostedBy('ada')).toEqual({ waiting: 1, playing: 0, botsAlone: 0, ownData: bytes });
});

test('a database of a later version is refused in one line and not touched', () => {
  const file = join(temporaryFolder(), 'later.db');
  const later = new Database(file);
  later.pragma('user_version = 99');
  later.close();
  expect(() => openDatabase(file)).toThrow(/is of version 99; this Outcry reads up to version \d+/);
});

test('closed, it finishes what was added, takes nothing more, and may be closed again', async () => {
  const file = join(temporaryFolder(), 'test.db');
  const store = sqliteStore(openDatabase(file));
  const last = append(store, { before: null, after: tableRow('a'), entries: [] });
  const closing = store.close();
  await expect(store.beat(1)).rejects.toThrow('closed');
  await Promise.all([last, closing, store.close()]);
  const again = sqliteStore(openDatabase(file));
  expect(await again.table('a')).toEqual(tableRow('a'));
  await again.close();
});

test('a database that turns read-only while it runs: refused as unavailable, read on, and nothing is lost', async () => {
  const file = join(temporaryFolder(), 'test.db');
  const db = openDatabase(file);
  const commits = new Commits(db);
  const store = sqliteStore(db, commits);
  const row = tableRow('a');
  await append(store, { before: null, after: row, entries: [] });
  await commits.add('statement', 'pragma query_only = on', []);
  const change = { before: row, after: { ...row, due: 5 }, entries: [] };
  await expect(append(store, change)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await store.table('a')).toEqual(row);
  await store.close();
  const again = sqliteStore(openDatabase(file));
  onTestFinished(() => again.close());
  await append(again, change);
  expect(await again.table('a')).toMatchObject({ due: 5 });
});
