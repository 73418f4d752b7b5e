import { randomInt } from 'node:crypto';

/** An Oracle thinks about ten times as long as the others: so many times their pause hides it. */
const ORACLE = 2.5;

/**
 * Draws how long an answer of a bot takes at least, in milliseconds: from half of the longest pause to the whole. It
 * knows the level, which everybody sees, and neither the list of moves nor the time they take to think about, so that
 * the time of an answer says nothing about what is hidden. Half of the usual pause is as long as three Sharks at one table
 * think at most, one after the other.
 */
export function drawPause(longest: number, bot: string, below: (end: number) => number = randomInt): number {
  const most = Math.round(bot === 'oracle' ? longest * ORACLE : longest);
  const least = Math.floor(most / 2);
  return least + below(most - least + 1);
}
