import { describe, expect, test } from 'vitest';
import {
  AMERICAN,
  BOTTOMLINE,
  BUST,
  choose,
  COSMIC,
  DONE,
  EPIC,
  game,
  LEADING,
  make,
  showAll,
  STANFORD,
} from '../testing/fixture.ts';
import type { Wanted } from '../testing/fixture.ts';
import { falsifiedSteps } from '../projection.ts';
import { cash, choices, NO_CONDITION, NO_TARGET, plays, why } from './situation.ts';

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
    make(state, 0, choose('pair', 4)); // their own +4 for the open -2
    expect([state.pairs[0]!.forecast, state.pairs[4]!.forecast]).toEqual([-2, 4]);
    expect(game.view(state, 0).pairs.map(({ forecast }) => forecast)).toEqual([-2, null, null, null, 4, null]);
    expect(game.view(state, 2).pairs[4]).toMatchObject({ company: STANFORD, forecast: null });
    expect(game.view(state, 2).pairs[0]).toMatchObject({ company: null, forecast: -2 });
    expect(state.falsified).toBe(0); // it stays with the card
  });
});
