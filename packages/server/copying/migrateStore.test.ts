import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createClient } from '../client.ts';
import { databaseFile } from '../config.ts';
import { createServer } from '../server.ts';
import { openPostgres } from '../store/postgresOpen.ts';
import { guest, moveOnce, newKey, startedTable, startServer, temporaryFolder } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { Postgres } from '../testing/postgres.ts';
import { startProcess } from '../testing/process.ts';
import { Copy } from './copy.ts';
import { digestOf } from './digest.ts';
import { migrateStore } from './migrateStore.ts';
import type { Watcher } from './migrateStore.ts';
import { KEYS, LEFT_OUT, movable, OF_A_TABLE, OF_PEOPLE } from './place.ts';
import type { Kept, Snapshot, Source, Target } from './place.ts';
import { postgresSource } from './postgres.ts';
import { sqliteSource, sqliteTarget } from './sqlite.ts';

const SILENT = { host: '127.0.0.1', port: 0, logLevel: 'silent', botPause: 0 } as const;
const NOBODY: Watcher = { begin: () => {}, advance: () => {}, stopServer: () => {} };

let postgres: Postgres;
let filled: Filled;
beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'outcry-'));
  const [started, server] = await Promise.all([Postgres.start(), createServer({ ...SILENT, data })]);
  postgres = started;
  filled = { data, ...(await fill(server.url)) };
  await server.close();
});
afterAll(async () => {
  rmSync(filled.data, { recursive: true });
  await postgres.stop();
});

let made = 0;
const newDatabase = (): Promise<string> => postgres.createDatabase(`store${++made}`);

/** Plays a table until its game is over, or for so many moves. */
async function play(one: Guest, id: string, most = Infinity): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const { status } = await one.api('table', { params: { id } });
    if (status !== 'playing') return;
    if (!(await moveOnce(one, id))) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Plays at a server all that a store can hold. */
