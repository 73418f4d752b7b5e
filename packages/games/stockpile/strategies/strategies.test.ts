import { describe, expect, test } from 'vitest';
import { STRATEGIES } from '../cards.ts';
import type { StrategyId } from '../cards.ts';
import { STRATEGY_FIGURES } from '../figures.ts';
import {
  AMERICAN,
  begin,
  BOOM,
  BOTTOMLINE,
  BUST,
  cashOf,
  choose,
  COSMIC,
  DONE,
  EPIC,
  game,
  LEADING,
  make,
  only,
  playCard,
  refused,
  sell,
  showAll,
  STANFORD,
  table,
} from '../fixture.ts';
import type { Wanted } from '../fixture.ts';
import type { Move } from '../moves.ts';
import { actionStage } from '../phases/action.ts';
import { falsifiedSteps } from '../projection.ts';
import type { State } from '../state.ts';
import { STRATEGY_LIST } from './index.ts';

/** Everybody's modules, so that every card can be in the deck. */
const MODULES: Wanted['options'] = { bonds: true, commodities: true, promos: true };

/** Seat 0 holds the card in its action turn; the last seat has a share, so that the round waits for its sale. */
function holding(card: StrategyId, wanted: Wanted = {}): State {
  const { shares = {}, options, ...rest } = wanted;
  const last = (wanted.seats ?? 4) - 1;
  const state = table({
    ...rest,
    options: { ...MODULES, ...options },
    shares: { ...shares, [last]: { [AMERICAN]: 1, ...shares[last] } },
    strategies: { 0: [card], ...rest.strategies },
  });
  begin(state, actionStage);
  return state;
}

/** Plays the card with these choices. */
function plays(card: StrategyId, wanted: Wanted = {}, ...choices: Move[]): State {
  const state = holding(card, wanted);
  make(state, 0, playCard(card));
  for (const move of choices) make(state, 0, move);
  expect(state.strategiesOut).toEqual([STRATEGIES.indexOf(card)]);
  return state;
}

const cash = (state: State): number => state.players[0]!.cash;
const choices = (state: State): readonly Move[] => game.legal(state, 0);
const why = (card: StrategyId, wanted: Wanted = {}) => refused(holding(card, wanted), 0, playCard(card));
const NO_TARGET = { rule: 'K25', reason: 'strategy-target' };
const NO_CONDITION = { rule: 'K25', reason: 'strategy-condition' };
const NO_COST = { rule: 'K25', reason: 'strategy-cost' };

describe('K25: how strategies are played', () => {
  test('K25: 44 cards and 8 promos, every one with its figures', () => {
    expect(STRATEGY_LIST.map(({ id }) => id)).toEqual([...STRATEGIES]);
    expect(Object.keys(STRATEGY_FIGURES)).toHaveLength(52);
    expect(STRATEGY_LIST.filter(({ needs }) => needs === 'bonds')).toHaveLength(3);
    expect(STRATEGY_LIST.filter(({ needs }) => needs === 'commodities')).toHaveLength(5);
  });

  test('K25: one a round, before or after action cards; then it leaves the game', () => {
    const state = holding('naked-short', {
      shares: { 0: { [BOOM]: 2 } },
      strategies: { 0: ['naked-short', 'money-laundering'] },
    });
    make(state, 0, { kind: 'action', card: BOOM, company: EPIC });
    make(state, 0, playCard('money-laundering'));
    expect(refused(state, 0, playCard('naked-short'))).toEqual({ rule: 'K25', reason: 'no-more-strategies' });
    make(state, 0, { kind: 'action', card: BOOM, company: EPIC });
    expect(state.players[0]!.strategies).toEqual([STRATEGIES.indexOf('naked-short')]);
  });

  test('K25: a card not in hand, or whose cost cannot be paid, is refused; the hand is secret', () => {
    const state = holding('price-reset', { cash: { 0: 3 }, places: { [EPIC]: 1 } });
    expect(refused(state, 0, playCard('churning'))).toEqual({ rule: 'K25', reason: 'not-in-hand' });
    expect(refused(state, 0, playCard('price-reset'))).toEqual(NO_COST);
    expect(game.view(state, 1).players[0]).toMatchObject({ strategies: null, strategyCount: 1 });
    make(state, 0, DONE);
  });
});

