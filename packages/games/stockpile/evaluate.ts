import type { Parts, Seat } from '@outcry/engine';
import { COMPANY_COUNT, FEE, TAX } from './cards.ts';
import { commodityBonus, taxPenalty } from './expansions/commodities.ts';
import { estimates } from './estimates.ts';
import type { Estimates } from './estimates.ts';
import { ownerOf } from './investors/investor.ts';
import { interestOf, perShareSold, strategiesARound } from './investors/moments.ts';
import { abilityWorth, pending } from './pending.ts';
import { quiet } from './quiet.ts';
import { actionStage } from './phases/action.ts';
import { sellingStage } from './phases/selling.ts';
import { moment, stageNumber } from './round.ts';
import { sharesHeld } from './holdings.ts';
import { bondPrice } from './rules.ts';
import type { Rules } from './rules.ts';
import { reckon, sharesOf, worth } from './score.ts';
import type { Player, State } from './state.ts';
import { ACTION_CARD, cashWorth, CHURNED, strategyValue } from './values.ts';

const ACTION = stageNumber(actionStage);
const SELLING = stageNumber(sellingStage);

/** What the first player of a round is thought to gain by it, and the last to lose. */
const EARLY = 0.2;

/**
 * Cash, and everything else at what it is expected to come to: shares with the forecasts still to come (this round's are
 * known in an imagined state), majorities by the lead so far, and what is under way (pending.ts).
 */
export const evaluate = (rules: Rules, state: State): number[] =>
  state.phase.kind === 'over' ? worth(rules, state) : wealth(rules, state, estimates(rules, state, null));

/** The same, by somebody's estimates of what shares will come to. */
export function wealth(rules: Rules, state: State, estimated: Estimates): number[] {
  const accounts = accountsOf(rules, state, estimated);
  const totals = new Array<number>(accounts.length);
  for (let seat = 0; seat < accounts.length; seat++) totals[seat] = totalOf(accounts[seat]!);
  return totals;
}

/** What `evaluate` is made of. */
export function parts(rules: Rules, state: State): Parts[] {
  if (state.phase.kind !== 'over')
    return accountsOf(rules, state, estimates(rules, state, null)).map((account) => ({ ...account }));
  return reckon(rules, state).map(({ cash, shares, majorities, bonds, commodities, taxes, debts }) => ({
    ...NOTHING,
    cash,
    shares,
    majorities,
    bonds,
    commodities: commodities - taxes,
    fees: -debts,
  }));
}

/** What a seat is expected to end with, by where it comes from. */
interface Account {
  cash: number;
  shares: number;
  majorities: number;
  /** What is under way: dividends, and the stockpiles and investors a seat bids for. */
  pending: number;
  actions: number;
  bonds: number;
  commodities: number;
  strategies: number;
  investors: number;
  turnOrder: number;
  fees: number;
}

const NOTHING: Account = {
  cash: 0,
  shares: 0,
  majorities: 0,
  pending: 0,
  actions: 0,
  bonds: 0,
  commodities: 0,
  strategies: 0,
  investors: 0,
  turnOrder: 0,
  fees: 0,
};

function totalOf(account: Account): number {
  const { cash, shares, majorities, actions, bonds, commodities, strategies, investors, turnOrder, fees } = account;
  const held = cash + shares + majorities + actions + bonds + commodities + strategies + investors;
  return held + account.pending + turnOrder + fees;
}

