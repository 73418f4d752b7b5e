import { fastRng, MoveError, play } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { bags, places } from './choices.ts';
import { counts, EDISON, game, GAMESTART, GAZILLIOON, make, NILE, OIL, table } from './testing/fixture.ts';
import { positionOf } from './state.ts';
import type { Move, State } from './state.ts';

const offered = (state: State, kind: Move['kind']): Move[] =>
  game.legal(state, 0).filter((move) => move.kind === kind) as Move[];
const countsOf = (state: State, kind: 'buy' | 'short', company: number): number[] =>
  offered(state, kind).flatMap((move) => ('count' in move && move.company === company ? [move.count] : []));

/** The rule and reason a move is refused with. The state must not change. */
function refused(state: State, move: Move): string {
  const before = JSON.stringify(state);
  try {
    play(game as AnyGame, state, 0, move, fastRng(1));
  } catch (error) {
    expect(JSON.stringify(state)).toBe(before);
    if (error instanceof MoveError && error.refusal) return `${error.refusal.rule} ${error.refusal.reason}`;
    throw error;
  }
  throw new Error('it was taken');
}

describe('the order of turns', () => {
  test('B7: clockwise from the first player, then back from the last', () => {
    const state = table({ seats: 4 });
    state.first = 2;
    state.phase = { kind: 'action', turn: 0, seat: 2 };
    const order: number[] = [];
    while (state.phase.kind === 'action') {
      order.push(state.phase.seat);
      make(state, state.phase.seat, { kind: 'pass' });
    }
    expect(order).toEqual([2, 3, 0, 1, 1, 0, 3, 2]);
    expect(state.phase).toEqual({ kind: 'roll', waiting: [2, 3, 0, 1] });
  });
  test('B7: passing is always allowed', () => {
    expect(offered(table({ cash: { 0: 0 } }), 'pass')).toHaveLength(1);
  });
});

describe('buying', () => {
  test('B7: the worked example: price 10, five stocks of a fresh board cost 70', () => {
    const state = table({ prices: { [NILE]: 10 } });
    expect(make(state, 0, { kind: 'buy', company: NILE, count: 5 })).toEqual([
      { kind: 'bought', seat: 0, company: NILE, count: 5, money: 70 },
    ]);
    expect(state.screens[0]!.cash).toBe(30);
    expect(state.tokens[NILE]).toBe(0);
    expect(positionOf(state, 0, NILE)).toBe(5);
  });
  test.each([
    [10, 1, 0],
    [10, 2, 5],
    [10, 10, 100],
    [6, 1, 10],
    [5, 3, 35],
    [1, 1, 20],
    [3, 3, 50],
  ])('B3, B7: with %i stocks on the board, %i cost %i at price 10, lowest first', (tokens, count, cost) => {
    const state = table({ prices: { [NILE]: 10 }, tokens: { [NILE]: tokens } });
    make(state, 0, { kind: 'buy', company: NILE, count });
    expect(state.screens[0]!.cash).toBe(100 - cost);
  });
  test('B7: a stock never costs less than 0', () => {
    const state = table({ prices: { [NILE]: 5 }, tokens: { [NILE]: 10 } });
    make(state, 0, { kind: 'buy', company: NILE, count: 1 });
    expect(state.screens[0]!.cash).toBe(100);
  });
  test('B7: as many as the board holds and the cash pays', () => {
    expect(countsOf(table(), 'buy', EDISON)).toEqual([1, 2, 3]);
    expect(countsOf(table({ cash: { 0: 110 } }), 'buy', EDISON)).toEqual([1, 2, 3, 4]);
    expect(countsOf(table({ cash: { 0: 500 }, tokens: { [EDISON]: 2 } }), 'buy', EDISON)).toEqual([1, 2]);
    expect(countsOf(table({ tokens: { [EDISON]: 0 } }), 'buy', EDISON)).toEqual([]);
  });
});

describe('shorting', () => {
  test('B7: the worked example: price 10, three shorted on a fresh board bring 25', () => {
    const state = table({ prices: { [NILE]: 10 } });
    expect(make(state, 0, { kind: 'short', company: NILE, count: 3 })).toEqual([
      { kind: 'shorted', seat: 0, company: NILE, count: 3, money: 25 },
    ]);
    expect(state.screens[0]!.cash).toBe(125);
    expect(state.tokens[NILE]).toBe(8);
    expect(positionOf(state, 0, NILE)).toBe(-3);
  });
  test('B3, B7: onto the highest empty space first, never below 0', () => {
    const state = table({ prices: { [NILE]: 5 }, tokens: { [NILE]: 0 } });
    expect(game.view(state, 0).proceeds[NILE]).toEqual([15, 25, 35, 40, 45, 50, 55, 55, 55, 55]);
  });
  test('B7, B12: as many as there are empty spaces, whatever one owns', () => {
    expect(countsOf(table(), 'short', EDISON)).toEqual([1, 2, 3, 4, 5]);
    expect(countsOf(table({ tokens: { [EDISON]: 0 }, cash: { 0: 0 } }), 'short', EDISON)).toHaveLength(10);
    expect(countsOf(table({ tokens: { [EDISON]: 10 } }), 'short', EDISON)).toEqual([]);
  });
  test('B12: stocks never run out: forty shorted already, and more can be', () => {
    const state = table({ traded: { 0: { [EDISON]: -20 }, 1: { [EDISON]: -20 } } });
    make(state, 0, { kind: 'short', company: EDISON, count: 5 });
    expect(positionOf(state, 0, EDISON)).toBe(-25);
  });
});

