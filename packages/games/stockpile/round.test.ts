import { describe, expect, test } from 'vitest';
import { commerceStage } from './expansions/commodities.ts';
import { AMERICAN, choose, begin, game, make, refused, STANFORD, table } from './testing/fixture.ts';
import { information } from './phases/information.ts';
import { opening } from './phases/opening.ts';
import { sellingStage } from './phases/selling.ts';
import { everybody, seatAt } from './state.ts';

describe('K9: information', () => {
  test.each([
    [3, [1, 1, 1, 0, 0, 0], 3],
    [4, [1, 1, 1, 1, 0, 0], 4],
    [5, [1, 1, 1, 1, 1, 0], 5],
  ])('K9: with %i players each knows their own pair and the open one', (seats, _own, open) => {
    const state = table({ seats });
    begin(state, information);
    for (let seat = 0; seat < seats; seat++) {
      const known = game.view(state, seat).pairs.map(({ company, forecast }) => company !== null && forecast !== null);
      expect(known).toEqual(known.map((_, pair) => pair === seat || pair === open));
    }
    expect(
      game
        .view(state, null)
        .pairs.map(({ company }) => company !== null)
        .indexOf(true),
    ).toBe(open);
  });

  test('K9: two players have two pairs each, none is open', () => {
    const state = table({ seats: 2 });
    begin(state, information);
    expect(game.view(state, 0).pairs.map(({ company }) => company !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(game.view(state, 1).pairs.map(({ company }) => company !== null)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(game.view(state, null).pairs.every(({ company }) => company === null)).toBe(true);
  });
});

describe('K10: supply', () => {
  test.each([
    [2, 4],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('K10: %i players fill %i stockpiles, each opened by a card all see', (seats, piles) => {
    const state = table({ seats });
    begin(state, opening);
    expect(state.piles.map(({ cards }) => cards.length)).toEqual(Array.from({ length: piles }, () => 1));
    expect(state.piles.every(({ known }) => known[0] === everybody(seats))).toBe(true);
    expect(state.players.map(({ hand }) => hand.length)).toEqual(Array.from({ length: seats }, () => 2));
  });

  test('K10: one card face up, one face down, on the same or on two stockpiles', () => {
    const state = table();
    begin(state, opening);
    const [one, other] = state.players[0]!.hand as [number, number];
    expect(refused(state, 0, { kind: 'place', card: one, pile: 0, up: false })).toMatchObject({
      reason: 'first-face-up',
    });
    make(state, 0, { kind: 'place', card: one, pile: 2, up: true });
    expect(refused(state, 0, { kind: 'place', card: other, pile: 0, up: true })).toMatchObject({ rule: 'K10' });
    make(state, 0, { kind: 'place', card: other, pile: 2, up: false });
    expect(game.view(state, 1).piles[2]!.cards.slice(1)).toEqual([one, null]);
    expect(game.view(state, 0).piles[2]!.cards.slice(1)).toEqual([one, other]);
    expect(game.actors(state)).toEqual([1]);
  });

  test('K10: two players place twice; the second two cards are drawn when the first are placed', () => {
    const state = table({ seats: 2 });
    begin(state, opening);
    const before = state.deck.length;
    for (let i = 0; i < 4; i++) {
      expect(state.deck).toHaveLength(before);
      const seat = game.actors(state)[0]!;
      make(state, seat, game.legal(state, seat)[0]!);
    }
    expect(state.deck).toHaveLength(before - 4);
    for (let i = 0; i < 4; i++) make(state, game.actors(state)[0]!, game.legal(state, game.actors(state)[0]!)[0]!);
    expect(state.piles.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(12);
    expect(state.phase.kind).toBe('bidding');
  });

  test('K21: commerce cards wait until all have drawn, then go face up on the stockpiles', () => {
    const state = table({ options: { commodities: true } });
    begin(state, opening);
    while (state.phase.kind === 'supply')
      make(state, game.actors(state)[0]!, game.legal(state, game.actors(state)[0]!)[0]!);
    expect(state.phase.kind).toBe('commerce');
    expect(game.view(state, 1).players.map(({ goodsHand }) => goodsHand?.length ?? null)).toEqual([
      null,
      1,
      null,
      null,
    ]);
    const [goods] = state.players[0]!.goodsHand;
    make(state, 0, { kind: 'goods', goods: goods!, pile: 3 });
    expect(state.piles[3]!.goods).toEqual([goods]);
  });

  test('K21: two players lay their two commerce cards on different stockpiles', () => {
    const state = table({ seats: 2, options: { commodities: true } });
    for (const player of state.players) player.goodsHand.push(state.commerce.pop()!, state.commerce.pop()!);
    begin(state, commerceStage);
    const [one, other] = state.players[0]!.goodsHand as [number, number];
    make(state, 0, { kind: 'goods', goods: one, pile: 1 });
    expect(refused(state, 0, { kind: 'goods', goods: other, pile: 1 })).toEqual({
      rule: 'K21',
      reason: 'different-piles',
    });
    make(state, 0, { kind: 'goods', goods: other, pile: 0 });
    expect(game.actors(state)).toEqual([1]);
  });
});

describe('K18: the end of a round', () => {
  test('K18: the next round begins with the seat on the left', () => {
    const state = table({
      pairs: [
        [0, '+1'],
        [1, '+1'],
        [2, '+1'],
        [3, '-1'],
        [4, '-1'],
        [5, '+1'],
      ],
    });
    begin(state, sellingStage);
    expect([state.round, state.first, seatAt(state, 3)]).toEqual([2, 1, 0]);
    expect(game.actors(state)).toEqual([1]);
  });
});

test('a move of another phase is refused by this one', () => {
  const state = table({ shares: { 0: { [STANFORD]: 1 } } });
  begin(state, sellingStage);
  expect(refused(state, 0, choose('company', AMERICAN))).toEqual({ rule: 'K14', reason: 'not-now' });
});
