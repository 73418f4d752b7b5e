import type { LeaseValues } from './passWrites.ts';
import type { EntryColumns, LeaseColumns, OutboxColumns, TableColumns } from './schema.ts';
import type { Entry } from '../api.ts';
import type { Append, EntryRow, Lease, ListedRow, OutboxRow, TableRow, Terms } from './store.ts';
import type { AppendColumns, EntryValues } from './writes.ts';

/** A table as a query reads it, with its terms. */
export type WholeTable = TableColumns & { terms: string };

/** The part of a table that changes seldom, kept as one JSON text. */
type Seldom = Pick<TableRow, 'ended' | 'spectators' | 'seats' | 'deal' | 'removed' | 'next'> & {
  /** Absent: false, as in every table of before there were such things. */
  readonly unrated?: boolean;
  readonly rated?: boolean;
};

const seldomOf = ({ ended, spectators, seats, deal, removed, next, unrated, rated }: TableRow): string =>
  JSON.stringify({ ended, spectators, seats, deal, removed, next, unrated, rated } satisfies Seldom);

/** A table with its terms out of its columns. */
export function tableOf(row: WholeTable): TableRow {
  const listed = listedOf(row);
  const terms = JSON.parse(row.terms) as Omit<Terms, 'clock'>;
  return { ...listed, terms: { ...terms, ...listed.terms } };
}

/** A table out of its columns, as lists show it. */
export function listedOf(row: TableColumns): ListedRow {
  const { id, code, game, rules_version: rulesVersion, host, created, seq, version, due, updated } = row;
  const body = JSON.parse(row.body) as Seldom;
  const { ended, spectators, seats, deal, removed, next, unrated = false, rated = false } = body;
  return {
    id,
    code,
    game,
    rulesVersion,
    host,
    created,
    terms: { clock: JSON.parse(row.clock) as Terms['clock'] },
    ownData: row.own_data,
    address: row.address,
    status: row.status as TableRow['status'],
    ended,
    public: row.public === 1,
    spectators,
    seats,
    deal,
    removed,
    next,
    rated,
    unrated,
    seq,
    version,
    turn: JSON.parse(row.turn) as TableRow['turn'],
    result: row.result === null ? null : (JSON.parse(row.result) as TableRow['result']),
    due,
    updated,
  };
}

/** Kinds of entries that belong to no seat; of a spectator's chat the seat is null. */
const NO_SEAT = new Set(['settings', 'terms', 'deal', 'deal-void', 'start', 'end', 'rematch', 'hidden']);

/** An entry out of its columns. */
export function entryOf({ id, seq, kind, seat, body, key, barrier, at }: EntryColumns): EntryRow {
  const rest = JSON.parse(body) as object;
  if (kind === 'move') return { id, seq, at, kind, seat, ...rest, barrier: barrier === 1, key } as EntryRow;
  const keyed = key === null ? rest : { ...rest, key };
  return (NO_SEAT.has(kind) ? { id, seq, at, kind, ...rest } : { id, seq, at, kind, seat, ...keyed }) as EntryRow;
}

/** Work out of its columns. */
export const outboxOf = ({ id, kind, body, due }: OutboxColumns): OutboxRow => ({
  id,
  kind,
  body: JSON.parse(body) as unknown,
  due,
});

/** A lease out of its columns, and into them. */
export const leaseOf = ({ looking, visible, ...row }: LeaseColumns): Lease => ({
  ...row,
  looking: JSON.parse(looking) as string[],
  visible: visible === 1,
});
export const leaseValues = ({ stream, node, person, looking, visible, until }: Lease): LeaseValues => [
  stream,
  node,
  person,
  JSON.stringify(looking),
  Number(visible),
  until,
];

function valuesOf(entry: Entry): EntryValues {
  if (entry.kind === 'move') {
    const { seq, kind, at, seat, key, barrier, ...body } = entry;
    return [seq, kind, seat, JSON.stringify(body), key, Number(barrier), at];
  }
  const { seq, kind, at, seat = null, key = null, ...body } = entry as Entry & { seat?: number | null; key?: string };
  return [seq, kind, seat, JSON.stringify(body), key, 0, at];
}

/** What a table is played by: the clock, which lists show, and the rest. */
function termsOf({ terms: { clock, ...rest } }: Pick<TableRow, 'terms'>) {
  return [JSON.stringify(clock), JSON.stringify(rest)] as const;
}

function madeOf({ code, game, rulesVersion, created, terms, ownData: bytes }: TableRow, ownData: Append['ownData']) {
  const [clock, rest] = termsOf({ terms });
  return [code, game, rulesVersion, created, clock, bytes, rest, text(ownData)] as const;
}

const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** A change as the database writes it. */
export function columnsOf({ before, after, entries, ownData, snapshot, outbox }: Append): AppendColumns {
  const { id, seats, seq, version, due, updated, status, result, address } = after;
  const open = seats.filter(({ kind }) => kind === 'open').length;
  const playing = seats.filter(({ kind, standIn }) => kind === 'person' && standIn === null).length;
  const seldom =
    before === null ||
    before.seats !== seats ||
    before.deal !== after.deal ||
    before.spectators !== after.spectators ||
    before.public !== after.public ||
    before.removed !== after.removed ||
    before.next !== after.next ||
    before.unrated !== after.unrated ||
    before.rated !== after.rated ||
    before.ended !== after.ended ||
    before.host !== after.host;
  return {
    id,
    before: before && [before.seq, before.version],
    made: before ? null : madeOf(after, ownData),
    turn: [seq, version, due, updated, JSON.stringify(after.turn), status, text(result), address],
    terms: before === null || before.terms === after.terms ? null : termsOf(after),
    seldom: seldom ? [Number(after.public), after.host, seldomOf(after), open, playing] : null,
    sitting: before?.seats === seats ? null : [...new Set(seats.flatMap(({ person }) => person ?? []))],
    entries: entries.map(valuesOf),
    snapshot: snapshot && [
      snapshot.count,
      snapshot.seq,
      JSON.stringify(snapshot.state),
      snapshot.rulesVersion,
      snapshot.fingerprint,
    ],
    outbox: outbox.map(({ kind, body, due: when }) => [kind, JSON.stringify(body), when]),
  };
}

/**
 * What a change wrote, as a text by which other processes bring the table they know up to date; null: it changed more than
 * what changes with every move, and they must read the table.
 */
export function carriedOf({ before, turn, terms, seldom, sitting, entries }: AppendColumns): string | null {
  if (before === null || terms !== null || seldom !== null || sitting !== null) return null;
  return JSON.stringify([before[1], turn, entries] satisfies Carried);
}
type Carried = readonly [before: number, turn: AppendColumns['turn'], entries: readonly EntryValues[]];

/** A table after a change that another process has made, and its entries; null: the change was made to another version. */
export function carried(row: TableRow, text: string, firstId: number): { row: TableRow; entries: EntryRow[] } | null {
  const [before, values, entries] = JSON.parse(text) as Carried;
  if (row.version !== before) return null;
  const [seq, version, due, updated, turn, status, result, address] = values;
  return {
    row: {
      ...row,
      seq,
      version,
      due,
      updated,
      turn: JSON.parse(turn) as TableRow['turn'],
      status: status as TableRow['status'],
      result: result === null ? null : (JSON.parse(result) as TableRow['result']),
      address,
    },
    entries: entries.map(([number, kind, seat, body, key, barrier, at], index) =>
      entryOf({ id: firstId + index, n: 0, seq: number, kind, seat, body, key, barrier, at }),
    ),
  };
}