describe('prices', () => {
  test('K25: Systemic Shock: a commodity for three companies +1 or -1', () => {
    const state = plays(
      'systemic-shock',
      { goods: { 0: { 2: 1, 6: 1 } } },
      choose('goods', 2),
      choose('up', EPIC),
      choose('down', COSMIC),
    );
    expect(choices(state)).not.toContainEqual(choose('down', EPIC));
    make(state, 0, choose('up', LEADING));
    expect([state.prices[EPIC], state.prices[COSMIC], state.prices[LEADING]]).toEqual([5, 3, 5]);
    expect(state.goodsOut[2]).toBe(1);
    expect(why('systemic-shock', { goods: { 0: { 6: 1 } } })).toEqual(NO_TARGET);
  });

  test('K25: Pump and Dump: +2, sales at that price, -2', () => {
    const state = plays(
      'pump-and-dump',
      { shares: { 0: { [EPIC]: 2 } }, split: { 0: { [EPIC]: 1 } } },
      choose('company', EPIC),
      choose('share', EPIC),
      choose('split-share', EPIC),
      DONE,
    );
    expect(cash(state)).toBe(20 - 2 + 7 + 14);
    expect(state.prices[EPIC]).toBe(4);
    expect(state.players[0]!.shares[EPIC]).toBe(1);
  });

  test('K25: Pump and Dump asks even who has nothing to sell, so that nobody learns it', () => {
    const state = plays('pump-and-dump', {}, choose('company', EPIC));
    expect(choices(state)).toEqual([DONE]);
  });

  test('K25: Short Squeeze: a company at 3 or less +3', () => {
    const state = plays('short-squeeze', { places: { [EPIC]: 2 } }, choose('company', EPIC));
    expect([state.prices[EPIC], cash(state)]).toEqual([5, 17]);
    expect(why('short-squeeze')).toEqual(NO_TARGET);
  });

  test('K25: Stock Buyback: a share is discarded, its company +2', () => {
    const state = plays('stock-buyback', { shares: { 0: { [EPIC]: 1 } } }, choose('share', EPIC));
    expect([state.prices[EPIC], state.discard[EPIC]]).toEqual([6, 1]);
  });

  test('K25: Hedge Fund: one company +1, another -1', () => {
    const state = plays('hedge-fund', {}, choose('up', EPIC));
    expect(choices(state)).toHaveLength(5);
    make(state, 0, choose('down', COSMIC));
    expect([state.prices[EPIC], state.prices[COSMIC]]).toEqual([5, 3]);
  });

  test('K25: Price Reset: a company to its start space', () => {
    const state = plays('price-reset', { places: { [EPIC]: 9 } }, choose('company', EPIC));
    expect([state.prices[EPIC], cash(state)]).toEqual([4, 16]);
    expect(why('price-reset')).toEqual(NO_TARGET);
  });

  test('K25: Dead Cat Bounce: a company at 2 or less +2', () => {
    expect(plays('dead-cat-bounce', { places: { [EPIC]: 1 } }, choose('company', EPIC)).prices[EPIC]).toBe(3);
    expect(why('dead-cat-bounce', { places: { [EPIC]: 2 } })).toEqual(NO_TARGET);
  });

  test('K25: Panic Selling: a company at 8 or more -2', () => {
    const state = plays('panic-selling', { places: { [EPIC]: 7 } }, choose('company', EPIC));
    expect([state.prices[EPIC], cash(state)]).toEqual([5, 18]);
    expect(why('panic-selling', { places: { [EPIC]: 6 } })).toEqual(NO_TARGET);
  });

  test('K25: Margin Call: two companies -1', () => {
    const state = plays('margin-call', {}, choose('down', EPIC), choose('down', COSMIC));
    expect([state.prices[EPIC], state.prices[COSMIC], cash(state)]).toEqual([3, 3, 19]);
  });
});

