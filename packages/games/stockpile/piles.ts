import type { Seat } from '@outcry/engine';
import { COMPANY_COUNT, FEE, feeOf, TAX } from './cards.ts';
import type { Kind } from './cards.ts';
import { commodityBonus, taxPenalty } from './expansions/commodities.ts';
import type { Estimates } from './estimates.ts';
import { ownerOf } from './investors/investor.ts';
import { earnsFees } from './investors/moments.ts';
import { priceOf } from './rules.ts';
import type { Rules } from './rules.ts';
import type { Pile, State } from './state.ts';
import { ACTION_CARD } from './values.ts';

/** Of the market deck: so many are shares; what the others are worth on average. */
const SHARES = 0.75;
const OTHERS = -0.05;

/** What a card is worth to who wins it: a share can also be sold before the prices move. */
export function cardWorth(rules: Rules, state: State, seat: Seat, kind: Kind, { share }: Estimates): number {
  if (kind < COMPANY_COUNT) return Math.max(priceOf(rules, state, kind), share[kind]!);
  if (kind < FEE) return ACTION_CARD;
  return earnsFees(state.players[seat]!) ? feeOf(kind) : -feeOf(kind);
}

/** What a card that a seat cannot see is worth to it. */
export function hiddenWorth({ share }: Estimates): number {
  let sum = 0;
  for (const worth of share) sum += worth;
  return (SHARES * sum) / share.length + OTHERS;
}

/** What a stockpile is worth to a seat; by `knower`, if given, the cards that seat cannot see are any cards. */
export function pileWorth(
  rules: Rules,
  state: State,
  seat: Seat,
  pile: Pile,
  estimated: Estimates,
  knower: Seat | null = null,
): number {
  let sum = 0;
  for (let place = 0; place < pile.cards.length; place++)
    sum +=
      knower === null || (pile.known[place]! >> knower) & 1
        ? cardWorth(rules, state, seat, pile.cards[place]!, estimated)
        : hiddenWorth(estimated);
  return pile.goods.length === 0 ? sum : sum + goodsWorth(rules, state, seat, pile.goods);
}

/** K21: what commerce cards add to those a seat has. */
export function goodsWorth({ data }: Rules, state: State, seat: Seat, cards: readonly number[]): number {
  const { goods } = state.players[seat]!;
  const after = goods.slice();
  for (const card of cards) after[card]!++;
  let sum =
    commodityBonus(data, after) - commodityBonus(data, goods) - taxPenalty(data, after) + taxPenalty(data, goods);
  if (ownerOf(state, 'dangote') === seat)
    for (const card of cards) if (card !== TAX) sum += state.rounds - state.round + 1;
  return sum;
}
