import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { winsAhead } from '../testing/ahead.ts';
import { game, table } from './testing/fixture.ts';

type Layout = Parameters<typeof table>[1];
const expectedOf = (layout: Layout, seat = 0): number => game.evaluate(table(4, layout))[seat]!;

describe('evaluate', () => {
  test('P4, P12, P13: a seat may expect more than it has while turns are still to come', () => {
    const early = table(4, { phase: { kind: 'claim' } });
    const late = table(4, { phase: { kind: 'claim' }, round: 12 });
    expect(game.evaluate(early)[0]! - game.worth(early)[0]!).toBeGreaterThan(
      game.evaluate(late)[0]! - game.worth(late)[0]!,
    );
  });

  test('P5, P12: the nearer the objective, the better', () => {
    const layout = (shares: number[]): Layout => ({
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

  test('P9, P12: an objective whose shares nobody can sell is farther away', () => {
    const layout = (others: number[]): Layout => ({
      round: 5,
      prices: [20, 20, 5, 20, 20],
      cash: { 0: 250 },
      objectives: { 0: [175, 150, 125, 0, 0] },
      shares: { 0: [9, 8, 0, 0, 0], 1: others, 2: others, 3: others },
    });
    // What the others do not hold is in the bank.
    expect(expectedOf(layout([0, 0, 0, 0, 0]))).toBeGreaterThan(expectedOf(layout([0, 0, 13, 0, 0])) + 20);
  });

  test('P7: cash for the next fee is worth more than the same in shares', () => {
    const poor = expectedOf({ phase: { kind: 'claim' }, cash: { 0: 10 }, shares: { 0: [12, 8, 8, 8, 8] } });
    const ready = expectedOf({ phase: { kind: 'claim' }, cash: { 0: 50 }, shares: { 0: [8, 8, 8, 8, 8] } });
    expect(ready).toBeGreaterThan(poor);
  });

  test('P7: a seat that owes the late fee and cannot raise it is worth little', () => {
    const owing = (cash: number): number => {
      const state = table(4, { cash: { 0: cash }, shares: { 0: [2, 2, 2, 2, 2] } });
      state.turn.owes = true;
      return game.evaluate(state)[0]!;
    };
    expect(owing(120) - owing(40)).toBeGreaterThan(150);
  });

  test('P16: at the end it is what the score is', () => {
    const state = table(4, { phase: { kind: 'over' } });
    expect(game.evaluate(state)).toEqual(game.result(state)!.scores);
  });
});

test('who looks one step ahead wins nearly every game against three who do not', () => {
  expect(winsAhead(game as AnyGame, { openHoldings: true }, 4, 24)).toBeGreaterThan(0.85);
});
