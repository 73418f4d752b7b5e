import { fastRng } from '@outcry/engine';
import type { AnyGame, AnyView } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, findBot, finishUnless } from './index.ts';
import type { Net } from './index.ts';
import { ladder } from './testing/ladder.ts';

const seen: AnyView = { seat: 0 };

test('a budget too small to play on from every move is spent on the short look alone', () => {
  const { game, legal } = ladder(8, 0);
  for (const playouts of [1, 8, 16, 23, 24, 30]) {
    const advice = findBot('shark').make(game)(seen, legal, fastRng(1), { states: 2, playouts });
    expect(advice.map(({ expected }) => expected)).toEqual([7, 6, 5, 4, 3, 2, 1, 0].map((value) => value - 100));
  }
});

test('a game says from how many moves a bot with a net plays on', () => {
  const { game, legal } = ladder(20, 0);
  /** Playouts find the opposite of what the short look finds: of the moves that are kept, the worst is best. */
  const choice = (foresight: object): unknown => {
    let looks = 0;
    const net: Net = {
      value: (state) => ((state as { mine: number }).mine / 20) * (looks++ < legal.length ? 1 : -1),
      lead: (value) => value,
      chance: () => 0.5,
    };
    const told = { ...game, foresight: { ...game.foresight, ...foresight } } as AnyGame;
    return findBot('shark').make(told, net)(seen, legal, fastRng(1), { states: 1, playouts: 400 })[0]!.move;
  };
  expect(choice({})).toEqual({ value: 12 });
  expect(choice({ withNet: { shortList: 16 } })).toEqual({ value: 4 });
});

describe('a thought in slices', () => {
  const budget = { states: 32, playouts: 4000 };

  test('comes to the same advice as in one go', () => {
    const { game, legal } = ladder(20, 1000);
    for (const name of BOT_NAMES) {
      const { make, inSlices } = findBot(name);
      const advice = finishUnless(inSlices(game)(seen, legal, fastRng(3), budget), () => false);
      expect(advice).toEqual(make(game)(seen, legal, fastRng(3), budget));
    }
  });

  test('can be given up: nothing more is tried', () => {
    const { game, legal, applied } = ladder(20, 1000);
    let looks = 0;
    const thought = findBot('shark').inSlices(game)(seen, legal, fastRng(3), budget);
    expect(finishUnless(thought, () => ++looks === 4)).toBeNull();
    expect(applied()).toBeGreaterThan(0);
    expect(applied()).toBeLessThan(budget.playouts / 4);
  });
});
