import type { Seat } from '@outcry/engine';
import type { Estimates } from './estimates.ts';
import { lowestBid, priceOfSpace } from './investors/moments.ts';
import { pileWorth } from './piles.ts';
import type { Rules } from './rules.ts';
import { meeplesOf } from './state.ts';
import type { PhaseOf, Player, State } from './state.ts';
import { cashWorth, STANDINGS } from './values.ts';

/** What is under way for a seat: shares it shows for a dividend, investors it keeps, stockpiles it bids for. */
export function pending(rules: Rules, state: State, player: Player, seat: Seat, estimated: Estimates): number {
  const { phase } = state;
  switch (phase.kind) {
    case 'dividend': {
      const shown = phase.shown[seat]! < 0 ? player.shares[phase.company]! : phase.shown[seat]!;
      return phase.each * (shown + 2 * player.split[phase.company]!);
    }
    case 'investors':
      return phase.kept[seat]!.reduce((sum, investor) => sum + investorWorth(state, investor), 0);
    case 'bidding':
      return bids(rules, state, phase, player, seat, estimated);
    default:
      return 0;
  }
}

/** The stockpiles a seat stands on at its bids; a meeple off the board can still expect the best that is left to it. */
function bids(
  rules: Rules,
  state: State,
  { auction }: PhaseOf<'bidding'>,
  player: Player,
  seat: Seat,
  estimated: Estimates,
): number {
  let sum = 0;
  let standing = 0;
  const open: number[] = [];
  for (const pile of state.piles) {
    const won = auction ? investorWorth(state, pile.investor) : pileWorth(rules, state, seat, pile, estimated);
    const priceOf = (space: number): number =>
      auction ? rules.data.bidTrack[space]! : priceOfSpace(rules, player, { space, printed: pile.printed });
    if (pile.bidder === seat) {
      sum += won - priceOf(pile.space);
      standing++;
    } else {
      const space = lowestBid(state, pile);
      if (space < rules.data.bidTrack.length && (auction || rules.data.bidTrack[space]! <= player.cash))
        open.push(won - priceOf(space));
    }
  }
  open.sort((a, b) => b - a);
  for (let i = 0; i < meeplesOf(state.seats) - standing; i++) sum += open[i] ?? 0;
  return sum;
}

/** K24: an investor with their cash and their ability. */
export const investorWorth = (state: State, investor: number): number =>
  STANDINGS[investor]![state.seats === 2 ? 1 : 0];

/** K24: the ability alone, over a whole game. */
export const abilityWorth = ({ investorCash }: Rules, state: State, investor: number): number =>
  investorWorth(state, investor) - cashWorth(investorCash[investor]![state.seats === 2 ? 1 : 0], state.rounds);
