import type { MyTable, Next } from '../api.ts';
import { Refused } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { askedOf, myTable, seatsOf } from './describe.ts';

/** More than anybody plays at once: a turn that has waited long must not be left out for what is newer. */
const GOING_ON = 500;
/** How many tables at which one has lost the seat are shown. */
const FORMER = 20;

/** Your turn first and of those the first to run out, then the last changed. */
const byUrgency = (one: MyTable, other: MyTable): number =>
  Number(other.yourTurn) - Number(one.yourTurn) ||
  (one.yourTurn ? (one.deadline ?? Infinity) - (other.deadline ?? Infinity) || 0 : 0) ||
  other.updated - one.updated;

/** A page of a person's tables: those that go on (also where another has taken the seat), then finished ones. `before`: the last table of the page before. */
export async function tablesOf(
  store: Store,
  person: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
  now: number,
): Promise<MyTable[]> {
  const sitting = await store.tablesGoingOn(person, GOING_ON);
  const former = await store.formerTablesOf(person, FORMER);
  const goingOn = [
    ...sitting.map((row) => myTable(row, person, now)),
    ...former.map(({ table, seat }) => myTable(table, person, now, seat)),
  ].toSorted(byUrgency);
  const at = goingOn.findIndex(({ id }) => id === before);
  const page = before === null || at >= 0 ? goingOn.slice(at + 1, at + 1 + limit) : [];
  const past = await store.pastTablesOf(person, at >= 0 ? null : before, limit - page.length);
  return [...page, ...past.map((row) => myTable(row, person, now))];
}

/** The table that has waited longest for a person, and how many wait for them. */
export async function nextOf(store: Store, person: string): Promise<Next> {
  const waiting = (await store.tablesGoingOn(person, GOING_ON))
    .filter((row) => row.status === 'playing' && askedOf(row, person).length > 0)
    .map((row) => ({
      row,
      since: Math.min(...askedOf(row, person).map((seat) => row.turn.since[seat] ?? row.updated)),
    }))
    .toSorted((one, other) => one.since - other.since || one.row.created - other.row.created);
  const row = waiting[0]?.row;
  return { table: row ? { id: row.id, code: row.code, game: row.game } : null, waiting: waiting.length };
}

/** Leaves a finished table out of a person's list, or puts it back. */
export async function dropTable(store: Store, person: string, id: string, dropped: boolean): Promise<void> {
  const row = await store.table(id);
  if (!row || seatsOf(row, person).length === 0) throw new Refused('not-found', 'you do not sit at such a table');
  if (row.status === 'waiting' || row.status === 'playing')
    throw new Refused('not-possible', 'the table goes on: leave it first');
  await store.setDropped(person, id, dropped);
}
