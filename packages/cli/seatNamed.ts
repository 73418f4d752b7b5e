import { InputError } from '@outcry/engine';
import type { FileSeat, Seat } from '@outcry/engine';
import { titleOf } from './names.ts';

/** The seat somebody names by its number or its player's name, or an InputError that names all seats. */
export function seatNamed(text: string, seats: readonly FileSeat[]): Seat {
  const names = seats.map(titleOf);
  const seat = /^\d+$/.test(text)
    ? Number(text)
    : seats.findIndex(({ name }, at) => name === text || names[at] === text);
  if (seat >= 0 && seat < names.length) return seat;
  throw new InputError(`there is no seat "${text}"; there are ${names.map((name, i) => `${i} (${name})`).join(', ')}`);
}
