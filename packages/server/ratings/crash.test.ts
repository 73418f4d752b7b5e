import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openBackend } from '../backend.ts';
import { configFrom, databaseFile } from '../config.ts';
import { newPeople, played, START } from '../store/finished-rows.ts';
import { databases } from '../testing/databases.ts';
import { temporaryFolder, until } from '../testing/guests.ts';
import { Tally } from './tally.ts';

const pool = databases();
const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const DAY = 86_400_000;
const GAMES = 3;

type Env = Readonly<Record<string, string>>;

async function open(env: Env) {
  const log = pino({ level: 'silent' });
  const { store, bus } = await openBackend(configFrom(env), { watch: () => {}, broken: () => {}, log });
  return { store, close: () => bus.close().then(() => store.close()) };
}

/** Finished games that nobody tallied. */
async function finishedGames(env: Env): Promise<readonly [string, string]> {
  const { store, close } = await open(env);
  const [ada, bob] = (await newPeople(store, 'Ada', 'Bob')) as [string, string];
  for (let game = 0; game < GAMES; game++)
    await played(store, { id: `g${game}`, who: [ada, bob, 'bot:shark'], at: START + game * 2 * DAY });
  await close();
  return [ada, bob];
}

/** A process that tallies. */
function tallying(env: Env): ChildProcess {
  const child = spawn(process.execPath, [MAIN, 'ratings', 'recompute'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Another process tallies what the crash left: each seat has one result, and each game changed a rating once. */
async function expectTalliedOnce(env: Env, [ada, bob]: readonly [string, string]): Promise<void> {
  const { store, close } = await open(env);
  expect(await store.untallied()).toBe(true);
  expect(await store.ratingsOf([ada, bob, 'bot:shark'], null)).toEqual([]);
  await new Tally(store).run();
  const each = { game: 'taking-stock', games: GAMES };
  const ratings = await store.ratingsOf([ada, bob, 'bot:shark'], null);
  expect(ratings.toSorted((one, other) => other.mu - one.mu)).toMatchObject([
    { ...each, who: ada, won: GAMES },
    { ...each, who: bob, won: 0 },
    { ...each, who: 'bot:shark', won: 0 },
  ]);
  for (let game = 0; game < GAMES; game++)
    expect((await store.gameResult(`g${game}`, null))!.results.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  const points = await store.pointsOf(ada, 'taking-stock', 9);
  const changes = points.toReversed().map(({ rating }) => rating!);
  expect(changes.slice(1).map(({ before }) => before)).toEqual(changes.slice(0, -1).map(({ mu }) => mu));
  expect(await store.careersOf([ada])).toMatchObject([{ games: GAMES }]);
  expect(await store.versus(ada, 9)).toMatchObject([{ games: GAMES }, { games: GAMES }]);
  expect(await store.recount()).toEqual({ games: GAMES, ratings: 3, corrected: 0 });
  await close();
}

test('a process is killed in the middle of a tally, in SQLite: the next one does all of it, once', async () => {
  const data = temporaryFolder();
  const env = { OUTCRY_DATA: data };
  const people = await finishedGames(env);
  const db = new Database(databaseFile(data), { timeout: 0 });
  onTestFinished(() => void db.close());
  // After results and ratings were written the tally never comes to its end.
  db.exec(`create view numbers as with recursive n (x) as (select 1 union all select x + 1 from n) select x from n;
    create trigger endless before insert on career begin select count(*) from numbers; end`);
  const child = tallying(env);
  let held = 0;
  await until(() => {
    try {
      db.exec('begin immediate; rollback');
      held = 0;
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
      held++;
    }
    return held === 50; // longer than what it writes before the tally
  }, 'the tally has written ratings');
  await kill(child);
  db.exec('drop trigger endless; drop view numbers');
  await expectTalliedOnce(env, people);
});

test('a process is killed in the middle of a tally, in PostgreSQL: the next one does all of it, once', async () => {
  const url = await pool.make();
  const env = { OUTCRY_DATA: temporaryFolder(), OUTCRY_DATABASE_URL: url };
  const people = await finishedGames(env);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; lock table career in exclusive mode');
  const child = tallying(env);
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%career%'`;
  await until(async () => (await pool.postgres.query(waiting)).length > 0, 'the tally has written ratings');
  await kill(child);
  await holder.query('commit');
  await until(async () => (await pool.postgres.query(waiting)).length === 0, 'what it wrote is taken back');
  await expectTalliedOnce(env, people);
});
