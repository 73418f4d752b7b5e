import { priceOfSpace } from '../investors/moments.ts';
import type { Move } from '../moves.ts';
import { investorWorth } from '../pending.ts';
import { pileWorth } from '../piles.ts';
import type { PhaseOf } from '../state.ts';
import type { Question } from './index.ts';

/** K11: the cheapest bid on the stockpile that is worth most beyond its price; a free look is taken first. */
export function bid({ rules, state, seat, legal, rng, estimated }: Question, { auction }: PhaseOf<'bidding'>): Move {
  const looks = legal.filter(({ kind }) => kind === 'look-pair');
  if (looks.length > 0) return looks[rng.below(looks.length)]!;
  const player = state.players[seat]!;
  const worths = state.piles.map((pile) =>
    pile.bidder === seat
      ? 0
      : auction
        ? investorWorth(state, pile.investor)
        : pileWorth(rules, state, seat, pile, estimated, seat),
  );
  let best = legal[0]!;
  let most = -Infinity;
  for (const move of legal) {
    if (move.kind !== 'bid') continue;
    const pile = { ...state.piles[move.pile]!, space: move.space, printed: move.printed === true };
    const price = auction ? rules.data.bidTrack[move.space]! : priceOfSpace(rules, player, pile);
    const net = worths[move.pile]! - price;
    if (net > most) {
      most = net;
      best = move;
    }
  }
  return best;
}
