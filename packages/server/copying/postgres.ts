import { InputError } from '@outcry/engine';
import type pg from 'pg';
import { addressesOf, Connections, placeOf } from '../store/postgresConnections.ts';
import { POSTGRES_MIGRATIONS } from '../store/postgresMigrations.ts';
import { openPostgres } from '../store/postgresOpen.ts';
import { KEYS, LEFT_OUT, OF_A_TABLE, OF_PEOPLE } from './place.ts';
import type { Kept, MayFill, Row, Snapshot, Source, Target, Value } from './place.ts';

const PAGE = 2000;
/** A copy may take long; a server that answers people must not. */
const PATIENCE = 3_600_000;
/** Servers beat every two seconds: one that did not for so long is not running. */
const ALIVE = 5000;
/** Whoever copies into a database holds this lock. */
const LOCK = 7_046_029_254_386_354;
const NUL_HELP = 'take it out of the file with sqlite3, or delete that table';
const NEWEST = POSTGRES_MIGRATIONS.length;

interface Column {
  readonly name: string;
  readonly type: string;
}

const quoted = (columns: readonly Column[]): string => columns.map(({ name }) => `"${name}"`).join(', ');

/** One connection, on which everything happens in turn. */
class Session {
  readonly client: pg.PoolClient;
  readonly #columns = new Map<Kept, readonly Column[]>();

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  async rows<Found extends object>(text: string, values: readonly unknown[] = []): Promise<Found[]> {
    const query = { text, values: values as unknown[], query_timeout: PATIENCE };
    return (await this.client.query<Found>(query)).rows;
  }

