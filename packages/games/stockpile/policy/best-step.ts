import { estimates } from '../estimates.ts';
import { wealth } from '../evaluate.ts';
import type { Move } from '../moves.ts';
import { rulesOfPhase, run } from '../round.ts';
import type { Rules } from '../rules.ts';
import { clone } from '../state.ts';
import type { State } from '../state.ts';
import type { Question } from './index.ts';

/** The choices of one effect are looked through together, so many in a row and while each list is this short. */
const IN_A_ROW = 3;
const SHORT = 6;

/** How far ahead of its best rival the seat is, as far as it knows. */
function leadOf(rules: Rules, state: State, seat: number): number {
  const expected = wealth(rules, state, estimates(rules, state, seat));
  let rival = -Infinity;
  for (let other = 0; other < expected.length; other++)
    if (other !== seat && expected[other]! > rival) rival = expected[other]!;
  return expected[seat]! - rival;
}

/** The move after which the seat's lead is largest, with the choices that belong to it; the first of those that are equal. */
export const bestStep = (question: Question): Move => look(question, 1).move;

function look(question: Question, depth: number): { move: Move; lead: number } {
  const { rules, seat, rng } = question;
  let best = { move: question.legal[0]!, lead: -Infinity };
  for (const move of question.legal) {
    const state = clone(question.state);
    const play = { rules, state, rng, emit: null };
    state.phase = rulesOfPhase(state.phase).apply(play, state.phase, seat, move);
    run(play);
    const legal = depth < IN_A_ROW ? goesOn(rules, state, seat) : null;
    const lead = legal ? look({ ...question, state, legal }, depth + 1).lead : leadOf(rules, state, seat);
    if (lead > best.lead) best = { move, lead };
  }
  return best;
}

/** The next choices of the same effect, or null when it is complete or its list is long. */
function goesOn(rules: Rules, state: State, seat: number): readonly Move[] | null {
  const { phase } = state;
  if ((phase.kind !== 'strategy' && phase.kind !== 'restructure') || phase.seat !== seat) return null;
  const legal = rulesOfPhase(phase).legal(rules, state, phase, seat);
  return legal.length <= SHORT ? legal : null;
}
