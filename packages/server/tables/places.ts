import { CAST, freeCast } from '@outcry/bots/cast.ts';
import type { Seat } from '@outcry/engine';
import type { BotInfo } from '../api.ts';
import { programIn } from '../programs/named.ts';
import { Refused } from '../errors.ts';
import { freeName, TakenNames } from '../names.ts';
import type { PersonRow, SeatRow } from '../store/store.ts';

/** A seat for somebody to come. */
export const OPEN: SeatRow = { kind: 'open', person: null, name: '', bot: null, standIn: null };

/** Throws where there is no such bot, with those there are. */
export function mustBeBot(bot: string, bots: readonly BotInfo[]): void {
  if (bots.some(({ id }) => id === bot)) return;
  throw new Refused('malformed', `there is no bot "${bot}"; there are ${bots.map(({ id }) => id).join(', ')}`);
}

/** A seat of a bot. One of a level keeps the name it had, where it is of the cast; a program has its own. */
export function botSeat(bot: string, taken: readonly string[], before = ''): SeatRow {
  const program = programIn(bot);
  if (program !== null) return { ...OPEN, kind: 'bot', bot, name: freeName(program, taken) };
  const names = new TakenNames(taken);
  const free = freeCast((name) => names.has(name));
  const name = free.find((one) => one === before) ?? free[0] ?? freeName(CAST[0], taken);
  return { ...OPEN, kind: 'bot', bot, name };
}

/** A seat of a person, by the name they want here or their own. */
export const personSeat = (
  { id, name }: Pick<PersonRow, 'id' | 'name'>,
  wanted: string | undefined,
  taken: readonly string[],
): SeatRow => ({
  ...OPEN,
  kind: 'person',
  person: id,
  name: freeName(wanted?.trim() ?? name, taken),
});

/** Seats with one taken by a person. A bot that has their name gives way. */
export function seated(seats: readonly SeatRow[], seat: Seat, person: Pick<PersonRow, 'id' | 'name'>, wanted?: string) {
  const bots = seats.flatMap(({ kind }, at) => (kind === 'bot' ? [at] : []));
  const place = personSeat(person, wanted, namesAt(seats.filter(({ kind }) => kind !== 'bot')));
  const own = new TakenNames([place.name]);
  const renamed = bots.filter((at) => own.has(seats[at]!.name));
  let after = seats.with(seat, place);
  for (const at of renamed) after = after.with(at, botSeat(seats[at]!.bot!, namesAt(after)));
  return { seats: after, renamed };
}

/** The names that are taken. */
export const namesAt = (seats: readonly SeatRow[]): string[] => seats.map(({ name }) => name);

/** Whether a seat is called by its person's own name, perhaps with a number: not by one chosen for this table. */
export const isOwnName = (seatName: string, own: string): boolean =>
  seatName.startsWith(own) && /^(?: \d+)?$/.test(seatName.slice(own.length));
