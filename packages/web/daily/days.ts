import { browserCollection } from '../browserCollection.ts';

/** How somebody fared at the position of the day of a game. */
interface Tried {
  /** See `dailyId`. */
  readonly id: string;
  readonly updated: number;
  readonly found: boolean;
  /** The answer was shown before it was found. */
  readonly shown?: boolean;
}

const KEPT = 60;
const DAY = 86_400_000;

/** The day it is: the same everywhere, so by UTC. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

/** How many days there were before it since 1970. */
export const numberOf = (day: string): number => Date.parse(day) / DAY;

export const dailyId = (day: string, game: string): string => `${day}.${game}`;

/** The positions of the day that were tried on this device. */
export const tried = browserCollection<Tried>(
  'outcry.daily.',
  (kept) => (typeof (kept as Tried).found === 'boolean' ? (kept as Tried) : null),
  () => true,
  KEPT,
);

/** Notes a try; what was found once stays found, and what was shown is not found. */
export function noteTry(id: string, found: boolean): void {
  const before = tried.load(id);
  save({
    id,
    updated: Date.now(),
    found: before?.found === true || (found && !before?.shown),
    shown: before?.shown === true,
  });
}

/** Notes that the answer was shown. */
export function noteShown(id: string): void {
  const found = tried.load(id)?.found === true;
  save({ id, updated: Date.now(), found, shown: !found });
}

function save(fared: Tried): void {
  try {
    tried.save(fared);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // no room left: it can be found again
  }
}
