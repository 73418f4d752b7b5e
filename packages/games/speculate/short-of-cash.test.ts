import { describe, expect, test } from 'vitest';
import {
  answers,
  CLAIM,
  claiming,
  DONE,
  ENGINEERING,
  game,
  make,
  MINES,
  offers,
  only,
  PASS,
  plays,
  refused,
  STOP,
  STORES,
  table,
  takes,
  TRANSPORT,
  up,
} from './testing/fixture.ts';
import type { Layout } from './testing/fixture.ts';
import type { State } from './state.ts';
import { resultOf } from './turn.ts';

describe('a bank short of cash', () => {
  /** The bank has `cash` left; the others have taken the rest. */
  const short = (cash: number, layout: Layout = {}): State =>
    claiming(2, { cash: { 0: 500, 1: 600 - cash }, ...layout });

  test('P12: the claimant takes shares for the balance, until it is covered, and may leave cash so that one fits', () => {
    const state = short(100);
    make(state, CLAIM);
    expect(state.phase).toEqual({ kind: 'balance', left: 125 });
    const events = make(state, [takes(TRANSPORT), takes(ENGINEERING)]);
    expect(state.phase).toEqual({ kind: 'balance', left: 105 });
    events.push(...make(state, takes(ENGINEERING)));
    expect(only(events, 'took').map(({ from, sector, price }) => [from, sector, price])).toEqual([
      [null, TRANSPORT, 10],
      [null, ENGINEERING, 10],
      [null, ENGINEERING, 10],
    ]);
    expect(only(events, 'paid')).toEqual([{ kind: 'paid', from: null, to: 0, amount: 95 }]);
    expect(state.players[0]).toMatchObject({ cash: 500 + 25 + 95, shares: [7, 6, 5, 1, 2] });
    expect(state.turn.seat).toBe(1);
  });

  test('P12: the claimant may stop earlier; what the bank lacks lapses', () => {
    const state = short(100);
    make(state, CLAIM);
    expect(game.legal(state, 0)).toContainEqual(STOP);
    make(state, STOP);
    expect(state.players[0]!.cash).toBe(500 + 25 + 100);
    const taking = short(100);
    make(taking, [CLAIM, takes(TRANSPORT), STOP]);
    expect(taking.players[0]).toMatchObject({ cash: 500 + 25 + 100, shares: [7, 6, 5, 1, 0] });
  });

  test('P12: never more than 125 in all, and no share priced 0', () => {
    const state = short(0, { prices: [30, 30, 30, 0, 30] });
    make(state, CLAIM);
    expect(game.legal(state, 0)).toEqual([takes(MINES), takes(STORES), takes(2), takes(ENGINEERING), STOP]);
    expect(refused(state, takes(TRANSPORT))).toEqual({ rule: 'P12', reason: 'worthless-share', args: { sector: 3 } });
    expect(refused(state, DONE)).toEqual({ rule: 'P12', reason: 'take-a-share-first' });
    make(state, [takes(MINES), takes(MINES), takes(MINES), takes(MINES)]);
    expect(state.turn.seat).toBe(1); // 120 are taken, and nothing fits into the 5 that are left
    expect(state.players[0]).toMatchObject({ cash: 525, shares: [11, 6, 5, 0, 0] });
  });

  test('P12: a share dearer than what is left does not fit', () => {
    const state = short(0, { prices: [30, 30, 30, 30, 3] });
    make(state, [CLAIM, takes(MINES), takes(MINES), takes(MINES), takes(MINES)]);
    expect(state.phase).toEqual({ kind: 'balance', left: 5 });
    expect(game.legal(state, 0)).toEqual([takes(ENGINEERING), STOP]);
    expect(refused(state, takes(STORES))).toEqual({
      rule: 'P12',
      reason: 'share-does-not-fit',
      args: { sector: STORES, left: 5 },
    });
  });

  test('P12: with 125 the bank pays in cash, and nobody is asked', () => {
    const state = short(125);
    make(state, CLAIM);
    expect(state.turn.seat).toBe(1);
    expect(state.players[0]!.cash).toBe(500 + 25 + 125);
  });
});

