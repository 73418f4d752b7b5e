import { describe, expect, test } from 'vitest';
import { figuresOf, levelOf } from './box.ts';
import {
  box,
  cashOf,
  CLAIM,
  claiming,
  DONE,
  down,
  FIGURES_450,
  game,
  make,
  only,
  PASS,
  plays,
  refused,
  SHARES_450,
  table,
  up,
} from './testing/fixture.ts';

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
      { kind: 'claimed', seat: 0, objective, amount: 450, figures: FIGURES_450, shares: SHARES_450 },
    ]);
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
