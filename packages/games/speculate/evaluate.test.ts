import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { winsAhead } from '../testing/ahead.ts';
import { down, game, make, offers, table, up } from './testing/fixture.ts';

type Layout = Parameters<typeof table>[1];
const expectedOf = (layout: Layout, seat = 0): number => game.evaluate(table(4, layout))[seat]!;

describe('evaluate', () => {
  test('P4, P13: shares are worth more than their price while cards are still to come', () => {
    const early = table(4, { phase: { kind: 'claim' } });
    const late = table(4, { phase: { kind: 'claim' }, round: 12 });
    expect(game.evaluate(early)[0]! - game.worth(early)[0]!).toBeGreaterThan(
      game.evaluate(late)[0]! - game.worth(late)[0]!,
    );
  });

  test('P5, P12: the nearer the objective, the better', () => {
    const layout = (shares: number[]): Layout => ({
      phase: { kind: 'deal' },
      prices: [20, 20, 20, 20, 20],
      objectives: { 0: [175, 150, 125, 0, 0] },
      shares: { 0: shares },
    });
    const far = expectedOf(layout([0, 0, 8, 8, 8]));
    const near = expectedOf(layout([8, 8, 8, 0, 0]));
    const met = expectedOf(layout([9, 8, 7, 0, 0]));
    expect(near).toBeGreaterThan(far + 40);
    expect(met).toBeGreaterThan(near + 5);
  });

  test('P7: cash for the next fee is worth more than the same in shares', () => {
    const poor = expectedOf({ phase: { kind: 'claim' }, cash: { 0: 10 }, shares: { 0: [12, 8, 8, 8, 8] } });
    const ready = expectedOf({ phase: { kind: 'claim' }, cash: { 0: 50 }, shares: { 0: [8, 8, 8, 8, 8] } });
    expect(ready).toBeGreaterThan(poor);
  });

  test('P7: who owes the late fee had better have it when dealing ends', () => {
    const owing = (cash: number): number => {
      const state = table(4, { phase: { kind: 'deal' }, cash: { 0: cash } });
      state.turn.owes = true;
      return game.evaluate(state)[0]!;
    };
    expect(owing(100) - owing(60)).toBeGreaterThan(80);
  });

  test('P9, P11: an offer to buy what one’s second card will raise is better than one to buy what it will lower', () => {
    const bought = (sector: number): number => {
      const state = table(4, { round: 2, phase: { kind: 'deal' }, hands: { 0: [up(0, 4), up(0, 3), down(1, 4)] } });
      make(state, offers('buy', 10, sector));
      return game.evaluate(state)[0]!;
    };
    expect(bought(0)).toBeGreaterThan(bought(1) + 10);
  });

  test('P16: at the end it is what the score is', () => {
    const state = table(4, { phase: { kind: 'over' } });
    expect(game.evaluate(state)).toEqual(game.result(state)!.scores);
  });
});

test('who looks one step ahead wins nearly every game against three who do not', () => {
  expect(winsAhead(game as AnyGame, { openHoldings: true }, 4, 24)).toBeGreaterThan(0.85);
});
