import { tooOften } from '../errors.ts';
import type { Counted } from './address.ts';

const MINUTE = 60_000;
/** Buckets in a generation: a flood of new addresses pushes out the oldest instead of filling the memory. */
const MOST_NAMES = 20_000;

interface Bucket {
  units: number;
  at: number;
}

/** Takes units from the buckets of all these names; throws, and takes none, when one of them lacks them. */
export type Budget = (names: readonly Counted[], units?: number) => void;

/** The same where the buckets may be those of all processes. */
export type SharedBudget = (names: readonly Counted[]) => void | Promise<void>;

/**
 * A budget of units for each name. A bucket holds the units of one minute and refills evenly. One that nobody used for
 * a minute is full and need not be remembered, so buckets live in two generations: when a minute is over, or the newer
 * generation is full, the older one is dropped. All in memory and synchronous, because every request passes here.
 */
export function budget(perMinute: number, now: () => number = () => performance.now()): Budget {
  let newer = new Map<string, Bucket>();
  let older = new Map<string, Bucket>();
  let turned = now();

  function bucketOf(name: string, most: number, time: number): Bucket {
    if (time - turned >= MINUTE || newer.size >= MOST_NAMES) {
      [older, newer] = [newer, new Map()];
      turned = time;
    }
    const known = newer.get(name);
    if (known) return known;
    const bucket = older.get(name) ?? { units: most, at: time };
    newer.set(name, bucket);
    return bucket;
  }

  return (names, units = 1) => {
    const time = now();
    const price = Math.min(units, perMinute); // or a dear request would never be possible under a low limit
    const buckets = names.map(({ name, times }) => {
      const most = perMinute * times;
      const bucket = bucketOf(name, most, time);
      bucket.units = Math.min(most, bucket.units + ((time - bucket.at) * most) / MINUTE);
      bucket.at = time;
      if (bucket.units < price) throw tooOften(Math.ceil(((price - bucket.units) * 60) / most));
      return bucket;
    });
    for (const bucket of buckets) bucket.units -= price;
  };
}
