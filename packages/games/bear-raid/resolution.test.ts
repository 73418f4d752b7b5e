import { describe, expect, test } from 'vitest';
import {
  counts,
  EDISON,
  emptyBag,
  game,
  GAZILLIOON,
  NILE,
  PEAKED,
  pricesTold,
  RISING,
  rollOn,
  table,
  WITH_THE_MARKET,
} from './testing/fixture.ts';
import type { Wanted } from './testing/fixture.ts';
import { positionOf } from './state.ts';
import type { Event, State } from './state.ts';

/** Resolves a table on which nothing is rolled. */
function resolved(wanted: Wanted): { state: State; events: Event[] } {
  const state = emptyBag(table(wanted));
  return { state, events: rollOn(state) };
}
const LAST = 9;

describe('the change of a price', () => {
  test.each([
    [[5], -15],
    [[6], -10],
    [[6, 3], -10],
    [[6, 4], -5],
    [[6, 6], -5],
    [[6, 6, 1], 0],
    [[6, 6, 3], 0],
    [[6, 6, 4], 0],
    [[6, 6, 6], 0],
    [[6, 6, 6, 1], 5],
    [[6, 6, 6, 4], 5],
    [[6, 6, 6, 5], 10],
    [[6, 6, 6, 6, 3], 10],
    [[6, 6, 6, 6, 4], 15],
    [[6, 6, 6, 6, 6, 6, 6, 6], 15],
    [[], -15],
  ])('B5, B10: %j pips on a rising card: %i', (pips, change) => {
    const { events } = resolved({ lying: { [NILE]: pips } });
    expect(pricesTold(events)[NILE]).toEqual({ change, price: 25 + change });
  });
  test('B10: every company by its own dice and card', () => {
    const { state } = resolved({
      lying: { [EDISON]: [6, 6, 4], [NILE]: [6, 6, 4], [GAZILLIOON]: [1] },
      cards: { [EDISON]: PEAKED, [NILE]: RISING, [GAZILLIOON]: RISING },
    });
    expect([state.prices[EDISON], state.prices[NILE], state.prices[GAZILLIOON]]).toEqual([40, 25, 10]);
  });
  test.each([
    [10, -5, 15],
    [8, -3, 15],
    [7, -2, 20],
    [6, -1, 20],
    [5, 0, 25],
    [4, 1, 30],
    [3, 2, 30],
    [2, 3, 35],
    [0, 5, 35],
  ])('B4: %i stocks on the board, market %i, on a card that goes with the market: %i', (tokens, market, price) => {
    const { events } = resolved({ tokens: { [NILE]: tokens }, cards: { [NILE]: WITH_THE_MARKET } });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'priced', company: NILE, market, price }));
  });
  test.each([
    [6, 10],
    [5, 20],
    [4, 20],
  ])('B4, B10: Bear below 0, else Bull: %i stocks, price %i', (tokens, price) => {
    const { state } = resolved({ tokens: { [NILE]: tokens }, cards: { [NILE]: 18 } });
    expect(state.prices[NILE]).toBe(price);
  });
});

describe('splits', () => {
  test('B10: the worked example: 45 and 16 pips on a card giving 15: 60, split to 30, three stocks are six', () => {
    const { state, events } = resolved({
      prices: { [NILE]: 45 },
      lying: { [NILE]: [6, 6, 4] },
      cards: { [NILE]: PEAKED },
      traded: { 0: { [NILE]: 3 }, 1: { [NILE]: -2 } },
    });
    expect(pricesTold(events)[NILE]).toEqual({ change: 15, price: 60 });
    expect(events).toContainEqual({ kind: 'split', company: NILE, price: 30 });
    expect(state.prices[NILE]).toBe(30);
    expect([0, 1, 2].map((seat) => positionOf(state, seat, NILE))).toEqual([6, -4, 0]);
  });
  test.each([
    [35, 25],
    [40, 30],
    [45, 30],
  ])('B10: %i and 15 more: half, rounded up to a full 5: %i', (before, after) => {
    const { state } = resolved({ prices: { [NILE]: before }, lying: { [NILE]: [6, 6, 4] }, cards: { [NILE]: PEAKED } });
    expect(state.prices[NILE]).toBe(after);
  });
  test('B10: first stocks double too, again and again', () => {
    const splitting: Wanted = { prices: { [NILE]: 45 }, lying: { [NILE]: [6, 6, 4] }, cards: { [NILE]: PEAKED } };
    const { state } = resolved({ ...splitting, stocks: { 0: { [NILE]: 2 } } });
    expect(positionOf(state, 0, NILE)).toBe(4);
    const again = emptyBag({ ...table({ ...splitting, round: 2 }), screens: state.screens, factors: state.factors });
    rollOn(again);
    expect(positionOf(again, 0, NILE)).toBe(8);
  });
  test('B10: at 45 nothing splits', () => {
    const { state, events } = resolved({
      prices: { [NILE]: 30 },
      lying: { [NILE]: [6, 6, 4] },
      cards: { [NILE]: PEAKED },
    });
    expect(state.prices[NILE]).toBe(45);
    expect(events.filter(({ kind }) => kind === 'split')).toEqual([]);
  });
});

