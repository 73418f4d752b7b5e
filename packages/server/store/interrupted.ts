import type { EntryColumns } from './schema.ts';
import type { EntryValues } from './writes.ts';

/** Whether these entries on disk are those that were being written when the store broke off. */
export const isSameAs = (kept: readonly EntryColumns[], written: readonly EntryValues[]): boolean =>
  JSON.stringify(
    kept.map(({ seq, kind, seat, body, key, barrier, at }) => [seq, kind, seat, body, key, barrier, at]),
  ) === JSON.stringify(written);
