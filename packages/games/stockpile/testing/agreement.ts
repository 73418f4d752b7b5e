import { fastRng } from '@outcry/engine';
import type { Bot } from '@outcry/engine';
import type { Move } from '../moves.ts';
import { adviceOf } from './decisions.ts';
import type { Decision } from './decisions.ts';
import { game } from './fixture.ts';

// How often the Trader agrees with a deep search: on decisions in which the search clearly prefers a move of some kind.

/** The Trader's states. */
const STATES = 16;
/** By so much more lead the deep search prefers a move to the best other one. */
const MARGIN = 3;
/** The deep search plays on so often from each of the two moves it compares, in batches. */
const BATCHES = 13;
const BATCH = 8;
/** It stops early when its mean is so many standard errors from the margin, judged by at least so many batches. */
const SURE = 2;
const FEWEST = 3;

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
  let sum = 0;
  let squares = 0;
  for (let batch = 1; batch <= BATCHES; batch++) {
    const more = gain(bot, decision, move, other, batch);
    sum += more;
    squares += more * more;
    const mean = sum / batch;
    const error = Math.sqrt(Math.max(0, squares / batch - mean * mean) / Math.max(1, batch - 1));
    if (batch >= FEWEST && Math.abs(mean - MARGIN) > SURE * error) return mean > MARGIN;
  }
  return sum / BATCHES >= MARGIN;
}

/** By how much more lead a move comes to than another, each played on from in the same futures. */
function gain(bot: Bot, { state, seat }: Decision, move: Move, other: Move, seed: number): number {
  const advice = bot(game.view(state, seat), [move, other], fastRng(seed), { states: 1, playouts: 2 * BATCH });
  const expected = (of: Move): number => advice.find((each) => each.move === of)!.expected;
  return expected(move) - expected(other);
}
