import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import { BANANA, game, NILE } from './testing/fixture.ts';
import { diceAt, sum } from './state.ts';
import type { Options } from './state.ts';

const RANDOM: Options = { companies: [] };
const deal = (seats: number, seed: number, options: Options = RANDOM) => game.setup(options, seats, fastRng(seed));

describe.each([
  [3, 9],
  [4, 8],
  [5, 7],
  [6, 6],
])('%i seats', (seats, rounds) => {
  const state = deal(seats, seats);

  test('B1: as many companies are in play as seats, with eight dice each', () => {
    expect(new Set(state.inPlay).size).toBe(seats);
    for (let company = 0; company < 6; company++) {
      const hidden = sum(state.screens.map(({ dice }) => dice[company]!));
      const dice = diceAt(state.faces, company) + hidden + state.bag[company]!;
      expect(dice).toBe(state.inPlay.includes(company) ? 8 : 0);
    }
  });
  test('B2: every price begins at 25', () => {
    for (const company of state.inPlay) expect(state.prices[company]).toBe(25);
  });
  test('B3: every board begins with its upper five stocks: the next costs 25, the last 35', () => {
    const { costs, proceeds } = game.view(state, 0);
    for (const company of state.inPlay) {
      expect(costs[company]).toEqual([25, 50, 80, 110, 145]);
      expect(proceeds[company]).toEqual([25, 50, 70, 90, 105]);
    }
  });
  test('B6: a deck of one card a round for each company, no card twice', () => {
    expect(state.rounds).toBe(rounds);
    const cards = state.inPlay.map((company) => state.decks[company]!);
    expect(cards.map((deck) => deck.length)).toEqual(state.inPlay.map(() => rounds));
    expect(new Set(cards.flat()).size).toBe(seats * rounds);
  });
  test('B6: $100, four stocks and four dice behind each screen; all stocks of the bag are drawn', () => {
    for (const { cash, stocks, dice, firstDice, traded } of state.screens) {
      expect([cash, sum(stocks), sum(dice)]).toEqual([100, 4, 4]);
      expect(firstDice).toEqual(dice);
      expect(traded).toEqual([0, 0, 0, 0, 0, 0]);
    }
    for (const company of state.inPlay) expect(sum(state.screens.map(({ stocks }) => stocks[company]!))).toBe(4);
  });
  test('B6: three dice per player lie at their companies, the rest stays in the bag', () => {
    expect(sum(state.faces)).toBe(3 * seats);
    expect(state.opening).toEqual(state.prices.map((_, company) => diceAt(state.faces, company)));
    expect(sum(state.bag)).toBe(seats);
    expect(sum(state.rumors)).toBe(0);
  });
});

test('B1: companies that are named are in play, the others are drawn', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { inPlay } = deal(3, seed, { companies: ['banana', 'nile'] });
    expect(inPlay).toHaveLength(3);
    expect(inPlay).toContain(BANANA);
    expect(inPlay).toContain(NILE);
  }
  const drawn = new Set(Array.from({ length: 60 }, (_, seed) => deal(3, seed).inPlay.join()));
  expect(drawn.size).toBeGreaterThan(15);
});

test('B1: more companies than seats are refused, as is one that is none or named twice', () => {
  const options = (companies: string[]) => () => parseOptions(game as AnyGame, { companies }, 3);
  expect(options(['edison', 'nile', 'banana'])()).toEqual({ companies: ['edison', 'nile', 'banana'] });
  expect(options(['edison', 'nile', 'banana', 'gamestart'])).toThrow('too-many-companies, seats 3 (B1)');
  expect(options(['enron'])).toThrow(/companies/);
  expect(options(['nile', 'nile'])).toThrow(/companies/);
});

test('B6: the first player is any, each as likely as the others, and begins', () => {
  const firsts = new Map<string, number>();
  for (let seed = 0; seed < 2000; seed++) {
    const { first, phase } = deal(4, seed);
    expect(phase).toEqual({ kind: 'action', turn: 0, seat: first });
    firsts.set(String(first), (firsts.get(String(first)) ?? 0) + 1);
  }
  expectDistribution(firsts, new Map(['0', '1', '2', '3'].map((seat) => [seat, 1 / 4])));
});
