import { COMPANY_COUNT, DIVIDEND } from '../cards.ts';
import { NEXT, NOBODY, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { showPair } from '../looks.ts';
import { shift } from '../market.ts';
import { STRATEGIES } from '../cards.ts';
import { holderOf, seatAt } from '../state.ts';
import type { Phase, State } from '../state.ts';

export const movementStage: Stage = () => ({ kind: 'movement', at: 0, paid: false });

/** K15: the pairs in the order of revealing: the players' in turn order, then the public and the face-down ones. */
export function pairAt(state: State, at: number): number {
  if (state.seats === 2) return at < 4 ? seatAt(state, at >> 1) * 2 + (at & 1) : at;
  return at < state.seats ? seatAt(state, at) : at;
}

/** K25: what Falsified Earnings makes of a forecast that moves a price: towards nothing by three, and beyond. */
export const falsifiedSteps = (forecast: number, amount: number): number =>
  forecast > 0 ? forecast - amount : forecast + amount;

const FALSIFIED = STRATEGIES.indexOf('falsified-earnings');

/** K15: every pair is revealed and moves its price, or pays its dividend; all by itself. */
export const movement: PhaseRules<'movement'> = {
  rule: 'K15',
  settles: () => true,
  actors: () => NOBODY,
  legal: () => [],
  auto(play, { at, paid }): Phase {
    const { state } = play;
    if (at === COMPANY_COUNT) return NEXT;
    const index = pairAt(state, at);
    const { company, forecast } = state.pairs[index]!;
    const falsified = state.falsified === index;
    const { amount } = play.rules.figures[FALSIFIED]!;
    if (paid) {
      shift(play, company, -amount);
      return { kind: 'movement', at: at + 1, paid: false };
    }
    showPair(state, index);
    const seat = holderOf(state.seats, index);
    play.emit?.({ kind: 'forecast', seat: seat < 0 ? null : seat, falsified, pair: index, company, forecast });
    if (forecast > DIVIDEND) {
      state.due.push(company, forecast - DIVIDEND);
      if (falsified) return { kind: 'movement', at, paid: true };
    } else {
      const steps = falsified ? falsifiedSteps(forecast, amount) : forecast;
      if (steps !== 0) shift(play, company, steps);
    }
    return { kind: 'movement', at: at + 1, paid: false };
  },
  apply: (_play, phase, _seat, move) => {
    throw unexpected(phase, move);
  },
};
