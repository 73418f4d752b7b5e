import { describe, expect, test } from 'vitest';
import { figuresOf, levelOf } from './box.ts';
import {
  answers,
  box,
  CLAIM,
  DONE,
  down,
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
} from './fixture.ts';
import type { State } from './state.ts';
import { resultOf } from './turn.ts';

type Layout = Parameters<typeof table>[1];

const FIGURES = [175, 150, 125, 0, 0];
const PRICES = [25, 25, 25, 10, 10];
const ENOUGH = [7, 6, 5, 0, 0];

/** Seat 0 has just met an objective of 450. */
const claiming = (seats: number, layout: Layout = {}): State =>
  table(seats, {
    round: 5,
    phase: { kind: 'claim' },
    prices: PRICES,
    objectives: { 0: FIGURES },
    ...layout,
    shares: { 0: ENOUGH, ...layout?.shares },
  });

const cashOf = (state: State): number[] => state.players.map(({ cash }) => cash);

describe('who may claim', () => {
  test('P12: 9 Mines at 12 are worth 108', () => {
    const state = table(3, { cash: { 0: 0 }, prices: [12, 10, 10, 10, 10], shares: { 0: [9, 0, 0, 0, 0] } });
    expect(game.worth(state)[0]).toBe(108);
  });

  test('P12: with the three figures reached and none of the other two, one may claim and need not', () => {
    const state = claiming(3);
    expect(game.legal(state, 0)).toEqual([CLAIM, PASS]);
    const before = cashOf(state);
    make(state, PASS);
    expect(state.turn.seat).toBe(1);
    expect(state.players[0]!.cash).toBe(before[0]);
    expect(levelOf(state.players[0]!.objective!)).toBe(0);
  });

  test.each([
    ['a figure missed by a share', [6, 6, 5, 0, 0]],
    ['a share of another sector', [7, 6, 5, 0, 1]],
    ['nothing of one of them', [14, 12, 0, 0, 0]],
  ])('P12: not with %s', (_, shares) => {
    const state = claiming(3, { shares: { 0: shares } });
    expect(game.legal(state, 0)).toEqual([PASS]);
    expect(refused(state, CLAIM)).toEqual({ rule: 'P12', reason: 'objective-not-met' });
    expect(refused(state, DONE)).toEqual({ rule: 'P12', reason: 'claim-or-pass' });
  });

  test('P12: only after the second card, by the prices it made', () => {
    const state = claiming(3, {
      prices: [24, 25, 25, 10, 10],
      hands: { 0: [down(3, 1), up(0, 1)] },
      phase: { kind: 'card', second: false },
    });
    expect(refused(state, CLAIM)).toEqual({ rule: 'P12', reason: 'claim-after-second-card' });
    make(state, plays(down(3, 1)));
    expect(refused(state, CLAIM)).toEqual({ rule: 'P12', reason: 'claim-after-second-card' });
    make(state, [DONE, plays(up(0, 1))]);
    expect(game.legal(state, 0)).toEqual([CLAIM, PASS]);
  });
});

describe('what a claim brings', () => {
  test('P12: 25 of each other player, clockwise, then 125 of the bank', () => {
    const state = claiming(4);
    const bank = state.bank.cash;
    const events = make(state, CLAIM);
    expect(only(events, 'paid').map(({ from, amount }) => [from, amount])).toEqual([
      [1, 25],
      [2, 25],
      [3, 25],
      [null, 125],
    ]);
    expect(cashOf(state)).toEqual([400, 225 - 50, 225, 225]); // seat 1 has begun its turn
    expect(state.bank.cash).toBe(bank - 125 + 50);
  });

  test('P12: it shows objective and shares', () => {
    const state = claiming(3);
    const { objective } = state.players[0]!;
    expect(only(make(state, CLAIM), 'claimed')).toEqual([
      { kind: 'claimed', seat: 0, objective, amount: 450, figures: FIGURES, shares: ENOUGH },
    ]);
    expect(game.reveals).toContain('claimed');
  });

  test('P12: the card goes under its pile, and the top card of the next amount is taken', () => {
    const state = claiming(3);
    const { objective } = state.players[0]!;
    const top = state.piles[1]![0]!;
    make(state, CLAIM);
    expect(state.piles[0]!.at(-1)).toBe(objective);
    expect(state.players[0]!.objective).toBe(top);
    expect(state.piles.map((pile) => pile.length)).toEqual([8, 9, 10, 10, 10]);
  });

  test('P12: a 650 is followed by another 650', () => {
    const state = claiming(5, { objectives: { 0: [175, 250, 225, 0, 0] }, shares: { 0: [7, 10, 9, 0, 0] } });
    const had = state.players[0]!.objective!;
    const top = state.piles[4]![0]!;
    expect(figuresOf(box, had).reduce((sum, figure) => sum + figure)).toBe(650);
    make(state, CLAIM);
    expect(state.players[0]!.objective).toBe(top);
    expect(state.piles[4]!.at(-1)).toBe(had);
  });

  test('P12: once a turn, and the game goes on with the next player', () => {
    const state = claiming(3, { prices: [30, 30, 30, 10, 10] });
    const next = state.piles[1]!.find((card) => figuresOf(box, card).join() === '125,200,175,0,0')!;
    state.piles = state.piles.map((pile, level) =>
      level === 1 ? [next, ...pile.filter((card) => card !== next)] : pile,
    );
    make(state, CLAIM);
    expect(state.players[0]!.objective).toBe(next);
    expect(state).toMatchObject({ round: 5, turn: { seat: 1 }, phase: { kind: 'card', second: false } });
  });

  test('P12: the last player’s claim in the last round is settled before scoring', () => {
    const last = claiming(2, { round: 20 });
    Object.assign(last, { first: 1 }); // so that seat 0 is the last of the round
    const before = game.worth(last);
    make(last, CLAIM);
    expect(last.phase.kind).toBe('over');
    expect(game.result(last)!.scores).toEqual([before[0]! + 150, before[1]! - 25]);
  });
});

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

  test('P12: he may stop earlier; what the bank lacks lapses', () => {
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
  test('P12: keeps his cash; the claimant picks shares one at a time until none fits within 50', () => {
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

  test('P12: after him the others pay, clockwise, and the bank last', () => {
    const state = claiming(4, { cash: { 2: 10 } });
    const first = make(state, CLAIM);
    expect(only(first, 'paid').map(({ from }) => from)).toEqual([1]);
    const rest = make(state, [takes(MINES), takes(STORES)]);
    expect(only(rest, 'paid').map(({ from }) => from)).toEqual([3, null]);
  });

  test.each([
    ['50: he stays', [2, 0, 0, 0, 0], false],
    ['45: he is bankrupt', [1, 0, 0, 2, 0], true],
    ['nothing: he is bankrupt', [0, 0, 0, 0, 0], true],
  ])('P12: with shares worth %s', (_, shares, out) => {
    const state = claiming(3, { cash: { 1: 20 }, shares: { 1: shares } });
    make(state, CLAIM);
    while (state.phase.kind === 'collect') make(state, game.legal(state, 0)[0]!);
    expect(state.players[1]!.out).toBe(out);
    expect(state.turn.seat).toBe(out ? 2 : 1);
  });

  test('P12: a bankrupt’s shares all go to the claimant, those priced 0 and his cash to the bank', () => {
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
    state.prices = [0, 10, 10, 10, 10]; // for nothing even he could buy
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
