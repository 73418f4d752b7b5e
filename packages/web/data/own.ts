import type { Tables } from './compare.ts';

/** An owner's tables of a game: the whole to play with, and the name of the file they came from. */
export interface OwnTables {
  readonly game: string;
  readonly file: string;
  readonly tables: Tables;
}

let carried: OwnTables | null = null;

/** Takes checked tables along to the page where a table is made. */
export const carry = (own: OwnTables | null): void => void (carried = own);

/** The tables that were taken along, if they are of this game. */
export const carriedFor = (game: string): OwnTables | null => (carried?.game === game ? carried : null);
