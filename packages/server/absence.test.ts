import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { localBus } from './bus/local.ts';
import { sweeper } from './clocks.ts';
import { openDatabase } from './store/open.ts';
import { sqliteStore } from './store/sqlite.ts';
import { createTable } from './tables/making.ts';
import { join as sitDown, start } from './tables/seating.ts';
import { Tables } from './tables/tables.ts';
import { temporaryFolder } from './testing/guests.ts';

test('who is asked and stays away too long is played for; who has a stream open is not', async () => {
  const store = sqliteStore(openDatabase(join(temporaryFolder(), 'test.db')));
  onTestFinished(() => store.close());
  let now = 1_000_000;
  const here = new Set<string>();
  const tables = new Tables({ store, bus: localBus(), now: () => now, hotTables: 9 });
  const sweep = sweeper(tables, (person) => here.has(person), pino({ level: 'silent' }));
  const people = await Promise.all(['Ada', 'Bob', 'Cem'].map((name) => store.personOfUser(name, name, now)));
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const id = await createTable(tables, people[0]!, { game: 'taking-stock', absence: 30, seats: [...seats] });
  for (const person of people.slice(1))
    await tables.change(
      id,
      (table) => sitDown(table, person, {}),
      () => null,
    );
  await tables.change(
    id,
    (table, at) => start(table, people[0]!.id, at),
    () => null,
  );
  const asked = await tables.read(id, ({ row }) => row.turn.asked.findIndex((seq) => seq !== null));
  const standIn = () => tables.read(id, ({ row }) => row.seats[asked]!.standIn);
  here.add(people[asked]!.id);
  now += 31_000;
  await sweep();
  expect(await standIn()).toBeNull();
  here.clear();
  await store.seen([people[asked]!.id], now);
  now += 29_000;
  await sweep();
  expect(await standIn()).toBeNull();
  now += 2000;
  await sweep();
  expect(await standIn()).toBe('absent');
});
