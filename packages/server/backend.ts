import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import { localBus } from './bus/local.ts';
import { postgresBus } from './bus/postgres.ts';
import { databaseFile } from './config.ts';
import type { Config } from './config.ts';
import { budget } from './http/limit.ts';
import type { SharedBudget } from './http/limit.ts';
import { secretOf } from './secret.ts';
import { allowances } from './store/allowances.ts';
import { Commits } from './store/commits.ts';
import type { Watch } from './store/commits.ts';
import { postgresLogin, sqliteLogin } from './store/login.ts';
import type { LoginDatabase } from './store/login.ts';
import { openDatabase } from './store/open.ts';
import { postgresStore } from './store/postgres.ts';
import { PostgresFeed } from './store/postgresFeed.ts';
import { openPostgres } from './store/postgresOpen.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** What a server stands on: where everything is kept, and how its processes tell each other. */
export interface Backend {
  readonly store: Store;
  readonly bus: Bus;
  readonly login: LoginDatabase;
  /** Signs cookies. */
  readonly secret: string;
  /** The time, as all processes on this store tell it. */
  readonly time: () => number;
  /** How much of something may be done a minute, at all processes together. */
  readonly budget: (what: string, perMinute: number) => SharedBudget;
  /** Regular work of its own, by the minute. */
  readonly tidy: () => Promise<void>;
}

/** What a backend tells the server: each sync, and that it cannot go on. */
export interface Heard {
  readonly watch: Watch;
  readonly broken: (why: string, cause: unknown) => void;
  readonly log: Logger;
}

/** Opens what the settings say: a PostgreSQL, or the SQLite file in the data folder. */
export const openBackend = (config: Config, heard: Heard): Promise<Backend> =>
  config.databaseUrl === null ? openSqlite(config, heard) : openShared(config, config.databaseUrl, heard);

async function openSqlite(config: Config, { watch, broken }: Heard): Promise<Backend> {
  const db = openDatabase(databaseFile(config.data));
  const secret = secretOf(config, db);
  const commits = new Commits(db, watch, (cause) => broken('the thread that writes keeps dying', cause));
  return {
    store: sqliteStore(db, commits),
    bus: localBus(),
    login: sqliteLogin(db, commits),
    secret,
    time: Date.now,
    budget: (_what, perMinute) => budget(perMinute),
    tidy: async () => {},
  };
}

async function openShared(config: Config, url: string, { watch, log }: Heard): Promise<Backend> {
  const connections = await openPostgres(url);
  try {
    const feed = new PostgresFeed(connections);
    await feed.open();
    // Moves wait for no reader's connection.
    const store = await postgresStore(connections, feed, { watch, writing: connections.apart(2) });
    const listenUrl = config.listenUrl === 'off' ? null : (config.listenUrl ?? url);
    const bus = postgresBus(connections, feed, { listenUrl, log });
    // The first process makes the secret, and all of them use that one.
    const made = randomBytes(32).toString('hex');
    await connections.query(`insert into meta values ('secret', $1) on conflict do nothing`, [made]);
    const { rows } = await connections.query<{ value: string }>(`select value from meta where name = 'secret'`);
    const secret = config.secret ?? rows[0]!.value;
    const shared = allowances(connections, secret);
    return {
      store,
      bus,
      login: postgresLogin(connections),
      secret,
      time: feed.clock.now,
      budget: shared.budget,
      tidy: async () => void (await Promise.all([feed.trim(), shared.tidy()])),
    };
  } catch (error) {
    await connections.close();
    throw error;
  }
}
