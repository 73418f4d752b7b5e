import { LOOK_PAIR } from '../moves.ts';
import type { Move } from '../moves.ts';
import { lookAtPair, seenWhole } from '../looks.ts';
import { pay } from '../money.ts';
import { holderOf } from '../state.ts';
import type { Investor } from './investor.ts';

/** Discount Donald: pays the amount of the space before his meeple's; on the first space that of the first. */
export const donald: Investor = { id: 'donald', paysFor: (space) => Math.max(0, space - 1) };

/** Budget Barbara: her bid spaces have values of their own, the first two of which pay her; she may use the printed ones. */
export const barbara: Investor = { id: 'barbara', optional: true, spaces: ({ data }) => data.barbaraTrack };

/** Cunning Carlos: he must be outbid by at least two spaces. */
export const carlos: Investor = { id: 'carlos', blocks: 1 };

/** Moneymaker Mitt: 1 each time he places a meeple. */
export const mitt: Investor = { id: 'mitt', placed: (play, seat) => pay(play, seat, 1, 'mitt') };

/** Lazy Liliane: 5 as the bidding begins, 1 back each time she is outbid, from cash no other meeple needs (K28). */
export const liliane: Investor = {
  id: 'liliane',
  biddingBegins: (play, seat) => pay(play, seat, 5, 'liliane-start'),
  outbid: (play, seat, free) => pay(play, seat, -Math.min(1, Math.max(0, free)), 'liliane-outbid'),
};

/** Mayknow Martha: once in each bidding phase looks at another player's pair or a face-down pair; in her own turn (K26, a ruling). */
export const martha: Investor = {
  id: 'martha',
  optional: true,
  biddingTurn: {
    move: 'look-pair',
    possible: () => true,
    legal: (_rules, state, seat) => {
      const moves: Move[] = [];
      for (let pair = 0; pair < state.pairs.length; pair++)
        if (holderOf(state.seats, pair) !== seat && !seenWhole(state, seat, pair)) moves.push(LOOK_PAIR[pair]!);
      return moves;
    },
    apply: (play, seat, move) => {
      if (move.kind === 'look-pair') lookAtPair(play, seat, move.pair);
      return null;
    },
  },
};

/** Broker Bernie: fees won pay him, after he has paid his bid. */
export const bernie: Investor = { id: 'bernie', earnsFees: true };
