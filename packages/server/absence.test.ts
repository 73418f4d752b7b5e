import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { localBus } from './bus/local.ts';
import { allRules } from './games.ts';
import { absences, sweeper } from './clocks.ts';
import { openDatabase } from './store/open.ts';
import { sqliteStore } from './store/sqlite.ts';
import { createTable } from './tables/making.ts';
import { vote } from './tables/play.ts';
import { join as sitDown, start } from './tables/seating.ts';
import { Tables } from './tables/tables.ts';
import { temporaryFolder } from './testing/guests.ts';

/** Three people at a table that has begun, and a clock that goes as far as it is told to. */
async function threeAtATable(absence: number | null) {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  const time = { now: 1_000_000 };
  const here = new Set<string>();
  const tables = new Tables({ store, bus: localBus(), now: () => time.now, hotTables: 9 });
  const awaySince = absences(tables, (person) => here.has(person));
  const sweep = sweeper(tables, await allRules(), awaySince, pino({ level: 'silent' }));
  const people = await Promise.all(['Ada', 'Bob', 'Cem'].map((name) => store.personOfUser(name, name, time.now)));
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const id = await createTable(tables, people[0]!, { game: 'taking-stock', absence, seats: [...seats] });
  for (const person of people.slice(1))
    await tables.change(
      id,
      (table) => sitDown(table, person, {}),
      () => null,
    );
  await tables.change(
    id,
    (table, at) => start(tables, table, people[0]!.id, at),
    () => null,
  );
  return { store, time, here, tables, awaySince, sweep, people, id };
}

test('who is asked and stays away too long is played for; who has a stream open is not', async () => {
  const { store, time, here, tables, sweep, people, id } = await threeAtATable(30);
  const asked = await tables.read(id, ({ row }) => row.turn.asked.findIndex((seq) => seq !== null));
  const standIn = () => tables.read(id, ({ row }) => row.seats[asked]!.standIn);
  here.add(people[asked]!.id);
  time.now += 31_000;
  await sweep();
  expect(await standIn()).toBeNull();
  here.clear();
  await store.seen([people[asked]!.id], time.now);
  time.now += 29_000;
  await sweep();
  expect(await standIn()).toBeNull();
  time.now += 2000;
  await sweep();
  expect(await standIn()).toBe('absent');
});

test('a vote to end the game waits for whoever was here in the last day, and not for who was not', async () => {
  const { time, here, tables, awaySince, people, id } = await threeAtATable(null);
  const votes = (seat: number) =>
    tables.change(
      id,
      (table, now) => vote(table, people[seat]!.id, { seat, end: true }, now, awaySince),
      ({ row }) => row.status,
    );
  here.add(people[0]!.id).add(people[1]!.id);
  time.now += 23 * 3_600_000;
  expect(await votes(0)).toBe('playing');
  time.now += 2 * 3_600_000;
  expect(await votes(0)).toBe('playing'); // the second is here, and does not want to
  expect(await votes(1)).toBe('ended');
});

test('a vote counts no day in which no server ran', async () => {
  const { time, here, tables, people, id } = await threeAtATable(null);
  here.add(people[0]!.id);
  time.now += 48 * 3_600_000;
  const { store, now } = tables;
  const restarted = new Tables({ store, bus: localBus(), now, hotTables: 9 });
  const sinceStart = absences(restarted, (person) => here.has(person));
  const status = await restarted.change(
    id,
    (table, at) => vote(table, people[0]!.id, { seat: 0, end: true }, at, sinceStart),
    ({ row }) => row.status,
  );
  expect(status).toBe('playing');
});
