import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { BONDS } from '../moves.ts';
import { bondPrice } from '../rules.ts';
import type { Rules } from '../rules.ts';
import { seatAt } from '../state.ts';
import type { State } from '../state.ts';

export const bondsStage: Stage = ({ state }) => (state.options.bonds ? { kind: 'bonds', turn: 0 } : null);

/** K20: how many bonds a seat may buy now. */
function affordable(rules: Rules, state: State, seat: number): number {
  const price = bondPrice(rules, state);
  const cash = price === 0 ? Infinity : Math.floor(state.players[seat]!.cash / price);
  return Math.min(rules.data.bonds.perRound, state.bondsLeft, cash);
}

/** K20: at the start of the round, in turn order, up to three bonds each. */
export const bonds: PhaseRules<'bonds'> = {
  rule: 'K20',
  actors: (state, { turn }) => ALONE[seatAt(state, turn)]!,
  legal: (rules, state, _phase, seat) => BONDS.slice(0, affordable(rules, state, seat) + 1),
  refusal(rules, state, _phase, seat, move) {
    if (move.kind !== 'bonds') return null;
    const args = { most: affordable(rules, state, seat), price: bondPrice(rules, state) };
    return { rule: 'K20', reason: 'too-many-bonds', args };
  },
  apply(play, phase, seat, move) {
    if (move.kind !== 'bonds') throw unexpected(phase, move);
    const { state } = play;
    const cost = move.count * bondPrice(play.rules, state);
    state.players[seat]!.cash -= cost;
    state.players[seat]!.bonds += move.count;
    state.bondsLeft -= move.count;
    play.emit?.({ kind: 'bonds', seat, count: move.count, cost });
    return phase.turn + 1 < state.seats ? { kind: 'bonds', turn: phase.turn + 1 } : NEXT;
  },
};
