import type { TableFault, Locale } from '@outcry/engine';
import type { PartWords } from './module.ts';

/** What stands within the tables of a game, in words. */
export interface Places {
  /** By the name of a part of a table. */
  readonly names: Readonly<Record<string, PartWords>>;
  /** The entries of a list that differ in meaning, by the table, or it and the names that lead there: "market fees". */
  readonly entries: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>;
}

/** What is wrong with tables, by the reason of the fault. */
export type FaultWords<Reason extends string = string> = Readonly<
  Record<Reason, Readonly<Record<Locale, (args: TableFault['args']) => string>>>
>;

/** The entries of a list that has one for each number of players. */
export function byPlayers(least: number, most: number): Readonly<Record<Locale, readonly string[]>> {
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return {
    en: counts.map((count) => `${count} players`),
    fr: counts.map((count) => `${count} joueurs`),
    nl: counts.map((count) => `${count} spelers`),
  };
}

/** Lines of lists are counted from 1. */
const isName = (part: string): boolean => !/^\d*$/.test(part);

/** A place in a table in words: "3 bankCash" is "3 cash of the bank". */
export const placeSaid = ({ names }: Places, place: string, locale: Locale): string =>
  place
    .split(' ')
    .map((part) => names[part]?.[locale] ?? part)
    .join(' ');

/** What the entries of a line are, where they differ in meaning. `place`: where it is in the table. */
export const entriesSaid = (
  { entries }: Places,
  table: string,
  place: string,
  locale: Locale,
): readonly string[] | undefined =>
  (entries[[table, ...place.split(' ').filter(isName)].join(' ')] ?? entries[table])?.[locale];