describe('dividends and shares shown', () => {
  const holders: Wanted = { shares: { 0: { [EPIC]: 1 }, 1: { [EPIC]: 2 } }, split: { 2: { [EPIC]: 1 } } };

  test('K25: Special Dividend: a company pays everyone 1 per share', () => {
    const state = plays('special-dividend', holders, choose('company', EPIC));
    showAll(state);
    expect(cashOf(state)).toEqual([21, 22, 22, 20]);
  });

  test('K25: Dividend Growth Investing: the same, then the company rises 1', () => {
    const state = plays('dividend-growth', { ...holders, places: { [EPIC]: 9 } }, choose('company', EPIC));
    showAll(state);
    expect(cashOf(state)).toEqual([18, 22, 32, 20]); // paid as normal shares, then the split: 10 for the split one
    expect(state.players[0]!.split[EPIC]).toBe(1);
  });

  test('K25: Diversification: 2 per company shown; split ones count by themselves', () => {
    const state = plays(
      'diversification',
      { shares: { 0: { [EPIC]: 2, [COSMIC]: 1, [LEADING]: 1 } }, split: { 0: { [EPIC]: 1 } } },
      choose('share', COSMIC),
      DONE,
    );
    expect(cash(state)).toBe(24);
    expect(game.view(state, 1).players[0]!.known.least).toMatchObject({ [COSMIC]: 1, [LEADING]: 0 });
    expect(why('diversification')).toEqual(NO_CONDITION);
  });

  test('K25: Wash Trading: show a share, half its price rounded up', () => {
    expect(cash(plays('wash-trading', { shares: { 0: { [EPIC]: 1 } } }, choose('share', EPIC)))).toBe(23);
    expect(why('wash-trading')).toEqual(NO_TARGET);
  });

  test('K25: Blue Chip: a company at 8 or more pays everyone 2 per share', () => {
    const state = plays('blue-chip', { ...holders, places: { [EPIC]: 7 } }, choose('company', EPIC));
    showAll(state);
    expect(cashOf(state)).toEqual([20, 24, 24, 20]);
    expect(why('blue-chip')).toEqual(NO_TARGET);
  });
});

