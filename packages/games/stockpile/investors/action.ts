import { shift } from '../market.ts';
import { NUDGE_DOWN, NUDGE_UP, RESTRUCTURE } from '../moves.ts';
import { sharesHeld, splitHeld } from '../holdings.ts';
import type { Investor } from './investor.ts';

/** Crazy Cramer: one company +1 or -1. */
export const cramer: Investor = {
  id: 'cramer',
  optional: true,
  actionTurn: {
    move: 'nudge',
    possible: () => true,
    legal: () => [...NUDGE_UP, ...NUDGE_DOWN],
    apply: (play, seat, move) => {
      if (move.kind !== 'nudge') return null;
      play.emit?.({ kind: 'nudged', seat, company: move.company, steps: move.steps });
      shift(play, move.company, move.steps);
      return null;
    },
  },
};

/** Clever Chanda: gives up a share (or half a split one) to move another share to split (phases/restructure.ts). */
export const chanda: Investor = {
  id: 'chanda',
  optional: true,
  actionTurn: {
    move: 'restructure',
    possible: (state, seat) => {
      const shares = sharesHeld(state.players[seat]!);
      return shares >= 2 || (shares === 1 && splitHeld(state.players[seat]!) > 0);
    },
    legal: () => [RESTRUCTURE],
    apply: (_play, seat, _move, turn) =>
      turn.kind === 'action' ? { kind: 'restructure', seat, given: false, dropped: -1, then: turn } : null,
  },
};

/** Illicit Ivan: draws more strategies at the start (expansions/strategies.ts) and may play two a round. */
export const ivan: Investor = { id: 'ivan', moreStrategies: 1 };