describe('a position is one signed number', () => {
  test.each([
    [-2, 'buy', 3, 1],
    [-5, 'buy', 3, -2],
    [2, 'short', 3, -1],
    [5, 'short', 3, 2],
  ] as const)('B8: %i, then %s %i: %i', (before, kind, count, after) => {
    const state = table({ traded: { 0: { [NILE]: before } } });
    make(state, 0, { kind, company: NILE, count });
    expect(positionOf(state, 0, NILE)).toBe(after);
  });
  test('B8: first stocks are sold by shorting like any others', () => {
    const state = table({ stocks: { 0: { [NILE]: 3 } } });
    make(state, 0, { kind: 'short', company: NILE, count: 5 });
    expect(positionOf(state, 0, NILE)).toBe(-2);
  });
});

describe('taking dice', () => {
  const lying = { [EDISON]: [2, 4, 4], [NILE]: [6] };
  test('B7: any set of those of one company, told by pips', () => {
    const sets = offered(table({ lying }), 'take').map((move) =>
      move.kind === 'take' ? `${move.company}: ${move.pips.join(' ')}` : '',
    );
    expect(sets.toSorted()).toEqual(['0: 2', '0: 2 4', '0: 2 4 4', '0: 4', '0: 4 4', '1: 6']);
  });
  test('B7: they go behind the screen and their pips fall', () => {
    const state = table({ lying });
    make(state, 0, { kind: 'take', company: EDISON, pips: [2, 4] });
    expect(game.view(state, 0).pips[EDISON]).toBe(4);
    expect(state.screens[0]!.dice).toEqual(counts({ [EDISON]: 2 }));
  });
});

describe('placing dice', () => {
  test('B7: one to three from behind the screen, of any companies', () => {
    const state = table({ dice: { 0: { [EDISON]: 2, [NILE]: 2 } } });
    const sets = offered(state, 'place').map((move) => (move.kind === 'place' ? move.dice.slice(0, 2).join('+') : ''));
    expect(sets.toSorted()).toEqual(['0+1', '0+2', '1+0', '1+1', '1+2', '2+0', '2+1']);
    make(state, 0, { kind: 'place', dice: counts({ [EDISON]: 1, [NILE]: 2 }) });
    expect(state.rumors).toEqual(counts({ [EDISON]: 1, [NILE]: 2 }));
    expect(state.screens[0]!.dice).toEqual(counts({ [EDISON]: 1 }));
  });
  test('B7: nothing to place without dice', () => {
    expect(offered(table(), 'place')).toEqual([]);
  });
  test('lists are the same objects for screens with the same choices, and right for others', () => {
    expect(places(counts({ [EDISON]: 7 }))).toBe(places(counts({ [EDISON]: 3 })));
    expect(bags(counts({ [EDISON]: 7 }))).not.toBe(bags(counts({ [EDISON]: 6 })));
  });
});

describe('refusals', () => {
  const state = table({ dice: { 0: { [EDISON]: 4 } }, lying: { [EDISON]: [3, 5] }, tokens: { [NILE]: 8 } });
  test.each<[Move, string]>([
    [{ kind: 'buy', company: GAMESTART, count: 1 }, 'B1 not-in-play'],
    [{ kind: 'short', company: OIL, count: 1 }, 'B1 not-in-play'],
    [{ kind: 'take', company: GAMESTART, pips: [1] }, 'B1 not-in-play'],
    [{ kind: 'buy', company: EDISON, count: 6 }, 'B7 too-few-stocks'],
    [{ kind: 'buy', company: EDISON, count: 4 }, 'B7 too-little-cash'],
    [{ kind: 'short', company: NILE, count: 3 }, 'B7 too-few-spaces'],
    [{ kind: 'take', company: EDISON, pips: [4] }, 'B7 dice-not-there'],
    [{ kind: 'take', company: EDISON, pips: [5, 5] }, 'B7 dice-not-there'],
    [{ kind: 'take', company: EDISON, pips: [5, 3] }, 'B7 pips-not-rising'],
    [{ kind: 'take', company: GAZILLIOON, pips: [1] }, 'B7 dice-not-there'],
    [{ kind: 'place', dice: counts({ [EDISON]: 4 }) }, 'B7 place-one-to-three'],
    [{ kind: 'place', dice: counts({}) }, 'B7 place-one-to-three'],
    [{ kind: 'place', dice: counts({ [NILE]: 1 }) }, 'B7 too-few-dice'],
    [{ kind: 'bag', dice: counts({}) }, 'B9 no-bag-now'],
  ])('%j: %s', (move, reason) => {
    expect(refused(state, move)).toBe(reason);
  });
  test.each<[Move, string]>([
    [{ kind: 'pass' }, 'B9 bag-now'],
    [{ kind: 'bag', dice: counts({ [NILE]: 1 }) }, 'B9 too-few-dice'],
    [{ kind: 'bag', dice: counts({ [EDISON]: 1 }) }, 'B9 too-many-kept'],
  ])('in the roll phase, %j: %s', (move, reason) => {
    const rolling = table({ dice: { 0: { [EDISON]: 7 } }, phase: { kind: 'roll', waiting: [0, 1, 2] } });
    expect(refused(rolling, move)).toBe(reason);
  });
});
