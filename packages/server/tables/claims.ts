import type { Seat } from '@outcry/engine';
import type { Table } from '../api.ts';
import type { Claim, ListedRow, PersonRow, SeatRow, Store, TableRow } from '../store/store.ts';
import type { Loaded } from './loaded.ts';
import { isOwnName, namesAt, personSeat } from './places.ts';
import type { Change, Tables } from './tables.ts';

/** How long somebody who has come back to the table may take their seat back from the person who took it. */
const RECLAIM_WITHIN = 600_000;

const isOpen = ({ until }: Claim, now: number): boolean => until === null || now < until;

/** Whether another took this person's seat in their absence: they see the table until the end, to take it back. */
export const hasClaim = ({ seats }: Pick<ListedRow, 'seats'>, person: string | null): boolean =>
  seats.some(({ claims }) => claims?.some((claim) => claim.person === person));

/** Everybody who may take a seat back from whoever took it. */
export const claimants = ({ seats }: Pick<TableRow, 'seats'>, now: number): string[] =>
  seats.flatMap(({ claims = [] }) => claims.filter((claim) => isOpen(claim, now)).map(({ person }) => person));

/** The entry after which those who may take a seat back had lost it: they agree to no undo of what was before. */
export const lastClaimed = ({ row, agreements: { formers } }: Loaded, now: number): number =>
  Math.max(0, ...formers.flatMap(({ seat, seq }) => (hasOpenClaims(row.seats[seat]!, now) ? [seq] : [])));

const hasOpenClaims = ({ claims = [] }: SeatRow, now: number): boolean => claims.some((claim) => isOpen(claim, now));

/** The seats this person may take back from whoever took them; absent: none. */
export function reclaimOf({ seats }: TableRow, person: string | null, now: number): Pick<Table['you'], 'reclaim'> {
  const reclaim = seats.flatMap(({ claims = [] }, seat) =>
    claims.filter((claim) => claim.person === person && isOpen(claim, now)).map(({ until }) => ({ seat, until })),
  );
  return reclaim.length > 0 ? { reclaim } : {};
}

/** The claims to a seat once another person takes it. Whoever left on purpose has none. */
export async function claimsTo(store: Store, place: SeatRow, now: number): Promise<Claim[]> {
  const { person, name, standIn, claims = [] } = place;
  const older = claims.filter((claim) => isOpen(claim, now));
  if (person === null || standIn === 'left') return older;
  const own = await store.person(person);
  const isChosen = own === null || !isOwnName(name, own.name);
  return [...older, { person, ...(isChosen ? { name } : {}), until: null }];
}

/** Whoever takes another seat gives up their claims: nobody may hold two hands that way. */
export const withoutClaims = (seats: TableRow['seats'], person: string): TableRow['seats'] =>
  seats.map((place) =>
    place.claims ? { ...place, claims: place.claims.filter((claim) => claim.person !== person) } : place,
  );

/** Whether this person has a claim and has not been back at the table since their seat was taken. */
const isAwaited = ({ seats }: TableRow, person: string | null): boolean =>
  seats.some(({ claims }) => claims?.some((claim) => claim.person === person && claim.until === null));

/** A person with claims is back at the table: from now on their time runs. */
export function claimantIsBack({ seats }: TableRow, person: string, now: number): Change {
  const begun = (claim: Claim): Claim =>
    claim.person === person && claim.until === null ? { ...claim, until: now + RECLAIM_WITHIN } : claim;
  return {
    entries: [],
    row: { seats: seats.map((place) => (place.claims ? { ...place, claims: place.claims.map(begun) } : place)) },
  };
}

/** Looks at a table for a person. If they have a claim and were not back at the table before, their time runs from now. */
export async function lookAt<Result>(
  tables: Tables,
  id: string,
  person: string | null,
  look: (table: Loaded) => Result | Promise<Result>,
): Promise<Result> {
  const first = await tables.read(id, async (table) =>
    isAwaited(table.row, person) ? null : { result: await look(table) },
  );
  if (first) return first.result;
  await tables.change(
    id,
    ({ row }, now) => claimantIsBack(row, person!, now),
    () => null,
  );
  return tables.read(id, look);
}

/** The seat of somebody who claims it back; null: they have no claim to it. Claims that are older than theirs stay. */
export function reclaimed({ seats }: TableRow, seat: Seat, person: PersonRow, now: number): SeatRow | null {
  const { claims = [] } = seats[seat]!;
  const at = claims.findIndex((claim) => claim.person === person.id && isOpen(claim, now));
  if (at < 0) return null;
  const place = personSeat(person, claims[at]!.name, namesAt(seats.toSpliced(seat, 1)));
  return { ...place, claims: claims.slice(0, at) };
}
