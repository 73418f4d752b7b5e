import { browserCollection } from '../browserCollection.ts';

/** Up to which entry this browser has shown a table to its end. */
interface Seen {
  readonly id: string;
  readonly updated: number;
  readonly at: number;
}

/** So many tables are remembered. */
const TABLES = 60;

const seen = browserCollection<Seen>(
  'outcry.seen.',
  (kept) => ('at' in kept ? (kept as Seen) : null),
  () => true,
  TABLES,
);

/** A table through a seat: two people may share a browser. */
const nameOf = (code: string, seat: number): string => `${code}.${seat}`;

/** The last entry shown; -1: none. */
export const seenUntil = (code: string, seat: number): number => seen.load(nameOf(code, seat))?.at ?? -1;

export function noteSeen(code: string, seat: number, at: number): void {
  if (seenUntil(code, seat) === at) return;
  try {
    seen.save({ id: nameOf(code, seat), updated: Date.now(), at });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // no room left: it is told once more
  }
}
