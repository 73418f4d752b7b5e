// Frozen: the judgement of the first Trader (`trader-0`). It stays as it is, mistakes included.

import { COMPANY_COUNT, DIVIDEND, FEE, feeOf, STRATEGIES } from '../cards.ts';
import type { Forecast } from '../cards.ts';
import { commodityBonus, taxPenalty } from '../expansions/commodities.ts';
import { earnsFees, interestOf, perShareSold, priceOfSpace } from '../investors/moments.ts';
import { afterForecast, falsifiedSteps } from '../projection.ts';
import { moment } from '../round.ts';
import { bondPrice, trackOf } from '../rules.ts';
import type { Rules } from '../rules.ts';
import { sharesOf } from '../score.ts';
import { pairAt } from '../state.ts';
import type { Pile, Player, State } from '../state.ts';

/** What an action card not yet played, and a strategy that may still be played, are thought to bring. */
const ACTION_CARD = 2.5;
const STRATEGY_CARD = 1.5;
/** An ability is thought to be worth what its owner has less than the richest investor, over a whole game. */
const ABILITY = 0.8;
/** Below this much cash each coin is worth a little more: it wins stockpiles. */
const POCKET_MONEY = 8;
const POCKET_VALUE = 0.4;
/** How much a lead in shares already says of the final majority. */
const LEAD = 3;

const FALSIFIED = STRATEGIES.indexOf('falsified-earnings');

/** What a share and a split share of a company are expected to come to. */
interface Expected {
  readonly share: number;
  readonly split: number;
}

/**
 * Cash, and everything else at what it is expected to come to: shares after this round's forecasts (all known in an
 * imagined state) and, while rounds are left, a random one more; majorities by the lead so far; stockpiles for whoever
 * stands highest on their tracks, at their bid.
 */
export function evaluate(rules: Rules, state: State): number[] {
  const now = moment(state);
  const expected = expectedPrices(rules, state, now === 'before-movement' || now === 'movement');
  const left = (state.rounds - state.round) / state.rounds;
  return state.players.map((player, seat) => {
    let sum = player.cash + pending(rules, state, player, seat, expected);
    for (const fee of player.debts) sum -= fee;
    const more = perShareSold(player);
    for (let company = 0; company < COMPANY_COUNT; company++) {
      const { share, split } = expected[company]!;
      sum += player.shares[company]! * (share + more) + player.split[company]! * (split + 2 * more);
      sum += majority(rules, state, seat, company);
    }
    for (let kind = COMPANY_COUNT; kind < FEE; kind++) sum += player.shares[kind]! * ACTION_CARD;
    sum += player.bonds * bondPrice(rules, state) + interestsLeft(state, now) * interestOf(player);
    sum += commodityBonus(rules.data, player.goods) - taxPenalty(rules.data, player.goods);
    sum += STRATEGY_CARD * Math.min(player.strategies.length, state.rounds - state.round);
    for (const investor of player.investors) sum += left * abilityOf(rules, investor);
    if (left > 0) sum -= POCKET_VALUE * Math.max(0, POCKET_MONEY - player.cash);
    return sum;
  });
}

const abilityOf = (rules: Rules, investor: number): number => ABILITY * (32 - rules.investorCash[investor]![0]);

const interestsLeft = (state: State, now: ReturnType<typeof moment>): number =>
  state.round === 0 ? 0 : state.rounds - state.round + (now === 'end-of-round' ? 0 : 1);

/** By company: the forecast still to come this round, or null. */
function forecastsToCome(rules: Rules, state: State): (Forecast | null)[] {
  const coming: (Forecast | null)[] = Array.from({ length: COMPANY_COUNT }, () => null);
  const phase = state.phase.kind === 'dividend' ? state.phase.then : state.phase;
  for (let at = phase.kind === 'movement' ? phase.at : 0; at < state.pairs.length; at++) {
    const index = pairAt(state, at);
    const { company, forecast } = state.pairs[index]!;
    const { amount } = rules.figures[FALSIFIED]!;
    coming[company] =
      state.falsified !== index ? forecast : forecast > DIVIDEND ? -amount : falsifiedSteps(forecast, amount);
  }
  return coming;
}

function expectedPrices(rules: Rules, state: State, toCome: boolean): Expected[] {
  const coming = toCome ? forecastsToCome(rules, state) : null;
  const { splitAgain } = rules.data.payouts;
  const ahead = state.round < state.rounds ? 1 : 0;
  return state.prices.map((place, company) => {
    const track = trackOf(rules, state, company);
    const worth = rules.outlooks[state.options.board][company]![ahead];
    const forecast = coming?.[company] ?? null;
    if (forecast === null) return { share: worth.share[place]!, split: worth.split[place]! };
    return afterForecast(track, place, forecast, splitAgain, worth);
  });
}

/** K19: the majority bonus, by the lead in shares so far, more surely towards the end. */
function majority(rules: Rules, state: State, seat: number, company: number): number {
  const own = sharesOf(state.players[seat]!, company);
  if (own === 0) return 0;
  let all = 0;
  for (const player of state.players) all += sharesOf(player, company) ** LEAD;
  return (rules.data.payouts.majority * (state.round / state.rounds) * own ** LEAD) / all;
}

/** What is under way for a seat: stockpiles it stands on, investors it keeps, shares it shows for a dividend. */
function pending(rules: Rules, state: State, player: Player, seat: number, expected: readonly Expected[]): number {
  const { phase } = state;
  let sum = 0;
  if (phase.kind === 'dividend') {
    const shown = phase.shown[seat]! < 0 ? player.shares[phase.company]! : phase.shown[seat]!;
    return phase.each * (shown + 2 * player.split[phase.company]!);
  }
  if (phase.kind === 'investors')
    for (const investor of phase.kept[seat]!) sum += cashOf(rules, state, investor) + abilityOf(rules, investor);
  if (phase.kind === 'bidding')
    for (const pile of state.piles) {
      if (pile.bidder !== seat) continue;
      if (phase.auction)
        sum += cashOf(rules, state, pile.investor) + abilityOf(rules, pile.investor) - rules.data.bidTrack[pile.space]!;
      else sum += pileWorth(rules, player, pile, expected) - priceOfSpace(rules, player, pile);
    }
  return sum;
}

const cashOf = (rules: Rules, state: State, investor: number): number =>
  rules.investorCash[investor]![state.seats === 2 ? 1 : 0];

/** What a stockpile is worth to a seat: its shares, actions and fees, and what its commerce cards add or cost. */
function pileWorth(rules: Rules, player: Player, pile: Pile, expected: readonly Expected[]): number {
  let sum = 0;
  for (const card of pile.cards)
    if (card < COMPANY_COUNT) sum += expected[card]!.share;
    else if (card < FEE) sum += ACTION_CARD;
    else sum += earnsFees(player) ? feeOf(card) : -feeOf(card);
  if (pile.goods.length === 0) return sum;
  const goods = player.goods.slice();
  for (const card of pile.goods) goods[card]!++;
  sum += commodityBonus(rules.data, goods) - commodityBonus(rules.data, player.goods);
  return sum - taxPenalty(rules.data, goods) + taxPenalty(rules.data, player.goods);
}
