import type { LogEntry, PastView } from '@outcry/server/api';
import { api } from './api.ts';

/** The server answers at most so many views and entries at a time. */
const VIEWS = 100;
const ENTRIES = 500;

/** Everything that happened at a table, as a seat (or 'spectator') may know it. */
export async function logOf(id: string, seat: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (;;) {
    const after = entries.at(-1)?.seq;
    const page = await api('log', { params: { id }, query: { seat, ...(after === undefined ? {} : { after }) } });
    entries.push(...page);
    if (page.length < ENTRIES) return entries;
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
