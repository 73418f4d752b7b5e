import { BOT_NAMES } from '@outcry/bots';
import type { Who } from '@outcry/engine';

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

/** Names for a table: the person's on his seat, and for every other seat a first name with its bot: "Ada (trader)". */
export function tableNames(person: string, seat: number, bots: readonly string[]): string[] {
  const free = FIRST_NAMES.filter((name) => name !== person);
  return bots.map((bot, i) => (i === seat ? person : `${free[i < seat ? i : i - 1]} (${bot})`));
}

const SUFFIX = new RegExp(` \\((${BOT_NAMES.join('|')})\\)$`);

/** The bot a name at the table tells of, or null for a person. */
export const botIn = (name: string): string | null => SUFFIX.exec(name)?.[1] ?? null;

/** The names of the seats as sentences use them: without the bot. */
export const whoOf =
  (names: readonly string[]): Who =>
  (seat) =>
    names[seat]?.replace(SUFFIX, '') ?? `seat ${seat}`;
