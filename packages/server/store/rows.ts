import type { EntryColumns, OutboxColumns, TableColumns } from './schema.ts';
import type { Append, EntryRow, NewEntry, OutboxRow, TableRow, Terms } from './store.ts';
import type { AppendColumns, EntryValues } from './writes.ts';

/** A table as a query reads it, with its terms. */
export type WholeTable = TableColumns & { terms: string };

/** The part of a table that changes seldom, kept as one JSON text. */
type Seldom = Pick<TableRow, 'ended' | 'spectators' | 'seats' | 'removed' | 'next'>;

const seldomOf = ({ ended, spectators, seats, removed, next }: TableRow): string =>
  JSON.stringify({ ended, spectators, seats, removed, next } satisfies Seldom);

/** A table out of its columns. */
export function tableOf(row: WholeTable): TableRow {
  const { id, code, game, host, created, seq, due, updated } = row;
  const { ended, spectators, seats, removed, next } = JSON.parse(row.body) as Seldom;
  return {
    id,
    code,
    game,
    host,
    created,
    terms: JSON.parse(row.terms) as Terms,
    status: row.status as TableRow['status'],
    ended,
    public: row.public === 1,
    spectators,
    seats,
    removed,
    next,
    seq,
    turn: JSON.parse(row.turn) as TableRow['turn'],
    result: row.result === null ? null : (JSON.parse(row.result) as TableRow['result']),
    due,
    updated,
  };
}

/** An entry out of its columns. */
export const entryOf = ({ id, seq, kind, seat, body, key, barrier, at }: EntryColumns): EntryRow => ({
  id,
  seq,
  kind,
  seat,
  body: JSON.parse(body) as unknown,
  key,
  barrier: barrier === 1,
  at,
});

/** Work out of its columns. */
export const outboxOf = ({ id, kind, body, due }: OutboxColumns): OutboxRow => ({
  id,
  kind,
  body: JSON.parse(body) as unknown,
  due,
});

const valuesOf = ({ seq, kind, seat, body, key, barrier, at }: NewEntry): EntryValues => [
  seq,
  kind,
  seat,
  JSON.stringify(body),
  key,
  Number(barrier),
  at,
];

/** A change as the database writes it. */
export function columnsOf({ before, after, entries, snapshot, outbox }: Append): AppendColumns {
  const { id, code, game, host, created, terms, seq, due, updated, status, result } = after;
  const seldom =
    before === null ||
    before.seats !== after.seats ||
    before.spectators !== after.spectators ||
    before.public !== after.public ||
    before.removed !== after.removed ||
    before.next !== after.next ||
    before.ended !== after.ended ||
    before.host !== host;
  return {
    id,
    before: before && before.seq,
    made: before ? null : [code, game, host, created, JSON.stringify(terms)],
    turn: [seq, due, updated, JSON.stringify(after.turn), status, result && JSON.stringify(result)],
    seldom: seldom ? [Number(after.public), host, seldomOf(after)] : null,
    sitting: before?.seats === after.seats ? null : [...new Set(after.seats.flatMap(({ person }) => person ?? []))],
    entries: entries.map(valuesOf),
    snapshot: snapshot && [snapshot.count, snapshot.seq, JSON.stringify(snapshot.state)],
    outbox: outbox.map(({ kind, body, due: when }) => [kind, JSON.stringify(body), when]),
  };
}
