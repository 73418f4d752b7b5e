import { beforeEach, describe, expect, test } from 'vitest';
import {
  ALHAMBRA,
  CARAT,
  game,
  give,
  make,
  METRO,
  only,
  refused,
  returnShares,
  SHOGUN,
  table,
  TIMBUKTU,
} from './testing/fixture.ts';
import type { Move, State } from './state.ts';

const trade = (buy: number | null, sell: number | null): Move => ({ kind: 'trade', buy, sell });
const PASS = trade(null, null);

/** Timbuktu 175, Metro 150, Carat −5 (last in its segment), the others between. */
const BRICKS = { [TIMBUKTU]: 30, [METRO]: 29, 0: 28, 2: 27, 3: 26, [SHOGUN]: 25, 6: 24, [CARAT]: 23 };

describe('S8: trade', () => {
  let state: State;
  beforeEach(() => {
    state = table({ bricks: BRICKS, active: 2 });
    returnShares(state);
  });

  test('S8: the prices the tests below rely on', () => {
    expect(state.prices).toEqual([125, -5, 95, 70, 150, 40, 15, 175]);
  });

  test('S8: clockwise from the active seat, each is asked once, then cards are chosen', () => {
    const asked = [2, 3, 0, 1].map((seat) => {
      const actors = game.actors(state);
      make(state, seat, PASS);
      return actors;
    });
    expect(asked).toEqual([[2], [3], [0], [1]]);
    expect(state.phase.kind).toBe('choose');
  });

  test('S8: buying takes a share from the bank for its price', () => {
    state.players[2]!.cash = 150;
    const events = make(state, 2, trade(METRO, null));
    expect(state.players[2]).toMatchObject({ cash: 0 });
    expect(state.players[2]!.shares[METRO]).toBe(1);
    expect(state.bank[METRO]).toBe(2);
    expect(only(events, 'traded')).toEqual([
      { kind: 'traded', seat: 2, buy: METRO, sell: null, cost: 150, proceeds: 0 },
    ]);
  });

  test('S8: selling brings the price', () => {
    give(state, 2, TIMBUKTU);
    make(state, 2, trade(null, TIMBUKTU));
    expect(state.players[2]!.cash).toBe(195);
    expect(state.bank[TIMBUKTU]).toBe(3);
  });

  test('S8: the money of the sale pays for the purchase, to the last dollar', () => {
    give(state, 2, ALHAMBRA);
    state.players[2]!.cash = 25;
    make(state, 2, trade(METRO, ALHAMBRA));
    expect(state.players[2]!.cash).toBe(0);
    expect(state.players[2]!.shares[METRO]).toBe(1);
    expect(state.players[2]!.shares[ALHAMBRA]).toBe(0);
  });

  test('S8: at a negative price the buyer receives and the seller pays', () => {
    make(state, 2, trade(CARAT, null));
    expect(state.players[2]!.cash).toBe(25);
    give(state, 3, CARAT);
    make(state, 3, trade(null, CARAT));
    expect(state.players[3]!.cash).toBe(15);
  });

  test('S8: a share sold is there for the next seat', () => {
    give(state, 2, METRO);
    give(state, 1, METRO, 2);
    state.players[2]!.cash = 150;
    state.players[3]!.cash = 150;
    expect(refused(state, 2, trade(METRO, null))).toMatchObject({ reason: 'bank-empty' });
    make(state, 2, trade(null, METRO));
    make(state, 3, trade(METRO, null));
    expect(state.players[3]!.shares[METRO]).toBe(1);
  });

  test('S8: every trade the cash and the shares allow is listed, and no other', () => {
    give(state, 2, SHOGUN); // 20 in cash, 60 after selling Shogun
    expect(game.legal(state, 2)).toEqual([
      PASS,
      trade(CARAT, null),
      trade(6, null),
      trade(null, SHOGUN),
      trade(CARAT, SHOGUN),
      trade(6, SHOGUN),
    ]);
    expect(game.legal(state, 1)).toEqual([]);
  });

  test('S8: passing is always allowed, even with nothing', () => {
    state.players[2]!.cash = 0;
    give(state, 2, CARAT);
    expect(game.legal(state, 2)).toContainEqual(PASS);
    expect(game.legal(state, 2)).not.toContainEqual(trade(null, CARAT)); // they could not pay the 5
  });

  test.each([
    ['more than the cash', trade(METRO, null), 'short'],
    ['more than cash and proceeds', trade(METRO, SHOGUN), 'short'],
    ['a share one does not have', trade(null, ALHAMBRA), 'no-share'],
    ['the same company both ways', trade(SHOGUN, SHOGUN), 'same-company'],
    ['a card in a trade', { kind: 'card', card: 0 } as const, 'trade-now'],
  ])('S8: refused: %s', (_, move, reason) => {
    give(state, 2, SHOGUN);
    expect(refused(state, 2, move)).toEqual({ code: 'illegal', rule: 'S8', reason });
  });

  test('S8: refused out of turn, and with a company that is none', () => {
    expect(refused(state, 1, PASS)).toEqual({ code: 'not-asked' });
    expect(refused(state, 2, trade(8, null))).toEqual({ code: 'malformed' });
  });

  test('S8: the sum that is missing is told', () => {
    expect(game.refusal(state, 2, trade(METRO, null)).args).toEqual({ missing: 130 });
  });
});
