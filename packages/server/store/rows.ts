import type { EntryColumns, TableColumns } from './schema.ts';
import type { EntryRow, TableRow, Terms } from './store.ts';

/** The part of a table that changes seldom, kept as one JSON text. */
type Seldom = Pick<TableRow, 'ended' | 'spectators' | 'seats' | 'removed' | 'next'>;

export const seldomOf = ({ ended, spectators, seats, removed, next }: TableRow): string =>
  JSON.stringify({ ended, spectators, seats, removed, next } satisfies Seldom);

/** A table out of its columns. */
export function tableOf(row: TableColumns & { terms: string }): TableRow {
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
