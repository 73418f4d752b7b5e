import { randomInt } from 'node:crypto';

/** An Oracle thinks about ten times as long as the others: so many times their pause hides it. */
const ORACLE = 2.5;

/**
 * Draws how long an answer of a bot takes at least, in milliseconds: from a third of the longest pause to the whole. It
 * knows the level, which everybody sees, and neither the list of moves nor the time they take to think about, so that
 * the time of an answer says nothing about what is hidden.
 */
export function drawPause(longest: number, bot: string, below: (end: number) => number = randomInt): number {
  const most = Math.round(bot === 'oracle' ? longest * ORACLE : longest);
  const least = Math.floor(most / 3);
  return least + below(most - least + 1);
}
