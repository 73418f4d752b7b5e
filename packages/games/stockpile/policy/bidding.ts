import { priceOfSpace } from '../investors/moments.ts';
import type { Move, MoveOf } from '../moves.ts';
import { investorWorth } from '../pending.ts';
import { pileWorth } from '../piles.ts';
import type { PhaseOf } from '../state.ts';
import type { Question } from './index.ts';

/** One in so many bids is higher than it must be. */
const JUMPS = 3;

/** K11: the cheapest bid on the stockpile that is worth most beyond its price, now and then a higher one; a free look is taken first. */
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
  const priceOf = ({ space, printed }: MoveOf<'bid'>): number =>
    auction ? rules.data.bidTrack[space]! : priceOfSpace(rules, player, { space, printed: printed === true });
  const net = (move: MoveOf<'bid'>): number => worths[move.pile]! - priceOf(move);
  const bids = legal as readonly MoveOf<'bid'>[];
  const best = bids.reduce((a, b) => (net(b) > net(a) ? b : a));
  return rng.below(JUMPS) === 0 ? (jump(bids, best, net) ?? best) : best;
}

/** The next space of the same stockpile, if that is still better than any other. */
function jump(
  bids: readonly MoveOf<'bid'>[],
  best: MoveOf<'bid'>,
  net: (move: MoveOf<'bid'>) => number,
): Move | undefined {
  const higher = bids.find(({ pile, space }) => pile === best.pile && space > best.space);
  return higher && bids.every((move) => move.pile === best.pile || net(move) <= net(higher)) ? higher : undefined;
}
