import { ALONE, NEXT } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { BEFORE_BIDDING } from '../investors/moments.ts';
import { DONE } from '../moves.ts';
import type { Move } from '../moves.ts';
import { seatAt } from '../state.ts';
import type { PhaseOf, State } from '../state.ts';

const ALL = BEFORE_BIDDING.reduce((mask, { bit }) => mask | bit, 0);

/** Whether anybody has something to do before the bidding (K24). */
export const beforeBiddingStage: Stage = ({ state }) =>
  state.players.some(({ powers }) => powers & ALL) ? { kind: 'before-bidding', turn: 0, used: 0 } : null;

/** The abilities a seat can use now. */
const ready = (state: State, { used }: PhaseOf<'before-bidding'>, seat: number) =>
  BEFORE_BIDDING.filter(
    ({ bit, beforeBidding }) =>
      (state.players[seat]!.powers & bit & ~used) !== 0 && beforeBidding.possible(state, seat),
  );

/** K24: Warren and Mark in turn order; who owns both chooses which first. */
export const beforeBidding: PhaseRules<'before-bidding'> = {
  rule: 'K24',
  actors: (state, { turn }) => ALONE[seatAt(state, turn)]!,
  auto: ({ state }, phase) => {
    if (phase.turn === state.seats) return NEXT;
    if (ready(state, phase, seatAt(state, phase.turn)).length > 0) return null;
    return { kind: 'before-bidding', turn: phase.turn + 1, used: phase.used };
  },
  legal(rules, state, phase, seat) {
    const moves: Move[] = [];
    for (const { beforeBidding: ability } of ready(state, phase, seat))
      moves.push(...ability.legal(rules, state, seat));
    moves.push(DONE);
    return moves;
  },
  apply(play, phase, seat, move) {
    if (move.kind === 'done') return { kind: 'before-bidding', turn: phase.turn + 1, used: phase.used };
    const kind = move.kind;
    for (const { bit, id, beforeBidding: ability } of ready(play.state, phase, seat))
      if ((id === 'warren') === (kind === 'look-pile')) {
        ability.apply(play, seat, move, phase);
        return { kind: 'before-bidding', turn: phase.turn, used: phase.used | bit };
      }
    throw new Error(`nobody can ${kind} before the bidding`);
  },
};