function accountsOf(rules: Rules, state: State, estimated: Estimates): Account[] {
  const auctions = state.rounds - state.round + (quiet(state) ? 1 : 0);
  const endings = roundEnds(state);
  const dangote = ownerOf(state, 'dangote');
  const accounts = state.players.map((player, seat) => {
    let shares = 0;
    const more = perShareSold(player);
    for (let company = 0; company < COMPANY_COUNT; company++) {
      shares += player.shares[company]! * (estimated.share[company]! + more);
      shares += player.split[company]! * (estimated.split[company]! + 2 * more);
    }
    let actions = 0;
    for (let kind = COMPANY_COUNT; kind < FEE; kind++) actions += (player.shares[kind] ?? 0) * ACTION_CARD;
    let commodities = commodityBonus(rules.data, player.goods) - taxPenalty(rules.data, player.goods);
    if (seat === dangote) commodities += endings * commoditiesOf(player);
    let investors = 0;
    for (const investor of player.investors)
      investors += (endings / state.rounds) * abilityWorth(rules, state, investor);
    let fees = 0;
    for (const fee of player.debts) fees -= fee;
    return {
      cash: cashWorth(player.cash, auctions),
      shares,
      majorities: 0,
      pending: pending(rules, state, player, seat, estimated),
      actions,
      bonds: player.bonds * bondPrice(rules, state) + endings * interestOf(player),
      commodities,
      strategies: strategiesToCome(state, player, seat) + churning(state, player, seat),
      investors,
      turnOrder: orderWorth(state, seat),
      fees,
    };
  });
  addMajorities(rules, state, accounts, endings);
  return accounts;
}

/** How often a round will still end. */
const roundEnds = (state: State): number =>
  state.round === 0 ? state.rounds : state.rounds - state.round + (moment(state) === 'end-of-round' ? 0 : 1);

/** K18, K23: to play early in the next round is worth a little; at the end of a round its first player is known. */
function orderWorth(state: State, seat: Seat): number {
  const { seats, nextFirst } = state;
  const first = nextFirst >= 0 ? nextFirst : state.first;
  return EARLY * (1 - (2 * ((seat - first + seats) % seats)) / (seats - 1));
}

const commoditiesOf = ({ goods }: Player): number => goods.reduce((sum, count) => sum + count, 0) - goods[TAX]!;

/** K25: the best of the strategies held, as many as can still be played. */
function strategiesToCome(state: State, player: Player, seat: Seat): number {
  if (player.strategies.length === 0) return 0;
  const each = strategiesARound(player);
  const { later, now } = strategyTurns(state, seat, each);
  const times = later * each + now;
  const values = player.strategies.map((card) => strategyValue(card, later + (now > 0 ? 1 : 0)));
  if (values.length > times) values.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < values.length && i < times; i++) sum += values[i]!;
  return sum;
}

/** K25: what Churning will pay for the sale of this round. */
function churning(state: State, player: Player, seat: Seat): number {
  if (player.churn === 0 || state.stage > SELLING) return 0;
  const { phase } = state;
  if (phase.kind === 'selling' && turnOf(state, seat) < phase.turn) return 0;
  return CHURNED * Math.min(player.churn, sharesHeld(player));
}

const turnOf = ({ first, seats }: State, seat: Seat): number => (seat - first + seats) % seats;

/** In how many later rounds a seat may play strategies, and how many in this one: none when its turn is over. */
function strategyTurns(state: State, seat: Seat, each: number): { later: number; now: number } {
  const later = state.rounds - state.round;
  if (state.stage < ACTION) return { later, now: state.round === 0 ? 0 : each };
  let { phase } = state;
  while ('then' in phase) phase = phase.then;
  if (phase.kind !== 'action') return { later, now: 0 };
  const turn = turnOf(state, seat);
  if (turn === phase.turn) return { later, now: Math.max(0, each - phase.played) };
  return { later, now: turn > phase.turn ? each : 0 };
}

/** K19: the majority bonuses, by the lead in shares so far; it says little before the last rounds. */
function addMajorities(rules: Rules, state: State, accounts: Account[], endings: number): void {
  const done = 1 - endings / state.rounds;
  const bonus = rules.data.payouts.majority * done * done * done;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    let all = 0;
    for (const player of state.players) all += weight(player, company);
    if (all === 0) continue;
    for (let seat: Seat = 0; seat < state.seats; seat++)
      accounts[seat]!.majorities += (bonus * weight(state.players[seat]!, company)) / all;
  }
}

/** A lead of a few shares already says much of the final majority. */
function weight(player: Player, company: number): number {
  const own = sharesOf(player, company);
  return own * own * own;
}
