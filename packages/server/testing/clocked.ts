import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { localBus } from '../bus/local.ts';
import { absences, sweeper } from '../clocks.ts';
import { allRules } from '../games.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { createTable } from '../tables/making.ts';
import { join as sitDown, start } from '../tables/seating.ts';
import { Tables } from '../tables/tables.ts';
import { temporaryFolder } from './guests.ts';

/** Three people at a table that has begun, and a clock that goes as far as it is told to. */
export async function threeAtATable(absence: number | null) {
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
