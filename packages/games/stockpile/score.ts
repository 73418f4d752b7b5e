import { COMPANY_COUNT } from './cards.ts';
import { commodityBonus, taxPenalty } from './expansions/commodities.ts';
import type { Reckoning } from './events.ts';
import { perShareSold, shortPriceOf } from './investors/moments.ts';
import { bondPrice, priceOf } from './rules.ts';
import type { Rules } from './rules.ts';
import type { Player, State } from './state.ts';

/** K19: how many shares of a company a seat has; split ones count two. */
export const sharesOf = ({ shares, split }: Player, company: number): number => shares[company]! + 2 * split[company]!;

/** K19: what the majority of a company brings a seat. */
function majorityOf(rules: Rules, state: State, seat: number, company: number): number {
  const own = sharesOf(state.players[seat]!, company);
  if (own === 0) return 0;
  let tied = false;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const theirs = sharesOf(state.players[other]!, company);
    if (theirs > own) return 0;
    if (theirs === own) tied = true;
  }
  return tied ? rules.data.payouts.tied : rules.data.payouts.majority;
}

/** K19, K24: the sale of everything, with Graham's extra and Soros' one share at his price, where it gains most. */
function saleOfAll(rules: Rules, state: State, player: Player): number {
  const more = player.powers === 0 ? 0 : perShareSold(player);
  const short = player.powers === 0 ? 0 : shortPriceOf(player);
  let sum = 0;
  let shortGain = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const shares = sharesOf(player, company);
    if (shares === 0) continue;
    const price = priceOf(rules, state, company);
    sum += shares * (price + more);
    if (short - price > shortGain) shortGain = short - price;
  }
  return sum + shortGain;
}

/** K19 to K21: how everybody's score comes about if the game ended now. */
export function reckon(rules: Rules, state: State): Reckoning[] {
  return state.players.map((player, seat) => {
    let majorities = 0;
    for (let company = 0; company < COMPANY_COUNT; company++) majorities += majorityOf(rules, state, seat, company);
    const shares = saleOfAll(rules, state, player);
    const bonds = player.bonds * bondPrice(rules, state);
    const commodities = commodityBonus(rules.data, player.goods);
    const taxes = taxPenalty(rules.data, player.goods);
    const debts = player.debts.reduce((sum, fee) => sum + fee, 0);
    const total = player.cash + shares + majorities + bonds + commodities - taxes - debts;
    return { cash: player.cash, shares, majorities, bonds, commodities, taxes, debts, total };
  });
}

/** Everybody's wealth now; at the end, the score. */
export const worth = (rules: Rules, state: State): number[] => reckon(rules, state).map(({ total }) => total);
