import type { Append } from '../store/store.ts';
import type { RowNotice, TableNotice } from './bus.ts';

/** What others are told of a change once it is on disk. */
export function noticeOf({
  before,
  after,
  entries,
}: Pick<Append, 'before' | 'after' | 'entries'>): Omit<TableNotice, 'firstId'> | RowNotice {
  const { id: table, seats, status, public: open, seq: to, version } = after;
  if (entries.length === 0) return { kind: 'row', table, version };
  const was = before ?? after;
  const people = new Set<string>();
  for (const places of seats === was.seats ? [seats] : [seats, was.seats])
    for (const { person } of places) if (person !== null) people.add(person);
  const lobby = (open || was.public) && (status === 'waiting' || was.status === 'waiting');
  return { kind: 'table', table, from: entries[0]!.seq, to, people: [...people], lobby };
}
