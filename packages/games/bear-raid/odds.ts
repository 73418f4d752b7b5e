import { COMPANIES, DICE, MOST_KEPT } from './data.ts';

const ALL_DICE = COMPANIES.length * DICE;

/** By n: 1 / n!. */
export const ONE_OVER_FACTORIAL = new Float64Array(ALL_DICE + 1).fill(1);
for (let n = 2; n <= ALL_DICE; n++) ONE_OVER_FACTORIAL[n] = ONE_OVER_FACTORIAL[n - 1]! / n;

const CHOICES = Array.from({ length: ALL_DICE + 1 }, () => new Float64Array(ALL_DICE + 1));
for (let n = 0; n <= ALL_DICE; n++)
  for (let k = 0; k <= n; k++) CHOICES[n]![k] = k === 0 ? 1 : CHOICES[n - 1]![k - 1]! + CHOICES[n - 1]![k]!;

/** The number of ways to choose `k` of `n`. */
export const choices = (n: number, k: number): number => CHOICES[n]![k]!;

/** The base of a screen's number: its digits are the dice by company, each capped at five. */
export const SCREEN_BASE = MOST_KEPT + 1;
const CHANCES = new Float64Array(SCREEN_BASE ** COMPANIES.length);

/** The probability of each set of dice a screen may put in the bag, if all are equally likely (B9). */
export function bagChance(screen: number): number {
  if (CHANCES[screen] === 0) CHANCES[screen] = 1 / waysToKeep(screen);
  return CHANCES[screen]!;
}

/** The number of ways to keep at most five dice of a screen. */
function waysToKeep(screen: number): number {
  let ways = new Array<number>(SCREEN_BASE).fill(0);
  ways[0] = 1;
  for (let rest = screen; rest > 0; rest = Math.floor(rest / SCREEN_BASE)) {
    const more = new Array<number>(SCREEN_BASE).fill(0);
    for (let kept = 0; kept < SCREEN_BASE; kept++)
      for (let dice = 0; dice <= rest % SCREEN_BASE && kept + dice < SCREEN_BASE; dice++)
        more[kept + dice]! += ways[kept]!;
    ways = more;
  }
  return ways.reduce((all, some) => all + some, 0);
}
