import { describe, expect, test } from 'vitest';
import {
  answers,
  CLAIM,
  DONE,
  ENGINEERING,
  game,
  make,
  MINES,
  numbersOffered,
  offers,
  oneTo,
  only,
  plays,
  PROPERTY,
  refused,
  setCash,
  STORES,
  table,
  TRANSPORT,
  up,
  withBank,
} from './testing/fixture.ts';
import type { Move, State } from './state.ts';

type Layout = Parameters<typeof table>[1];

/** Seat 0 deals, in a round without the limit of P10 unless told otherwise. */
const dealing = (seats: number, layout: Layout = {}): State =>
  table(seats, { round: 5, phase: { kind: 'deal' }, ...layout });

const numbers = (moves: readonly Move[]): number[] => moves.map((move) => ('number' in move ? move.number : -1));

describe('buying', () => {
  test('P9: an offer to buy 9 Mines: first sells 5, second none, third sells 4, and the buyer has them', () => {
    const state = dealing(4);
    const events = make(state, [offers('buy', 9, MINES), answers(5), answers(0), answers(4)]);
    expect(state.players.map(({ shares }) => shares[MINES])).toEqual([17, 3, 8, 4]);
    expect(state.players.map(({ cash }) => cash)).toEqual([110, 300, 250, 290]);
    expect(only(events, 'answer').map(({ seat, number }) => [seat, number])).toEqual([
      [1, 5],
      [2, 0],
      [3, 4],
    ]);
    expect(only(events, 'settled')[0]).toMatchObject({ number: 9, moved: 9 });
    expect(state.phase.kind).toBe('deal');
  });

  test('P9: the players answer in turn from the left, each once, with all, part or none of what is still wanted', () => {
    const state = dealing(4, { shares: { 2: [3, 8, 8, 8, 8] } });
    make(state, offers('buy', 6, MINES));
    expect(game.actors(state)).toEqual([1]);
    expect(numbers(game.legal(state, 1))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    make(state, answers(1));
    expect(game.actors(state)).toEqual([2]);
    expect(numbers(game.legal(state, 2))).toEqual([0, 1, 2, 3]);
    make(state, answers(3));
    expect(game.actors(state)).toEqual([3]);
    expect(numbers(game.legal(state, 3))).toEqual([0, 1, 2]);
    make(state, answers(0));
    expect(state.phase).toMatchObject({ kind: 'bank', left: 2 });
  });

  test('P9: nobody is asked once the offer is filled', () => {
    const state = dealing(4);
    make(state, [offers('buy', 2, MINES), answers(2)]);
    expect(state.phase.kind).toBe('deal');
  });

  test.each([
    [10, 11],
    [30, 31],
    [0, 0],
  ])('P9: at a price of %i the bank sells for %i', (price, atBank) => {
    const state = dealing(3, { prices: [price, 10, 10, 10, 10], shares: { 1: [0, 8, 8, 8, 8], 2: [0, 8, 8, 8, 8] } });
    make(state, [offers('buy', 4, MINES), withBank(4)]);
    expect(state.players[0]).toMatchObject({ cash: 200 - 4 * atBank, shares: [12, 8, 8, 8, 8] });
  });

  test('P9: from the bank only as many as it has, and as cash covers at its price', () => {
    const few = dealing(3, { prices: [1, 1, 1, 1, 1] });
    make(few, [offers('buy', 20, MINES), answers(0), answers(0)]);
    expect(numbers(game.legal(few, 0))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(refused(few, withBank(7))).toEqual({ rule: 'P9', reason: 'bank-not-covered-buy', args: { most: 6 } });
    expect(refused(few, withBank(21))).toEqual({ rule: 'P9', reason: 'more-than-left', args: { left: 20 } });
    expect(refused(few, DONE)).toEqual({ rule: 'P9', reason: 'bank-first' });

    const poor = dealing(3, { cash: { 0: 40 } });
    make(poor, [offers('buy', 4, MINES), answers(0), answers(0)]);
    expect(numbers(game.legal(poor, 0))).toEqual([0, 1, 2, 3]);
  });

  test('P9: the bank’s part is optional and may be partial; where it is impossible nobody is asked', () => {
    const state = dealing(3);
    make(state, [offers('buy', 4, MINES), answers(0), answers(0), withBank(1)]);
    expect(state.players[0]!.shares[MINES]).toBe(9);
    const empty = dealing(2, { shares: { 1: [12, 8, 8, 8, 8] } });
    expect(empty.bank.shares[MINES]).toBe(0);
    make(empty, [offers('buy', 4, MINES), answers(1)]);
    expect(empty.phase.kind).toBe('deal');
  });
});

describe('selling', () => {
  test('P9: the others buy in turn at the market price, as cash covers; the bank takes the rest at one less', () => {
    const state = dealing(4, { cash: { 1: 25, 2: 5, 3: 250 } });
    make(state, offers('sell', 7, PROPERTY));
    expect(numbers(game.legal(state, 1))).toEqual([0, 1, 2]);
    const events = make(state, answers(2));
    expect(only(events, 'answer')).toEqual([
      { kind: 'answer', seat: 1, to: 0, side: 'sell', sector: PROPERTY, number: 2, price: 10 },
      { kind: 'answer', seat: 2, to: 0, side: 'sell', sector: PROPERTY, number: 0, price: 10 },
    ]);
    make(state, [answers(1), withBank(4)]);
    expect(state.players.map(({ shares }) => shares[PROPERTY])).toEqual([1, 10, 8, 9]);
    expect(state.players.map(({ cash }) => cash)).toEqual([200 + 30 + 36, 5, 5, 240]);
  });

  test('P9: the bank buys only what its cash pays for', () => {
    const state = dealing(2, { cash: { 0: 200, 1: 870 } });
    expect(state.bank.cash).toBe(30);
    make(state, [offers('sell', 8, MINES), answers(0)]);
    expect(numbers(game.legal(state, 0))).toEqual([0, 1, 2, 3]);
    expect(refused(state, withBank(4))).toEqual({ rule: 'P9', reason: 'bank-not-covered-sell', args: { most: 3 } });
  });

  test.each([1, 0])('P9: at a price of %i the bank takes shares for nothing, even without cash', (price) => {
    const state = dealing(2, { prices: [price, 10, 10, 10, 10], cash: { 0: 0, 1: 1100 } });
    make(state, [offers('sell', 8, MINES), answers(0), withBank(8)]);
    expect(state.players[0]).toMatchObject({ cash: 0, shares: [0, 8, 8, 8, 8] });
  });
});

describe('what offers and answers need', () => {
  test('P9: offers must be covered by cash and shares', () => {
    const state = dealing(4, { cash: { 0: 59 }, prices: [10, 30, 7, 10, 10], shares: { 0: [3, 8, 8, 8, 0] } });
    expect(numbersOffered(state, 'buy', MINES)).toEqual(oneTo(5));
    expect(numbersOffered(state, 'buy', STORES)).toEqual(oneTo(1));
    expect(numbersOffered(state, 'buy', PROPERTY)).toEqual(oneTo(8));
    expect(numbersOffered(state, 'sell', MINES)).toEqual(oneTo(3));
    expect(numbersOffered(state, 'sell', ENGINEERING)).toEqual([]);
    expect(refused(state, offers('buy', 6, MINES))).toEqual({
      rule: 'P9',
      reason: 'too-many-to-buy',
      args: { sector: MINES, number: 6, most: 5 },
    });
    expect(refused(state, offers('sell', 4, MINES))).toMatchObject({ rule: 'P9', reason: 'too-many-to-sell' });
  });

  test('P9: a buy offer is at most all the shares in the game less one’s own', () => {
    const state = dealing(3, { prices: [0, 1, 10, 10, 10], shares: { 0: [6, 8, 8, 8, 8] } });
    expect(numbersOffered(state, 'buy', MINES)).toEqual(oneTo(24));
    expect(numbersOffered(state, 'buy', STORES)).toEqual(oneTo(22));
  });

  test('P9: at a price of 0 shares cost their buyer nothing', () => {
    const state = dealing(3, { prices: [0, 10, 10, 10, 10], cash: { 0: 0, 1: 0 } });
    make(state, [offers('sell', 5, MINES), answers(5)]);
    expect(state.players[1]).toMatchObject({ cash: 0, shares: [13, 8, 8, 8, 8] });
  });

  test('P9: who cannot take part answers no by itself, and is told like a refusal', () => {
    const state = dealing(4, { shares: { 1: [0, 8, 8, 8, 8] } });
    const events = make(state, offers('buy', 3, MINES));
    expect(game.actors(state)).toEqual([2]);
    const itself = only(events, 'answer');
    const refusal = only(make(state, answers(0)), 'answer');
    expect(itself).toEqual([{ ...refusal[0]!, seat: 1 }]);
  });

  test('P9: answers beyond cover or demand, out of turn, or to no offer are refused', () => {
    const state = dealing(4, { shares: { 1: [2, 8, 8, 8, 8] } });
    expect(refused(state, answers(1))).toEqual({ rule: 'P9', reason: 'no-offer' });
    make(state, offers('buy', 5, MINES));
    expect(refused(state, answers(3))).toEqual({ rule: 'P9', reason: 'answer-not-covered-buy', args: { most: 2 } });
    expect(refused(state, answers(6))).toEqual({ rule: 'P9', reason: 'more-than-wanted', args: { left: 5 } });
    expect(refused(state, DONE)).toEqual({ rule: 'P9', reason: 'answer-first' });
    expect(() => refused(state, answers(1), 2)).toThrow('seat 2 is not asked now');

    const selling = dealing(4, { cash: { 1: 15 } });
    make(selling, offers('sell', 5, MINES));
    expect(refused(selling, answers(2))).toMatchObject({ rule: 'P9', reason: 'answer-not-covered-sell' });
  });

  test('P9: an offer binds: no second thoughts while it goes round', () => {
    const state = dealing(3);
    make(state, offers('buy', 3, MINES));
    expect(game.legal(state, 0)).toEqual([]);
  });

  test('P9: a claim or a market card has to wait', () => {
    const state = dealing(3);
    expect(refused(state, CLAIM)).toEqual({ rule: 'P12', reason: 'claim-after-second-card' });
    expect(refused(state, plays(up(0, 1)))).toEqual({ rule: 'P9', reason: 'end-dealing-first' });
    expect(refused(state, withBank(1))).toEqual({ rule: 'P9', reason: 'deal-or-end' });
  });
});

describe('no endless dealing', () => {
  test('P9: an offer that moved no share bars that side of the sector for the rest of the turn, and nothing else', () => {
    const state = dealing(3);
    make(state, [offers('buy', 3, MINES), answers(0), answers(0), withBank(0)]);
    expect(numbersOffered(state, 'buy', MINES)).toEqual([]);
    expect(refused(state, offers('buy', 1, MINES))).toEqual({
      rule: 'P9',
      reason: 'barred-buy',
      args: { sector: MINES },
    });
    expect(numbersOffered(state, 'sell', MINES)).toEqual(oneTo(8));
    expect(numbersOffered(state, 'buy', STORES).length).toBeGreaterThan(0);
    make(state, [offers('sell', 1, ENGINEERING), answers(0), answers(0), withBank(0)]);
    expect(refused(state, offers('sell', 1, ENGINEERING))).toMatchObject({ rule: 'P9', reason: 'barred-sell' });
    expect(numbersOffered(state, 'buy', ENGINEERING).length).toBeGreaterThan(0);
  });

  test('P9: a share moved by the bank alone is enough', () => {
    const state = dealing(3);
    make(state, [offers('buy', 3, MINES), answers(0), answers(0), withBank(1)]);
    expect(numbersOffered(state, 'buy', MINES).length).toBeGreaterThan(0);
  });

  test('P9: the bar and the count of offers end with the turn', () => {
    const state = dealing(2, { hands: { 0: [up(0, 1)], 1: [up(1, 1), up(1, 2)] } });
    make(state, [offers('sell', 3, MINES), answers(0), withBank(0), DONE, plays(up(0, 1)), { kind: 'pass' }]);
    make(state, [plays(up(1, 1)), DONE, plays(up(1, 2)), { kind: 'pass' }]);
    make(state, plays(state.players[0]!.hand[0]!));
    expect(numbersOffered(state, 'sell', MINES)).toEqual(oneTo(8));
    expect(state.turn.offers).toBe(0);
  });

  test('P9: a turn has at most ten offers', () => {
    const state = dealing(2);
    for (let i = 0; i < 10; i++) {
      expect(game.legal(state, 0).length).toBeGreaterThan(1);
      make(state, [i % 2 === 0 ? offers('buy', 1, MINES) : offers('sell', 1, MINES), answers(1)]);
    }
    expect(game.legal(state, 0)).toEqual([DONE]);
    expect(refused(state, offers('buy', 1, MINES))).toEqual({
      rule: 'P9',
      reason: 'too-many-offers',
      args: { most: 10 },
    });
  });
});

describe('first and last round', () => {
  const twoSectors = (round: number): State => {
    const state = dealing(3, { round });
    make(state, [offers('buy', 1, MINES), answers(1), offers('sell', 1, STORES), answers(1)]);
    return state;
  };

  test.each([1, 16])('P10: in round %i of 16 at most two sectors', (round) => {
    const state = twoSectors(round);
    for (const sector of [PROPERTY, TRANSPORT, ENGINEERING]) {
      expect(numbersOffered(state, 'buy', sector)).toEqual([]);
      expect(numbersOffered(state, 'sell', sector)).toEqual([]);
    }
    expect(numbersOffered(state, 'sell', MINES).length).toBeGreaterThan(0);
    expect(numbersOffered(state, 'buy', STORES).length).toBeGreaterThan(0);
    expect(refused(state, offers('buy', 1, PROPERTY))).toEqual({ rule: 'P10', reason: 'two-sectors' });
  });

  test.each([2, 15])('P10: in round %i of 16 as many as one likes', (round) => {
    expect(numbersOffered(twoSectors(round), 'sell', PROPERTY)).toEqual(oneTo(8));
  });

  test('P10: a sector counts only once a share of it moved', () => {
    const state = dealing(3, { round: 1 });
    const nothing = [answers(0), answers(0), withBank(0)];
    make(state, [offers('buy', 1, MINES), ...nothing, offers('buy', 1, STORES), ...nothing]);
    make(state, [offers('buy', 1, PROPERTY), answers(1)]);
    expect(numbersOffered(state, 'sell', ENGINEERING)).toEqual(oneTo(8));
  });

  test('P10: those who answer are not limited', () => {
    const state = dealing(2, { round: 1, hands: { 0: [up(0, 1)], 1: [up(1, 1)] } });
    make(state, [offers('sell', 1, MINES), answers(1), offers('sell', 1, STORES), answers(1)]);
    make(state, [DONE, plays(up(0, 1)), { kind: 'pass' }, plays(up(1, 1))]);
    setCash(state, 1, 200);
    make(state, [offers('sell', 1, PROPERTY), answers(1), offers('sell', 1, TRANSPORT)]);
    expect(numbers(game.legal(state, 0))).toEqual([0, 1]);
  });
});
