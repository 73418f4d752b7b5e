import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { Postgres } from '../testing/postgres.ts';
import { peopleLaws } from './people-laws.ts';
import { postgresStore } from './postgres.ts';
import { PostgresFeed } from './postgresFeed.ts';
import { openPostgres } from './postgresOpen.ts';
import { storeLaws } from './store-laws.ts';

let postgres: Postgres;
beforeAll(async () => void (postgres = await Postgres.start()));
afterAll(() => postgres.stop());
let databases = 0;

describe('the store in PostgreSQL', () => {
  const open = async () => {
    const connections = await openPostgres(await postgres.createDatabase(`laws${++databases}`));
    const feed = new PostgresFeed(connections);
    await feed.open();
    const store = await postgresStore(connections, feed);
    onTestFinished(() => store.close());
    return store;
  };
  storeLaws(open);
  peopleLaws(open);
});
