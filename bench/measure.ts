/** How many timed rounds a figure is the median of; the warm-up before them is as long as two. */
const ROUNDS = 5;
const WARM_UP = 2;

/** What one call did: so many units of work (moves, clones). */
export type Work = () => number;

/**
 * Units a second: the median of several rounds that together last so many seconds, after a warm-up. Seconds are the
 * processor's, of all threads of this process together: so other programs on the machine count as little as they can,
 * and what the runtime does on another core meanwhile (compiling, collecting garbage) is not for free.
 */
export function perSecond(seconds: number, work: Work): number {
  const roundOf = seconds / ROUNDS;
  run(work, roundOf * WARM_UP);
  const rates = Array.from({ length: ROUNDS }, () => run(work, roundOf)).toSorted((a, b) => a - b);
  return rates[(ROUNDS - 1) / 2]!;
}

function run(work: Work, seconds: number): number {
  const started = process.cpuUsage();
  let units = 0;
  let spent = 0;
  while (spent < seconds) {
    units += work();
    const { user, system } = process.cpuUsage(started);
    spent = (user + system) / 1e6;
  }
  return units / spent;
}