describe('shares', () => {
  const pile: Wanted = { discard: { [COSMIC]: 1, [EPIC]: 2 } };

  test('K25: Convertible Bond: a bond for a discarded share, shown', () => {
    const state = plays('convertible-bond', { ...pile, bonds: { 0: 1 } }, choose('discarded', EPIC));
    expect(state.players[0]).toMatchObject({ bonds: 0, cards: 1 });
    expect(state.bondsLeft).toBe(40);
    expect(game.view(state, 2).players[0]!.known.least[EPIC]).toBe(1);
    expect(why('convertible-bond', pile)).toEqual({ rule: 'K25', reason: 'strategy-bond' });
  });

  test('K25: Fraudulent Transfer: a share for a discarded one, not the same back', () => {
    const state = plays(
      'fraudulent-transfer',
      { discard: { [COSMIC]: 1 }, shares: { 0: { [EPIC]: 1 } } },
      choose('share', EPIC),
    );
    expect(choices(state)).toEqual([choose('discarded', COSMIC)]);
    make(state, 0, choose('discarded', COSMIC));
    expect([state.discard[EPIC], state.players[0]!.shares[COSMIC]]).toEqual([1, 1]);
    const half = plays(
      'fraudulent-transfer',
      { ...pile, split: { 0: { [LEADING]: 1 } } },
      choose('half', LEADING),
      choose('discarded', EPIC),
    );
    expect([half.players[0]!.shares[LEADING], half.players[0]!.shares[EPIC]]).toEqual([1, 1]);
    expect(why('fraudulent-transfer', { shares: { 0: { [EPIC]: 1 } } })).toEqual(NO_CONDITION);
  });

  test('K25: Vulture Capitalism: the same, the one taken at 3 or less, and 3', () => {
    const state = plays(
      'vulture-capitalism',
      { ...pile, shares: { 0: { [LEADING]: 1 } }, places: { [COSMIC]: 2 } },
      choose('share', LEADING),
      choose('discarded', COSMIC),
    );
    expect(cash(state)).toBe(23);
    expect(why('vulture-capitalism', { ...pile, shares: { 0: { [LEADING]: 1 } } })).toEqual(NO_CONDITION);
  });

  test('K25: Rogue Trading: a share goes to split', () => {
    const state = plays('rogue-trading', { shares: { 0: { [EPIC]: 1 } } }, choose('share', EPIC));
    expect([state.players[0]!.split[EPIC], cash(state)]).toEqual([1, 17]);
  });

  test('K25: Bear Raid: up to three shares at 8; K28: a split one gives one half, Graham adds 1', () => {
    const state = plays(
      'bear-raid',
      { shares: { 0: { [EPIC]: 3 } }, split: { 0: { [COSMIC]: 1 } } },
      choose('share', EPIC),
      choose('half', COSMIC),
      choose('share', EPIC),
    );
    expect([cash(state), state.players[0]!.cards]).toEqual([44, 2]);
    expect(state.phase.kind).not.toBe('strategy');
    const graham = plays(
      'bear-raid',
      { shares: { 0: { [EPIC]: 2 } }, investors: { 0: ['graham'] } },
      choose('share', EPIC),
      DONE,
    );
    expect(cash(graham)).toBe(29);
  });

  test('K25: Market Maker: a Boom or Bust for two different discarded shares', () => {
    const state = plays(
      'market-maker',
      { ...pile, shares: { 0: { [BUST]: 1 } } },
      choose('action', BUST),
      choose('discarded', EPIC),
    );
    expect(choices(state)).toEqual([choose('discarded', COSMIC)]);
    make(state, 0, choose('discarded', COSMIC));
    expect(state.discard[BUST]).toBe(1);
    expect(state.players[0]!.cards).toBe(2);
    expect(why('market-maker', pile)).toEqual(NO_TARGET);
  });

  test('K25: Hostile Takeover: a discarded share straight to split', () => {
    const state = plays('hostile-takeover', pile, choose('discarded', EPIC));
    expect([state.players[0]!.split[EPIC], cash(state), state.players[0]!.cards]).toEqual([1, 15, 0]);
  });

  test('K25: Golden Parachute: a share at 3 or less for 8', () => {
    const state = plays(
      'golden-parachute',
      { shares: { 0: { [EPIC]: 1, [COSMIC]: 1 } }, places: { [EPIC]: 2 } },
      choose('share', EPIC),
    );
    expect([cash(state), state.discard[EPIC]]).toEqual([28, 1]);
    expect(why('golden-parachute', { shares: { 0: { [EPIC]: 1 } } })).toEqual(NO_TARGET);
  });

  test('K25: Leveraged Buyout: a company’s price for two of its discarded shares, or the one there is', () => {
    expect(plays('leveraged-buyout', pile, choose('company', EPIC)).players[0]).toMatchObject({ cash: 15, cards: 2 });
    expect(plays('leveraged-buyout', pile, choose('company', COSMIC)).players[0]).toMatchObject({ cash: 15, cards: 1 });
    expect(why('leveraged-buyout', { ...pile, cash: { 0: 4 } })).toEqual(NO_TARGET);
  });

  test('K25: Stock Option: a discarded share at 3 below its price, never below 0', () => {
    expect(cash(plays('stock-option', pile, choose('discarded', EPIC)))).toBe(18);
    expect(cash(plays('stock-option', { ...pile, places: { [EPIC]: 0 } }, choose('discarded', EPIC)))).toBe(20);
  });

  test('K25: Index Fund: two different discarded shares', () => {
    const state = plays('index-fund', pile, choose('discarded', EPIC), choose('discarded', COSMIC));
    expect(state.players[0]).toMatchObject({ cash: 15, cards: 2 });
    const fewer = plays('index-fund', { discard: { [EPIC]: 2 } }, choose('discarded', EPIC));
    expect(fewer.phase.kind).not.toBe('strategy');
  });

  test('K25: Forward Split: up to two shares of one company to split', () => {
    const state = plays('forward-split', { shares: { 0: { [EPIC]: 3, [COSMIC]: 1 } } }, choose('share', EPIC));
    expect(choices(state)).toEqual([choose('share', EPIC), DONE]);
    make(state, 0, choose('share', EPIC));
    expect([state.players[0]!.split[EPIC], cash(state)]).toEqual([2, 14]);
  });

  test('K25: Penny Stocks: two discarded shares at 2 or less', () => {
    const state = plays(
      'penny-stocks',
      { ...pile, places: { [EPIC]: 1 } },
      choose('discarded', EPIC),
      choose('discarded', EPIC),
    );
    expect(state.players[0]).toMatchObject({ cash: 19, cards: 2 });
    expect(why('penny-stocks', pile)).toEqual(NO_TARGET);
  });

  test('K25: Short Ladder: one share at 10', () => {
    expect(cash(plays('short-ladder', { shares: { 0: { [EPIC]: 1 } } }, choose('share', EPIC)))).toBe(29);
  });
});

