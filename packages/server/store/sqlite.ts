import type { Snapshot } from '@outcry/engine';
import type Database from 'better-sqlite3';
import type { Names } from '../api.ts';
import { newId } from '../ids.ts';
import { Commits } from './commits.ts';
import { columnsOf, entryOf, listedOf, outboxOf, tableOf } from './rows.ts';
import type { WholeTable } from './rows.ts';
import type { EntryColumns, OutboxColumns, SnapshotColumns, TableColumns } from './schema.ts';
import { readings } from './statements.ts';
import { Interrupted } from './store.ts';
import type { FinishedRow, GoingOn, OwnData, PersonRow, Store, TokenRow } from './store.ts';
import type { AppendColumns } from './writes.ts';

const personOf = (row: { id: string; name: string; guest: number } | undefined): PersonRow | null =>
  row ? { id: row.id, name: row.name, guest: row.guest === 1 } : null;

/** A snapshot out of its columns; none where the text is damaged: then the moves are played again. */
function readable({ seq, count, state }: SnapshotColumns): Snapshot[] {
  try {
    return [{ seq, count, state: JSON.parse(state) as unknown }];
  } catch {
    return [];
  }
}

/** The store in one SQLite file: reads on this connection, every statement prepared once; writes in their own thread. */
export function sqliteStore(db: Database.Database, commits = new Commits(db)): Store {
  const run = readings(db);
  const epoch = (run.meta.get('epoch') as { value: string }).value;
  // The thread commits in the order of ids, and its answers come in that order, too.
  let settled = (run.lastId.get() as { id: number | null }).id ?? 0;
  const numberOf = (id: string) => (run.numberOf.get(id) as { n: number } | undefined)?.n ?? 0;

  /** The ids of what was being written when the thread died, if it is on disk; else it fails as it did. */
  function idsOnDisk({ id: table, entries }: AppendColumns, error: unknown): number[] {
    const kept = error instanceof Interrupted ? (run.entries.all(numberOf(table)) as EntryColumns[]) : [];
    const written = kept.slice(-entries.length).map(({ id, seq, kind, seat, body, key, barrier, at }) => ({
      id,
      values: [seq, kind, seat, body, key, barrier, at],
    }));
    const isOurs = JSON.stringify(written.map(({ values }) => values)) === JSON.stringify(entries);
    if (entries.length === 0 || !isOurs) throw error;
    return written.map(({ id }) => id);
  }

  return {
    epoch,
    async append(change, committed) {
      const columns = columnsOf(change);
      const ids = await commits.add('append', columns).catch((error: unknown) => idsOnDisk(columns, error));
      committed(ids);
      settled = Math.max(settled, ...ids);
    },
    dueOutbox: async (now, limit) => (run.dueOutbox.all(now, limit) as OutboxColumns[]).map(outboxOf),
    dropOutbox: (ids) => commits.add('dropOutbox', ids),
    async table(id) {
      const row = run.table.get(id) as WholeTable | undefined;
      return row ? tableOf(row) : null;
    },
    tableOfCode: async (code) => (run.tableOfCode.get(code) as { id: string } | undefined)?.id ?? null,
    async ownData(table) {
      const row = run.ownData.get(table) as { data: string } | undefined;
      return row ? (JSON.parse(row.data) as OwnData) : null;
    },
    entries: async (table, from = 0, to = Number.MAX_SAFE_INTEGER) =>
      (run.entries.all(numberOf(table), from, to) as EntryColumns[]).map(entryOf),
    snapshots: async (table, count, { rulesVersion, fingerprint }) =>
      (run.snapshots.all(numberOf(table), count, rulesVersion, fingerprint) as SnapshotColumns[]).flatMap(readable),
    openTables: async (limit) => (run.openTables.all(limit) as TableColumns[]).map(listedOf),
    tablesOf: async (person, limit) => (run.tablesOf.all(person, limit) as TableColumns[]).map(listedOf),
    finishedOf: async (person, { game, before, limit }) => {
      const from = before === null ? Number.MAX_SAFE_INTEGER : numberOf(before);
      const rows = run.finishedOf.all(person, from, game, limit) as (TableColumns & Omit<FinishedRow, 'table'>)[];
      return rows.map((row) => ({ table: listedOf(row), started: row.started, finished: row.finished }));
    },
    tablesGoingOn: async (person, limit) => (run.tablesGoingOn.all(person, limit) as TableColumns[]).map(listedOf),
    hostedBy: async (person) => run.hostedBy.get(person) as GoingOn,
    madeFrom: async (address) => run.madeFrom.get(address) as GoingOn,
    due: async (now, limit, rules) =>
      (run.due.all(now, JSON.stringify(rules), limit) as { id: string }[]).map(({ id }) => id),
    settled: () => settled,
    async entriesAfter(id, person, watched, limit) {
      // Counted before anything is read: a cursor of long ago must not cost more than the limit.
      const ids = run.idsAfter.all(person, JSON.stringify(watched), id, limit + 1) as { id: number }[];
      if (ids.length > limit) return null;
      const rows = run.entriesOfIds.all(JSON.stringify(ids.map((row) => row.id))) as (EntryColumns & {
        table: string;
      })[];
      return rows.map((row) => ({ table: row.table, entry: entryOf(row) }));
    },

    person: async (id) => personOf(run.person.get(id) as never),
    names: async (people) => run.names.all(JSON.stringify(people)) as Names,
    async personOfUser(user, name, now) {
      const known = personOf(run.personOfUser.get(user) as never);
      if (known) return known;
      const made: PersonRow = { id: newId(), name, guest: true };
      await commits.add('insertPerson', made.id, user, name, now);
      return made;
    },
    renamePerson: (id, name) => commits.add('renamePerson', name, id),
    seen: (people, now) => commits.add('seen', people, now),
    lastSeen: async (person) => (run.lastSeen.get(person) as { seen: number } | undefined)?.seen ?? 0,
    addToken: (person, { id, label, created }, hash) => commits.add('insertToken', id, person, label, hash, created),
    tokens: async (person) => run.tokens.all(person) as TokenRow[],
    dropToken: (person, id) => commits.add('dropToken', id, person),
    personOfToken: async (hash) => personOf(run.personOfToken.get(hash) as never),
    mutes: async (person) => run.mutes.all(person) as { person: string; name: string }[],
    setMute: (person, muted, on) => commits.add('setMute', person, muted, on),

    beat: (now) => commits.add('setMeta', 'beat', String(now)),
    wake: (now, last = null) => commits.add('wake', now, last),
    forgetWaiting: (since) => commits.add('forgetWaiting', since, settled),
    forgetClosed: (since) => commits.add('forgetClosed', since, settled),
    forgetGuests: (since, limit) => commits.add('forgetGuests', since, limit),
    abandoned: async (since, limit, rules) =>
      (run.abandoned.all(since, JSON.stringify(rules), limit) as { id: string }[]).map(({ id }) => id),
    // Another value each time: SQLite writes nothing where nothing changes, not even on a full disk.
    check: () => commits.add('setMeta', 'checked', newId()),
    async close() {
      await commits.close();
      db.close();
    },
  };
}
