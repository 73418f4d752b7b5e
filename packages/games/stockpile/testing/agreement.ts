import { fastRng } from '@outcry/engine';
import type { Bot } from '@outcry/engine';
import type { Move } from '../moves.ts';
import { adviceOf } from './decisions.ts';
import type { Decision } from './decisions.ts';
import { game } from './fixture.ts';

// How often the Trader agrees with a deep search: on decisions in which the search clearly prefers a move of some kind.

/** The Trader's states, and how often the deep search plays on from each of the two moves it compares. */
const STATES = 16;
const PLAYOUTS = 100;
/** By so much more lead the deep search prefers a move to the best other one. */
const MARGIN = 3;
/** A first look with so many playouts skips decisions in which it does not find half the margin. */
const FIRST = 24;

export interface Agreement {
  readonly looked: number;
  /** Decisions in which the deep search prefers a move that fits, and in which of them the Trader makes it. */
  readonly met: number;
  readonly chosen: number;
}

/** Looks at no more than `most` decisions, and stops when the deep search preferred such a move in `wanted` of them. */
export function agreement(
  bot: Bot,
  decisions: Iterable<Decision>,
  fits: (move: Move) => boolean,
  wanted: number,
  most: number,
): Agreement {
  let looked = 0;
  let met = 0;
  let chosen = 0;
  for (const decision of decisions) {
    if (met === wanted || looked === most) break;
    looked++;
    const advice = adviceOf(bot, decision, STATES).map(({ move }) => move);
    const fitting = advice.find(fits);
    const other = advice.find((move) => !fits(move));
    if (!fitting || !other || !prefers(bot, decision, fitting, other)) continue;
    met++;
    if (advice[0] === fitting) chosen++;
  }
  return { looked, met, chosen };
}

/** Whether a deep search prefers a move to another by the margin. */
function prefers(bot: Bot, decision: Decision, move: Move, other: Move): boolean {
  return gain(bot, decision, move, other, FIRST) >= MARGIN / 2 && gain(bot, decision, move, other, PLAYOUTS) >= MARGIN;
}

/** By how much more lead a move comes to than another, each played on from so often in the same futures. */
function gain(bot: Bot, { state, seat }: Decision, move: Move, other: Move, times: number): number {
  const advice = bot(game.view(state, seat), [move, other], fastRng(5), { states: 1, playouts: 2 * times });
  const expected = (of: Move): number => advice.find((each) => each.move === of)!.expected;
  return expected(move) - expected(other);
}
