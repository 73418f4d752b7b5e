import type { Seat } from '@outcry/engine';
import type { Body } from '../api.ts';
import { Refused } from '../errors.ts';
import { AWAY_AT_LEAST } from '../patience.ts';
import type { Claim, SeatRow, TableRow } from '../store/store.ts';
import { ASK_AGAIN } from './agreements.ts';
import type { ReplaceAsk } from './agreements.ts';
import { mayLook, notRemoved, seatsOf } from './describe.ts';
import { gameOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { namesAt, personSeat } from './places.ts';
import { mustPlay, seatAt } from './play.ts';
import type { AwaySince } from './play.ts';
import type { Change, Draft, Tables } from './tables.ts';
import { decidingSeats, turnHandedOver } from './turns.ts';
import { letStandIn } from './undo.ts';

/** After this long the host alone decides about the seat of an absent person. */
const HOST_ALONE = 180_000;
/** A request nobody answers ends. */
const LAPSES_AFTER = 600_000;
/** How long somebody who was absent may take their seat back from the person who took it. */
const RECLAIM_WITHIN = 600_000;

/** What it takes to judge a request: the table, its writer, who is present, and the time. */
export interface Court {
  readonly tables: Tables;
  readonly table: Loaded;
  readonly awaySince: AwaySince;
  readonly now: number;
}

/** How long nobody has sat at a seat; null: its person is present. Bots and people who left on purpose count as gone. */
async function goneFor({ kind, person, standIn }: SeatRow, { awaySince, now }: Court): Promise<number | null> {
  if (kind === 'bot' || standIn === 'left') return Infinity;
  const since = await awaySince(person!);
  return since === null ? null : now - since;
}

/** Asks that a bot plays for an absent person, or for the seat of such a person or a bot. */
export async function askReplace(court: Court, person: string, { seat, by }: Body<'askReplace'>): Promise<Change> {
  const { table, now } = court;
  const { row, agreements } = table;
  const place = seatAt(row, seat);
  mustPlay(row);
  gameOf(table);
  const own = decidingSeats(row).filter((mine) => row.seats[mine]!.person === person);
  if (by === 'bot') mayAskForBot(own, place);
  else mayAskForSeat(row, person);
  const gone = await goneFor(place, court);
  if (gone === null) throw new Refused('not-possible', 'the person of this seat is present');
  if (gone < AWAY_AT_LEAST) throw new Refused('too-soon', 'the connection of this seat broke only just now');
  const { replace: open, replaceRefused } = agreements;
  // A request from outside must not keep those who play from asking.
  if (open && (own.length === 0 || seatsOf(row, open.person).length > 0))
    throw new Refused('not-possible', 'the table is deciding about a seat already');
  if (replaceRefused.some((refused) => refused.person === person && now < refused.at + ASK_AGAIN))
    throw new Refused('refused-lately', 'this was refused or withdrawn: ask again in a minute');
  const ask: ReplaceAsk = { seat, by: by === 'me' ? 'person' : 'bot', person, at: now, agreed: own };
  return withReplace(court, ask, [
    ...(open ? [{ kind: 'replace-lapsed' as const, seat: open.seat }] : []),
    { kind: 'replace-ask', seat, by: ask.by, person },
    ...own.map((mine) => ({ kind: 'replace-answer' as const, seat: mine, agree: true })),
  ]);
}

function mayAskForBot(own: readonly Seat[], { kind, standIn }: SeatRow): void {
  if (own.length === 0) throw new Refused('not-your-seat', 'only who plays at this table may ask for a bot');
  if (kind === 'bot' || standIn !== null) throw new Refused('not-possible', 'a bot plays this seat already');
}

function mayAskForSeat(row: TableRow, person: string): void {
  mayLook(row, person);
  notRemoved(row, person);
  if (seatsOf(row, person).length > 0) throw new Refused('not-possible', 'you have a seat at this table');
}

/** Agrees for all seats of a person, or refuses; the asker withdraws the request in the same way. */
export async function answerReplace(court: Court, person: string, agree: boolean): Promise<Change | null> {
  const { row, agreements } = court.table;
  const { replace: ask } = agreements;
  mustPlay(row);
  gameOf(court.table);
  const own = decidingSeats(row).filter((mine) => row.seats[mine]!.person === person && mine !== ask?.seat);
  if (own.length === 0 && ask?.person !== person)
    throw new Refused('not-your-seat', 'only who plays at this table may answer');
  if (!ask) throw new Refused('not-possible', 'nobody asks for a seat now');
  if (!agree)
    return { entries: [{ kind: 'replace-answer', seat: ask.person === person ? null : own[0]!, agree: false }] };
  if ((await goneFor(row.seats[ask.seat]!, court)) === null)
    throw new Refused('not-possible', 'the person of this seat is back');
  const fresh = own.filter((mine) => !ask.agreed.includes(mine));
  if (fresh.length === 0) return null;
  return withReplace(
    court,
    { ...ask, agreed: [...ask.agreed, ...fresh] },
    fresh.map((mine) => ({ kind: 'replace-answer', seat: mine, agree: true })),
  );
}

/** Judges the open request again, as people come and go and time passes; null: it stays open, or there is none. */
export async function judgeReplace(court: Court): Promise<Change | null> {
  const { replace: ask } = court.table.agreements;
  if (!ask) return null;
  const isBack = (await goneFor(court.table.row.seats[ask.seat]!, court)) === null;
  if (isBack || court.now >= ask.at + LAPSES_AFTER) return { entries: [{ kind: 'replace-lapsed', seat: ask.seat }] };
  return (await isAgreed(court, ask)) ? replaceNow(court, ask, []) : null;
}

/** The entries, with the replacement added if nobody is left to agree. */
const withReplace = async (court: Court, ask: ReplaceAsk, entries: readonly Draft[]): Promise<Change> =>
  (await isAgreed(court, ask)) ? replaceNow(court, ask, entries) : { entries };

/** Whether everybody present agreed, or the host where the host alone decides. */
async function isAgreed(court: Court, ask: ReplaceAsk): Promise<boolean> {
  const { row } = court.table;
  const present: Seat[] = [];
  for (const seat of decidingSeats(row)) {
    if (seat === ask.seat) continue;
    const isHere = ask.agreed.includes(seat) || (await court.awaySince(row.seats[seat]!.person!)) === null;
    if (isHere) present.push(seat);
  }
  if (present.length > 0 && present.every((seat) => ask.agreed.includes(seat))) return true;
  const agreedBy = [ask.person, ...ask.agreed.map((seat) => row.seats[seat]!.person)];
  if (!agreedBy.includes(row.host)) return false;
  const place = row.seats[ask.seat]!;
  if (place.kind === 'bot') return present.length === 0;
  return ((await goneFor(place, court)) ?? 0) >= HOST_ALONE;
}

async function replaceNow(court: Court, ask: ReplaceAsk, entries: readonly Draft[]): Promise<Change> {
  const { tables, table, now } = court;
  const { seat, by } = ask;
  if (by === 'bot') return letStandIn(tables, table, [{ seat, why: 'agreed' }], now, entries);
  const { row } = table;
  const { person: from, name: was } = row.seats[seat]!;
  const taker = await tables.store.person(ask.person);
  if (!taker) return { entries: [...entries, { kind: 'replace-lapsed', seat }] };
  const place = personSeat(taker, undefined, namesAt(row.seats.toSpliced(seat, 1)));
  const seats = withoutClaims(row.seats, taker.id);
  return {
    entries: [...entries, { kind: 'replaced', seat, person: taker.id, from, was }],
    row: {
      seats: seats.with(seat, { ...place, claims: claimsTo(seats[seat]!, now) }),
      turn: turnHandedOver(row.turn, seat, false, now, row.terms.clock),
    },
  };
}

/** The claims to a seat once another person takes it. Whoever left on purpose has none. */
const claimsTo = ({ person, name, standIn, claims = [] }: SeatRow, now: number): Claim[] => [
  ...claims.filter(({ until }) => now < until),
  ...(person === null || standIn === 'left' ? [] : [{ person, name, until: now + RECLAIM_WITHIN }]),
];

/** Whoever takes another seat gives up their claims: nobody may hold two hands that way. */
const withoutClaims = (seats: TableRow['seats'], person: string): TableRow['seats'] =>
  seats.map((place) =>
    place.claims ? { ...place, claims: place.claims.filter((claim) => claim.person !== person) } : place,
  );
