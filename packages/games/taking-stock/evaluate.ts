import { COMPANIES } from './data.ts';
import type { Data } from './data.ts';
import { payFor, payoutsOf, sharesOf } from './phases/payout.ts';
import { TRICKS } from './phases/round.ts';
import { winningPlace } from './phases/trick.ts';
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

/** How surely the card that wins so far still wins when `left` cards are to come. */
const HOLDS = [1, 0.62, 0.45, 0.36, 0.3];

/**
 * Money, and the payout of this round by expected shares: the portfolio, the part of the hand that will be left over,
 * and the trick as it stands for whoever wins it so far. Ranks are softened: a lead of one share is worth less than two.
 */
export function evaluate(data: Data, state: State): number[] {
  const money = state.money.slice();
  if (state.phase.kind === 'over' || (state.trick === 1 && state.table.length === 0)) return money;
  const hands = state.hands.length;
  const place = state.table.length > 0 ? winningPlace(data, state) : -1;
  const holds = HOLDS[hands - state.table.length] ?? 0;
  const tricksLeft = TRICKS - state.trick;
  const payouts = payoutsOf(data, state.seats);
  const expected = new Array<number>(hands);
  for (let company = 0; company < COMPANIES.length; company++) {
    if (!state.inPlay[company]) continue;
    const owned = sharesOf(state.portfolios, company);
    const held = sharesOf(state.hands, company);
    let onTable = 0;
    for (const card of state.table) if (companyOf(card) === company) onTable++;
    for (let hand = 0; hand < hands; hand++) {
      const keep = Math.min(1, 2.6 / Math.max(2, state.hands[hand]!.length));
      expected[hand] =
        owned[hand]! + held[hand]! * keep + (place >= 0 && state.playedBy[place] === hand ? onTable * holds : 0);
    }
    const ranks = payouts[data.track[state.boxes[company]!]!]!;
    for (let seat = 0; seat < state.seats; seat++)
      money[seat]! += softPay(ranks, expected, seat, 0.5 + 0.25 * tricksLeft);
  }
  return money;
}

/** The pay of a rank that is only likely: each rival is ahead with a probability that grows with their lead. */
function softPay(
  ranks: readonly [number, number, number],
  shares: readonly number[],
  seat: number,
  spread: number,
): number {
  let ahead = 0;
  for (let other = 0; other < shares.length; other++)
    if (other !== seat) ahead += 1 / (1 + Math.exp((shares[seat]! - shares[other]!) / spread));
  const below = Math.min(2, Math.floor(ahead));
  const next = below < 2 ? ranks[below + 1]! : 0;
  const has = 1 - Math.exp(-shares[seat]! * 2);
  return has * (ranks[below]! + (next - ranks[below]!) * Math.min(1, ahead - below));
}