async function fill(url: string) {
  const ada = await guest(url, 'Ada');
  const bob = await guest(url, 'Bob');
  const me = { kind: 'me' } as const;
  const over = await startedTable([ada], [], { seats: [me, me, me] });
  for (let left = 400; left > 0; left--)
    if (!(await Promise.all([0, 1, 2].map((seat) => moveOnce(ada, over.id, seat).catch(() => false)))).includes(true))
      break;
  const running = await startedTable([ada, bob], ['trader']);
  await play(ada, running.id, 3);
  await ada.api('chat', {
    params: { id: running.id },
    body: { text: 'Ünïcode \u{1F4C8} "quoted" \\ back', key: 'a key of mine' },
  });
  await bob.api('createTable', {
    body: { game: 'stockpile', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
  });
  await bob.api('mute', { params: { person: ada.id }, body: { muted: true } });
  const { token } = await ada.api('makeToken', { body: { label: 'mine', scope: 'play', days: 30 } });
  expect((await ada.api('table', { params: { id: over.id } })).status).toBe('over');
  return { ada, bob, token, over: over.id, running: running.id };
}

type Filled = Awaited<ReturnType<typeof fill>> & { readonly data: string };

/** A data folder with people and games, which no server uses. */
function installation(): Filled {
  const data = temporaryFolder();
  cpSync(filled.data, data, { recursive: true });
  return { ...filled, data };
}

/** Everything that is copied, as one value for each table. */
async function contents(source: Source): Promise<Record<string, unknown>> {
  const snapshot = await source.snapshot();
  try {
    const numbers = await snapshot.numbers(0, Number.MAX_SAFE_INTEGER);
    const all: Record<string, unknown> = { meta: movable(snapshot.meta) };
    for (const table of OF_A_TABLE) {
      const rows = await snapshot.ofTables(table, numbers);
      all[table] = await digestOf(
        (async function* () {
          yield rows;
        })(),
      );
    }
    for (const table of OF_PEOPLE) all[table] = await digestOf(snapshot.all(table));
    return all;
  } finally {
    await snapshot.close();
    await source.close();
  }
}

test('an installation goes to PostgreSQL and back, and is the same there', async () => {
  const { data, ada, token, over, running } = installation();
  const before = await contents(sqliteSource(data));
  const url = await newDatabase();
  const back = join(temporaryFolder(), 'back');
  const progress: number[] = [];
  const watcher = {
    ...NOBODY,
    begin: (tables: number) => progress.push(tables),
    advance: (tables: number) => progress.push(tables),
  };
  const checked = await migrateStore(data, url, watcher);
  expect(checked).toMatchObject({ tables: 3, finished: 1, running: 1, unknown: 0, doubtful: [] });
  expect(progress).toEqual([3, 3]);
  expect(await contents(await postgresSource(url))).toEqual(before);
  expect(await migrateStore(url, back, NOBODY)).toEqual(checked);
  expect(await contents(sqliteSource(back))).toEqual(before);
  expect(await contents(sqliteSource(data))).toEqual(before);
  const second = await newDatabase();
  expect(await migrateStore(url, second, NOBODY)).toEqual(checked);
  expect(await contents(await postgresSource(second))).toEqual(before);
  expect(JSON.stringify(before)).toMatch(/"secret"/);

  // People are who they were, and games go on.
  for (const config of [{ data: back }, { databaseUrl: url }]) {
    const server = await startServer(config);
    const api = createClient(server.url, { cookie: ada.cookie });
    const program = createClient(server.url, { authorization: `Bearer ${token}` });
    expect(await api('me', {})).toMatchObject({ id: ada.id, name: 'Ada' });
    expect(await program('table', { params: { id: running } })).toMatchObject({ status: 'playing' });
    expect(await api('file', { params: { id: over } })).toMatchObject({ game: 'taking-stock' });
    const { seq } = await program('table', { params: { id: running } });
    const said = await api('chat', { params: { id: running }, body: { text: 'On we go', key: newKey() } });
    expect(said.seq).toBe(seq + 1);
    const fresh = await api('createTable', {
      body: { game: 'stockpile', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
    });
    expect(await api('table', { params: { id: fresh.id } })).toMatchObject({ status: 'waiting' });
  }
});

test('while a server runs nearly all is copied; what people do until it stops comes along', async () => {
  const data = temporaryFolder();
  const running = await startProcess(data);
  onTestFinished(() => running.stop('SIGKILL'));
  const { ada } = await fill(running.url);
  const url = await newDatabase();
  const waits: string[] = [];
  const later = Promise.withResolvers<string>();
  const watcher: Watcher = {
    ...NOBODY,
    stopServer(source) {
      waits.push(source);
      void (async () => {
        const { id } = await startedTable([ada], ['rookie', 'rookie']);
        await play(ada, id, 2);
        await running.stop();
        later.resolve(id);
      })();
    },
  };
  const checked = await migrateStore(data, url, watcher);
  expect(waits).toEqual([data]);
  expect(checked).toMatchObject({ tables: 4, finished: 1, running: 2 });
  expect(await contents(await postgresSource(url))).toEqual(await contents(sqliteSource(data)));
  const rows = await postgres.query<{ id: string }>(
    'select id from game_table order by n',
    new URL(url).pathname.slice(1),
  );
  expect(rows.at(-1)!.id).toBe(await later.promise);
});

test('while nodes run on PostgreSQL it is the same', async () => {
  const url = await newDatabase();
  const server = await startServer({ databaseUrl: url });
  const { ada } = await fill(server.url);
  const back = join(temporaryFolder(), 'back');
  const watcher: Watcher = {
    ...NOBODY,
    stopServer: () => void startedTable([ada], ['rookie', 'rookie']).then(() => server.close()),
  };
  expect(await migrateStore(url, back, watcher)).toMatchObject({ tables: 4, finished: 1, running: 2 });
  expect(await contents(sqliteSource(back))).toEqual(await contents(await postgresSource(url)));
});

test.each(['SQLite', 'PostgreSQL'])(
  'a copy into %s that was cut off is no store, and goes on when it is run again',
  async (kind) => {
    const { data } = installation();
    const target = kind === 'SQLite' ? join(temporaryFolder(), 'target') : await newDatabase();
    const broken = {
      ...NOBODY,
      advance: () => {
        throw new Error('the power failed');
      },
    };
    await expect(migrateStore(data, target, broken)).rejects.toThrow('the power failed');
    const config = kind === 'SQLite' ? { data: target } : { data: temporaryFolder(), databaseUrl: target };
    await expect(createServer({ ...SILENT, ...config })).rejects.toThrow(
      /holds an unfinished copy: run outcry migrate-store again/,
    );
    const elsewhere = join(temporaryFolder(), 'elsewhere');
    await expect(migrateStore(target, elsewhere, NOBODY)).rejects.toThrow(/holds an unfinished copy/);
    expect(await migrateStore(data, target, NOBODY)).toMatchObject({ tables: 3, finished: 1 });
    const server = await startServer(config);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  },
);

test('what a copy that was cut off left, and is gone at the source since, goes', async () => {
  const { data } = installation();
  const target = join(temporaryFolder(), 'target');
  await migrateStore(data, target, NOBODY);
  const there = new Database(databaseFile(target));
  there.exec("insert into meta values ('incomplete', 'migrate-store'), ('left', 'over')");
  for (const table of OF_A_TABLE) there.exec(`update ${table} set n = n + 10`);
  there.close();
  await migrateStore(data, target, NOBODY);
  expect(await contents(sqliteSource(target))).toEqual(await contents(sqliteSource(data)));
});

test.each<[string, (target: Target) => Partial<Target>, RegExp]>([
  [
    'an entry is another',
    (target) => ({
      putTables: (rows) =>
        target.putTables({
          ...rows,
          entry: rows.entry.map((row, index) => (index === 5 ? { ...row, body: '{}' } : row)),
        }),
    }),
    /table \d+ is not the same/,
  ],
  [
    'a kept state is missing',
    (target) => ({
      putTables: (rows) => target.putTables({ ...rows, snapshot: [] }),
    }),
    /table \d+ is not the same/,
  ],
  [
    'a login is missing',
    (target) => ({
      putPeople: (rows) =>
        target.putPeople(async function* (table) {
          for await (const page of rows(table)) yield table === 'session' ? page.slice(1) : page;
        }),
    }),
    /session is not the same/,
  ],
  [
    'the secret is another',
    (target) => ({
      setMeta: (changes) => target.setMeta({ ...changes, secret: 'another' }),
    }),
    /meta is not the same/,
  ],
])('it is noticed when %s', async (_what, broken, message) => {
  const { data } = installation();
  const source = sqliteSource(data);
  const target = await sqliteTarget(join(temporaryFolder(), 'target'), async () => {});
  onTestFinished(() => target.close());
  const snapshot = await source.snapshot();
  onTestFinished(() => snapshot.close());
  await expect(new Copy({ ...target, ...broken(target) }).bring(snapshot, () => {})).rejects.toThrow(message);
});

test('what cannot be copied is refused in one line, and nothing changes', async () => {
  const { data } = installation();
  const [full, other] = [installation(), temporaryFolder()];
  const url = await newDatabase();
  const name = new URL(url).pathname.slice(1);
  await migrateStore(data, url, NOBODY);
  const state = async () => [await contents(sqliteSource(full.data)), await contents(await postgresSource(url))];
  const before = await state();
  const refused = (from: string, to: string, message: string | RegExp) =>
    expect(migrateStore(from, to, NOBODY), `${from} ${to}`).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(message),
    });
  await refused(data, full.data, / is not empty; copy into an empty one$/);
  await refused(full.data, url, / is not empty; copy into an empty one$/);
  await refused(join(other, 'none'), await newDatabase(), /^there is no database in /);
  await refused(await newDatabase(), join(other, 'none'), /^there is no Outcry in the database /);
  await refused(data, join(data, '.'), 'FROM and TO are the same');
  await refused(url, url.replace('127.0.0.1', 'localhost'), 'FROM and TO are the same');
  await refused(data, 'postgres://nobody:x@127.0.0.1:1/none', /does not answer/);
  await refused(data, url.replace(':outcry@', ':wrong@'), /password/);
  expect(existsSync(join(other, 'none'))).toBe(false);

  const unfit = new Database(databaseFile(full.data));
  unfit.prepare(`update entry set key = 'a' || char(0) where seq = 2 and n = 1`).run();
  unfit.close();
  const filling = await newDatabase();
  await refused(full.data, filling, /^PostgreSQL cannot hold the character U\+0000, which is in entry, .*n 1.*seq 2/);
  before[0] = (await state())[0]!;

  const newer = new Database(databaseFile(other));
  newer.pragma('user_version = 99');
  newer.close();
  await refused(other, await newDatabase(), /is of version 99; this Outcry reads up to version \d+$/);
  await refused(data, other, /is of version 99; this Outcry reads up to version \d+$/);
  expect(await state()).toEqual(before);
  await postgres.query("update meta set value = '99' where name = 'version'", name);
  await refused(data, url, /is of version 99; this Outcry reads up to version \d+$/);
  await refused(url, join(other, 'none'), /is of version 99; this Outcry reads up to version \d+$/);
});

