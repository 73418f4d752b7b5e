import type { Seat } from '@outcry/engine';
import type { Body } from '../api.ts';
import { Refused } from '../errors.ts';
import { AWAY_AT_LEAST } from '../patience.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
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
/** How long a refused asker waits before asking again. */
const ASK_AGAIN = 60_000;

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
  if (agreements.replace) throw new Refused('not-possible', 'the table is deciding about a seat already');
  const { replaceRefused: refused } = agreements;
  if (refused?.person === person && now < refused.at + ASK_AGAIN)
    throw new Refused('refused-lately', 'this was refused: ask again in a minute');
  const ask: ReplaceAsk = { seat, by: by === 'me' ? 'person' : 'bot', person, at: now, agreed: own };
  return withReplace(court, ask, [
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
  return {
    entries: [...entries, { kind: 'replaced', seat, person: taker.id, from, was }],
    row: {
      seats: row.seats.with(seat, place),
      turn: turnHandedOver(row.turn, seat, false, now, row.terms.clock),
    },
  };
}
