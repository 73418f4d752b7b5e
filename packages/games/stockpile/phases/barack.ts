import { COMPANY_COUNT } from '../cards.ts';
import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { ownerOf } from '../investors/investor.ts';
import { takeDiscarded } from '../market.ts';
import { settleAll } from '../money.ts';
import { BUY, DONE } from '../moves.ts';
import { priceOf } from '../rules.ts';
import type { Rules } from '../rules.ts';
import type { State } from '../state.ts';

/** So much below the price Barack buys. */
const DISCOUNT = 2;

const costOf = (rules: Rules, state: State, company: number): number =>
  Math.max(0, priceOf(rules, state, company) - DISCOUNT);

const offers = (rules: Rules, state: State, seat: number) =>
  BUY.filter((_, company) => state.discard[company]! > 0 && costOf(rules, state, company) <= state.players[seat]!.cash);

export const barackStage: Stage = (play) => {
  const { rules, state } = play;
  settleAll(play); // what Talal's second sale brought
  const seat = ownerOf(state, 'barack');
  return seat >= 0 && offers(rules, state, seat).length > 0 ? { kind: 'barack', seat } : null;
};

/** Bailout Barack (K24): after selling he may buy one share from the discard pile, shown. */
export const barack: PhaseRules<'barack'> = {
  rule: 'K24',
  actors: (_state, { seat }) => ALONE[seat]!,
  legal: (rules, state, _phase, seat) => [...offers(rules, state, seat), DONE],
  refusal: (_rules, state, _phase, _seat, move) =>
    move.kind === 'buy' && move.company < COMPANY_COUNT
      ? { rule: 'K24', reason: state.discard[move.company]! > 0 ? 'cannot-pay' : 'not-discarded' }
      : null,
  apply(play, phase, seat, move) {
    if (move.kind === 'done') return NEXT;
    if (move.kind !== 'buy') throw unexpected(phase, move);
    takeDiscarded(play, seat, move.company, costOf(play.rules, play.state, move.company));
    return NEXT;
  },
};
