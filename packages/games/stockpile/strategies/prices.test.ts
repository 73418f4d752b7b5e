import { describe, expect, test } from 'vitest';
import { STRATEGIES } from '../cards.ts';
import { STRATEGY_FIGURES } from '../figures.ts';
import {
  BOOM,
  cashOf,
  choose,
  COSMIC,
  DONE,
  EPIC,
  game,
  LEADING,
  make,
  playCard,
  refused,
  showAll,
} from '../testing/fixture.ts';
import type { Wanted } from '../testing/fixture.ts';
import { STRATEGY_LIST } from './index.ts';
import { cash, choices, holding, NO_CONDITION, NO_COST, NO_TARGET, plays, why } from './situation.ts';

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
