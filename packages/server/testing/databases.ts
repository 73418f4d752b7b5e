import { pino } from 'pino';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { postgresBus } from '../bus/postgres.ts';
import { postgresStore } from '../store/postgres.ts';
import { PostgresFeed } from '../store/postgresFeed.ts';
import { openPostgres } from '../store/postgresOpen.ts';
import { Postgres } from './postgres.ts';
import type { Starting } from './postgres.ts';

const TEMPLATE = 'outcry_template';

/** Empties every table but the one that describes the database. */
const EMPTY = `do $$ begin execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') from pg_tables
  where schemaname = 'public' and tablename <> 'meta'); delete from meta where name in ('beat', 'checked'); end $$`;

/**
 * A PostgreSQL for the tests of a file. Its databases are copies of one that is brought to the newest version once; and as
 * a copy takes long, those of tests that are over are emptied and used again.
 */
export function databases(how?: Starting) {
  let postgres: Postgres;
  let made = 0;
  const free: string[] = [];
  beforeAll(async () => {
    postgres = await Postgres.start(how);
    const connections = await openPostgres(await postgres.createDatabase(TEMPLATE));
    await connections.close();
  });
  afterAll(() => postgres.stop());
  return {
    get postgres(): Postgres {
      return postgres;
    },
    /** The address of an empty database, of this test alone. */
    async make(): Promise<string> {
      const name = free.pop();
      if (name !== undefined) await postgres.query(EMPTY, name);
      const own = name ?? `outcry_${++made}`;
      onTestFinished(() => void free.push(own));
      return name === undefined ? postgres.createDatabase(own, TEMPLATE) : postgres.url(own);
    },
  };
}

/** A store and a bus on a database, as each process has them. */
export async function openShared(databaseUrl: string, listenUrl: string | null = databaseUrl) {
  const connections = await openPostgres(databaseUrl);
  const feed = new PostgresFeed(connections);
  await feed.open();
  const store = await postgresStore(connections, feed);
  const bus = postgresBus(connections, feed, { listenUrl, log: pino({ level: 'silent' }) });
  onTestFinished(async () => {
    await bus.close();
    await store.close();
  });
  return { connections, feed, store, bus };
}