describe('pairs', () => {
  test.each([
    [4, 1],
    [1, -2],
    [-2, 1],
    [3, 0],
    [-3, 0],
  ])('K25: Falsified Earnings: a forecast of %i moves %i', (forecast, steps) =>
    expect(falsifiedSteps(forecast, 3)).toBe(steps),
  );

  test('K25: Falsified Earnings lies unseen until movement; a dividend is paid, then the price falls 3', () => {
    const state = plays('falsified-earnings', {}, choose('pair', 3)); // American Automotive, $$
    expect(game.view(state, 0).pairs[3]).toMatchObject({ company: null, forecast: null });
    expect(game.view(state, 1).falsified).toBe(3);
    make(state, 3, DONE); // no sale: movement begins
    expect(state.phase).toMatchObject({ kind: 'dividend', company: AMERICAN, each: 2 });
    showAll(state);
    expect(state.players[3]!.cash).toBe(22);
    expect(state.prices[AMERICAN]).toBe(1);
    expect(cash(state)).toBe(17);
  });

  test('K25: Corporate Espionage: two pairs are seen by the player alone', () => {
    const state = plays('corporate-espionage', {}, choose('pair', 5), choose('pair', 2));
    const known = (viewer: number) => game.view(state, viewer).pairs.map(({ company }) => company !== null);
    expect(known(0)).toEqual([true, false, true, false, true, true]);
    expect(known(1)).toEqual([false, true, false, false, true, false]);
  });

  test('K25: Insider Trading: a pair is seen, a discarded share of it may be bought; buying tells all the company', () => {
    const state = plays('insider-trading', { discard: { [BOTTOMLINE]: 1, [EPIC]: 1 } }, choose('pair', 1));
    expect(choices(state)).toEqual([choose('discarded', BOTTOMLINE), DONE]);
    make(state, 0, choose('discarded', BOTTOMLINE));
    expect(cash(state)).toBe(14);
    expect(game.view(state, 2).pairs[1]).toMatchObject({ company: BOTTOMLINE, forecast: null });
    const nothing = plays('insider-trading', {}, choose('pair', 1));
    expect(choices(nothing)).toEqual([DONE]); // asked all the same
  });

  test('K25: Data Broker: the own pair is shown to all', () => {
    const state = plays('data-broker', {}, choose('pair', 0));
    expect(cash(state)).toBe(25);
    expect(game.view(state, null).pairs[0]).toMatchObject({ company: COSMIC, forecast: 4 });
    const two = plays('data-broker', { seats: 2 }, choose('pair', 1));
    expect(game.view(two, null).pairs[0]!.company).toBeNull();
  });

  test('K25: Front Running: a pair is seen, and 2', () => {
    const state = plays('front-running', {}, choose('pair', 5));
    expect([cash(state), game.view(state, 0).pairs[5]!.company]).toEqual([21, EPIC]);
  });

  test('K25: Accounting Fraud: forecasts are swapped unseen; knowledge follows the cards', () => {
    const state = plays(
      'accounting-fraud',
      { strategies: { 0: ['accounting-fraud'], 1: ['falsified-earnings'] } },
      choose('pair', 0),
    );
    state.falsified = 4;
    make(state, 0, choose('pair', 4)); // his own +4 for the open -2
    expect([state.pairs[0]!.forecast, state.pairs[4]!.forecast]).toEqual([-2, 4]);
    expect(game.view(state, 0).pairs.map(({ forecast }) => forecast)).toEqual([-2, null, null, null, 4, null]);
    expect(game.view(state, 2).pairs[4]).toMatchObject({ company: STANFORD, forecast: null });
    expect(game.view(state, 2).pairs[0]).toMatchObject({ company: null, forecast: -2 });
    expect(state.falsified).toBe(0); // it stays with the card
  });
});

