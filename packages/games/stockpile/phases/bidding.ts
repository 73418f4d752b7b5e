import type { Refusal, Seat } from '@outcry/engine';
import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import {
  BIDDING_TURN,
  biddingBegins,
  committed,
  lowestBid,
  mayUsePrinted,
  meepleOutbid,
  meeplePlaced,
  spacesOf,
} from '../investors/moments.ts';
import { settle } from '../money.ts';
import { BID, BID_PRINTED } from '../moves.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Rules } from '../rules.ts';
import { meeplesOf, seatAt } from '../state.ts';
import type { Phase, PhaseOf, State } from '../state.ts';

type Bidding = PhaseOf<'bidding'>;

/** K11: bidding begins with the first player; Liliane (K24) gets her money first. */
export const biddingStage: Stage = (play) => {
  const { state } = play;
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = seatAt(state, turn);
    if (state.players[seat]!.powers === 0) continue;
    biddingBegins(play, seat);
    settle(play, seat);
  }
  return { kind: 'bidding', seat: state.first, opened: 0, auction: false, looked: false };
};

/** K11, K24: the highest a seat may bid on a pile: its cash less what its other meeple needs, or the investor's cash. */
function limitOn(rules: Rules, state: State, { auction }: Bidding, seat: Seat, pile: number): number {
  if (auction) return rules.investorCash[state.piles[pile]!.investor]![state.seats === 2 ? 1 : 0];
  return state.players[seat]!.cash - committed(rules, state, seat);
}

/** K11, K28: whether a bid is within the limit; a space that pays needs no cover. */
const isCovered = (amount: number, limit: number): boolean => amount <= 0 || amount <= limit;

/** K11: who is next: all once, then the first outbid seat clockwise from the last bidder; -1 when all stand. */
function nextBidder(state: State, opened: number, last: Seat): Seat {
  const meeples = meeplesOf(state.seats);
  if (opened < state.seats * meeples) return seatAt(state, opened);
  for (let step = 1; step <= state.seats; step++) {
    const seat = (last + step) % state.seats;
    let standing = 0;
    for (const pile of state.piles) if (pile.bidder === seat) standing++;
    if (standing < meeples) return seat;
  }
  return -1;
}

/** K11: the meeples go up the bid tracks until every stockpile has exactly one. */
export const bidding: PhaseRules<'bidding'> = {
  rule: 'K11',
  actors: (_state, { seat }) => ALONE[seat]!,
  legal(rules, state, phase, seat) {
    const moves: Move[] = [];
    const player = state.players[seat]!;
    const spaces = spacesOf(rules, player);
    const printed = rules.data.bidTrack;
    const choosesValue = mayUsePrinted(rules, player);
    for (let index = 0; index < state.piles.length; index++) {
      const pile = state.piles[index]!;
      if (pile.bidder === seat) continue;
      const limit = limitOn(rules, state, phase, seat, index);
      const lowest = lowestBid(state, pile);
      for (let space = lowest; space < spaces.length && isCovered(spaces[space]!, limit); space++)
        moves.push(BID[index]![space]!);
      if (!choosesValue) continue;
      for (let space = lowest; space < printed.length && isCovered(printed[space]!, limit); space++)
        if (printed[space] !== spaces[space]) moves.push(BID_PRINTED[index]![space]!);
    }
    if (player.powers !== 0 && !phase.looked)
      for (const { bit, biddingTurn } of BIDDING_TURN)
        if (player.powers & bit) moves.push(...biddingTurn.legal(rules, state, seat));
    return moves;
  },
  refusal(rules, state, phase, seat, move) {
    if (move.kind === 'bid') return refuseBid(rules, state, phase, seat, move);
    return move.kind === 'look-pair' ? { rule: 'K24', reason: 'no-look' } : null;
  },
  apply(play, phase, seat, move): Phase {
    const { state } = play;
    if (move.kind === 'look-pair') {
      for (const { bit, biddingTurn } of BIDDING_TURN)
        if (state.players[seat]!.powers & bit) biddingTurn.apply(play, seat, move, phase);
      return { ...phase, looked: true };
    }
    if (move.kind !== 'bid') throw unexpected(phase, move);
    const pile = state.piles[move.pile]!;
    const before = pile.bidder;
    pile.bidder = seat;
    pile.space = move.space;
    pile.printed = move.printed === true;
    const amount = spacesOf(play.rules, state.players[seat]!, pile.printed)[move.space]!;
    play.emit?.({
      kind: 'bid',
      seat,
      pile: move.pile,
      space: move.space,
      amount,
      ...(move.printed && { printed: true }),
    });
    if (before >= 0) {
      play.emit?.({ kind: 'outbid', seat: before, pile: move.pile });
      meepleOutbid(play, before);
    }
    meeplePlaced(play, seat);
    const opened = Math.min(phase.opened + 1, state.seats * meeplesOf(state.seats));
    const next = nextBidder(state, opened, seat);
    if (next < 0) return NEXT;
    return { kind: 'bidding', seat: next, opened, auction: phase.auction, looked: phase.looked };
  },
};

/** Why a bid is not one of `legal`: the first rule it breaks. */
function refuseBid(rules: Rules, state: State, phase: Bidding, seat: Seat, move: MoveOf<'bid'>): Refusal {
  const pile = state.piles[move.pile];
  if (!pile) return { rule: 'K11', reason: 'no-such-pile', args: { piles: state.piles.length } };
  if (pile.bidder === seat) return { rule: 'K11', reason: 'own-meeple' };
  const player = state.players[seat]!;
  const spaces = spacesOf(rules, player, move.printed);
  if (move.space >= spaces.length) return { rule: 'K11', reason: 'no-such-space', args: { spaces: spaces.length } };
  const differs = spaces[move.space] !== spacesOf(rules, player)[move.space];
  if (move.printed && !(differs && mayUsePrinted(rules, player))) return { rule: 'K24', reason: 'one-value' };
  const lowest = lowestBid(state, pile);
  if (pile.bidder >= 0 && move.space > pile.space && move.space < lowest)
    return { rule: 'K26', reason: 'blocked-space' };
  if (lowest >= spaces.length) return { rule: 'K11', reason: 'closed-track' };
  if (move.space < lowest) return { rule: 'K11', reason: 'too-low', args: { lowest: spaces[lowest]! } };
  const most = limitOn(rules, state, phase, seat, move.pile);
  return {
    rule: phase.auction ? 'K24' : 'K11',
    reason: phase.auction ? 'above-investor' : 'above-cash',
    args: { most },
  };
}
