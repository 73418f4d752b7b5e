import { describe, expect, test } from 'vitest';
import { COSMIC, DONE, EPIC, begin, bid, fee, game, lay, make, only, refused, sell, table } from './testing/fixture.ts';
import { biddingStage } from './phases/bidding.ts';
import { sellingStage } from './phases/selling.ts';
import type { State } from './state.ts';

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
    make(state, 1, bid(1, 3)); // outbids 0 again: both of their meeples
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

  test('K12: all remember what each stockpile showed; what else lay face down is told at once, sorted', () => {
    const state = table({ seats: 2 });
    lay(state, 0, [EPIC, fee(1)], 1 << 1);
    lay(state, 1, [COSMIC], 1 << 1);
    begin(state, biddingStage);
    make(state, 0, bid(0, 0));
    make(state, 1, bid(2, 0));
    make(state, 0, bid(1, 0));
    const told = make(state, 1, bid(3, 0));
    expect(only(told, 'won-hidden')).toEqual([{ kind: 'won-hidden', seat: 0, cards: [COSMIC, EPIC] }]);
    expect(game.view(state, null).piles.map(({ taken }) => taken)).toEqual([[null, fee(1)], [null], [], []]);
  });
});
