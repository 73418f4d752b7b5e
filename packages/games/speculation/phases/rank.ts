import type { Board } from '../board.ts';
import { place, rankDown, rankUp, reprice } from '../board.ts';
import { COMPANIES, START } from '../data.ts';
import type { Move } from '../state.ts';
import { cards } from '../turn.ts';
import { ALONE, NO_MOVES } from './rules.ts';
import type { PhaseRules } from './rules.ts';

export const RANKS: readonly Move[] = COMPANIES.map((_, company) => ({ kind: 'rank', company }));

/** Where a brick would go, or null when it may not be chosen. */
const target = { up: rankUp, down: rankDown } as const;

/** S9: the active seat must move one brick past its neighbour. Entered only when some brick is on the track. */
export const rank = (board: Board): PhaseRules<'rank'> => ({
  actors: (_state, { seat }) => ALONE[seat]!,

  legal({ bricks }, phase, seat) {
    if (seat !== phase.seat) return NO_MOVES;
    return RANKS.filter((_, company) => target[phase.action](bricks, company) !== null);
  },

  refusal({ bricks }, { action }, _seat, move) {
    if (move.kind !== 'rank') return { rule: 'S9', reason: 'rank-now' };
    const args = { company: move.company };
    if (action === 'up') return { rule: 'S9', reason: 'first-brick', args };
    return { rule: 'S9', reason: bricks[move.company] === START ? 'on-start' : 'last-brick', args };
  },

  apply(state, { action }, seat, move, rng, emit) {
    if (move.kind !== 'rank') throw new Error(`rank got ${move.kind}`);
    const { company } = move;
    const from = state.bricks[company]!;
    const to = target[action](state.bricks, company)!;
    place(state, company, to);
    reprice(board, state);
    emit?.({ kind: 'ranked', seat, action, company, from, to });
    emit?.({ kind: 'priced', prices: state.prices.slice() });
    return cards(board, state, rng, emit);
  },
});
