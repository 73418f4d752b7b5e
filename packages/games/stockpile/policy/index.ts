import type { Rng, Seat } from '@outcry/engine';
import { BOOM } from '../cards.ts';
import { estimates } from '../estimates.ts';
import type { Estimates } from '../estimates.ts';
import { DONE } from '../moves.ts';
import type { Move } from '../moves.ts';
import { land } from '../projection.ts';
import { rulesOfPhase } from '../round.ts';
import { bondPrice, trackOf } from '../rules.ts';
import type { Rules } from '../rules.ts';
import type { State } from '../state.ts';
import { strategyValue } from '../values.ts';
import { spendAction } from '../strategies/does.ts';
import { STRATEGY_LIST } from '../strategies/index.ts';
import { bestStep } from './best-step.ts';
import { bid } from './bidding.ts';
import { sell } from './selling.ts';
import { layGoods, place } from './supply.ts';

/** Who holds less than this does not buy bonds: it wins stockpiles. */
const KEPT_FOR_BIDS = 12;

/** What is asked of a seat, with all that a rule of thumb looks at. */
export interface Question {
  readonly rules: Rules;
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly rng: Rng;
  /** What the seat thinks that shares will come to, by the pairs it knows. */
  readonly estimated: Estimates;
}

/** The move a seat is thought to make: rules of thumb over what it knows itself. */
export function policy(rules: Rules, state: State, seat: Seat, rng: Rng): Move {
  const legal = rulesOfPhase(state.phase).legal(rules, state, state.phase, seat);
  if (legal.length === 1) return legal[0]!;
  const { phase } = state;
  if (phase.kind === 'dividend') return legal.at(-1)!;
  const question: Question = { rules, state, seat, legal, rng, estimated: estimates(rules, state, seat) };
  switch (phase.kind) {
    case 'bonds':
      return bonds(question);
    case 'supply':
      return place(question);
    case 'commerce':
      return layGoods(question);
    case 'bidding':
      return bid(question, phase);
    case 'selling':
      return sell(question);
    case 'action':
      return act(question);
    case 'phil':
      return learn(question);
    case 'opening':
    case 'lay-first-card':
      return legal[rng.below(legal.length)]!;
    case 'before-bidding':
      return legal.find(({ kind }) => kind === 'look-pile') ?? DONE;
    default:
      return bestStep(question);
  }
}

/** K20: as many as leave enough to bid with, while interest is to come. */
function bonds({ rules, state, seat, legal }: Question): Move {
  const spare = state.players[seat]!.cash - KEPT_FOR_BIDS;
  const count = Math.floor(Math.max(0, spare) / bondPrice(rules, state));
  return legal[Math.min(count, legal.length - 1)]!;
}

/** K24: Phil looks at what becomes of the company they have most of. */
function learn({ state, seat, legal }: Question): Move {
  const { shares, split } = state.players[seat]!;
  const held = (move: Move): number =>
    move.kind === 'take' && move.what === 'company' ? shares[move.value]! + 2 * split[move.value]! : -1;
  return legal.reduce((a, b) => (held(b) > held(a) ? b : a));
}

/** K13, K25: Booms and Busts where they do most for the own portfolio; then perhaps a strategy. */
function act(question: Question): Move {
  const { rules, state, seat, legal, estimated } = question;
  const { shares, split } = state.players[seat]!;
  if (legal.some(({ kind }) => kind === 'nudge' || kind === 'restructure'))
    return bestStep({ ...question, legal: legal.filter(({ kind }) => kind !== 'strategy') });
  let best: Move | null = null;
  let most = -Infinity;
  for (const move of legal) {
    if (move.kind !== 'action') continue;
    const { company } = move;
    const track = trackOf(rules, state, company);
    const steps = move.card === BOOM ? 2 : -2;
    const { place, splits, bankrupt } = land(track, state.prices[company]!, steps);
    const kept = bankrupt ? 0 : (track.values[place]! * (splits > 0 ? 2 : 1)) / track.values[state.prices[company]!]!;
    const held = shares[company]! * estimated.share[company]! + split[company]! * estimated.split[company]!;
    const gain = held * (kept - 1);
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  if (best === null) return strategise(question);
  const instead = legal.find(spendsAction);
  return instead ? bestStep({ ...question, legal: [best, instead] }) : best;
}

/** K25: whether a move plays a strategy that costs a Boom or Bust, so that it cannot wait until these are played. */
const spendsAction = (move: Move): boolean =>
  move.kind === 'strategy' && STRATEGY_LIST[move.card]!.steps[0] === spendAction;

/** K25: the strategy that usually brings most, where it brings more now than later. */
function strategise(question: Question): Move {
  let best: Move = DONE;
  let most = -Infinity;
  for (const move of question.legal)
    if (move.kind === 'strategy' && strategyValue(move.card, 1) > most) {
      most = strategyValue(move.card, 1);
      best = move;
    }
  return best === DONE ? DONE : bestStep({ ...question, legal: [DONE, best] });
}
