import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { anyOf, BEFORE_BIDDING, ready } from '../investors/moments.ts';
import { DONE } from '../moves.ts';
import type { Move } from '../moves.ts';
import { seatAt } from '../state.ts';

const ALL = anyOf(BEFORE_BIDDING);

/** Whether anybody has something to do before the bidding (K24). */
export const beforeBiddingStage: Stage = ({ state }) =>
  state.players.some(({ powers }) => powers & ALL) ? { kind: 'before-bidding', turn: 0, used: 0 } : null;

/** K24: Warren and Mark in turn order; a seat that owns both chooses which comes first. */
export const beforeBidding: PhaseRules<'before-bidding'> = {
  rule: 'K24',
  actors: (state, { turn }) => ALONE[seatAt(state, turn)]!,
  auto: ({ state }, phase) => {
    if (phase.turn === state.seats) return NEXT;
    if (ready(BEFORE_BIDDING, 'beforeBidding', state, seatAt(state, phase.turn), phase.used).length > 0) return null;
    return { kind: 'before-bidding', turn: phase.turn + 1, used: phase.used };
  },
  legal(rules, state, phase, seat) {
    const moves: Move[] = [];
    for (const { beforeBidding: ability } of ready(BEFORE_BIDDING, 'beforeBidding', state, seat, phase.used))
      moves.push(...ability.legal(rules, state, seat));
    moves.push(DONE);
    return moves;
  },
  apply(play, phase, seat, move) {
    if (move.kind === 'done') return { kind: 'before-bidding', turn: phase.turn + 1, used: phase.used };
    const used = BEFORE_BIDDING.find((investor) => investor.beforeBidding.move === move.kind);
    if (!used) throw unexpected(phase, move);
    used.beforeBidding.apply(play, seat, move, phase);
    return { kind: 'before-bidding', turn: phase.turn, used: phase.used | used.bit };
  },
};
