import type { LogEntry, Names } from '../api.ts';
import { freeName, TakenNames } from '../names.ts';
import type { Store, TableRow } from '../store/store.ts';
import { peopleIn, seatsOf } from './describe.ts';
import type { Loaded } from './loaded.ts';
import { namesAt } from './places.ts';
import type { Change } from './tables.ts';

/** What the people that entries speak of are called at a table. */
export const namesIn = (store: Store, row: TableRow, entries: readonly LogEntry[]): Promise<Names> =>
  namesOf(store, row, peopleIn(entries));

/**
 * What people are called at a table: somebody with a seat as their first seat is, and everybody else so that they are not
 * taken for a seat or for each other.
 */
export async function namesOf(store: Store, row: TableRow, people: readonly string[]): Promise<Names> {
  if (people.length === 0) return [];
  const taken = new TakenNames(namesAt(row.seats));
  return (await store.names(people.toSorted())).map(({ person, name }) => {
    const [seat] = seatsOf(row, person);
    if (seat !== undefined) return { person, name: row.seats[seat]!.name };
    return { person, name: taken.add(name) };
  });
}

/** Whether a seat is called by its person's own name, perhaps with a number: not by one chosen for this table. */
const isOwn = (seatName: string, own: string): boolean =>
  seatName.startsWith(own) && /^(?: \d+)?$/.test(seatName.slice(own.length));

/** A person has another name now: so have their seats. */
export function renamed({ row }: Loaded, person: string, before: string, name: string): Change | null {
  if (row.status !== 'waiting' && row.status !== 'playing') return null;
  const own = seatsOf(row, person).filter((seat) => isOwn(row.seats[seat]!.name, before));
  if (own.length === 0) return null;
  let { seats } = row;
  for (const seat of own) {
    const others = namesAt(seats.filter((_, other) => other !== seat));
    seats = seats.with(seat, { ...seats[seat]!, name: freeName(name, others) });
  }
  return { entries: own.map((seat) => ({ kind: 'seat', seat, what: 'renamed', person })), row: { seats } };
}
