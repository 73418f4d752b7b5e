import { Refused } from '../errors.ts';

const MINUTE = 60_000;

/**
 * So many a minute by name: whoever wants more is refused until the minute is over. One count for all, forgotten every
 * minute, since every request of the server passes here: the usual plugin, with its promises for stores elsewhere, cost
 * an eighth of all moves.
 */
export function limitPerMinute(most: number, now: () => number = Date.now): (name: string) => void {
  const counts = new Map<string, number>();
  let began = now();
  return (name) => {
    const time = now();
    if (time - began >= MINUTE) {
      counts.clear();
      began = time;
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count > most)
      throw new Refused('too-many', `too many requests: again in ${Math.ceil((began + MINUTE - time) / 1000)} seconds`);
  };
}
