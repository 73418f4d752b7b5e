import type { Entry, NotifyEvent } from '../api.ts';
import type { TableRow } from '../store/store.ts';
import { askedOf } from '../tables/describe.ts';

/** Something that a person may want to hear of. */
export interface News {
  readonly event: NotifyEvent;
  readonly person: string;
  /** Who invited or named them. */
  readonly by?: string;
  /** The table it is about, where it is another than the one that changed. */
  readonly table?: string;
}

const peopleAt = ({ seats }: TableRow): string[] => [...new Set(seats.flatMap(({ person }) => person ?? []))];

const waitsFor = (row: TableRow | null, person: string): boolean =>
  row?.status === 'playing' && askedOf(row, person).length > 0;

/** Whether a text names somebody: @ and the name, not a part of a longer word. */
export function names(text: string, name: string): boolean {
  const wanted = `@${name}`.toLowerCase();
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1))
    if (!/^[\p{L}\p{N}]/u.test(lower.slice(at + wanted.length))) return true;
  return false;
}

/** What follows for people from a change of a table. Of what one does oneself one is not told. */
export function newsOf(before: TableRow, after: TableRow, entries: readonly Entry[]): News[] {
  const people = peopleAt(after);
  const news: News[] = [];
  for (const person of people) {
    if (waitsFor(after, person) && !waitsFor(before, person)) news.push({ event: 'turn', person });
    if (after.status === 'over' && before.status !== 'over') news.push({ event: 'over', person });
  }
  for (const entry of entries) {
    if (entry.kind === 'rematch')
      for (const person of people)
        if (person !== entry.person) news.push({ event: 'invited', person, by: entry.person, table: entry.next });
    if (entry.kind !== 'chat' || !entry.text.includes('@')) continue;
    for (const { person, name } of after.seats)
      if (person !== null && person !== entry.person && names(entry.text, name))
        news.push({ event: 'mentioned', person, by: entry.person });
  }
  return news;
}
