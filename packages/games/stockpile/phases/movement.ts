import { COMPANY_COUNT, DIVIDEND } from '../cards.ts';
import { NEXT, NOBODY, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { showPair } from '../looks.ts';
import { shift } from '../market.ts';
import { STRATEGIES } from '../cards.ts';
import { falsifiedSteps } from '../projection.ts';
import { holderOf, pairAt } from '../state.ts';
import type { Phase } from '../state.ts';

export const movementStage: Stage = () => ({ kind: 'movement', at: 0, paid: false });

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
