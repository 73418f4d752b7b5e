import type { LogEntry, Names, PastView } from '@outcry/server/api';
import { api } from './api.ts';

/** The server answers at most this many views and entries at a time. */
const VIEWS = 100;
const ENTRIES = 500;

/** A part of a table's log, with the names of the people it speaks of. */
export interface Log {
  readonly entries: readonly LogEntry[];
  readonly people: Names;
}

/** Everything that happened at a table after an entry, as a seat (or 'spectator') may know it. */
export async function logOf(id: string, seat: string, after = 0): Promise<Log> {
  const entries: LogEntry[] = [];
  const people: Names = [];
  for (;;) {
    const page = await api('log', { params: { id }, query: { seat, after: entries.at(-1)?.seq ?? after } });
    entries.push(...page.entries);
    people.push(...page.people);
    if (page.entries.length < ENTRIES) return { entries, people };
  }
}

/** What a seat (or 'spectator') saw after the entries of a range. */
export async function viewsOf(id: string, seat: string, first: number, last: number): Promise<PastView[]> {
  const views: PastView[] = [];
  for (let from = first; from <= last; from += VIEWS) {
    const to = Math.min(last, from + VIEWS - 1);
    views.push(...(await api('views', { params: { id }, query: { seat, from, to } })));
  }
  return views;
}
