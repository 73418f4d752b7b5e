import { PUBLIC_BOTS } from '../bots/publicBots.ts';
import { Refused } from '../errors.ts';
import { freeName } from '../names.ts';
import type { PersonRow, SeatRow } from '../store/store.ts';

/** A seat for somebody to come. */
export const OPEN: SeatRow = { kind: 'open', person: null, name: '', bot: null, standIn: null };

/** A seat of a bot, or a 422 that names those there are. */
export function botSeat(bot: string, taken: readonly string[]): SeatRow {
  const kind = PUBLIC_BOTS.find(({ id }) => id === bot);
  if (!kind)
    throw new Refused('malformed', `there is no bot "${bot}"; there are ${PUBLIC_BOTS.map(({ id }) => id).join(', ')}`);
  return { ...OPEN, kind: 'bot', bot, name: freeName(kind.name, taken) };
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

/** The names that are taken. */
export const namesAt = (seats: readonly SeatRow[]): string[] => seats.map(({ name }) => name);

/** Whether a seat is called by its person's own name, perhaps with a number: not by one chosen for this table. */
export const isOwnName = (seatName: string, own: string): boolean =>
  seatName.startsWith(own) && /^(?: \d+)?$/.test(seatName.slice(own.length));
