import { COMPANY_COUNT } from '../cards.ts';
import { ALONE, unexpected } from '../flow.ts';
import type { PhaseRules } from '../flow.ts';
import { sharesHeld } from '../holdings.ts';
import { giveUp, toSplit } from '../market.ts';
import { CHOOSE } from '../moves.ts';
import type { Move } from '../moves.ts';

/** Clever Chanda (K24): a share is discarded, or a split one moved back, and another share goes to split; both shown. */
export const restructure: PhaseRules<'restructure'> = {
  rule: 'K24',
  actors: (_state, { seat }) => ALONE[seat]!,
  legal(_rules, state, phase, seat) {
    const player = state.players[seat]!;
    const moves: Move[] = [];
    for (let company = 0; company < COMPANY_COUNT; company++) {
      const shares = player.shares[company]! - (phase.dropped === company ? 1 : 0);
      if (phase.given ? shares > 0 : shares > 0 && sharesHeld(player) > 1) moves.push(CHOOSE.share[company]!);
      if (!phase.given && player.split[company]! > 0) moves.push(CHOOSE.half[company]!);
    }
    return moves;
  },
  apply(play, phase, seat, move) {
    if (move.kind !== 'choose') throw unexpected(phase, move);
    if (phase.given) {
      toSplit(play, seat, move.value);
      return phase.then;
    }
    const half = move.what === 'half';
    giveUp(play, seat, move.value, half);
    return { ...phase, given: true, dropped: half ? move.value : -1 };
  },
};
