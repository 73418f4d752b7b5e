import type { Snapshot } from '@outcry/engine';
import type Database from 'better-sqlite3';
import type { Names } from '../api.ts';
import { newId } from '../ids.ts';
import { Commits } from './commits.ts';
import { columnsOf, entryOf, leaseOf, leaseValues, listedOf, outboxOf, tableOf } from './rows.ts';
import type { WholeTable } from './rows.ts';
import type { EntryColumns, LeaseColumns, OutboxColumns, SnapshotColumns, TableColumns } from './schema.ts';
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

type Shares = Iterable<Pick<TableColumns, 'n' | 'host' | 'address'>>;

/** The numbers of the first tables, at most `share` of them of one host or one network: an address, or the /48 of one. */
function fairly(tables: Shares, limit: number, share: number): number[] {
  const numbers: number[] = [];
  const shown = new Map<string, number>();
  for (const { n, host, address } of tables) {
    const owners = [`host ${host}`, ...(address === null ? [] : [`network ${address.split('.')[0]}`])];
    if (owners.some((owner) => (shown.get(owner) ?? 0) >= share)) continue;
    for (const owner of owners) shown.set(owner, (shown.get(owner) ?? 0) + 1);
    numbers.push(n);
    if (numbers.length === limit) break;
  }
  return numbers;
}

/** The store in one SQLite file: reads on this connection, every statement prepared once; writes in their own thread. */
export function sqliteStore(db: Database.Database, commits = new Commits(db)): Store {
  const run = readings(db);
  const epoch = (run.meta.get('epoch') as { value: string }).value;
  // The thread commits in the order of ids, and its answers come in that order, too.
  let settled = (run.lastId.get() as { id: number | null }).id ?? 0;
  const numberOf = (id: string) => (run.numberOf.get(id) as { n: number } | undefined)?.n ?? 0;
  const numberBefore = (id: string | null) => (id === null ? Number.MAX_SAFE_INTEGER : numberOf(id));

  const ofNumbers = (numbers: readonly number[]) =>
    (run.tablesOfNumbers.all(JSON.stringify(numbers)) as TableColumns[]).map(listedOf);

  /** The ids of what was being written when the thread died, if it is on disk; else it fails as it did. */
  function idsOnDisk({ id: table, entries }: AppendColumns, error: unknown): number[] {
    const [first] = entries;
    if (!(error instanceof Interrupted) || first === undefined) throw error;
    const kept = run.entries.all(numberOf(table), first[0], Number.MAX_SAFE_INTEGER) as EntryColumns[];
    const written = kept.map(({ id, seq, kind, seat, body, key, barrier, at }) => ({
      id,
      values: [seq, kind, seat, body, key, barrier, at],
    }));
    if (JSON.stringify(written.map(({ values }) => values)) !== JSON.stringify(entries)) throw error;
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
    openTables: async (limit, share) => ofNumbers(fairly(run.openTables.iterate() as Shares, limit, share)),
    watchable: async (limit, share) => ofNumbers(fairly(run.watchable.iterate() as Shares, limit, share)),
    pastTablesOf: async (person, before, limit) =>
      (run.pastTablesOf.all(person, numberBefore(before), limit) as TableColumns[]).map(listedOf),
    setDropped: (person, table, dropped) => commits.add('setDropped', dropped, person, table),
    finishedOf: async (person, { game, before, limit }) => {
      const rows = run.finishedOf.all(person, numberBefore(before), game, limit) as (TableColumns &
        Omit<FinishedRow, 'table'>)[];
      return rows.map((row) => ({ table: listedOf(row), started: row.started, finished: row.finished }));
    },
    tablesGoingOn: async (person, limit) => (run.tablesGoingOn.all(person, limit) as TableColumns[]).map(listedOf),
    formerTablesOf: async (person, limit) =>
      (run.formerTablesOf.all(person, person, limit) as (TableColumns & { lost: number })[]).map((row) => ({
        table: listedOf(row),
        seat: row.lost,
      })),
    hostedBy: async (person) => run.hostedBy.get(person) as GoingOn,
    madeFrom: async (address) => run.madeFrom.get(address, address, address) as GoingOn,
    botsAloneBefore: async (table) => run.botsAloneBefore.get(table) as { ofHost: number; ofAddress: number },
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
    async lastSeen(person) {
      const row = run.lastSeen.get(person) as { seen: number; until: number | null } | undefined;
      return Math.max(row?.seen ?? 0, row?.until ?? 0);
    },
    lease: (put, dropped, now) => commits.add('lease', put.map(leaseValues), dropped, now),
    leases: async (now) => (run.leases.all(now) as LeaseColumns[]).map(leaseOf),
    addToken: (person, { id, label, created, scope, ends }, hash, most) =>
      commits.add('insertToken', [id, person, label, hash, created, scope, ends], most),
    tokens: async (person) => run.tokens.all(person) as TokenRow[],
    dropToken: (person, id) => commits.add('dropToken', id, person),
    async tokenOf(hash) {
      const row = run.tokenOf.get(hash) as (TokenRow & { person: string; name: string; guest: number }) | undefined;
      if (!row) return null;
      const { person, name, guest, ...token } = row;
      return { token, person: personOf({ id: person, name, guest })! };
    },
    useTokens: (ids, now) => commits.add('useTokens', ids, now),
    dropEndedTokens: (now) => commits.add('dropEndedTokens', now),
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
