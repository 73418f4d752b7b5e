import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { commerceStage } from './expansions/commodities.ts';
import {
  AMERICAN,
  BOOM,
  choose,
  COSMIC,
  DONE,
  EPIC,
  begin,
  bid,
  fee,
  game,
  lay,
  LEADING,
  make,
  only,
  refused,
  sell,
  STANFORD,
  table,
} from './fixture.ts';
import { actionStage } from './phases/action.ts';
import { biddingStage } from './phases/bidding.ts';
import { information } from './phases/information.ts';
import { opening } from './phases/opening.ts';
import { sellingStage } from './phases/selling.ts';
import { everybody, seatAt } from './state.ts';
import type { State } from './state.ts';

describe('K9: information', () => {
  test.each([
    [3, [1, 1, 1, 0, 0, 0], 3],
    [4, [1, 1, 1, 1, 0, 0], 4],
    [5, [1, 1, 1, 1, 1, 0], 5],
  ])('K9: with %i players each knows his own pair and the open one', (seats, _own, open) => {
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

/** A table about to bid, a share on every stockpile. */
function bidders(seats: number, wanted: Parameters<typeof table>[0] = {}): State {
  const state = table({ seats, ...wanted });
  state.piles.forEach((_, pile) => lay(state, pile, [pile % 6]));
  begin(state, biddingStage);
  return state;
}

describe('K11: bidding', () => {
  test('K11: all bid once in turn order; then the first outbid seat clockwise from the last bidder', () => {
    const state = bidders(4);
    make(state, 0, bid(0, 1));
    make(state, 1, bid(1, 0));
    make(state, 2, bid(0, 3)); // outbids seat 0
    expect(game.actors(state)).toEqual([3]);
    make(state, 3, bid(1, 3)); // outbids seat 1
    expect(game.actors(state)).toEqual([0]);
    make(state, 0, bid(1, 6)); // outbids seat 3; seat 1 is next clockwise from 0
    expect(game.actors(state)).toEqual([1]);
    make(state, 1, bid(2, 0));
    expect(game.actors(state)).toEqual([3]);
    make(state, 3, bid(3, 0));
    expect(state.phase.kind).not.toBe('bidding');
    expect(state.piles.map(({ bidder }) => bidder)).toEqual([2, 0, 1, 3]);
  });

  test('K11: higher than the bid there, never more than cash, nothing above the last space', () => {
    const state = bidders(3, { cash: { 0: 25, 1: 9 } });
    make(state, 0, bid(0, 6));
    expect(refused(state, 1, bid(0, 3))).toEqual({ rule: 'K11', reason: 'too-low' });
    expect(refused(state, 1, bid(0, 6))).toEqual({ rule: 'K11', reason: 'too-low' });
    expect(refused(state, 1, bid(1, 10))).toEqual({ rule: 'K11', reason: 'above-cash' });
    expect(refused(state, 1, { kind: 'bid', pile: 4, space: 0 })).toEqual({ rule: 'K11', reason: 'no-such-pile' });
    const closed = bidders(3, { cash: { 0: 25, 1: 99 } });
    make(closed, 0, bid(0, 25));
    expect(refused(closed, 1, bid(0, 25))).toEqual({ rule: 'K11', reason: 'closed-track' });
  });

  test('K11: two players place A, B, A, B, then outbid meeples, alternating', () => {
    const state = bidders(2);
    make(state, 0, bid(0, 1));
    make(state, 1, bid(0, 3)); // outbids 0
    expect(game.actors(state)).toEqual([0]);
    make(state, 0, bid(1, 1));
    make(state, 1, bid(1, 3)); // outbids 0 again: both of his
    expect(game.actors(state)).toEqual([0]);
    make(state, 0, bid(2, 0));
    expect(game.actors(state)).toEqual([0]); // seat 1 has none to place
    make(state, 0, bid(3, 0));
    expect(state.phase.kind).not.toBe('bidding');
  });

  test('K11: two players: not where the own other meeple stands, both bids within cash', () => {
    const state = bidders(2, { cash: { 0: 12, 1: 30 } });
    make(state, 0, bid(0, 6));
    make(state, 1, bid(1, 0));
    expect(refused(state, 0, bid(0, 10))).toEqual({ rule: 'K11', reason: 'own-meeple' });
    expect(refused(state, 0, bid(2, 10))).toEqual({ rule: 'K11', reason: 'above-cash' });
    make(state, 0, bid(2, 6));
  });
});

describe('K12: payment', () => {
  /** Seat 0 wins these cards for a bid; the others bid nothing. */
  function wins(cards: readonly number[], amount: number, wanted: Parameters<typeof table>[0] = {}): State {
    const state = table(wanted);
    lay(state, 0, cards);
    begin(state, biddingStage);
    make(state, 0, bid(0, amount));
    for (let seat = 1; seat < state.seats; seat++) make(state, seat, bid(seat, 0));
    return state;
  }

  test('K12: the bid is paid, then the fees, which are discarded', () => {
    const state = wins([COSMIC, fee(2), fee(3)], 10);
    expect(state.players[0]).toMatchObject({ cash: 5, cards: 1, feesWon: 2, cardsWon: 3, ended: [4] });
    expect(state.players[0]!.shares[COSMIC]).toBe(1);
    expect([state.discard[fee(2)], state.discard[fee(3)]]).toEqual([1, 1]);
  });

  test('K12: a fee that cannot be paid is owed, a smaller one after it is paid', () => {
    const state = wins([fee(3), fee(1)], 10, { cash: { 0: 12 } });
    expect(state.players[0]).toMatchObject({ cash: 1, debts: [3] });
  });

  test('K12: old debts come first, after the bid is paid', () => {
    const state = wins([fee(2)], 10, { cash: { 0: 12 }, debts: { 0: [1] } });
    expect(state.players[0]).toMatchObject({ cash: 1, debts: [2] });
  });

  test('K12: a debt is paid when an effect is complete; a whole sale is one effect', () => {
    const state = table({ cash: { 0: 0 }, debts: { 0: [3, 1] }, shares: { 0: { [COSMIC]: 2 }, 1: { [EPIC]: 1 } } });
    begin(state, sellingStage);
    make(state, 0, sell(COSMIC));
    expect(state.players[0]).toMatchObject({ cash: 5, debts: [3, 1] });
    make(state, 0, DONE);
    expect(state.players[0]).toMatchObject({ cash: 1, debts: [] });
  });

  test('K12: debts are skipped that cash does not cover', () => {
    const state = table({ cash: { 0: 2 }, debts: { 0: [3, 1, 2] } });
    begin(state, sellingStage);
    expect(state.players[0]).toMatchObject({ cash: 1, debts: [3, 2] });
  });

  test('K12: the public sees face-up cards and fees, the winner everything', () => {
    const state = table();
    lay(state, 0, [COSMIC]);
    lay(state, 0, [EPIC, fee(1)], 1 << 2); // placed face down by seat 2
    begin(state, biddingStage);
    make(state, 0, bid(0, 0));
    make(state, 1, bid(1, 0));
    make(state, 2, bid(2, 0));
    const told = make(state, 3, bid(3, 0));
    expect(only(told, 'won')[0]).toMatchObject({ seat: 0, cards: [COSMIC, null, fee(1)] });
    expect(only(told, 'won-hidden')).toMatchObject([{ cards: [EPIC] }]);
    const least = (viewer: number | null) => game.view(state, viewer).players[0]!.known.least;
    expect(least(1)![EPIC]).toBe(0);
    expect(least(2)![EPIC]).toBe(1);
    expect(least(null)![COSMIC]).toBe(1);
  });
});

describe('K13: action', () => {
  test('K13: Booms and Busts move a company of choice by 2, in turn order', () => {
    const state = table({ shares: { 1: { [BOOM]: 1 }, 2: { 7: 1 }, 3: { [LEADING]: 1 } } });
    begin(state, actionStage);
    expect(game.actors(state)).toEqual([1]);
    make(state, 1, { kind: 'action', card: BOOM, company: EPIC });
    expect(game.actors(state)).toEqual([2]);
    make(state, 2, { kind: 'action', card: 7, company: COSMIC });
    expect([state.prices[EPIC], state.prices[COSMIC]]).toEqual([6, 2]);
    expect([state.discard[BOOM], state.discard[7]]).toEqual([1, 1]);
    expect(state.players.map(({ cards }) => cards)).toEqual([0, 0, 0, 1]);
  });

  test('K27: they must be played in the round they are won, harmful or not', () => {
    const state = table({ shares: { 0: { 7: 1, [COSMIC]: 1 } } });
    begin(state, actionStage);
    expect(refused(state, 0, DONE)).toEqual({ rule: 'K27', reason: 'actions-first' });
    expect(refused(state, 0, { kind: 'action', card: BOOM, company: 0 })).toEqual({
      rule: 'K13',
      reason: 'no-such-action',
    });
  });
});

describe('K14: selling', () => {
  test('K14: a share brings its price, a split share twice that, or one half of it', () => {
    const state = table({ shares: { 0: { [COSMIC]: 1 } }, split: { 0: { [EPIC]: 2 } }, places: { [EPIC]: 6 } });
    begin(state, sellingStage);
    make(state, 0, sell(COSMIC));
    make(state, 0, sell(EPIC, 'split'));
    expect(state.players[0]!.cash).toBe(20 + 5 + 14);
    make(state, 0, sell(EPIC, 'half'));
    expect(state.players[0]).toMatchObject({ cash: 46, cards: 1 });
    expect([state.players[0]!.split[EPIC], state.players[0]!.shares[EPIC]]).toEqual([0, 1]);
    expect(refused(state, 0, sell(LEADING))).toEqual({ rule: 'K14', reason: 'no-such-share' });
    make(state, 0, DONE);
    expect([state.discard[COSMIC], state.discard[EPIC]]).toEqual([1, 1]);
  });

  test('K14: with five players the market deck ends exactly empty, and is never reshuffled', () => {
    const rng = fastRng(3);
    const state = game.setup(table({ seats: 5 }).options, 5, rng);
    while (game.actors(state).length > 0) {
      const seat = game.actors(state)[0]!;
      const legal = game.legal(state, seat);
      game.apply(state, seat, legal[rng.below(legal.length)]!, rng, null);
    }
    expect(state.deck).toEqual([]);
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