describe('money', () => {
  /** What a card that asks nothing brings, in a position made by `before`. */
  function brings(card: StrategyId, wanted: Wanted = {}, before: (state: State) => void = () => {}): number {
    const state = holding(card, wanted);
    before(state);
    make(state, 0, playCard(card));
    return cash(state) - (wanted.cash?.[0] ?? 20);
  }

  test('K25: Naked Short: a Boom or Bust unused for 12', () => {
    const state = plays('naked-short', { shares: { 0: { [BOOM]: 1 } } }, choose('action', BOOM));
    expect([cash(state), state.discard[BOOM]]).toEqual([32, 1]);
    expect(why('naked-short')).toEqual(NO_TARGET);
  });

  test.each([
    ['block-trading', 5, 8],
    ['block-trading', 7, 8],
    ['value-investing', 2, 5],
    ['value-investing', 0, 5],
  ] as const)('K25: %s with a meeple on space %i brings %i, whatever was paid', (card, space, amount) =>
    expect(brings(card, { investors: { 0: ['donald'] } }, (state) => (state.players[0]!.ended = [space]))).toBe(amount),
  );

  test('K25: Block Trading and Value Investing look at the space', () => {
    for (const [card, space] of [
      ['block-trading', 4],
      ['value-investing', 3],
    ] as const) {
      const state = holding(card);
      state.players[0]!.ended = [space];
      expect(refused(state, 0, playCard(card))).toEqual(NO_CONDITION);
    }
  });

  test('K25: Interpositioning: 3 per fee card won this round', () => {
    expect(brings('interpositioning', {}, (state) => (state.players[0]!.feesWon = 2))).toBe(6);
    expect(why('interpositioning')).toEqual(NO_CONDITION);
  });

  test('K25: Churning: 1 more for each of five shares sold, a split one counting two', () => {
    const state = plays('churning', { shares: { 0: { [EPIC]: 3 } }, split: { 0: { [COSMIC]: 2 } } });
    make(state, 0, sell(COSMIC, 'split'));
    make(state, 0, sell(COSMIC, 'split'));
    make(state, 0, sell(EPIC));
    expect(cash(state)).toBe(20 + 12 + 12 + 6);
    make(state, 0, sell(EPIC));
    expect(cash(state)).toBe(55);
  });

  test('K25: Money Laundering: debts are cancelled, and 4', () => {
    const state = plays('money-laundering', { cash: { 0: 0 }, debts: { 0: [3, 2] } });
    expect(state.players[0]).toMatchObject({ cash: 4, debts: [] });
  });

  test('K25: Ponzi Scheme: 3 per player, 1 to each other', () => {
    expect(cashOf(plays('ponzi-scheme'))).toEqual([29, 21, 21, 21]);
  });

  test('K25: Embezzlement: 2 from the richest other', () => {
    const state = holding('embezzlement', { cash: { 0: 50, 1: 30, 2: 30 } });
    make(state, 0, playCard('embezzlement'));
    expect(choices(state)).toEqual([choose('seat', 1), choose('seat', 2)]);
    make(state, 0, choose('seat', 2));
    expect(cashOf(state)).toEqual([52, 30, 28, 20]);
    expect(why('embezzlement', { cash: { 1: 0, 2: 0, 3: 0 } })).toEqual(NO_TARGET);
  });

  test('K25: Arbitrage: highest less lowest price, at most 6', () => {
    expect(brings('arbitrage', { places: { [EPIC]: 7 } })).toBe(3);
    expect(brings('arbitrage', { places: { [EPIC]: 9, [COSMIC]: 0 } })).toBe(6);
    expect(why('arbitrage')).toEqual(NO_CONDITION);
  });

  test('K25: Kickback: 1 per card won this round, at most 5', () => {
    expect(brings('kickback', {}, (state) => (state.players[0]!.cardsWon = 3))).toBe(3);
    expect(brings('kickback', {}, (state) => (state.players[0]!.cardsWon = 8))).toBe(5);
  });

  test('K25: Quiet Period: 4, and no sale this round', () => {
    const state = plays('quiet-period', { shares: { 0: { [EPIC]: 1 } } });
    expect(cash(state)).toBe(24);
    expect(game.actors(state)).toEqual([3]);
  });

  test('K25: Bailout: with cash of 3 or less, 7', () => {
    expect(brings('bailout', { cash: { 0: 3 } })).toBe(7);
    expect(why('bailout', { cash: { 0: 4 } })).toEqual(NO_CONDITION);
  });
});

