import type { Snapshot } from '@outcry/engine';
import type { Names } from '../api.ts';
import { entryOf, leaseOf, listedOf, outboxOf, tableOf } from './rows.ts';
import type { WholeTable } from './rows.ts';
import type { EntryColumns, LeaseColumns, OutboxColumns, SnapshotColumns, TableColumns } from './schema.ts';
import type { readings } from './statements.ts';
import type { FinishedRow, GoingOn, OwnData, PersonRow, Store, TokenRow } from './store.ts';

/** A statement that reads: at once, or by a promise. */
interface Reading {
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown;
  /** As `all`; one that can stops reading with whoever looks. */
  iterate(...values: unknown[]): unknown;
}

type Readings = ReturnType<typeof readings<Reading>>;

export const personOf = (row: { id: string; name: string; guest: number } | undefined): PersonRow | null =>
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

/** No table has more: as much as a column of 32 bits holds. */
const MOST_ENTRIES = 2 ** 31 - 1;

/** What is read of tables. */
function tableReads(run: Readings) {
  const numberOf = async (id: string) => ((await run.numberOf.get(id)) as { n: number } | undefined)?.n ?? 0;
  const numberBefore = async (id: string | null) => (id === null ? Number.MAX_SAFE_INTEGER : numberOf(id));
  const ofNumbers = async (numbers: readonly number[]) =>
    ((await run.tablesOfNumbers.all(JSON.stringify(numbers))) as TableColumns[]).map(listedOf);
  const shared = async (reading: Reading, limit: number, share: number) => {
    const found = reading.iterate() as Shares | Promise<Shares>;
    // Nobody else can use a statement while it is read: so at once, where that is possible.
    return ofNumbers(fairly(found instanceof Promise ? await found : found, limit, share));
  };
  const ids = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id);

  return {
    async table(id) {
      const row = (await run.table.get(id)) as WholeTable | undefined;
      return row ? tableOf(row) : null;
    },
    tableOfCode: async (code) => ((await run.tableOfCode.get(code)) as { id: string } | undefined)?.id ?? null,
    async ownData(table) {
      const row = (await run.ownData.get(table)) as { data: string } | undefined;
      return row ? (JSON.parse(row.data) as OwnData) : null;
    },
    entries: async (table, from = 0, to = MOST_ENTRIES) =>
      ((await run.entries.all(table, Math.min(from, MOST_ENTRIES), Math.min(to, MOST_ENTRIES))) as EntryColumns[]).map(
        entryOf,
      ),
    snapshots: async (table, count, { rulesVersion, fingerprint }) =>
      ((await run.snapshots.all(table, count, rulesVersion, fingerprint)) as SnapshotColumns[]).flatMap(readable),
    openTables: (limit, share) => shared(run.openTables, limit, share),
    watchable: (limit, share) => shared(run.watchable, limit, share),
    pastTablesOf: async (person, before, limit) =>
      ((await run.pastTablesOf.all(person, await numberBefore(before), limit)) as TableColumns[]).map(listedOf),
    finishedOf: async (person, { game, before, limit }) => {
      const rows = (await run.finishedOf.all(person, await numberBefore(before), game, limit)) as (TableColumns &
        Omit<FinishedRow, 'table'>)[];
      return rows.map((row) => ({ table: listedOf(row), started: row.started, finished: row.finished }));
    },
    tablesGoingOn: async (person, limit) =>
      ((await run.tablesGoingOn.all(person, limit)) as TableColumns[]).map(listedOf),
    formerTablesOf: async (person, limit) =>
      ((await run.formerTablesOf.all(person, person, limit)) as (TableColumns & { lost: number })[]).map((row) => ({
        table: listedOf(row),
        seat: row.lost,
      })),
    hostedBy: async (person) => (await run.hostedBy.get(person)) as GoingOn,
    madeFrom: async (address) => (await run.madeFrom.get(address, address, address)) as GoingOn,
    botsAloneBefore: async (table) => (await run.botsAloneBefore.get(table)) as { ofHost: number; ofAddress: number },
    async entriesAfter(id, person, watched, limit) {
      // Counted before anything is read: a cursor of long ago must not cost more than the limit.
      const found = (await run.idsAfter.all(person, JSON.stringify(watched), id, limit + 1)) as { id: number }[];
      if (found.length > limit) return null;
      const rows = (await run.entriesOfIds.all(JSON.stringify(found.map((row) => row.id)))) as (EntryColumns & {
        table: string;
      })[];
      return rows.map((row) => ({ table: row.table, entry: entryOf(row) }));
    },
    dueOutbox: async (now, limit) => ((await run.dueOutbox.all(now, limit)) as OutboxColumns[]).map(outboxOf),
    abandoned: async (since, limit, rules) => ids(await run.abandoned.all(since, JSON.stringify(rules), limit)),
  } satisfies Partial<Store>;
}

/** What is read of people. */
const peopleReads = (run: Readings) =>
  ({
    person: async (id) => personOf((await run.person.get(id)) as never),
    names: async (people) => (await run.names.all(JSON.stringify(people))) as Names,
    async lastSeen(person) {
      const row = (await run.lastSeen.get(person)) as { seen: number; until: number | null } | undefined;
      return Math.max(row?.seen ?? 0, row?.until ?? 0);
    },
    holderOf: async (stream, now) =>
      ((await run.holderOf.get(stream, now)) as { person: string } | undefined)?.person ?? null,
    leases: async (now) => ((await run.leases.all(now)) as LeaseColumns[]).map(leaseOf),
    tokens: async (person) => (await run.tokens.all(person)) as TokenRow[],
    async tokenOf(hash) {
      const row = (await run.tokenOf.get(hash)) as
        (TokenRow & { person: string; name: string; guest: number }) | undefined;
      if (!row) return null;
      const { person, name, guest, ...token } = row;
      return { token, person: personOf({ id: person, name, guest })! };
    },
    mutes: async (person) => (await run.mutes.all(person)) as { person: string; name: string }[],
  }) satisfies Partial<Store>;

/** Everything that both stores read in the same way. */
export const reads = (run: Readings) => ({ ...tableReads(run), ...peopleReads(run) });
