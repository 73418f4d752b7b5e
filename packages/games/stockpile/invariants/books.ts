import type { Seat } from '@outcry/engine';
import { BOOM, COMPANY_COUNT, feeKind, FIRST_PROMO, HELD, KINDS, STRATEGIES } from '../cards.ts';
import { PRINTED } from '../data.ts';
import { commerceDeck } from '../expansions/commodities.ts';
import { strategyPool } from '../expansions/strategies.ts';
import { entryOf, FOUND } from '../knowledge.ts';
import { NEWEST, rulesOf } from '../rules.ts';
import type { State } from '../state.ts';

const RULES = rulesOf(NEWEST, PRINTED);
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();

/** Every market card lies in exactly one place. */
function auditMarket(state: State): string | null {
  const counts = state.discard.slice();
  for (const card of state.deck) counts[card]!++;
  for (const { cards } of state.piles) for (const card of cards) counts[card]!++;
  for (const { shares, split, debts, hand } of state.players) {
    for (let kind = 0; kind < HELD; kind++) counts[kind]! += shares[kind]!;
    for (let company = 0; company < COMPANY_COUNT; company++) counts[company]! += split[company]!;
    for (const fee of debts) counts[feeKind(fee)]!++;
    for (const card of hand) counts[card]!++;
  }
  const wanted = state.round === 0 ? counts.map(() => 0) : RULES.totals;
  for (let kind = 0; kind < KINDS; kind++)
    if (counts[kind] !== wanted[kind]) return `${counts[kind]} market cards of kind ${kind}, not ${wanted[kind]}`;
  return null;
}

/** Bonds, commerce cards and strategies: none made, none lost. */
function auditExpansions(state: State): string | null {
  const { options, players } = state;
  const bonds = state.bondsLeft + sum(players.map((player) => player.bonds));
  if (bonds !== (options.bonds ? PRINTED.bonds.supply : 0)) return `${bonds} bonds`;
  const goods = [...state.commerce, ...state.piles.flatMap((pile) => pile.goods)];
  for (const player of players) goods.push(...player.goodsHand, ...spread(player.goods));
  goods.push(...spread(state.goodsOut));
  if (sorted(goods) !== (options.commodities ? sorted(commerceDeck(PRINTED)) : ''))
    return `commerce cards ${sorted(goods)}`;
  const strategies = [...state.strategyDeck, ...state.strategiesOut];
  for (const player of players) strategies.push(...player.strategies, ...player.dropped);
  if (new Set(strategies).size !== strategies.length) return `a strategy twice: ${sorted(strategies)}`;
  if (!options.strategies) return strategies.length === 0 ? null : 'strategies without their module';
  const { cards } = strategyPool(options);
  if (strategies.length !== (options.promos ? cards.length : FIRST_PROMO)) return `${strategies.length} strategies`;
  if (cards.some((card) => !strategies.includes(card))) return `strategies ${sorted(strategies)}`;
  return strategies.every((card) => card >= 0 && card < STRATEGIES.length) ? null : 'no such strategy';
}

const spread = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => new Array<number>(count).fill(kind));

/** Cash is whole and never below nothing; what is known of a portfolio is true of it. */
function auditPlayers(state: State): string | null {
  for (const [seat, player] of state.players.entries()) {
    if (!Number.isInteger(player.cash) || player.cash < 0) return `seat ${seat} has ${player.cash}`;
    if (player.cards !== sum(player.shares)) return `seat ${seat} has ${player.cards} cards, not ${sum(player.shares)}`;
    const counts = [...player.shares, ...player.split, ...player.goods, player.bonds];
    if (counts.some((count) => count < 0)) return `seat ${seat} has less than none of a card`;
    for (let viewer = 0; viewer <= state.seats; viewer++) {
      const wrong = viewer === seat ? null : auditKnowledge(state, seat, viewer);
      if (wrong) return `viewer ${viewer} thinks of seat ${seat}: ${wrong}`;
    }
  }
  return null;
}

function auditKnowledge(state: State, seat: Seat, viewer: number): string | null {
  const { shares } = state.players[seat]!;
  const entry = entryOf(state.seats, seat, viewer);
  let hiddenActions = 0;
  for (let kind = 0; kind < HELD; kind++) {
    const least = state.least[entry * HELD + kind]!;
    const most = state.most[entry * HELD + kind]!;
    if (shares[kind]! < least || shares[kind]! > most)
      return `${least} to ${most} of kind ${kind}, not ${shares[kind]}`;
    if (kind >= BOOM) hiddenActions += shares[kind]! - least;
  }
  if (hiddenActions > state.loose[entry]!) return `${state.loose[entry]} hidden actions, not ${hiddenActions}`;
  const start = state.starts[entry]!;
  if (start > 0 && start < FOUND && !shares.some((count, kind) => count > 0 && (start >> kind) & 1))
    return `a start share of ${start}`;
  return null;
}

/** K9: every company and every forecast of the round is in one pair. */
function auditPairs(state: State): string | null {
  if (state.pairs.length === 0) return null;
  if (sorted(state.pairs.map(({ company }) => company)) !== '0,1,2,3,4,5') return 'pairs without all companies';
  // Between the roll of the dice and the deal the pairs are still those of the last round.
  if (state.phase.kind === 'phil') return null;
  const forecasts = sorted(state.pairs.map(({ forecast }) => forecast));
  return forecasts === sorted(state.forecasts) ? null : `forecasts ${forecasts}`;
}

/** What is wrong with a state, in one line, or null. */
export const audit = (state: State): string | null =>
  auditMarket(state) ?? auditExpansions(state) ?? auditPlayers(state) ?? auditPairs(state);
