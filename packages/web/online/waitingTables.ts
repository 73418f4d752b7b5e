import type { MyTable } from '@outcry/server/api';

/** Tables that wait for this person, but for the one they are at: the one that has waited longest first. */
export const waitingTables = (tables: readonly MyTable[], code: string | undefined): MyTable[] =>
  tables
    .filter((table) => table.yourTurn && table.status === 'playing' && table.code !== code)
    .toSorted((one, other) => (one.since ?? one.updated) - (other.since ?? other.updated));
