import { TooOften } from '../errors.ts';

const MINUTE = 60_000;
/** Buckets in a generation: a flood of new addresses pushes out the oldest instead of filling the memory. */
const MOST_NAMES = 20_000;

interface Bucket {
  units: number;
  at: number;
}

/** Takes units from the bucket of a name; throws when they are not there. */
export type Budget = (name: string, units?: number) => void;

/**
 * A budget of units for each name. A bucket holds the units of one minute and refills evenly. One that nobody used for
 * a minute is full and need not be remembered, so buckets live in two generations: when a minute is over, or the newer
 * generation is full, the older one is dropped. All in memory and synchronous, because every request passes here.
 */
export function budget(perMinute: number, now: () => number = () => performance.now()): Budget {
  let newer = new Map<string, Bucket>();
  let older = new Map<string, Bucket>();
  let turned = now();

  function bucketOf(name: string, time: number): Bucket {
    if (time - turned >= MINUTE || newer.size >= MOST_NAMES) {
      [older, newer] = [newer, new Map()];
      turned = time;
    }
    const known = newer.get(name);
    if (known) return known;
    const bucket = older.get(name) ?? { units: perMinute, at: time };
    newer.set(name, bucket);
    return bucket;
  }

  return (name, units = 1) => {
    const time = now();
    const bucket = bucketOf(name, time);
    bucket.units = Math.min(perMinute, bucket.units + ((time - bucket.at) * perMinute) / MINUTE);
    bucket.at = time;
    const price = Math.min(units, perMinute); // or a dear request would never be possible under a low limit
    if (bucket.units < price) throw new TooOften(Math.ceil(((price - bucket.units) * 60) / perMinute));
    bucket.units -= price;
  };
}
