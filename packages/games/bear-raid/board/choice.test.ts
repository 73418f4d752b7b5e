import { describe, expect, test } from 'vitest';
import { counts, EDISON, game, NILE, table } from '../testing/fixture.ts';
import { offerOf } from '@outcry/ui/taps.ts';
import { behind, lying, limitsOf, ownDice, SAYINGS, toggled } from './choice.ts';
import type { Tap } from './choice.ts';

const state = table({
  lying: { [EDISON]: [2, 6, 3, 6] },
  dice: { 0: { [EDISON]: 1, [NILE]: 3 } },
  tokens: { [NILE]: 2 },
});
const view = game.view(state, 0);
const legal = game.legal(state, 0);
const ready = (...taps: Tap[]) => offerOf(SAYINGS, legal, taps).exact;
const faces = (dice: readonly { readonly face: number }[]) => dice.map(({ face }) => face);

test('dice lie highest first, own dice by company', () => {
  expect(faces(lying(view, EDISON))).toEqual([6, 6, 3, 2]);
  expect(faces(ownDice(view))).toEqual([EDISON, NILE, NILE, NILE]);
  expect(ownDice(game.view(state, null))).toEqual([]);
  expect(behind([0, 2])).toEqual([
    { face: 1, which: 0 },
    { face: 1, which: 1 },
  ]);
});

describe('a choice comes to the legal move that it means', () => {
  test('trades and passing', () => {
    expect(ready('act buy', `company ${NILE}`, 'count 2')).toEqual({ kind: 'buy', company: NILE, count: 2 });
    expect(ready('act buy', `company ${NILE}`, 'count 3')).toBeNull();
    expect(ready('act pass')).toEqual({ kind: 'pass' });
  });

  test('dice taken, with their pips rising, whichever of those that are alike', () => {
    const taken = { kind: 'take', company: EDISON, pips: [2, 6] };
    expect(ready('act take', `lying ${EDISON} 6 0`, `lying ${EDISON} 2 0`)).toEqual(taken);
    expect(ready('act take', `lying ${EDISON} 6 1`, `lying ${EDISON} 2 0`)).toEqual(taken);
    expect(ready('act take')).toBeNull();
  });

  test('dice placed, one to three', () => {
    const placed = { kind: 'place', dice: counts({ [EDISON]: 1, [NILE]: 1 }) };
    expect(ready('act place', `own ${NILE} 2`, `own ${EDISON} 0`)).toEqual(placed);
    expect(ready('act place')).toBeNull();
    const own = ownDice(view).map(({ face, which }): Tap => `own ${face} ${which}`);
    expect(ready('act place', ...own)).toBeNull();
  });

  test('nothing in the bag is a choice, too (B9)', () => {
    const nothing = { kind: 'bag', dice: counts({}) } as const;
    expect(offerOf(SAYINGS, [nothing, { kind: 'bag', dice: counts({ [NILE]: 1 }) }], []).end).toEqual(nothing);
  });
});

test('what may be done is read off the legal moves', () => {
  const limits = limitsOf(legal, 6);
  expect(limits).toMatchObject({ place: true, bag: false });
  expect([limits.buy[NILE], limits.short[NILE], limits.take[EDISON], limits.take[NILE]]).toEqual([2, 8, 4, 0]);
});

test('a die is chosen and let go', () => {
  expect(toggled(toggled(['own 0 0'], 'own 1 0'), 'own 0 0')).toEqual(['own 1 0']);
});
