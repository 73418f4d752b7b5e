import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import type { StrategyId } from '../cards.ts';
import { PRINTED } from '../data.ts';
import { stockpile } from '../game.ts';
import {
  BOOM,
  cashOf,
  choose,
  COSMIC,
  EPIC,
  game,
  gameOf,
  make,
  only,
  playCard,
  refused,
  sell,
} from '../testing/fixture.ts';
import type { Wanted } from '../testing/fixture.ts';
import type { State } from '../state.ts';
import { cash, choices, holding, NO_CONDITION, NO_COST, NO_TARGET, plays, why } from './situation.ts';

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

  test.each([
    [1, 6],
    [2, 8],
  ])(
    'K25: version %i pays %i for a share sold after Churning where an owner’s table has 3 more',
    (version, brought) => {
      const churning = { ...PRINTED.strategies.churning, amount: 3 };
      const owners = stockpile(version, { ...PRINTED, strategies: { ...PRINTED.strategies, churning } });
      const state = plays('churning', { shares: { 0: { [EPIC]: 1 } } });
      owners.apply(state, 0, sell(EPIC), fastRng(1), null);
      expect(cash(state)).toBe(20 + brought);
    },
  );

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

  /** Ivan plays a Quiet Period and then holds these, with a share and a split share to sell. */
  const quiet = (version: number, ...cards: StrategyId[]): State => {
    const state = holding('quiet-period', {
      version,
      investors: { 0: ['ivan'] },
      strategies: { 0: ['quiet-period', ...cards] },
      shares: { 0: { [EPIC]: 1 } },
      split: { 0: { [EPIC]: 1 } },
    });
    make(state, 0, playCard('quiet-period'));
    return state;
  };

  test.each(['bear-raid', 'short-ladder'] as const)(
    'K25: %s sells nothing after a Quiet Period, since version 2',
    (card) => {
      expect(refused(quiet(2, card), 0, playCard(card))).toEqual({ rule: 'K25', reason: 'strategy-quiet' });
      const before = quiet(1, card);
      make(before, 0, playCard(card));
      expect(gameOf(before).legal(before, 0)).toContainEqual(choose('share', EPIC));
    },
  );

  test('K25: Pump and Dump only moves the price after a Quiet Period, since version 2', () => {
    const state = quiet(2, 'pump-and-dump');
    make(state, 0, playCard('pump-and-dump'));
    const told = make(state, 0, choose('company', EPIC));
    expect(only(told, 'moved').map(({ steps }) => steps)).toEqual([2, -2]);
    const before = quiet(1, 'pump-and-dump');
    make(before, 0, playCard('pump-and-dump'));
    make(before, 0, choose('company', EPIC));
    expect(gameOf(before).legal(before, 0)).toContainEqual(choose('share', EPIC));
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
