import type Database from 'better-sqlite3';
import { runAtOnce } from './accountSteps.ts';
import { passWrites } from './passWrites.ts';
import { listedOf } from './rows.ts';
import { SQLITE } from './schema.ts';
import { allSteps } from './steps.ts';
import type { TableColumns } from './schema.ts';
import { writings } from './statements.ts';
import { Conflict } from './store.ts';
import type { Turn } from './store.ts';

/** What changes in a table and what is added to it, in the columns of the database. */
export interface AppendColumns {
  readonly id: string;
  /** The table as the writer knew it; null: it is new. */
  readonly before: readonly [seq: number, version: number] | null;
  /** What is settled when a table is made. */
  readonly made:
    | readonly [
        code: string,
        game: string,
        rulesVersion: number,
        created: number,
        clock: string,
        ownDataBytes: number,
        terms: string,
        ownData: string | null,
      ]
    | null;
  readonly turn: readonly [
    seq: number,
    version: number,
    due: number | null,
    updated: number,
    turn: string,
    status: string,
    result: string | null,
    address: string | null,
  ];
  /** What it is played by, where the host changed it before the start. */
  readonly terms: readonly [clock: string, rest: string] | null;
  /** What changes seldom; null: it did not. */
  readonly seldom: readonly [isPublic: number, host: string, body: string, openSeats: number, people: number] | null;
  /** Who sits here now; null: the same as before. */
  readonly sitting: readonly string[] | null;
  readonly entries: readonly EntryValues[];
  readonly snapshot:
    readonly [count: number, seq: number, state: string, rulesVersion: number, fingerprint: string] | null;
  readonly outbox: readonly (readonly [kind: string, body: string, due: number])[];
}
export type EntryValues = readonly [
  seq: number,
  kind: string,
  seat: number | null,
  body: string,
  key: string | null,
  barrier: number,
  at: number,
];

/** Everything that can be written. Arguments and results are plain data: they cross from one thread to another. */
export function writes(db: Database.Database) {
  const run = writings(SQLITE, (query) => db.prepare<unknown[]>(query.compile().sql));
  const pass = passWrites(run);
  const steps = allSteps(SQLITE) as unknown as Record<string, (...args: readonly unknown[]) => Generator>;
  const statement = (text: string, values: readonly unknown[]): { rows: unknown[]; changes: number } => {
    const prepared = db.prepare<unknown[]>(text);
    if (prepared.reader) return { rows: prepared.all(...values), changes: 0 };
    return { rows: [], changes: prepared.run(...values).changes };
  };

  /** The number of the table the entries belong to, once its row is written. */
  function writeTable({ id, before, made, turn, seldom }: AppendColumns): number {
    if (before === null) {
      const [code, game, rulesVersion, created, clock, ownDataBytes, terms, ownData] = made!;
      const row = [id, code, game, rulesVersion, created, clock, ownDataBytes, ...turn, ...seldom!];
      const n = Number(run.insertTable.run(...row).lastInsertRowid);
      run.insertTerms.run(n, terms);
      if (ownData !== null) run.insertOwnData.run(n, ownData);
      return n;
    }
    const changed = seldom
      ? run.updateTable.get(...turn, ...seldom, id, ...before)
      : run.updateTurn.get(...turn, id, ...before);
    if (!changed) throw new Conflict('the table has changed');
    return (changed as { n: number }).n;
  }

  function dropTables(stale: unknown[]): string[] {
    return (stale as { n: number; id: string }[]).map(({ n, id }) => {
      for (const drop of run.dropTable) drop.run(n);
      return id;
    });
  }

  return {
    /** Yields the ids of the entries. */
    append(change: AppendColumns): number[] {
      const n = writeTable(change);
      const { terms, sitting, snapshot, entries, outbox } = change;
      if (terms !== null) {
        run.updateClock.run(terms[0], n);
        run.updateTerms.run(terms[1], n);
      }
      if (sitting) {
        run.clearSitting.run(n);
        for (const person of sitting) run.insertSitting.run(person, n);
      }
      if (snapshot) run.insertSnapshot.run(n, ...snapshot);
      for (const row of outbox) run.insertOutbox.run(...row);
      return entries.map((values) => Number(run.insertEntry.run(n, ...values).lastInsertRowid));
    },

    dropOutbox(ids: readonly number[]): void {
      for (const id of ids) run.dropOutbox.run(id);
    },

    /** Time in which the server did not run is nobody's thinking time. The gap is negative if the clock was set back. */
    wake(now: number, last: number | null): void {
      const beat = Number((run.meta.get('beat') as { value: string } | undefined)?.value ?? now);
      const since = last ?? beat;
      const gap = now - since;
      for (const row of run.running.all() as TableColumns[]) {
        const { turn, seats, due } = listedOf(row);
        const shifted: Turn = { ...turn, since: turn.since.map((began) => began && began + gap) };
        const botsTurn = seats.some(({ bot }, seat) => bot !== null && turn.asked[seat] !== null);
        run.shift.run(JSON.stringify(shifted), botsTurn ? now : due! + gap, row.n);
      }
      if (gap > 0) pass.shiftPresence(since, gap);
      run.setMeta.run('beat', String(now));
    },

    /** Drops tables that never started; keeps the one with the last entry, so that no id is ever given twice. */
    forgetWaiting: (since: number, lastId: number): string[] => dropTables(run.staleWaiting.all(since, lastId)),
    forgetClosed: (since: number, lastId: number): string[] => dropTables(run.staleClosed.all(since, lastId)),

    forgetGuests(since: number, limit: number): number {
      const guests = run.idleGuests.all(since, limit) as { id: string; user_id: string }[];
      for (const { id, user_id } of guests) {
        for (const drop of run.dropPerson) drop.run(id);
        run.dropUser.run(user_id);
      }
      return guests.length;
    },

    insertPerson: (id: string, user: string, name: string, now: number): void =>
      void run.insertPerson.run(id, user, name, 1, now, now),
    renamePerson: (name: string, id: string): void => void run.renamePerson.run(name, id),
    ...pass,
    setMute: (person: string, muted: string, on: boolean): void =>
      void (on ? run.insertMute : run.dropMute).run(person, muted),
    setDropped: (dropped: boolean, person: string, table: string): void =>
      void run.setDropped.run(Number(dropped), person, table),
    setMeta: (name: string, value: string): void => void run.setMeta.run(name, value),

    /** A statement of the login library, which writes its own. */
    statement,

    /** Steps of one transaction, by their name. */
    steps: (name: string, args: readonly unknown[]): unknown =>
      runAtOnce(steps[name]!(...args) as never, (query) => {
        const { sql, parameters } = query.compile();
        return statement(sql, parameters);
      }),

    /** Only waits for its turn. */
    nothing(): void {},
  };
}
export type Writes = ReturnType<typeof writes>;
