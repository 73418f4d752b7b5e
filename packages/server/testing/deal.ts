import { join as joinPath } from 'node:path';
import { commitmentToEntropy, newSeed } from '@outcry/engine';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { localBus } from '../bus/local.ts';
import { sweeper } from '../clocks.ts';
import { allRules } from '../games.ts';
import { openDatabase } from '../store/open.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { PersonRow } from '../store/store.ts';
import { commit, reveal } from '../tables/dealing.ts';
import { describe } from '../tables/describe.ts';
import { createTable } from '../tables/making.ts';
import { join, leave, start } from '../tables/seating.ts';
import { Tables } from '../tables/tables.ts';
import type { Change } from '../tables/tables.ts';
import type { Loaded } from '../tables/loaded.ts';
import { temporaryFolder } from './guests.ts';

/**
 * A waiting table of Taking Stock in its own store, with a clock that stands still until it is set and people who are
 * connected when the test says so. Ada, its host, has seats 0 and 3 of 5; Ben has seat 1, Cleo seat 2, a bot seat 4.
 */
export async function dealTable() {
  const file = joinPath(temporaryFolder(), 'test.db');
  const time = { now: 1_000_000 };
  const here = new Set<string>();
  const rules = await allRules();
  const open = async () => {
    const store = sqliteStore(openDatabase(file));
    const tables = new Tables({ store, bus: localBus(), now: () => time.now, hotTables: 9 });
    tables.connected = (person) => here.has(person);
    const sweep = sweeper(tables, rules, async () => null, pino({ level: 'silent' }));
    return { store, tables, sweep };
  };
  let server = await open();
  onTestFinished(() => server.store.close());
  const [ada, ben, cleo] = (await Promise.all(
    ['Ada', 'Ben', 'Cleo'].map((name) => server.store.personOfUser(name, name, time.now)),
  )) as [PersonRow, PersonRow, PersonRow];
  const me = { kind: 'me' } as const;
  const toCome = { kind: 'open' } as const;
  const id = await createTable(server.tables, ada, {
    game: 'taking-stock',
    seats: [me, toCome, toCome, { ...me, name: 'Ann' }, { kind: 'bot', bot: 'rookie' }],
  });
  const change = (job: (table: Loaded, now: number) => Change | null | Promise<Change | null>) =>
    server.tables.change(id, job, (table) => describe(table, ada.id, server.tables.connected, time.now));
  for (const person of [ben, cleo]) await change((table) => join(table, person, {}));
  for (const { id: person } of [ada, ben, cleo]) here.add(person);
  /** What everybody's browser keeps for itself, by person. */
  const secrets = new Map<string, string>();

  return {
    id,
    time,
    here,
    people: { ada, ben, cleo },
    secrets,
    get tables() {
      return server.tables;
    },
    start: () => change((table, now) => start(server.tables, table, ada.id, now)),
    leave: ({ id: person }: PersonRow) => change((table, now) => leave(server.tables, table, person, now)),
    join: (person: PersonRow) => change((table) => join(table, person, { another: true })),
    /** Commits to new entropy. */
    commit: ({ id: person }: PersonRow, attempt = 1) => {
      secrets.set(person, newSeed());
      const commitment = commitmentToEntropy(secrets.get(person)!);
      return change((table, now) => commit(table, person, { attempt, commitment }, now));
    },
    /** Reveals what the person committed to last, or something else. */
    reveal: ({ id: person }: PersonRow, attempt = 1, entropy = secrets.get(person)!) =>
      change((table, now) => reveal(table, person, { attempt, entropy }, now)),
    /** Lets time pass, and the server look at its clocks. Yields the table. */
    async after(milliseconds: number) {
      time.now += milliseconds;
      await server.sweep();
      return change(() => null);
    },
    /** Stops the server for some time and starts it again. */
    async restart(milliseconds: number) {
      await server.store.beat(time.now);
      await server.store.close();
      time.now += milliseconds;
      server = await open();
      await server.store.wake(time.now);
    },
    row: async () => (await server.store.table(id))!,
    entries: () => server.store.entries(id),
    table: () => change(() => null),
  };
}
