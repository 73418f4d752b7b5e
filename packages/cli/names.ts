import { freeCast } from '@outcry/bots/cast.ts';
import type { FileSeat, Who } from '@outcry/engine';

/** The seats of a table: the person on theirs, and on every other a bot of the cast. */
export function tableSeats(person: string, seat: number, bots: readonly string[]): FileSeat[] {
  const free = freeCast((name) => name === person);
  return bots.map((level, i) =>
    i === seat
      ? { name: person, kind: 'person', level: null }
      : { name: free[i < seat ? i : i - 1]!, kind: 'bot', level },
  );
}

/** A seat as a list of players names it: "Ada (trader)". */
export const titleOf = ({ name, level }: FileSeat): string => (level === null ? name : `${name} (${level})`);

/** The names of the seats as sentences use them. */
export const whoOf =
  (seats: readonly FileSeat[]): Who =>
  (seat) =>
    seats[seat]?.name ?? `seat ${seat}`;
