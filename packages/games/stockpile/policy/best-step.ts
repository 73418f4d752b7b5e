import { estimates } from '../estimates.ts';
import { wealth } from '../evaluate.ts';
import type { Move } from '../moves.ts';
import { rulesOfPhase, run } from '../round.ts';
import { clone } from '../state.ts';
import type { Question } from './index.ts';

/** The choices of one effect are looked through together, so many in a row and while each list is this short. */
const IN_A_ROW = 3;
const SHORT = 6;

/** How far ahead of its best rival the seat is, as far as it knows. */
function leadOf({ rules, state, seat }: Question): number {
  const expected = wealth(rules, state, estimates(rules, state, seat));
  let rival = -Infinity;
  for (let other = 0; other < expected.length; other++)
    if (other !== seat && expected[other]! > rival) rival = expected[other]!;
  return expected[seat]! - rival;
}

/** The move after which the seat's lead is largest, with the choices that belong to it; the first of those that are equal. */
export const bestStep = (question: Question): Move => look(question, 1).move;

function look(question: Question, depth: number): { move: Move; lead: number } {
  let best = { move: question.legal[0]!, lead: -Infinity };
  for (const move of question.legal) {
    const after = made(question, move);
    const lead = leadWith(after, depth);
    if (lead > best.lead) best = { move, lead };
  }
  return best;
}

/** The lead after the choices that are still to make: looked through together, or one after the other. */
function leadWith(question: Question, depth: number): number {
  if (question.legal.length === 0) return leadOf(question);
  if (depth < IN_A_ROW && question.legal.length <= SHORT) return look(question, depth + 1).lead;
  return oneByOne(question);
}

/** The lead after choices each of which looks best at once. */
function oneByOne(question: Question): number {
  let now = question;
  let lead = -Infinity;
  while (now.legal.length > 0) {
    const options = now.legal.map((move) => made(now, move));
    lead = -Infinity;
    for (const option of options) {
      const reached = leadOf(option);
      if (reached > lead) [now, lead] = [option, reached];
    }
  }
  return lead;
}

/** What is asked after a move: the next choice of the same effect, or nothing when it is complete. */
function made(question: Question, move: Move): Question {
  const { rules, seat, rng } = question;
  const state = clone(question.state);
  const play = { rules, state, rng, emit: null };
  state.phase = rulesOfPhase(state.phase).apply(play, state.phase, seat, move);
  run(play);
  const { phase } = state;
  const goesOn = (phase.kind === 'strategy' || phase.kind === 'restructure') && phase.seat === seat;
  return { ...question, state, legal: goesOn ? rulesOfPhase(phase).legal(rules, state, phase, seat) : [] };
}
