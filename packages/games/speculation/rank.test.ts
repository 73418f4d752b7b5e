import { describe, expect, test } from 'vitest';
import {
  ALHAMBRA,
  CARAT,
  COLONIA,
  game,
  make,
  METRO,
  only,
  playCards,
  refused,
  SHOGUN,
  table,
  TIMBUKTU,
} from './testing/fixture.ts';
import type { Wanted } from './testing/fixture.ts';

/** A turn in which seat 0 has drawn a rank tile. */
const ranking = (action: 'up' | 'down', wanted: Wanted) =>
  table({ action, phase: { kind: 'rank', seat: 0, action }, ...wanted });

const choices = (action: 'up' | 'down', wanted: Wanted): number[] =>
  game.legal(ranking(action, wanted), 0).map((move) => (move.kind === 'rank' ? move.company : -1));

const ALL_ON_TRACK = { 0: 11, 1: 12, 2: 13, 3: 14, 4: 15, 5: 16, 6: 17, 7: 18 };

describe('S9: where a brick goes', () => {
  test.each([
    ['past Alhambra and Timbuktu, to 23', 'up', { [METRO]: 18, [ALHAMBRA]: 21, [TIMBUKTU]: 22 }, METRO, 23],
    ['to the space just ahead of the next brick', 'up', { [METRO]: 18, [ALHAMBRA]: 21, [TIMBUKTU]: 23 }, METRO, 22],
    ['only past the next one', 'up', { [METRO]: 18, [ALHAMBRA]: 21, [TIMBUKTU]: 40 }, METRO, 22],
    ['from START past the rearmost brick', 'up', { [METRO]: 5, [ALHAMBRA]: 21 }, CARAT, 6],
    ['from START past a row of bricks', 'up', { [METRO]: 1, [ALHAMBRA]: 2, [TIMBUKTU]: 3 }, CARAT, 4],
    ['beyond 59 to END', 'up', { [METRO]: 50, [ALHAMBRA]: 59 }, METRO, 60],
    ['over a full row to END', 'up', { [METRO]: 50, [ALHAMBRA]: 58, [TIMBUKTU]: 59 }, METRO, 60],
    ['behind the next lower brick', 'down', { [METRO]: 30, [ALHAMBRA]: 21 }, METRO, 20],
    ['behind a row of bricks', 'down', { [METRO]: 30, [ALHAMBRA]: 21, [TIMBUKTU]: 20, [CARAT]: 19 }, METRO, 18],
    ['to START when the next lower is on START', 'down', { [METRO]: 30, [ALHAMBRA]: 41 }, METRO, 0],
    ['to START when no space is free behind', 'down', { [METRO]: 30, [ALHAMBRA]: 2, [TIMBUKTU]: 1 }, METRO, 0],
    ['to START from just ahead of space 1', 'down', { ...ALL_ON_TRACK, [METRO]: 2, [ALHAMBRA]: 1 }, METRO, 0],
  ] as const)('S9: %s (%s)', (_, action, bricks, company, to) => {
    const state = ranking(action, { bricks });
    const from = state.bricks[company]!;
    const events = make(state, 0, { kind: 'rank', company });
    expect(state.bricks[company]).toBe(to);
    expect(only(events, 'ranked')).toEqual([{ kind: 'ranked', seat: 0, action, company, from, to }]);
    expect(state.phase.kind).toBe('choose');
  });
});

describe('S9: which bricks may be chosen', () => {
  test('S9: Rank +1: any but the first', () => {
    expect(choices('up', { bricks: ALL_ON_TRACK })).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(choices('up', { bricks: { [METRO]: 3 } })).toEqual([0, 1, 2, 3, 5, 6, 7]);
  });
  test('S9, S15: Rank -1: any but the last, which is on the track only when START is empty', () => {
    expect(choices('down', { bricks: ALL_ON_TRACK })).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(choices('down', { bricks: { [METRO]: 3, [SHOGUN]: 9 } })).toEqual([METRO, SHOGUN]);
  });
  test('S9: only the active seat chooses, and must', () => {
    const state = ranking('up', { bricks: ALL_ON_TRACK });
    expect(game.actors(state)).toEqual([0]);
    expect(game.legal(state, 1)).toEqual([]);
  });
  test.each([
    ['the first brick', 'up', { bricks: ALL_ON_TRACK }, { kind: 'rank', company: TIMBUKTU }, 'first-brick'],
    ['the last brick', 'down', { bricks: ALL_ON_TRACK }, { kind: 'rank', company: ALHAMBRA }, 'last-brick'],
    ['a brick on START', 'down', { bricks: { [METRO]: 3 } }, { kind: 'rank', company: COLONIA }, 'on-start'],
    ['passing', 'down', { bricks: { [METRO]: 3 } }, { kind: 'trade', buy: null, sell: null }, 'rank-now'],
  ] as const)('S9: refused: %s', (_, action, wanted, move, reason) => {
    expect(refused(ranking(action, wanted), 0, move)).toEqual({ code: 'illegal', rule: 'S9', reason });
  });
});

test('S9: a rank tile with all bricks on START counts as No Action', () => {
  for (const action of ['up', 'down'] as const) {
    const state = table({ action: 'none' });
    state.bags.actions = [action];
    playCards(state, [8, 0, 1, 2]); // a Bank Holiday keeps all on START
    expect(state.bricks).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(state.out.actions).toEqual(['none', action]);
    expect(state.phase).toEqual({ kind: 'choose' });
  }
});

test('S9: with a brick on the track the tile is to be used', () => {
  for (const action of ['up', 'down'] as const) {
    const state = table({ action: 'none' });
    state.bags.actions = [action];
    playCards(state, [METRO, 0, 1, 2]);
    expect(state.phase).toEqual({ kind: 'rank', seat: 1, action });
  }
});

test('S9: prices follow at once', () => {
  const state = ranking('up', { bricks: { [METRO]: 18, [TIMBUKTU]: 22 } });
  const events = make(state, 0, { kind: 'rank', company: METRO });
  expect(state.prices[METRO]).toBe(175);
  expect(state.prices[TIMBUKTU]).toBe(150);
  expect(only(events, 'priced')).toEqual([{ kind: 'priced', prices: state.prices }]);
});

test('S10: a brick on END by Rank +1 is ahead of those that come by cards in the same turn', () => {
  const state = ranking('up', { bricks: { [METRO]: 50, [ALHAMBRA]: 59 } });
  make(state, 0, { kind: 'rank', company: METRO });
  playCards(state, [ALHAMBRA, CARAT, COLONIA, SHOGUN]);
  expect(state.arrived).toEqual([METRO, ALHAMBRA]);
  expect([state.prices[METRO], state.prices[ALHAMBRA]]).toEqual([400, 350]);
  expect(state.phase.kind).toBe('over');
});