  async columns(table: Kept): Promise<readonly Column[]> {
    const known =
      this.#columns.get(table) ??
      (await this.rows<Column>(
        `select column_name as name, data_type as type from information_schema.columns
         where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
        [table],
      ));
    this.#columns.set(table, known);
    return known.filter(({ name }) => !LEFT_OUT[table]?.includes(name));
  }

  async meta(): Promise<Map<string, string>> {
    const rows = await this.rows<{ name: string; value: string }>('select name, value from meta');
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  /** Whether a server has beaten lately, by the database's clock. */
  async isServed(): Promise<boolean> {
    const [row] = await this.rows<{ served: boolean }>(
      `select extract(epoch from clock_timestamp()) * 1000 - value::bigint < $1 as served from meta where name = 'beat'`,
      [ALIVE],
    );
    return row?.served ?? false;
  }

  async close(): Promise<void> {
    this.client.release(true);
  }
}

/** A value of the database as it is compared, and back. */
const valueOf = (value: unknown): Value =>
  value instanceof Date ? value.toISOString() : typeof value === 'boolean' ? Number(value) : (value as Value);
const rowOf = (row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueOf(value)]));

/** What the database holds now, or, inside of a transaction, what it held at its first look. */
async function snapshotOf(session: Session, close: () => Promise<void>): Promise<Snapshot> {
  const select = async (table: Kept) => `select ${quoted(await session.columns(table))} from "${table}"`;
  // Text in the order of its bytes, as everywhere else.
  const order = async (table: Kept) => {
    const types = new Map((await session.columns(table)).map(({ name, type }) => [name, type]));
    const keys = KEYS[table].map((key) => (types.get(key) === 'text' ? `"${key}" collate "C"` : `"${key}"`));
    return `order by ${keys.join(', ')}`;
  };
  return {
    meta: await session.meta(),
    count: async (table) => (await session.rows<{ n: number }>(`select count(*) as n from "${table}"`))[0]!.n,
    columns: async (table) => (await session.columns(table)).map(({ name }) => name),
    async numbers(after, limit) {
      const sql = 'select n from game_table where n > $1 order by n limit $2';
      return (await session.rows<{ n: number }>(sql, [after, limit])).map(({ n }) => n);
    },
    async ofTables(table, numbers) {
      const sql = `${await select(table)} where n = any($1::bigint[]) ${await order(table)}`;
      return (await session.rows(sql, [numbers])).map(rowOf);
    },
    async *all(table) {
      const name = `page_of_${table}`;
      await session.rows(`declare ${name} no scroll cursor with hold for ${await select(table)} ${await order(table)}`);
      try {
        for (;;) {
          const page = await session.rows(`fetch ${PAGE} from ${name}`);
          if (page.length === 0) return;
          yield page.map(rowOf);
        }
      } finally {
        await session.rows(`close ${name}`);
      }
    },
    async lastOutboxId() {
      const [row] = await session.rows<{ id: number | null }>(
        `select pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass) as id`,
      );
      return row!.id ?? 0;
    },
    close,
  };
}

const nameOf = (url: string): string => addressesOf(url).map(placeOf).join(',');

/** Opens a database, and closes it again if `look` does not like what it finds. */
async function opened(url: string, look: (session: Session) => Promise<void>) {
  const connections = new Connections(url);
  try {
    await connections.open();
    const session = new Session(await connections.connect());
    try {
      await look(session);
    } catch (error) {
      await session.close();
      throw error;
    }
    return { connections, session };
  } catch (error) {
    await connections.close();
    throw error;
  }
}

/** The version of the database; 0: there is no Outcry in it. */
async function versionOf(session: Session, name: string): Promise<number> {
  const [there] = await session.rows<{ meta: string | null }>(`select to_regclass('meta')::text as meta`);
  const version = there!.meta === null ? 0 : Number((await session.meta()).get('version') ?? 0);
  if (version > NEWEST)
    throw new InputError(`${name} is of version ${version}; this Outcry reads up to version ${NEWEST}`);
  return version;
}

/** A database to copy from. */
export async function postgresSource(url: string): Promise<Source> {
  const name = nameOf(url);
  const { connections, session: first } = await opened(url, async (session) => {
    const version = await versionOf(session, name);
    if (version === 0) throw new InputError(`there is no Outcry in the database ${name}`);
    if (version < NEWEST)
      throw new InputError(
        `${name} is of version ${version}: start this Outcry on it once, which brings it to version ${NEWEST}`,
      );
  });
  const session = async () => new Session(await connections.connect());
  return {
    name,
    async snapshot() {
      const own = await session();
      await own.rows('begin isolation level repeatable read read only');
      return snapshotOf(own, () => own.close());
    },
    isServed: () => first.isServed(),
    hold: async () => !(await first.isServed()), // a node that starts now is noticed at the end
    async close() {
      await first.close();
      await connections.close();
    },
  };
}

/** A database to copy into. Nothing in it changes before `mayFill` has seen what it holds. */
export async function postgresTarget(url: string, mayFill: MayFill): Promise<Target> {
  const name = nameOf(url);
  const { connections, session } = await opened(url, async (looking) => {
    const [lock] = await looking.rows<{ free: boolean }>(`select pg_try_advisory_lock(${LOCK}) as free`);
    if (!lock!.free) throw new InputError(`another outcry migrate-store writes into ${name}`);
    if ((await versionOf(looking, name)) === 0) return;
    await mayFill(name, await snapshotOf(looking, async () => {}));
    if (await looking.isServed()) throw new InputError(`a server uses the database ${name}: stop it first`);
  });
  const newest = await openPostgres(url);
  await newest.close();

  async function together(work: () => Promise<void>): Promise<void> {
    await session.rows('begin');
    try {
      await work();
      await session.rows('commit');
    } catch (error) {
      await session.rows('rollback');
      throw error;
    }
  }

  async function insert(table: Kept, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const types = new Map((await session.columns(table)).map(({ name: column, type }) => [column, type]));
    const columns = Object.keys(rows[0]!).map((column) => ({ name: column, type: types.get(column)! }));
    const written = rows.map((row) =>
      Object.fromEntries(
        columns.map(({ name: column, type }) => {
          const value = row[column]!;
          return [column, type === 'boolean' && value !== null ? value === 1 : value];
        }),
      ),
    );
    const unfit = rows.find((row) =>
      Object.values(row).some((value) => typeof value === 'string' && value.includes('\0')),
    );
    if (unfit) {
      const key = KEYS[table].map((column) => `${column} ${String(unfit[column])}`).join(', ');
      throw new InputError(`PostgreSQL cannot hold the character U+0000, which is in ${table}, ${key}: ${NUL_HELP}`);
    }
    await session.rows(
      `insert into "${table}" (${quoted(columns)}) overriding system value
       select ${quoted(columns)} from json_to_recordset($1) as r(${columns.map(({ name: column, type }) => `"${column}" ${type}`).join(', ')})`,
      [JSON.stringify(written)],
    );
  }

  return {
    name,
    snapshot: () => snapshotOf(session, async () => {}),
    setMeta: (changes) =>
      together(async () => {
        for (const [key, value] of Object.entries(changes)) {
          await session.rows('delete from meta where name = $1', [key]);
          if (value !== null) await session.rows('insert into meta values ($1, $2)', [key, value]);
        }
      }),
    dropTables: (numbers) =>
      together(async () => {
        for (const table of OF_A_TABLE)
          await session.rows(`delete from "${table}" where n = any($1::bigint[])`, [numbers]);
      }),
    putTables: (rows) =>
      together(async () => {
        for (const table of OF_A_TABLE) await insert(table, rows[table]);
      }),
    putPeople: (rows) =>
      together(async () => {
        for (const table of OF_PEOPLE.toReversed()) await session.rows(`delete from "${table}"`);
        for (const table of OF_PEOPLE) for await (const page of rows(table)) await insert(table, page);
      }),
    async numberOn(lastOutboxId) {
      await session.rows(
        `select setval(pg_get_serial_sequence('game_table', 'n'), greatest(1, (select max(n) from game_table)),
           exists (select 1 from game_table))`,
      );
      await session.rows(
        `select setval(pg_get_serial_sequence('outbox', 'id'), greatest(1, $1::bigint), $1::bigint > 0)`,
        [lastOutboxId],
      );
    },
    async close() {
      await session.close();
      await connections.close();
    },
  };
}