describe('bonds, commodities and taxes', () => {
  test('K25: Corner the Market: two platinum and three corn bring 15; taxes never count', () => {
    expect(cash(plays('corner-the-market', { goods: { 0: { 1: 2, 4: 3, 6: 3 } } }))).toBe(20 - 2 + 15);
    expect(why('corner-the-market', { goods: { 0: { 6: 3, 1: 1 } } })).toEqual(NO_CONDITION);
  });

  test('K25: Junk Bonds: a bond for half its price, rounded up', () => {
    expect(plays('junk-bonds').players[0]).toMatchObject({ cash: 17, bonds: 1 });
    expect(why('junk-bonds', { cash: { 0: 2 } })).toEqual(NO_COST);
  });

  test('K25: Bond Ladder: 1 per bond, at most 6', () => {
    expect(cash(plays('bond-ladder', { bonds: { 0: 4 } }))).toBe(24);
    expect(cash(plays('bond-ladder', { bonds: { 0: 9 } }))).toBe(26);
  });

  test('K25: Futures Contract: two commerce cards are drawn open, one is kept', () => {
    const state = holding('futures-contract');
    const [second, first] = state.commerce.slice(-2) as [number, number];
    const told = make(state, 0, playCard('futures-contract'));
    expect(only(told, 'goods-drawn')).toMatchObject([{ goods: [first, second] }]);
    expect(game.view(state, 1).players[0]!.goodsHand).toEqual([first, second]);
    make(state, 0, choose('goods', first));
    expect(state.players[0]).toMatchObject({ cash: 16, goodsHand: [] });
    expect(state.players[0]!.goods[first]).toBe(1);
    expect(state.goodsOut[second]).toBe(1);
  });

  test('K25: Black Market: a commodity for 9', () => {
    const state = plays('black-market', { goods: { 0: { 3: 1 } } }, choose('goods', 3));
    expect([cash(state), state.goodsOut[3]]).toEqual([29, 1]);
    expect(why('black-market', { goods: { 0: { 6: 1 } } })).toEqual(NO_TARGET);
  });

  test('K25: Tax Evasion: a tax is discarded for 6', () => {
    const state = plays('tax-evasion', { goods: { 0: { 6: 2 } } });
    expect([cash(state), state.players[0]!.goods[6]]).toEqual([14, 1]);
    expect(why('tax-evasion')).toEqual(NO_CONDITION);
  });
});