describe('bankruptcies', () => {
  test.each([15, 10])('B10: %i less 15: positions are gone, price 25, the dice stay', (before) => {
    const { state, events } = resolved({
      prices: { [NILE]: before },
      lying: { [NILE]: [2, 3] },
      traded: { 0: { [NILE]: 3 }, 1: { [NILE]: -2 } },
      stocks: { 2: { [NILE]: 4 } },
    });
    expect(events).toContainEqual({ kind: 'bankrupt', company: NILE, price: 25 });
    expect(state.prices[NILE]).toBe(25);
    expect([0, 1, 2].map((seat) => positionOf(state, seat, NILE))).toEqual([0, 0, 0]);
    expect(game.view(state, 0).pips[NILE]).toBe(5);
  });
  test('B10: at 5 nothing is bankrupt', () => {
    const { state } = resolved({ prices: { [NILE]: 20 }, traded: { 0: { [NILE]: 3 } } });
    expect(state.prices[NILE]).toBe(5);
    expect(positionOf(state, 0, NILE)).toBe(3);
  });
  test('B10: the board is reset to five at once, also in the last round', () => {
    const { state } = resolved({ round: LAST, prices: { [NILE]: 15 }, tokens: { [NILE]: 9, [EDISON]: 9 } });
    expect([state.tokens[NILE], state.tokens[EDISON]]).toEqual([5, 9]);
  });
  test('B10: after a bankruptcy positions begin anew', () => {
    const { state } = resolved({ prices: { [NILE]: 15 }, stocks: { 0: { [NILE]: 4 } } });
    game.apply(state, 1, { kind: 'buy', company: NILE, count: 2 }, { below: () => 0, draws: 0 }, null);
    expect(positionOf(state, 1, NILE)).toBe(2);
    expect(positionOf(state, 0, NILE)).toBe(0);
  });
});

describe('the next round', () => {
  test('B11: new cards, boards reset, the marker to the left; dice and prices stay', () => {
    const { state, events } = resolved({ tokens: { [EDISON]: 9, [NILE]: 0 }, lying: { [NILE]: [4, 4] } });
    expect(state.round).toBe(2);
    expect(state.tokens.slice(0, 3)).toEqual([5, 5, 5]);
    expect(state.first).toBe(1);
    expect(state.phase).toEqual({ kind: 'action', turn: 0, seat: 1 });
    const { cards, pips, prices } = game.view(state, 0);
    expect(cards[NILE]).toEqual(state.decks[NILE]!.slice(0, 3));
    expect([pips[NILE], prices[NILE]]).toEqual([8, 15]);
    expect(events.at(-1)).toEqual({
      kind: 'round',
      round: 2,
      first: 1,
      next: [EDISON, NILE, GAZILLIOON].map((company) => ({ company, card: state.decks[company]![2] })),
    });
  });
  test('B11: the marker goes round the table', () => {
    const state = emptyBag(table());
    const firsts = [1, 2, 3, 4].map(() => {
      rollOn(state);
      return state.first;
    });
    expect(firsts).toEqual([1, 2, 0, 1]);
  });
  test('B11: in the last round there is no next card to see', () => {
    const { state, events } = resolved({ round: LAST - 1 });
    expect(events.at(-1)).toMatchObject({
      kind: 'round',
      round: LAST,
      next: [{ card: null }, { card: null }, { card: null }],
    });
    expect(game.view(state, 0).cards[NILE]).toHaveLength(LAST);
  });
});

describe('the end', () => {
  const last: Wanted = {
    round: LAST,
    lying: { [EDISON]: [6, 6, 2], [NILE]: [6, 6, 2], [GAZILLIOON]: [6, 6, 2] },
    prices: { [EDISON]: 10, [NILE]: 20, [GAZILLIOON]: 30 },
    tokens: { [EDISON]: 8 },
    cash: { 0: 50, 1: 0, 2: 200 },
  };
  test('B13: positions are settled at the price, without modifiers; cash may go below 0', () => {
    const { state, events } = resolved({
      ...last,
      traded: { 0: { [EDISON]: 3, [NILE]: -2 }, 1: { [GAZILLIOON]: -2 } },
      stocks: { 0: { [GAZILLIOON]: 1 } },
    });
    expect(game.actors(state)).toEqual([]);
    expect(game.result(state)).toEqual({ places: [2, 3, 1], scores: [70, -60, 200] });
    expect(events).toContainEqual({
      kind: 'settled',
      seat: 0,
      cash: 50,
      positions: counts({ [EDISON]: 3, [NILE]: -2, [GAZILLIOON]: 1 }),
      money: 70,
    });
    expect(events.at(-1)).toEqual({ kind: 'over', places: [2, 3, 1] });
  });
  test('B13: ties share', () => {
    const { state } = resolved({ ...last, traded: { 0: { [GAZILLIOON]: 5 } } });
    expect(game.result(state)!.places).toEqual([1, 3, 1]);
  });
  test('B13: no new card, no reset, no new first player', () => {
    const { state } = resolved(last);
    expect([state.round, state.first, state.tokens[EDISON]]).toEqual([LAST, 0, 8]);
  });
});