test('a folder whose server runs, and a database that somebody serves, are no targets', async () => {
  const { data } = installation();
  const served = temporaryFolder();
  const running = await startProcess(served);
  onTestFinished(() => running.stop('SIGKILL'));
  await expect(migrateStore(data, served, NOBODY)).rejects.toThrow(`another server uses the data folder ${served}`);
  const url = await newDatabase();
  await (await openPostgres(url)).close();
  await postgres.query(`insert into meta values ('beat', ${Date.now()})`, new URL(url).pathname.slice(1));
  await expect(migrateStore(data, url, NOBODY)).rejects.toThrow(/^a server uses the database/);
});

test('every table and column of both stores is copied, or said to be left out', async () => {
  const url = await newDatabase();
  await (await openPostgres(url)).close();
  const { data } = installation();
  const theirs = await postgres.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
    new URL(url).pathname.slice(1),
  );
  const db = new Database(databaseFile(data), { readonly: true });
  const ours = db.prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`).all() as {
    name: string;
  }[];
  db.close();
  const copied = [...OF_A_TABLE, ...OF_PEOPLE, 'meta'];
  expect(ours.map(({ name }) => name).sort()).toEqual(copied.toSorted());
  expect(theirs.map(({ name }) => name).sort()).toEqual([...copied, 'allowance', 'notice'].sort());

  const columns = async (source: Source, table: Kept) => {
    const snapshot: Snapshot = await source.snapshot();
    const names = await snapshot.columns(table);
    await snapshot.close();
    return [...names].sort();
  };
  const [sqlite, database] = [sqliteSource(data), await postgresSource(url)];
  onTestFinished(() => database.close());
  for (const table of Object.keys(KEYS) as Kept[]) {
    expect([table, await columns(sqlite, table)]).toEqual([table, await columns(database, table)]);
    for (const column of LEFT_OUT[table] ?? []) expect(await columns(database, table)).not.toContain(column);
  }
});
