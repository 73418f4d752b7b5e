import { describe, expect, test } from 'vitest';
import { counts, EDISON, game, NILE, table } from '../testing/fixture.ts';
import { lying, mayOf, moveOf, ownDice, sameMove, toggled } from './choice.ts';
import type { Choice } from './choice.ts';

const state = table({
  lying: { [EDISON]: [2, 6, 3, 6] },
  dice: { 0: { [EDISON]: 1, [NILE]: 3 } },
  tokens: { [NILE]: 2 },
});
const view = game.view(state, 0);
const legal = game.legal(state, 0);
const ready = (choice: Choice) => {
  const move = moveOf(view, choice);
  return move && legal.find((other) => sameMove(move, other));
};

test('dice lie highest first, own dice by company', () => {
  expect(lying(view, EDISON)).toEqual([6, 6, 3, 2]);
  expect(ownDice(view)).toEqual([EDISON, NILE, NILE, NILE]);
  expect(ownDice(game.view(state, null))).toEqual([]);
});

describe('a choice comes to the legal move that it means', () => {
  test('trades and passing', () => {
    expect(ready({ kind: 'buy', company: NILE, count: 2 })).toEqual({ kind: 'buy', company: NILE, count: 2 });
    expect(ready({ kind: 'buy', company: NILE, count: 3 })).toBeUndefined();
    expect(ready({ kind: 'pass' })).toEqual({ kind: 'pass' });
  });

  test('dice taken, with their pips rising', () => {
    expect(ready({ kind: 'take', company: EDISON, at: [0, 3] })).toEqual({
      kind: 'take',
      company: EDISON,
      pips: [2, 6],
    });
    expect(ready({ kind: 'take', company: null, at: [] })).toBeNull();
  });

  test('dice placed, one to three', () => {
    expect(ready({ kind: 'place', at: [2, 0] })).toEqual({ kind: 'place', dice: counts({ [EDISON]: 1, [NILE]: 1 }) });
    expect(ready({ kind: 'place', at: [] })).toBeNull();
    expect(ready({ kind: 'place', at: [0, 1, 2, 3] })).toBeUndefined();
  });

  test('nothing in the bag is a choice, too (B9)', () => {
    expect(moveOf(view, { kind: 'bag', at: [] })).toEqual({ kind: 'bag', dice: counts({}) });
  });
});

test('what may be done is read off the legal moves', () => {
  const may = mayOf(legal, 6);
  expect(may).toMatchObject({ place: true, bag: false });
  expect([may.buy[NILE], may.short[NILE], may.take[EDISON], may.take[NILE]]).toEqual([2, 8, 4, 0]);
});

test('a die is chosen and let go', () => {
  expect(toggled(toggled([1], 3), 1)).toEqual([3]);
});
