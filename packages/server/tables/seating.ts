import type { Seat } from '@outcry/engine';
import type { Body, BotInfo } from '../api.ts';
import { Refused } from '../errors.ts';
import type { PersonRow, SeatRow, TableRow } from '../store/store.ts';
import { beginDeal, isDealing } from './dealing.ts';
import { notRemoved, seatsOf } from './describe.ts';
import { gameOf } from './loaded.ts';
import type { Loaded } from './loaded.ts';
import { botSeat, namesAt, OPEN, seated, mustBeBot } from './places.ts';
import { endTable, seatAt } from './play.ts';
import type { Change, Tables } from './tables.ts';
import { letStandIn } from './undo.ts';

/** Throws unless seats and terms can still change. */
export const mustWait = (row: TableRow): void => {
  const { status } = row;
  if (isDealing(row)) throw new Refused('started', 'the cards are being dealt');
  if (status === 'playing') throw new Refused('started', 'the game has started');
  if (status !== 'waiting') throw new Refused('over', 'the game is over');
};

/** Throws unless this person is the host. */
export const mustHost = ({ host }: TableRow, person: string): void => {
  if (host !== person) throw new Refused('not-host', 'only the host of the table may do this');
};

const seatChange = (
  row: TableRow,
  seat: Seat,
  place: SeatRow,
  what: 'removed' | 'opened' | 'bot',
  person: string | null,
): Change => ({
  entries: [{ kind: 'seat', seat, what, person }],
  row: { seats: row.seats.with(seat, place) },
});

/** Sits down. A person who has a seat keeps it, and gets one more only if they ask for another. */
export function join({ row }: Loaded, person: PersonRow, wish: Body<'join'>): Change | null {
  if (seatsOf(row, person.id).length > 0 && !wish.another) return null;
  notRemoved(row, person.id);
  mustWait(row);
  const seat = wish.seat ?? row.seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) throw new Refused('full', 'the table is full');
  if (seatAt(row, seat).kind !== 'open') throw new Refused('full', `seat ${seat} is taken`);
  const { seats, renamed } = seated(row.seats, seat, person, wish.name);
  const bots = renamed.map((at) => ({ kind: 'seat' as const, seat: at, what: 'bot' as const, person: null }));
  return { entries: [{ kind: 'seat', seat, what: 'joined', person: person.id }, ...bots], row: { seats } };
}

/**
 * Gives up all seats of a person: before the start they are open again, from the deal on a bot plays for them. Where one
 * does already, the others need not wait for them any more.
 */
export async function leave(tables: Tables, table: Loaded, person: string, now: number): Promise<Change | null> {
  const { row } = table;
  const seats = seatsOf(row, person).filter((seat) => row.seats[seat]!.standIn !== 'left');
  if (seats.length === 0) return null;
  if (row.status === 'playing' || isDealing(row))
    return letStandIn(
      tables,
      table,
      seats.map((seat) => ({ seat, why: 'left' })),
      now,
    );
  if (row.status !== 'waiting') return null;
  const left = row.seats.map((place, seat) => (seats.includes(seat) ? OPEN : place));
  const entries = seats.map((seat) => ({ kind: 'seat' as const, seat, what: 'left' as const, person }));
  const heir = left.find(({ person: other }) => other !== null)?.person;
  if (!heir) {
    const end = endTable(row, 'closed', entries);
    return { ...end, row: { ...end.row, seats: left } };
  }
  return { entries, row: { seats: left, ...(row.host === person ? { host: heir } : {}) } };
}

/** The host opens a seat, removing the person there, or gives a seat without a person to a bot. */
export function setSeat(
  bots: readonly BotInfo[],
  { row }: Loaded,
  person: string,
  seat: Seat,
  wish: Body<'setSeat'>,
): Change | null {
  mustHost(row, person);
  const place = seatAt(row, seat);
  mustWait(row);
  if (wish.kind === 'open') return place.kind === 'open' ? null : opened(row, seat);
  // Somebody may sit down while the host has bots take the open seats.
  if (place.kind === 'person') throw new Refused('full', `seat ${seat} is taken: open it first`);
  mustBeBot(wish.bot, bots);
  const bot = botSeat(wish.bot, namesAt(row.seats.with(seat, OPEN)), place.name);
  return seatChange(row, seat, bot, 'bot', null);
}

function opened(row: TableRow, seat: Seat): Change {
  const { kind, person } = row.seats[seat]!;
  const change = seatChange(row, seat, OPEN, kind === 'person' ? 'removed' : 'opened', person);
  if (person === null || person === row.host) return change;
  return { ...change, row: { ...change.row, removed: [...row.removed, person] } };
}

/** The host shows the table in the lobby or hides it, and lets people look on or not. */
export function changeSettings({ row }: Loaded, person: string, wish: Body<'settings'>): Change | null {
  mustHost(row, person);
  const after = { public: wish.public ?? row.public, spectators: wish.spectators ?? row.spectators };
  if (after.public === row.public && after.spectators === row.spectators) return null;
  return { entries: [{ kind: 'settings', person }], row: after };
}

/** Throws while a seat is open. */
export function mustBeFull(seats: readonly SeatRow[]): void {
  if (seats.some(({ kind }) => kind === 'open')) throw new Refused('not-possible', 'a seat is still open');
}

/** The host starts the game: the table is frozen, and the cards are dealt. */
export function start(tables: Tables, table: Loaded, person: string, now: number): Change {
  const { row } = table;
  mustHost(row, person);
  mustWait(row);
  gameOf(table);
  mustBeFull(row.seats);
  return beginDeal(table, tables.connected, now);
}
