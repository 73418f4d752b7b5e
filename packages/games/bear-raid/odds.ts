import { COMPANIES, DICE, MOST_KEPT } from './data.ts';

/** Logarithms of the factorials of 0 up to all the dice there are. */
const LOG_FACTORIAL = new Float64Array(COMPANIES.length * DICE + 1);
for (let n = 2; n < LOG_FACTORIAL.length; n++) LOG_FACTORIAL[n] = LOG_FACTORIAL[n - 1]! + Math.log(n);

export const logFactorial = (n: number): number => LOG_FACTORIAL[n]!;

/** Logarithm of the number of ways to choose `k` of `n`. */
export const logChoices = (n: number, k: number): number =>
  LOG_FACTORIAL[n]! - LOG_FACTORIAL[k]! - LOG_FACTORIAL[n - k]!;

const BASE = MOST_KEPT + 1;
/** By the counts of a screen, each cut down to five: -1 until it is asked for. */
const LOG_BAGS = new Float64Array(BASE ** COMPANIES.length).fill(-1);

/** Logarithm of the number of ways to bag dice from a screen (B9), whose counts are `a[at + i] + b[at + i]`. */
export function logBags(a: Int32Array, b: Int32Array, at: number, length: number): number {
  let key = 0;
  for (let i = at; i < at + length; i++) {
    const dice = a[i]! + b[i]!;
    key = key * BASE + (dice < MOST_KEPT ? dice : MOST_KEPT);
  }
  const known = LOG_BAGS[key]!;
  if (known >= 0) return known;
  return (LOG_BAGS[key] = Math.log(waysToKeep(key)));
}

/** In how many ways at most five dice of a screen can stay. */
function waysToKeep(key: number): number {
  let ways = new Array<number>(BASE).fill(0);
  ways[0] = 1;
  for (let rest = key; rest > 0; rest = Math.floor(rest / BASE)) {
    const more = new Array<number>(BASE).fill(0);
    for (let kept = 0; kept < BASE; kept++)
      for (let dice = 0; dice <= rest % BASE && kept + dice < BASE; dice++) more[kept + dice]! += ways[kept]!;
    ways = more;
  }
  return ways.reduce((all, some) => all + some, 0);
}
