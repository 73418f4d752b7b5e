import { existsSync } from 'node:fs';
import { InputError } from '@outcry/engine';
import Database from 'better-sqlite3';
import { databaseFile } from '../config.ts';
import { lockFolder } from '../lock.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openDatabase } from '../store/open.ts';
import { KEYS, LEFT_OUT, OF_A_TABLE, OF_PEOPLE } from './place.ts';
import type { Kept, MayFill, Row, Snapshot, Source, Target } from './place.ts';

const PAGE = 2000;
const NEWEST = MIGRATIONS.length;
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Rows that come one by one, page by page. */
async function* paged(rows: Iterable<Row>): AsyncIterable<readonly Row[]> {
  let page: Row[] = [];
  for (const row of rows) {
    page.push(row);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** What a database holds now, or, inside of a transaction, what it held at its first look. */
function snapshotOf(db: Database.Database, close: () => void): Snapshot {
  const columns = (table: Kept): string[] => {
    const all = db.prepare<[string], { name: string }>('select name from pragma_table_info(?)').all(table);
    return all.map(({ name }) => name).filter((name) => !LEFT_OUT[table]?.includes(name));
  };
  const select = (table: Kept): string => `select ${quoted(columns(table))} from "${table}"`;
  const order = (table: Kept): string => `order by ${quoted(KEYS[table])}`;
  const meta = db.prepare<[], { name: string; value: string }>('select name, value from meta').all();
  return {
    meta: new Map(meta.map(({ name, value }) => [name, value])),
    count: async (table) => (db.prepare(`select count(*) as n from "${table}"`).get() as { n: number }).n,
    columns: async (table) => columns(table),
    async numbers(after, limit) {
      const sql = 'select n from game_table where n > ? order by n limit ?';
      return (db.prepare(sql).all(after, limit) as { n: number }[]).map(({ n }) => n);
    },
    ofTables: async (table, numbers) =>
      db
        .prepare(`${select(table)} where n in (select value from json_each(?)) ${order(table)}`)
        .all(JSON.stringify(numbers)) as Row[],
    all: (table) => paged(db.prepare(`${select(table)} ${order(table)}`).iterate() as Iterable<Row>),
    async lastOutboxId() {
      const kept = db.prepare("select seq from sqlite_sequence where name = 'outbox'").get() as
        { seq: number } | undefined;
      return kept?.seq ?? 0;
    },
    close: async () => close(),
  };
}

/** The version of a database, unless it is of a newer Outcry. */
function refuseNewer(file: string, db: Database.Database): number {
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version <= NEWEST) return version;
  db.close();
  throw new InputError(`${file} is of version ${version}; this Outcry reads up to version ${NEWEST}`);
}

/** A data folder to copy from. */
export function sqliteSource(data: string): Source {
  const file = databaseFile(data);
  if (!existsSync(file)) throw new InputError(`there is no database in ${data}`);
  const open = (): Database.Database => {
    try {
      const db = new Database(file, { readonly: true, fileMustExist: true });
      db.exec('begin');
      const version = refuseNewer(file, db);
      if (version === NEWEST) return db;
      db.close();
      throw new InputError(
        `${file} is of version ${version}: start this Outcry on it once, which brings it to version ${NEWEST}`,
      );
    } catch (error) {
      if (error instanceof Database.SqliteError) throw new InputError(`${file} cannot be read: ${error.message}`);
      throw error;
    }
  };
  open().close();
  let unlock: (() => void) | null = null;
  return {
    name: data,
    async snapshot() {
      const db = open();
      return snapshotOf(db, () => db.close());
    },
    async isServed() {
      const free = lockFolder(data);
      free?.();
      return free === null;
    },
    hold: async () => (unlock ??= lockFolder(data)) !== null,
    close: async () => unlock?.(),
  };
}

/** A data folder to copy into. Nothing in it changes before `mayFill` has seen what it holds. */
export async function sqliteTarget(data: string, mayFill: MayFill): Promise<Target> {
  const file = databaseFile(data);
  const unlock = lockFolder(data);
  if (!unlock) throw new InputError(`another server uses the data folder ${data}`);
  let db: Database.Database;
  try {
    if (existsSync(file)) {
      const there = new Database(file, { readonly: true });
      try {
        refuseNewer(file, there);
        await mayFill(
          data,
          snapshotOf(there, () => {}),
        );
      } finally {
        there.close();
      }
    }
    db = openDatabase(file);
  } catch (error) {
    unlock();
    throw error;
  }
  const insert = (table: Kept, rows: readonly Row[]): void => {
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0]!);
    const statement = db.prepare(
      `insert into "${table}" (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) statement.run(...columns.map((column) => row[column]));
  };
  return {
    name: data,
    snapshot: async () => snapshotOf(db, () => {}),
    async setMeta(changes) {
      const put = db.prepare('insert or replace into meta values (?, ?)');
      const drop = db.prepare('delete from meta where name = ?');
      db.transaction(() => {
        for (const [name, value] of Object.entries(changes))
          if (value === null) drop.run(name);
          else put.run(name, value);
      })();
    },
    async dropTables(numbers) {
      db.transaction(() => {
        for (const table of OF_A_TABLE) {
          const drop = db.prepare(`delete from "${table}" where n = ?`);
          for (const n of numbers) drop.run(n);
        }
      })();
    },
    async putTables(rows) {
      db.transaction(() => OF_A_TABLE.forEach((table) => insert(table, rows[table])))();
    },
    async putPeople(rows) {
      db.exec('begin immediate');
      try {
        for (const table of OF_PEOPLE.toReversed()) db.exec(`delete from "${table}"`);
        for (const table of OF_PEOPLE) for await (const page of rows(table)) insert(table, page);
        db.exec('commit');
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    async numberOn(lastOutboxId) {
      db.prepare("delete from sqlite_sequence where name = 'outbox'").run();
      db.prepare("insert into sqlite_sequence (name, seq) values ('outbox', ?)").run(lastOutboxId);
    },
    async close() {
      db.close();
      unlock();
    },
  };
}
