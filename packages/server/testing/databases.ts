import { pino } from 'pino';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { postgresBus } from '../bus/postgres.ts';
import { postgresStore } from '../store/postgres.ts';
import { PostgresFeed } from '../store/postgresFeed.ts';
import { openPostgres } from '../store/postgresOpen.ts';
import { Postgres } from './postgres.ts';
import type { Starting } from './postgres.ts';

const TEMPLATE = 'outcry_template';

/** A PostgreSQL for the tests of a file. Each of its databases is a copy of one that is brought to the newest version once. */
export function databases(how?: Starting) {
  let postgres: Postgres;
  let made = 0;
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
    /** The address of a new database. */
    make: (): Promise<string> => postgres.createDatabase(`outcry_${++made}`, TEMPLATE),
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
