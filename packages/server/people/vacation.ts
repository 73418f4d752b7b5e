import type { Vacation } from '../api.ts';
import { Refused } from '../errors.ts';
import type { VacationRow } from '../store/ownStore.ts';
import type { PersonRow } from '../store/store.ts';
import { seatsOf } from '../tables/describe.ts';
import type { Loaded } from '../tables/loaded.ts';
import type { Change, Tables } from '../tables/tables.ts';
import { isSlow, withVacation } from '../tables/vacations.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What everybody begins with, how much can be saved, and how many days of play bring one of vacation. */
export const FIRST = 14 * DAY;
export const MOST = 30 * DAY;
const DAYS_FOR_ONE = 12;
/** Each one costs at least this much: it leaves an entry at every slow table. */
const LEAST = HOUR;

/** So many tables follow; nobody has more than their quota lets them. */
const TABLES = 500;

/** How much vacation a person has left, and until when they are on vacation; null: they are not. */
export function vacationAt(row: VacationRow | null, now: number): { left: number; until: number | null } {
  if (row === null) return { left: FIRST, until: null };
  const { saved, began, ends } = row;
  const gone = Math.max(0, saved - Math.max(0, Math.min(now, ends) - began));
  if (now < ends) return { left: gone, until: ends };
  return { left: Math.min(MOST, Math.floor(gone + (now - ends) / DAYS_FOR_ONE)), until: null };
}

export async function vacationOf({ store, now }: Tables, person: string): Promise<Vacation> {
  return { ...vacationAt(await store.vacation(person), now()), most: MOST };
}

/** The seats of a person at a slow table follow their vacation; null: there is none, or they have. */
function restedAt({ row }: Loaded, person: string, now: number, until: number): Change | null {
  if ((row.status !== 'waiting' && row.status !== 'playing') || !isSlow(row.terms)) return null;
  let { seats } = row;
  const changed = seatsOf(row, person).filter((seat) => {
    const last = seats[seat]!.vacation?.at(-1);
    const isOn = last !== undefined && last[0] <= now && now < last[1];
    return isOn ? last[1] !== until : until > now;
  });
  for (const seat of changed) {
    const { vacation = [], ...place } = seats[seat]!;
    seats = seats.with(seat, { ...place, vacation: withVacation(vacation, row.turn.since[seat] ?? null, now, until) });
  }
  if (changed.length === 0) return null;
  return { entries: changed.map((seat) => ({ kind: 'seat', seat, what: 'vacation', person })), row: { seats } };
}

const nothing = (): void => {};

/** A table that a person has just made or joined while they are on vacation. */
export async function restHere(tables: Tables, { id }: PersonRow, table: string): Promise<void> {
  const { until } = await vacationOf(tables, id);
  if (until !== null) await tables.change(table, (loaded, now) => restedAt(loaded, id, now, until), nothing);
}

/** Tells all slow tables of a person. What fails is done when the person asks again. */
async function tell(tables: Tables, person: string, until: number): Promise<void> {
  for (const { id } of await tables.store.tablesGoingOn(person, TABLES))
    await tables.change(id, (table, now) => restedAt(table, person, now, until), nothing);
}

/** Goes on vacation until a time, or changes when it ends. */
export async function takeVacation(tables: Tables, person: string, until: number): Promise<Vacation> {
  const now = tables.now();
  const { left, until: before } = vacationAt(await tables.store.vacation(person), now);
  if (until < now + LEAST) throw new Refused('malformed', 'a vacation takes an hour or more');
  if (until > now + left) throw new Refused('malformed', `you have ${Math.floor(left / HOUR)} hours of vacation left`);
  if (before !== until) await tables.store.setVacation(person, { saved: left, began: now, ends: until });
  await tell(tables, person, until);
  return vacationOf(tables, person);
}

/** Comes back before the vacation ends. */
export async function endVacation(tables: Tables, person: string): Promise<Vacation> {
  const now = tables.now();
  const row = await tables.store.vacation(person);
  if (row && now < row.ends) {
    const left = Math.min(vacationAt(row, now).left, Math.max(0, row.saved - LEAST));
    await tables.store.setVacation(person, { saved: left, began: now, ends: now });
  }
  await tell(tables, person, now);
  return vacationOf(tables, person);
}