describe('a player without 25', () => {
  test('P12: keeps their cash; the claimant picks shares one at a time until none fits within 50', () => {
    const state = claiming(3, { cash: { 1: 24 }, shares: { 1: [1, 0, 0, 8, 0] } });
    make(state, CLAIM);
    expect(state.phase).toEqual({ kind: 'collect', from: 1, left: 50 });
    expect(game.actors(state)).toEqual([0]);
    expect(game.legal(state, 0)).toEqual([takes(MINES), takes(TRANSPORT)]);
    expect(refused(state, STOP)).toEqual({ rule: 'P12', reason: 'take-until-none-fits' });
    expect(refused(state, takes(STORES))).toEqual({ rule: 'P12', reason: 'no-such-share', args: { sector: STORES } });
    make(state, [takes(MINES), takes(TRANSPORT)]);
    expect(state.phase).toEqual({ kind: 'collect', from: 1, left: 15 });
    make(state, takes(TRANSPORT));
    expect(state.players[0]).toMatchObject({ cash: 200 + 25 + 125, shares: [8, 6, 5, 2, 0] });
    expect(state.players[1]).toMatchObject({ shares: [0, 0, 0, 6, 0], out: false });
    expect(state.turn.seat).toBe(1);
    expect(state.players[1]!.cash).toBe(24);
  });

  test('P12: no share priced 0 can be asked for', () => {
    const state = claiming(3, { prices: [25, 25, 25, 0, 10], cash: { 1: 0 }, shares: { 1: [3, 0, 0, 4, 0] } });
    make(state, CLAIM);
    expect(game.legal(state, 0)).toEqual([takes(MINES)]);
    expect(refused(state, takes(TRANSPORT))).toMatchObject({ rule: 'P12', reason: 'worthless-share' });
  });

  test('P12: after them the others pay, clockwise, and the bank last', () => {
    const state = claiming(4, { cash: { 2: 10 } });
    const first = make(state, CLAIM);
    expect(only(first, 'paid').map(({ from }) => from)).toEqual([1]);
    const rest = make(state, [takes(MINES), takes(STORES)]);
    expect(only(rest, 'paid').map(({ from }) => from)).toEqual([3, null]);
  });

  test.each([
    ['50: they stay', [2, 0, 0, 0, 0], false],
    ['45: they are bankrupt', [1, 0, 0, 2, 0], true],
    ['nothing: they are bankrupt', [0, 0, 0, 0, 0], true],
  ])('P12: with shares worth %s', (_, shares, out) => {
    const state = claiming(3, { cash: { 1: 20 }, shares: { 1: shares } });
    make(state, CLAIM);
    while (state.phase.kind === 'collect') make(state, game.legal(state, 0)[0]!);
    expect(state.players[1]!.out).toBe(out);
    expect(state.turn.seat).toBe(out ? 2 : 1);
  });

  test('P12: a bankrupt’s shares all go to the claimant, those priced 0 and their cash to the bank', () => {
    const state = claiming(3, { prices: [25, 25, 25, 10, 0], cash: { 1: 20 }, shares: { 1: [1, 0, 0, 2, 6] } });
    const bank = { ...state.bank, shares: state.bank.shares.slice() };
    const events = make(state, CLAIM);
    expect(only(events, 'took-all')).toEqual([{ kind: 'took-all', from: 1, to: 0, shares: [1, 0, 0, 2, 0] }]);
    expect(state.players[0]!.shares).toEqual([8, 6, 5, 2, 0]);
    expect(state.bank.shares[ENGINEERING]).toBe(bank.shares[ENGINEERING]! + 6);
    expect(state.bank.cash).toBe(bank.cash + 20 - 125 + 50); // seat 2 has begun its turn
  });
});

describe('bankruptcy', () => {
  /** Seat 1 cannot pay and ends its deals. */
  function ruined(seats: number): State {
    const state = table(seats, { cash: { 0: 250, 1: 40 }, hands: { 1: [up(4, 1), up(4, 2), up(4, 3)] } });
    make(state, [plays(state.players[0]!.hand[0]!), DONE, plays(state.players[0]!.hand[1]!), PASS]);
    make(state, plays(up(4, 1)));
    return state;
  }

  test('P14: cash, shares and objective card go back, the market cards unseen into the draw pile', () => {
    const state = ruined(3);
    const { objective, hand, cash } = state.players[1]!;
    const held = hand.slice();
    const pile = state.pile.slice();
    const bank = state.bank.cash;
    const discards = state.discards.slice();
    const events = make(state, DONE);
    expect(state.players[1]).toMatchObject({ cash: 0, shares: [0, 0, 0, 0, 0], hand: [], objective: null, out: true });
    expect(state.bank.cash).toBe(bank + cash + 50); // seat 2 has begun its turn
    expect(state.bank.shares).toEqual([14, 14, 14, 14, 14]);
    expect(state.piles[0]!.at(-1)).toBe(objective);
    expect(state.discards).toEqual(discards);
    expect(state.pile.toSorted((a, b) => a - b)).toEqual([...pile, ...held].toSorted((a, b) => a - b));
    expect(state.pile.slice(0, pile.length)).not.toEqual(pile);
    expect(JSON.stringify(events)).not.toContain(String(held[1]));
  });

  test('P14: who is out is not asked, and does not say no', () => {
    const state = ruined(3);
    make(state, [DONE, plays(state.players[2]!.hand[0]!)]);
    state.prices = [0, 10, 10, 10, 10]; // for nothing even seat 1 could buy
    const events = make(state, [offers('sell', 1, MINES), answers(0)]);
    expect(only(events, 'answer').map(({ seat }) => seat)).toEqual([0]);
    expect(state.phase.kind).toBe('bank');
  });

  test('P14: one player left has won at once', () => {
    const state = ruined(2);
    const events = make(state, DONE);
    expect(game.actors(state)).toEqual([]);
    expect(resultOf(state).places).toEqual([1, 2]);
    expect(only(events, 'over')).toEqual([{ kind: 'over', places: [1, 2] }]);
  });

  test('P14: also in the middle of a claim, before the bank pays', () => {
    const state = claiming(2, { cash: { 1: 3 }, shares: { 1: [0, 0, 0, 0, 0] } });
    const events = make(state, CLAIM);
    expect(state.phase.kind).toBe('over');
    expect(only(events, 'paid')).toEqual([]);
    expect(state.players[0]!.cash).toBe(200);
  });
});
