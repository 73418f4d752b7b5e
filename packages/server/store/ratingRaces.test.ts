import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases, openShared } from '../testing/databases.ts';
import { temporaryFolder, until } from '../testing/guests.ts';
import type { Read, WriteSteps } from './accountReads.ts';
import { Commits } from './commits.ts';
import { newPeople, played, START } from './finished-rows.ts';
import { openDatabase } from './open.ts';
import { stepsOn } from './postgres.ts';
import { recount } from './ratingRecount.ts';
import { POSTGRES, SQLITE } from './schema.ts';
import type { Words } from './schema.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

const pool = databases();
const { make } = pool;

/** A store, and what a recount on it reads and writes with. */
interface Opened {
  readonly store: Store;
  readonly words: Words;
  readonly read: Read;
  readonly write: WriteSteps;
}

function onSqlite(): Opened {
  const db = openDatabase(join(temporaryFolder(), 'test.db'));
  const commits = new Commits(db);
  const store = sqliteStore(db, commits);
  onTestFinished(() => store.close());
  const read: Read = async (query) => {
    const { sql, parameters } = query.compile();
    return db.prepare<unknown[]>(sql).all(...parameters);
  };
  return { store, words: SQLITE, read, write: (name, ...args) => commits.add('steps', name, args) as never };
}

async function onPostgres(): Promise<Opened> {
  const { store, connections } = await openShared(await make());
  const read: Read = async (query) => {
    const { sql, parameters } = query.compile();
    return (await connections.query<object>(sql, parameters)).rows;
  };
  return { store, words: POSTGRES, read, write: stepsOn(connections) };
}

const knownOf = async (store: Store, who: string) => ({
  ratings: (await store.ratingsOf([who], null)).map((one) => ({ ...one, who: '' })),
  points: (await store.pointsOf(who, 'taking-stock', 9)).map((one) => ({ ...one, who: '', table: '' })),
});
const NOTHING = { ratings: [], points: [] };

describe.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
] as const)('a recount in %s', (_kind, open) => {
  test('a guest’s history may go to an account before any of its steps: nothing old is written back', async () => {
    const { store, words, read, write } = await open();
    for (let at = 0, isOver = false; !isOver; at++) {
      const [guest, account] = (await newPeople(store, `Guest ${at}`, `Account ${at}`)) as [string, string];
      for (const game of [1, 2])
        await played(store, { id: `${at}-${game}`, who: [guest, 'bot:shark'], at: START + at });
      await store.tally(9);
      const right = await knownOf(store, guest);
      expect(right).toMatchObject({ ratings: [{ games: 2 }], points: [{}, {}] });
      // Something to correct, so that there is something to write.
      await read(words.q.updateTable('rating').set({ mu: 1 }).where('who', '=', guest).returning('who'));
      await read(words.q.updateTable('result').set({ mu: 1 }).where('who', '=', guest).returning('who'));
      let step = 0;
      const before = async () => {
        if (step++ === at) expect(await store.takeAlong(guest, account)).toBe('taken');
      };
      const reads: Read = async (query) => {
        await before();
        return read(query);
      };
      const writes = async (...job: unknown[]) => {
        await before();
        return (write as (...same: unknown[]) => Promise<unknown>)(...job);
      };
      await recount(words, reads, writes as WriteSteps);
      isOver = step <= at;
      expect([at, await knownOf(store, guest)]).toEqual([at, isOver ? right : NOTHING]);
      expect([at, await knownOf(store, account)]).toEqual([at, isOver ? NOTHING : right]);
    }
  });
});

/** A tally in PostgreSQL that is held in its middle until somebody else has written, or waits for it. */
async function duringTally(store: Store, url: string, work: () => Promise<unknown>): Promise<void> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; lock table result in exclusive mode');
  const waiting = async () => {
    const [{ count }] = (await pool.postgres.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock'`,
    )) as [{ count: number }];
    return count;
  };
  const tally = store.tally(9);
  await until(async () => (await waiting()) === 1, 'the tally waits');
  let isDone = false;
  const other = work().finally(() => (isDone = true));
  await until(async () => isDone || (await waiting()) === 2, 'the other is done, or waits too');
  await holder.query('commit');
  expect(await tally).toBe(1);
  await other;
}

test('a guest’s tables go to an account in the middle of a tally: so does what it writes', async () => {
  const url = await make();
  const { store } = await openShared(url);
  const [guest, account] = (await newPeople(store, 'Guest', 'Ada')) as [string, string];
  await played(store, { id: 'a', who: [guest, 'bot:shark'] });
  await duringTally(store, url, () => store.takeAlong(guest, account));
  expect(await knownOf(store, guest)).toEqual(NOTHING);
  expect(await knownOf(store, account)).toMatchObject({ ratings: [{ games: 1 }], points: [{}] });
});

test('somebody is forgotten in the middle of a tally: no rating of theirs stays', async () => {
  const url = await make();
  const { store } = await openShared(url);
  const [ada] = (await newPeople(store, 'Ada')) as [string];
  await played(store, { id: 'a', who: [ada, 'bot:shark'] });
  await duringTally(store, url, () => store.forgetPerson(ada));
  expect(await knownOf(store, ada)).toMatchObject({ ratings: [], points: [{ rating: null }] });
  expect([await store.careersOf([ada]), await store.versus(ada, 9)]).toEqual([[], []]);
});
