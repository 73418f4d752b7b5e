import { freeName, SOMEBODY } from '../names.ts';
import { seatsOf } from '../tables/describe.ts';
import { isOwnName, namesAt } from '../tables/places.ts';
import { leave } from '../tables/seating.ts';
import type { Change, Tables } from '../tables/tables.ts';
import type { TableRow } from '../store/store.ts';

/** How long an account can be brought back. */
export const DAYS_TO_RETURN = 7;

const PAGE = 100;

/** The seats of a person lose their name; null: they have. */
function unnamed(row: TableRow, person: string): Change | null {
  const own = seatsOf(row, person).filter((seat) => !isOwnName(row.seats[seat]!.name, SOMEBODY));
  if (own.length === 0) return null;
  let { seats } = row;
  for (const seat of own) {
    const others = namesAt(seats.filter((_, other) => other !== seat));
    seats = seats.with(seat, { ...seats[seat]!, name: freeName(SOMEBODY, others) });
  }
  return { entries: [], row: { seats } };
}

/**
 * Forgets people who deleted their accounts long enough ago. They leave the tables where they still play, their seats
 * lose their name, and then everything of theirs goes at once. What breaks off in between is done again.
 */
export async function forgetLeaving(tables: Tables, limit: number): Promise<void> {
  const { store } = tables;
  for (const person of await store.leaving(tables.now(), limit)) {
    for (let after: string | null = null; ;) {
      const page: string[] = await store.tablesOf(person, after, PAGE);
      for (const id of page) {
        await tables.change(
          id,
          (table, now) => (table.rules === null ? null : leave(tables, table, person, now)),
          () => null,
        );
        await tables.changeRow(id, (row) => unnamed(row, person));
      }
      after = page.at(-1) ?? null;
      if (page.length < PAGE) break;
    }
    await store.forgetPerson(person);
  }
}
