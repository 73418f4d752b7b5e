import type { Emit, Result, Rng } from '@outcry/engine';
import { COMPANIES } from '../data.ts';
import type { Data, Payouts } from '../data.ts';
import { companyOf, ottoOf } from '../state.ts';
import type { Card, Company, Event, State } from '../state.ts';
import { nextRound, ROUNDS } from './round.ts';

/** T3: which side of the payout card is used. */
export const payoutsOf = (data: Data, seats: number): Payouts =>
  seats <= 3 ? data.payoutsFor2To3 : data.payoutsFor4To5;

/** How many shares of a company each hand's cards hold. */
export function sharesOf(portfolios: readonly (readonly Card[])[], company: Company): number[] {
  const shares = new Array<number>(portfolios.length);
  for (let hand = 0; hand < portfolios.length; hand++) {
    const cards = portfolios[hand]!;
    let count = 0;
    for (let i = 0; i < cards.length; i++) if (companyOf(cards[i]!) === company) count++;
    shares[hand] = count;
  }
  return shares;
}

/** T10: what each holder is paid for one company, by shares; ties share the ranks they fill, rounded down. */
export function payFor(ranks: readonly [number, number, number], shares: readonly number[]): number[] {
  const pay = new Array<number>(shares.length);
  for (let hand = 0; hand < shares.length; hand++) {
    const own = shares[hand]!;
    let ahead = 0;
    let level = 0;
    for (let other = 0; other < shares.length; other++) {
      if (shares[other]! > own) ahead++;
      else if (shares[other] === own) level++;
    }
    let sum = 0;
    if (own > 0) for (let rank = ahead; rank < 3 && rank < ahead + level; rank++) sum += ranks[rank]!;
    pay[hand] = Math.floor(sum / level);
  }
  return pay;
}

/** T10, T11, T13: the last cards join the portfolios, every company pays, and the next round or the end follows. */
export function payout(data: Data, state: State, rng: Rng, emit: Emit<Event> | null): void {
  for (let hand = 0; hand < state.hands.length; hand++) {
    const cards = state.hands[hand]!;
    emit?.({ kind: 'leftovers', seat: hand < state.seats ? hand : null, cards: cards.slice() });
    for (const card of cards) state.portfolios[hand]!.push(card);
    state.hands[hand] = [];
  }
  state.earned.fill(0);
  const payouts = payoutsOf(data, state.seats);
  for (let company = 0; company < COMPANIES.length; company++) {
    if (!state.inPlay[company]) continue;
    const price = data.track[state.boxes[company]!]!;
    const shares = sharesOf(state.portfolios, company);
    const money = payFor(payouts[price]!, shares);
    emit?.({ kind: 'paid', company, price, shares, money, otto: ottoOf(state) });
    for (let seat = 0; seat < state.seats; seat++) state.earned[seat]! += money[seat]!;
  }
  for (let seat = 0; seat < state.seats; seat++) state.money[seat]! += state.earned[seat]!;
  emit?.({ kind: 'round-over', round: state.round, earned: state.earned.slice(), money: state.money.slice() });
  if (state.round < ROUNDS) return nextRound(state, rng, emit);
  state.phase = { kind: 'over' };
  emit?.({ kind: 'over', places: [...resultOf(state).places] });
}

/** T13: money, then money of the fourth round, then shares; still level: the place is shared. */
export function resultOf(state: State): Result {
  const { money, earned, portfolios } = state;
  const ahead = (a: number, b: number): boolean =>
    (money[a]! - money[b]! || earned[a]! - earned[b]! || portfolios[a]!.length - portfolios[b]!.length) > 0;
  const places = money.map((_, seat) => 1 + money.filter((_money, other) => ahead(other, seat)).length);
  return { places, scores: money.slice() };
}
