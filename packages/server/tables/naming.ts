import type { LogEntry, Names } from '../api.ts';
import { freeName, TakenNames } from '../names.ts';
import type { PersonRow, Store, TableRow } from '../store/store.ts';
import { peopleIn, seatsOf } from './describe.ts';
import { isOwnName, namesAt } from './places.ts';
import type { Change, Tables } from './tables.ts';

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

/** A new name reaches this many of a person's tables, the last changed first: each is a write. */
const MOST_RENAMED = 60;
/** Tables that are renamed together. Streams may have to load each of them, and others are answered in between. */
const TOGETHER = 8;
/** A seat follows its person's name this often: everybody who loads the table pays for the entries. */
const MOST_NAMES = 100;

/** A person has another name now: so have their seats. Loads no game. */
export async function renameSeats(tables: Tables, { id, name }: PersonRow, before: string): Promise<void> {
  const rows = await tables.store.tablesGoingOn(id, MOST_RENAMED);
  for (let first = 0; first < rows.length; first += TOGETHER)
    await Promise.all(
      rows
        .slice(first, first + TOGETHER)
        .map((row) => tables.changeRow(row.id, (now) => renamed(now, id, before, name))),
    );
}

function renamed(row: TableRow, person: string, before: string, name: string): Change | null {
  if (row.status !== 'waiting' && row.status !== 'playing') return null;
  const own = seatsOf(row, person).filter(
    (seat) => isOwnName(row.seats[seat]!.name, before) && (row.seats[seat]!.renamed ?? 0) < MOST_NAMES,
  );
  if (own.length === 0) return null;
  let { seats } = row;
  for (const seat of own) {
    const others = namesAt(seats.filter((_, other) => other !== seat));
    const { renamed: times = 0, ...place } = seats[seat]!;
    seats = seats.with(seat, { ...place, name: freeName(name, others), renamed: times + 1 });
  }
  return { entries: own.map((seat) => ({ kind: 'seat', seat, what: 'renamed', person })), row: { seats } };
}
