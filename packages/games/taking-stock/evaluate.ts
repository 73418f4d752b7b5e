import { logistic } from '@outcry/engine';
import type { Parts } from '@outcry/engine';
import { COMPANIES } from './data.ts';
import type { Data } from './data.ts';
import { payFor, payoutsOf, sharesOf } from './phases/payout.ts';
import { TRICKS } from './phases/round.ts';
import { winningPlace } from './phases/trick.ts';
import { payAt, payToComeOf } from './prospects.ts';
import type { Ranks } from './prospects.ts';
import { companyOf } from './state.ts';
import type { State } from './state.ts';

/** Each seat's money, with what its portfolio would be paid if the round ended now. */
export function worth(data: Data, state: State): number[] {
  const money = state.money.slice();
  if (state.phase.kind === 'over') return money;
  const payouts = payoutsOf(data, state.seats);
  for (let company = 0; company < COMPANIES.length; company++) {
    if (!state.inPlay[company]) continue;
    const pay = payFor(payouts[data.track[state.boxes[company]!]!]!, sharesOf(state.portfolios, company));
    for (let seat = 0; seat < state.seats; seat++) money[seat]! += pay[seat]!;
  }
  return money;
}

/** Whether a round has just been dealt, or the game is over: everything is paid, and hands are a matter of luck. */
export const roundBegins = ({ trick, table, phase }: State): boolean =>
  phase.kind === 'over' || (trick === 1 && table.length === 0);

/** How many cards of a hand are expected to be left over for the portfolio. */
const KEPT = 2.6;
/** How surely the card that wins so far still wins when `left` cards are to come. */
const HOLDS = [1, 0.62, 0.45, 0.36, 0.3];

/**
 * Money, and the payout of this round by expected shares: the portfolio, the part of the hand that will be left over,
 * and the trick as it stands for whoever wins it so far. Ranks are softened: a lead of one share is worth less than two.
 * Between rounds it is the money alone, so that the luck of the next deal does not count for a move.
 */
export function evaluateOf(data: Data): (state: State) => number[] {
  const addPay = payAdder(data);
  return (state) => {
    const money = state.money.slice();
    if (!roundBegins(state)) addPay(money, state, KEPT, trickSoFar(data, state));
    return money;
  };
}

/** What that is made of: money, the pay of the portfolio, and what the hand and the trick under way add to it. */
export function partsOf(data: Data): (state: State) => Parts[] {
  const addPay = payAdder(data);
  return (state) => {
    const paid = (kept: number, trick: TrickSoFar): number[] => {
      const pay = state.money.map(() => 0);
      if (!roundBegins(state)) addPay(pay, state, kept, trick);
      return pay;
    };
    const portfolio = paid(0, NO_TRICK);
    const withHand = paid(KEPT, NO_TRICK);
    const withTrick = paid(KEPT, roundBegins(state) ? NO_TRICK : trickSoFar(data, state));
    return state.money.map((money, seat) => ({
      money,
      portfolio: portfolio[seat]!,
      hand: withHand[seat]! - portfolio[seat]!,
      trick: withTrick[seat]! - withHand[seat]!,
    }));
  };
}

/** Adds what this round is expected to pay each seat. */
function payAdder(data: Data): (money: number[], state: State, kept: number, trick: TrickSoFar) => void {
  const payToCome = payToComeOf(data);
  return (money, state, kept, trick) => {
    const tricksLeft = TRICKS - state.trick;
    const pay = payToCome(state.seats)[tricksLeft]!;
    const spread = 0.5 + 0.25 * tricksLeft;
    for (let company = 0; company < COMPANIES.length; company++) {
      if (!state.inPlay[company]) continue;
      const expected = expectedShares(state, company, kept, trick);
      const ranks = pay[state.boxes[company]!]!;
      for (let seat = 0; seat < state.seats; seat++) money[seat]! += softPay(ranks, expected, seat, spread);
    }
  };
}

/** Who wins the trick so far (-1: nobody), and how surely. */
interface TrickSoFar {
  readonly winner: number;
  readonly holds: number;
}

const NO_TRICK: TrickSoFar = { winner: -1, holds: 0 };

function trickSoFar(data: Data, state: State): TrickSoFar {
  const { phase, table, playedBy } = state;
  if (phase.kind === 'side-deal') return { winner: phase.winner, holds: 1 };
  const place = table.length > 0 ? winningPlace(data, state) : -1;
  return { winner: place < 0 ? -1 : playedBy[place]!, holds: HOLDS[state.hands.length - table.length] ?? 0 };
}

/** How many shares of a company each hand is expected to have when the round ends. */
function expectedShares(state: State, company: number, kept: number, { winner, holds }: TrickSoFar): number[] {
  const expected = sharesOf(state.portfolios, company);
  const held = sharesOf(state.hands, company);
  for (let hand = 0; hand < expected.length; hand++)
    expected[hand]! += held[hand]! * Math.min(1, kept / Math.max(2, state.hands[hand]!.length));
  if (winner >= 0) for (const card of state.table) if (companyOf(card) === company) expected[winner]! += holds;
  return expected;
}

/** The pay of a rank that is only likely: each rival is ahead with a probability that grows with their lead. */
function softPay(ranks: Ranks, shares: readonly number[], seat: number, spread: number): number {
  const mine = shares[seat]!;
  let ahead = 0;
  for (let other = 0; other < shares.length; other++)
    if (other !== seat) ahead += logistic((shares[other]! - mine) / spread);
  return Math.min(1, mine) * payAt(ranks, ahead);
}
