import type { FileSeat, Who } from '@outcry/engine';

/** What bots are called at the table. */
const FIRST_NAMES = [
  'Ada',
  'Bruno',
  'Clara',
  'Denis',
  'Edith',
  'Felix',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Leo',
];

/** The seats of a table: the person on theirs, and on every other a bot with a first name. */
export function tableSeats(person: string, seat: number, bots: readonly string[]): FileSeat[] {
  const free = FIRST_NAMES.filter((name) => name !== person);
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
