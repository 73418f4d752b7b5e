import type { Seat } from '@outcry/engine';
import type { Body } from '../api.ts';
import { Refused } from '../errors.ts';
import { AWAY_AT_LEAST, goneForGood } from '../patience.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { ASK_AGAIN } from './agreements.ts';
import type { ReplaceAsk } from './agreements.ts';
import { claimsTo, withoutClaims } from './claims.ts';
import { mayLook, notRemoved, seatsOf } from './describe.ts';
import { gameOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { namesAt, personSeat } from './places.ts';
import { mustPlay, seatAt } from './play.ts';
import type { AwaySince } from './play.ts';
import type { Change, Draft, Tables } from './tables.ts';
import { decidingSeats, runningOf, turnHandedOver } from './turns.ts';
import { letStandIn } from './undo.ts';
import { vacationOf } from './vacations.ts';

/** After this long the host alone may let a bot play for an absent person. */
const HOST_ALONE = 180_000;
/** A request nobody answers ends; that of somebody without a seat soon, since it keeps others from asking. */
const LAPSES_AFTER = { bot: 600_000, person: 60_000 };

/** By then those present have seen a request. */
const SEEN_AFTER = 10_000;

/** What it takes to judge a request: the table, its writer, who is present, and the time. */
export interface Court {
  readonly tables: Tables;
  readonly table: Loaded;
  readonly awaySince: AwaySince;
  readonly now: number;
}

/** How long nobody has sat at a seat; null: its person is present or on vacation. Bots and people who left on purpose count as gone. */
async function goneFor(place: SeatRow, { table, awaySince, now }: Court): Promise<number | null> {
  const { kind, person, standIn } = place;
  if (kind === 'bot' || standIn === 'left') return Infinity;
  if (vacationOf(table.row.terms, place, now) !== null) return null;
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
  if (vacationOf(row.terms, place, now) !== null)
    throw new Refused('too-soon', 'the person of this seat is on vacation: the table waits for them');
  const gone = await goneFor(place, court);
  if (gone === null) throw new Refused('not-possible', 'the person of this seat is present');
  if (gone < AWAY_AT_LEAST) throw new Refused('too-soon', 'the connection of this seat broke only just now');
  if (by === 'me' && gone < goneForGood(row.terms))
    throw new Refused(
      'too-soon',
      'the person of this seat must be away for longer before another may have it: a bot can play for them',
    );
  const { replace: open, replaceRefused } = agreements;
  const lapsed = open && lapsesAt(open) <= now ? [{ person: open.person, at: lapsesAt(open) }] : [];
  if (open && lapsed.length === 0 && !givesWay(row, open, person, own, now))
    throw new Refused('not-possible', 'the table is deciding about a seat already');
  if ([...replaceRefused, ...lapsed].some((refused) => refused.person === person && now < refused.at + ASK_AGAIN))
    throw new Refused('refused-lately', 'this was refused or withdrawn: ask again in a minute');
  const ask: ReplaceAsk = { seat, by: by === 'me' ? 'person' : 'bot', person, at: now, agreed: own };
  return withReplace(court, ask, [
    ...(open ? [{ kind: 'replace-lapsed' as const, seat: open.seat }] : []),
    { kind: 'replace-ask', seat, by: ask.by, person },
    ...own.map((mine) => ({ kind: 'replace-answer' as const, seat: mine, agree: true })),
  ]);
}

/**
 * Whether an open request makes room for that of another person. One from outside must neither keep those who play from
 * asking nor, once they have seen it, others from outside.
 */
function givesWay(row: TableRow, open: ReplaceAsk, person: string, own: readonly Seat[], now: number): boolean {
  if (seatsOf(row, open.person).length > 0 || open.person === person) return false;
  return own.length > 0 || (open.agreed.length === 0 && open.at + SEEN_AFTER <= now);
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
  mayLook(row, person);
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

const lapsesAt = ({ by, at }: ReplaceAsk): number => at + LAPSES_AFTER[by];

/** Judges the open request again, as people come and go and time passes; null: it stays open, or there is none. */
export async function judgeReplace(court: Court): Promise<Change | null> {
  const { replace: ask } = court.table.agreements;
  if (!ask) return null;
  const isBack = (await goneFor(court.table.row.seats[ask.seat]!, court)) === null;
  if (isBack || lapsesAt(ask) <= court.now) return { entries: [{ kind: 'replace-lapsed', seat: ask.seat }] };
  return (await isAgreed(court, ask)) ? replaceNow(court, ask, []) : null;
}

/** The entries, with the replacement added if nobody is left to agree. */
const withReplace = async (court: Court, ask: ReplaceAsk, entries: readonly Draft[]): Promise<Change> =>
  (await isAgreed(court, ask)) ? replaceNow(court, ask, entries) : { entries };

/** The seats of people who decide about another seat: those who are present, or agreed before they went. */
async function presentSeats({ table, awaySince }: Court, about: Seat, agreed: readonly Seat[]): Promise<Seat[]> {
  const { row } = table;
  const present: Seat[] = [];
  for (const seat of decidingSeats(row)) {
    if (seat === about) continue;
    if (agreed.includes(seat) || (await awaySince(row.seats[seat]!.person!)) === null) present.push(seat);
  }
  return present;
}

/** Whether everybody present agreed, or for a bot the host alone. Whoever would get the seat agrees to nothing. */
async function isAgreed(court: Court, ask: ReplaceAsk): Promise<boolean> {
  const { row } = court.table;
  const place = row.seats[ask.seat]!;
  const gone = (await goneFor(place, court)) ?? 0;
  const present = await presentSeats(court, ask.seat, ask.agreed);
  const areAllFor = present.length > 0 && present.every((seat) => ask.agreed.includes(seat));
  if (ask.by === 'bot')
    return areAllFor || (gone >= HOST_ALONE && ask.agreed.some((seat) => row.seats[seat]!.person === row.host));
  // Where no person plays, the host asks nobody for a bot's own seat.
  if (place.kind === 'bot' && decidingSeats(row).length === 0) return ask.person === row.host;
  return areAllFor && gone >= goneForGood(row.terms);
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
      seats: seats.with(seat, { ...place, claims: await claimsTo(tables.store, seats[seat]!, now) }),
      turn: turnHandedOver(
        row.turn,
        seat,
        false,
        now,
        row.terms.clock,
        undefined,
        runningOf(row.terms.clock, seats[seat]!),
      ),
    },
  };
}
