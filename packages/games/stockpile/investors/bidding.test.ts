import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import {
  begin,
  bid,
  BOOM,
  COSMIC,
  DONE,
  EPIC,
  fee,
  game,
  gameOf,
  lay,
  make,
  only,
  refused,
  table,
} from '../testing/fixture.ts';
import { biddingStage } from '../phases/bidding.ts';
import { beforeBiddingStage } from '../phases/before-bidding.ts';
import { information } from '../phases/information.ts';
import { opening } from '../phases/opening.ts';
import type { Move } from '../moves.ts';
import { buys } from './situation.ts';

const printed = (pile: number, space: number): Move => ({ kind: 'bid', pile, space, printed: true });

describe('supply and information', () => {
  test('K24: Stuart may place both cards face down', () => {
    const state = table({ investors: { 0: ['stuart'] } });
    begin(state, opening);
    const [one, other] = state.players[0]!.hand as [number, number];
    make(state, 0, { kind: 'place', card: one, pile: 0, up: false });
    make(state, 0, { kind: 'place', card: other, pile: 1, up: false });
    expect(game.view(state, 1).piles[0]!.cards[1]).toBeNull();
    expect(game.view(state, 0).piles[0]!.cards[1]).toBe(one);
  });

  test('K24: Robins places the opening cards, the first face down, one on each stockpile', () => {
    const state = table({ seats: 3, investors: { 1: ['robins'] } });
    begin(state, opening);
    expect(state.phase).toMatchObject({ kind: 'opening', seat: 1 });
    expect(state.players[1]!.hand).toHaveLength(3);
    const down = state.players[1]!.hand[2]!;
    make(state, 1, { kind: 'place', card: down, pile: 1, up: false });
    make(state, 1, game.legal(state, 1)[1]!);
    make(state, 1, game.legal(state, 1)[0]!);
    expect(state.piles.map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
    expect(game.view(state, 0).piles.map(({ cards }) => cards[0] === null)).toEqual([false, true, false]);
    expect(state.phase.kind).toBe('supply');
  });

  test('K24: Robins draws four with two players', () => {
    const state = table({ seats: 2, investors: { 0: ['robins', 'bill'] } });
    begin(state, opening);
    expect(state.players[0]!.hand).toHaveLength(4);
  });

  test.each([
    ['company', EPIC],
    ['forecast', -3],
  ] as const)('K24: Phil takes a %s of his choice; all know of which kind, nobody else which', (what, value) => {
    for (let seed = 1; seed < 12; seed++) {
      const state = table({ investors: { 2: ['phil'] } });
      begin(state, information);
      const told = make(state, 2, { kind: 'take', what, value }, fastRng(seed));
      expect(state.pairs[2]![what]).toBe(value);
      expect(only(told, 'took')).toEqual([{ kind: 'took', seat: 2, what }]);
      expect(game.view(state, 0).pairs[2]).toMatchObject({ company: null, forecast: null });
    }
  });

  test('K24: Warren looks at the face-down cards of a stockpile, in his turn before the bidding', () => {
    const state = table({ investors: { 1: ['warren'] } });
    lay(state, 0, [COSMIC]);
    lay(state, 0, [EPIC, BOOM], 1 << 2);
    begin(state, beforeBiddingStage);
    expect(game.legal(state, 1)).toEqual([{ kind: 'look-pile', pile: 0 }, DONE]);
    const told = make(state, 1, { kind: 'look-pile', pile: 0 });
    expect(only(told, 'saw-pile')).toMatchObject([{ cards: [EPIC, BOOM] }]);
    expect(game.view(state, 1).piles[0]!.cards).toEqual([COSMIC, EPIC, BOOM]);
    expect(game.view(state, 3).piles[0]!.cards).toEqual([COSMIC, null, null]);
  });

  test('K24: Mark moves any card to another stockpile; who knew it goes on knowing it', () => {
    const state = table({ investors: { 0: ['mark'] }, options: { commodities: true, firstPlayerCard: true } });
    lay(state, 0, [EPIC], 1 << 2);
    state.piles[1]!.goods.push(state.commerce.pop()!);
    state.firstCard = 1;
    begin(state, beforeBiddingStage);
    expect(game.legal(state, 0)).toContainEqual({ kind: 'shift', what: 'first-card', from: 1, place: 0, to: 0 });
    expect(game.legal(state, 0)).toContainEqual({ kind: 'shift', what: 'goods', from: 1, place: 0, to: 0 });
    make(state, 0, { kind: 'shift', what: 'card', from: 0, place: 0, to: 3 });
    expect(state.piles[0]!.cards).toEqual([]);
    expect(game.view(state, 2).piles[3]!.cards).toEqual([EPIC]);
    expect(game.view(state, 0).piles[3]!.cards).toEqual([null]);
    expect(state.phase.kind).toBe('bidding');
  });

  test('K24: who owns Warren and Mark chooses which comes first', () => {
    const state = table({ seats: 2, investors: { 1: ['mark', 'warren'] } });
    lay(state, 0, [EPIC], 1);
    begin(state, beforeBiddingStage);
    make(state, 1, { kind: 'shift', what: 'card', from: 0, place: 0, to: 1 });
    make(state, 1, { kind: 'look-pile', pile: 1 });
    expect(state.phase.kind).toBe('bidding');
  });
});

describe('bidding', () => {
  test('K24: Donald pays 6 where he bids 10 (K26), and must own 10', () => {
    expect(buys(table({ investors: { 0: ['donald'] } }), 10).players[0]!.cash).toBe(14);
    expect(buys(table({ investors: { 0: ['donald'] } }), 0).players[0]!.cash).toBe(20);
    const poor = table({ investors: { 0: ['donald'] }, cash: { 0: 9 } });
    begin(poor, biddingStage);
    expect(refused(poor, 0, bid(0, 10))).toEqual({ rule: 'K11', reason: 'above-cash' });
  });

  test('K24: Barbara’s spaces read +4 +3 0 3 8 15 22 30; K28: receipts cover nothing', () => {
    const spaces = [24, 23, 20, 17, 12, 5].map((_, space) => {
      const state = table({ investors: { 0: ['barbara'] } });
      begin(state, biddingStage);
      make(state, 0, { kind: 'bid', pile: 0, space });
      for (let seat = 1; seat < 4; seat++) make(state, seat, bid(seat, 0));
      return state.players[0]!.cash;
    });
    expect(spaces).toEqual([24, 23, 20, 17, 12, 5]);
    const two = table({ seats: 2, investors: { 0: ['barbara', 'bill'] }, cash: { 0: 14 } });
    begin(two, biddingStage);
    make(two, 0, { kind: 'bid', pile: 0, space: 0 });
    make(two, 1, bid(1, 0));
    expect(refused(two, 0, { kind: 'bid', pile: 2, space: 5 })).toEqual({ rule: 'K11', reason: 'above-cash' });
  });

  test('K24: Barbara may use the printed values instead, where they differ; version 1 has only hers', () => {
    const asked = (version: number, cash: number): Move[] => {
      const state = table({ version, investors: { 0: ['barbara'] }, cash: { 0: cash } });
      begin(state, biddingStage);
      return gameOf(state)
        .legal(state, 0)
        .filter((move) => move.kind === 'bid' && move.pile === 0);
    };
    const own = (space: number): Move => ({ kind: 'bid', pile: 0, space });
    expect(asked(1, 20)).toEqual([0, 1, 2, 3, 4, 5].map(own));
    expect(asked(2, 20)).toEqual([...[0, 1, 2, 3, 4, 5].map(own), ...[0, 1, 2, 3, 4, 6].map((at) => printed(0, at))]);
    expect(asked(2, 29)).toContainEqual(printed(0, 7));
    expect(asked(2, 29)).not.toContainEqual(own(7));
  });

  test('K24: what Barbara bids by the printed values she pays by them, and must own', () => {
    const state = table({ seats: 2, investors: { 0: ['barbara', 'bill'] }, cash: { 0: 25 } });
    begin(state, biddingStage);
    const told = make(state, 0, printed(0, 6));
    expect(only(told, 'bid')).toEqual([{ kind: 'bid', seat: 0, pile: 0, space: 6, amount: 20, printed: true }]);
    expect(game.view(state, 1).piles[0]).toMatchObject({ bidder: 0, space: 6, printed: true });
    make(state, 1, bid(1, 0));
    expect(refused(state, 0, { kind: 'bid', pile: 2, space: 4 })).toEqual({ rule: 'K11', reason: 'above-cash' });
    make(state, 0, { kind: 'bid', pile: 2, space: 3 });
    const paid = only(make(state, 1, bid(3, 0)), 'won').filter(({ seat }) => seat === 0);
    expect(paid.map((won) => won.paid)).toEqual([20, 3]);
  });

  test('K24: nobody else, and no equal value, leaves a choice', () => {
    const one = { rule: 'K24', reason: 'one-value' };
    const state = table({ investors: { 0: ['barbara'] } });
    begin(state, biddingStage);
    expect(refused(state, 0, printed(0, 5))).toEqual(one);
    expect(refused(state, 0, printed(0, 7))).toEqual({ rule: 'K11', reason: 'above-cash' });
    make(state, 0, printed(0, 0));
    expect(refused(state, 1, printed(1, 3))).toEqual(one);
    const before = table({ version: 1, investors: { 0: ['barbara'] } });
    begin(before, biddingStage);
    expect(refused(before, 0, printed(0, 6))).toEqual(one);
  });

  test('K26: Donald with Barbara, by the printed values, pays the printed value of the space before', () => {
    const state = table({ seats: 2, investors: { 0: ['donald', 'barbara'] } });
    begin(state, biddingStage);
    make(state, 0, printed(0, 4));
    make(state, 1, bid(1, 0));
    make(state, 0, printed(2, 0));
    make(state, 1, bid(3, 0));
    expect(state.players[0]!.cash).toBe(30 - 6 - 0);
  });

  test('K26: Donald and Barbara in one company pay Barbara’s value of the space before; on the first they get 4', () => {
    const paid = [0, 4].map((space) => {
      const state = table({ seats: 2, investors: { 0: ['donald', 'barbara'] } });
      begin(state, biddingStage);
      make(state, 0, { kind: 'bid', pile: 0, space });
      make(state, 1, bid(1, 0));
      make(state, 0, { kind: 'bid', pile: 2, space: 3 }); // pays for space 2: nothing
      make(state, 1, bid(3, 0));
      return 30 - state.players[0]!.cash;
    });
    expect(paid).toEqual([-4, 3]);
  });

  test('K24: Carlos on 10 must be outbid by 20 or more; K26: on 20 he closes the track', () => {
    const state = table({ investors: { 0: ['carlos'] }, cash: { 1: 30 } });
    begin(state, biddingStage);
    make(state, 0, bid(0, 10));
    expect(refused(state, 1, bid(0, 15))).toEqual({ rule: 'K26', reason: 'blocked-space' });
    expect(game.legal(state, 1)).toContainEqual(bid(0, 20));
    const closed = table({ investors: { 0: ['carlos'] }, cash: { 0: 30, 1: 30 } });
    begin(closed, biddingStage);
    make(closed, 0, bid(0, 20));
    expect(refused(closed, 1, bid(0, 25))).toMatchObject({ rule: 'K26' });
  });

  test('K24: Mitt gets 1 each time he places; he must afford the bid first', () => {
    const state = table({ investors: { 0: ['mitt'] }, cash: { 0: 9 } });
    begin(state, biddingStage);
    expect(refused(state, 0, bid(0, 10))).toEqual({ rule: 'K11', reason: 'above-cash' });
    make(state, 0, bid(0, 6));
    expect(state.players[0]!.cash).toBe(10);
  });

  test('K24: Liliane gets 5 as the bidding begins and pays 1 each time she is outbid', () => {
    const state = table({ investors: { 0: ['liliane'] }, cash: { 0: 10 } });
    begin(state, biddingStage);
    expect(state.players[0]!.cash).toBe(15);
    make(state, 0, bid(0, 6));
    make(state, 1, bid(0, 10));
    expect(state.players[0]!.cash).toBe(14);
  });

  test('K28: Liliane pays only from cash her other meeple does not need', () => {
    const state = table({ seats: 2, investors: { 0: ['liliane', 'bill'] }, cash: { 0: 5, 1: 30 } });
    begin(state, biddingStage);
    make(state, 0, bid(0, 10));
    make(state, 1, bid(2, 0));
    make(state, 0, bid(1, 0));
    make(state, 1, bid(1, 1));
    expect(state.players[0]!.cash).toBe(10);
  });

  test('K24: Martha looks at one pair in a bidding phase, in her turn, before placing', () => {
    const martha = table({ seats: 3, investors: { 1: ['martha'] } });
    begin(martha, biddingStage);
    make(martha, 0, bid(0, 0));
    const looks = game.legal(martha, 1).filter(({ kind }) => kind === 'look-pair');
    expect(looks).toEqual([0, 2, 4, 5].map((pair) => ({ kind: 'look-pair', pair })));
    const told = make(martha, 1, { kind: 'look-pair', pair: 4 });
    expect(only(told, 'saw-pair')).toHaveLength(1);
    expect(game.view(martha, 1).pairs[4]!.company).toBe(martha.pairs[4]!.company);
    expect(game.view(martha, 0).pairs[4]!.company).toBeNull();
    expect(refused(martha, 1, { kind: 'look-pair', pair: 0 })).toEqual({ rule: 'K24', reason: 'no-look' });
    make(martha, 1, bid(1, 0));
  });

  test('K24: Bernie is paid his fees, after his bid', () => {
    const state = table({ investors: { 0: ['bernie'] } });
    lay(state, 0, [fee(3), fee(1)]);
    buys(state, 20);
    expect(state.players[0]).toMatchObject({ cash: 4, debts: [] });
  });
});
