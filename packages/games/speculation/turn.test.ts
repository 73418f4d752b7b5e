import { fastRng } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import {
  ALHAMBRA,
  CARAT,
  COLONIA,
  game,
  give,
  METRO,
  only,
  playCards,
  returnShares,
  SHOGUN,
  table,
} from './testing/fixture.ts';

/** Cards that move four bricks a little. */
const SOME = [ALHAMBRA, CARAT, COLONIA, SHOGUN];

describe('S7: tiles', () => {
  test('S7: each tile left in a bag is drawn with the same chance', () => {
    const actions = new Map<string, number>();
    const movements = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed++) {
      const state = table({ action: 'none', movement: 6, bricks: { [METRO]: 30 } });
      playCards(state, SOME, fastRng(seed));
      const [action, movement] = [state.out.actions.at(-1)!, String(state.out.movements.at(-1))];
      actions.set(action, (actions.get(action) ?? 0) + 1);
      movements.set(movement, (movements.get(movement) ?? 0) + 1);
    }
    expectDistribution(
      actions,
      new Map([
        ['trade', 3 / 5],
        ['up', 1 / 5],
        ['down', 1 / 5],
      ]),
    );
    expectDistribution(movements, new Map([1, 2, 3, 4, 5].map((number) => [String(number), 1 / 5])));
  });

  test('S7: what was drawn is told, and asks for what it says', () => {
    for (const [action, phase] of [
      ['trade', { kind: 'trade', seat: 1 }],
      ['up', { kind: 'rank', seat: 1, action: 'up' }],
      ['down', { kind: 'rank', seat: 1, action: 'down' }],
      ['none', { kind: 'choose' }],
    ] as const) {
      const state = table({ action: action === 'none' ? 'up' : 'none', movement: 6 });
      state.bags = { actions: [action], movements: [2] };
      const events = playCards(state, SOME);
      expect(only(events, 'turn')).toEqual([{ kind: 'turn', seat: 1, turn: 2, action, movement: 2 }]);
      expect(state.phase).toEqual(phase);
    }
  });
});

describe('S13: the end of a turn', () => {
  test('S13: without a Trade the tiles stay out', () => {
    const state = table({ action: 'none', movement: 6 });
    const events = playCards(state, SOME);
    expect(state.out.actions).toHaveLength(2);
    expect(state.out.movements).toHaveLength(2);
    expect(state.out.actions[0]).toBe('none');
    expect(state.bags.actions).toHaveLength(4);
    expect(state.bags.movements).not.toContain(6);
    expect(only(events, 'bagged')).toEqual([]);
  });

  test('S13: a Trade brings every tile back before the next is drawn', () => {
    const state = table({ action: 'trade', movement: 6 });
    state.out = { actions: ['none', 'up', 'trade'], movements: [6, 1, 2] };
    state.bags = { actions: ['trade', 'trade', 'down'], movements: [3, 4, 5] };
    const events = playCards(state, SOME);
    expect(only(events, 'bagged')).toHaveLength(1);
    expect(state.out.actions).toHaveLength(1);
    expect([...state.bags.actions, ...state.out.actions].toSorted()).toEqual([
      'down',
      'none',
      'trade',
      'trade',
      'trade',
      'up',
    ]);
    expect([...state.bags.movements, ...state.out.movements].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('S13: the next seat clockwise is active', () => {
    for (const [active, next] of [
      [0, 1],
      [2, 3],
      [3, 0],
    ] as const) {
      const state = table({ active });
      playCards(state, SOME);
      expect(state.active).toBe(next);
      expect(state.turn).toBe(2);
    }
  });
});

describe('S14: the end', () => {
  const atTheDoor = () => {
    const state = table({ movement: 3, bricks: { [METRO]: 59, [SHOGUN]: 40, [CARAT]: 30 }, action: 'none' });
    returnShares(state);
    return state;
  };

  test('S14: a brick on END lets the turn be finished, then the game is over', () => {
    const state = atTheDoor();
    const events = playCards(state, [METRO, SHOGUN, CARAT, COLONIA]);
    expect(only(events, 'moved')).toHaveLength(4);
    expect(state.bricks[COLONIA]).toBe(3);
    expect(game.actors(state)).toEqual([]);
    expect(only(events, 'turn')).toEqual([]);
  });

  test('S14: without one the game goes on', () => {
    const state = atTheDoor();
    playCards(state, [CARAT, SHOGUN, CARAT, COLONIA]);
    expect(game.result(state)).toBeNull();
    expect(game.actors(state)).not.toEqual([]);
  });

  test('S14: cash and shares at their prices, negative ones taken off; ties share the place', () => {
    const state = table({
      movement: 1,
      action: 'none',
      bricks: { [METRO]: 59, 0: 58, 1: 57, 2: 56, 3: 55, 5: 54, 6: 53, 7: 51 },
    });
    returnShares(state);
    give(state, 0, METRO); // 400 on END
    give(state, 1, 7, 2); // last in its segment: -40 each
    give(state, 2, 0); // 270
    state.players[2]!.cash = 150;
    state.players[3]!.cash = 0;
    const events = playCards(state, [METRO, METRO, METRO, METRO]);
    const result = { scores: [420, -60, 420, 0], places: [1, 4, 1, 3] };
    expect(game.result(state)).toEqual(result);
    expect(game.worth(state)).toEqual(result.scores);
    expect(only(events, 'ended')).toEqual([{ kind: 'ended', ...result }]);
  });

  test('S14: a brick on END by Rank +1 ends the game after that turn, even if cards move nothing', () => {
    const state = table({ bricks: { [METRO]: 60 }, action: 'up' });
    playCards(state, [8, 0, 1, 2]);
    expect(state.phase.kind).toBe('over');
  });
});
