import { describe, expect, test } from 'vitest';
import {
  AMERICAN,
  begin,
  BOTTOMLINE,
  cashOf,
  COSMIC,
  EPIC,
  game,
  make,
  only,
  priceIs,
  refused,
  rules,
  show,
  showAll,
  STANFORD,
  table,
} from './testing/fixture.ts';
import type { Wanted } from './testing/fixture.ts';
import { shift } from './market.ts';
import { movementStage } from './phases/movement.ts';
import { run } from './round.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { fastRng } from '@outcry/engine';

/** A company moves, and dividends begin. */
function moves(state: State, company: number, steps: number): Event[] {
  const events: Event[] = [];
  const play = { rules, state, rng: fastRng(1), emit: (event: Event) => void events.push(event) };
  state.phase = { kind: 'action', turn: 0, shown: true, used: 0, played: 0 };
  shift(play, company, steps);
  run(play);
  return events;
}

const advanced: Wanted['options'] = { board: 'advanced' };

describe('K4: the standard board', () => {
  test.each([
    ['a plain move', 4, 2, 7],
    ['9 with +4 is 8, after a split', 8, 4, 8],
    ['10 with +1 splits to 6', 9, 1, 6],
    ['3 with -2', 2, -2, 1],
    ['2 with -3 is bankrupt: back to 5', 1, -3, 5],
    ['1 with -1 is bankrupt', 0, -1, 5],
  ])('K4: %s', (_name, place, steps, price) => {
    const state = table({ places: { [EPIC]: place } });
    moves(state, EPIC, steps);
    expect(priceIs(state, EPIC)).toBe(price);
  });
});

describe('K5: the advanced board', () => {
  test.each([
    ['Cosmic Computers from 9 splits to 5', COSMIC, 4, 1, 5],
    ['Bottomline Bank from 6 splits to 4', BOTTOMLINE, 5, 1, 4],
    ['American Automotive from 13 splits to 7', AMERICAN, 6, 1, 7],
    ['Epic Electric from 10 splits to the first 5, then goes on', EPIC, 9, 2, 5],
    ['Stanford Steel bankrupt goes to the first 5', STANFORD, 0, -1, 5],
  ])('K5: %s', (_name, company, place, steps, price) => {
    const state = table({ options: advanced, places: { [company]: place } });
    moves(state, company, steps);
    expect(priceIs(state, company)).toBe(price);
  });

  test('K5: Stanford Steel pays 1 per share when it rises onto a $, split shares double', () => {
    const state = table({
      options: advanced,
      shares: { 0: { [STANFORD]: 2 } },
      split: { 1: { [STANFORD]: 1 } },
      places: { [STANFORD]: 6 },
    });
    moves(state, STANFORD, 1);
    expect(state.phase).toMatchObject({ kind: 'dividend', company: STANFORD, each: 1 });
    showAll(state);
    expect(cashOf(state)).toEqual([22, 22, 20, 20]);
  });

  test('K5: not when it falls onto a $, nor when it rises beside one', () => {
    const state = table({ options: advanced, shares: { 0: { [STANFORD]: 2 } }, places: { [STANFORD]: 8 } });
    moves(state, STANFORD, -1);
    moves(state, STANFORD, 1);
    expect(cashOf(state)).toEqual([20, 20, 20, 20]);
  });

  test('K5: after a split in the same move its shares count as split', () => {
    const state = table({ options: advanced, shares: { 0: { [STANFORD]: 1 } }, places: { [STANFORD]: 9 } });
    moves(state, STANFORD, 2); // split to the first 3, then onto the second, which has a $
    expect(state.players[0]).toMatchObject({ cash: 22, cards: 0 });
  });

  test('K27, K28: a short track splits twice in one move; cards just moved bring 10', () => {
    const state = table({
      options: advanced,
      shares: { 0: { [COSMIC]: 1 } },
      split: { 1: { [COSMIC]: 1 } },
      places: { [COSMIC]: 4 },
    });
    moves(state, COSMIC, 4); // 9 -> 5 (split), 7, 9, -> 5 (split again)
    expect(priceIs(state, COSMIC)).toBe(5);
    expect(cashOf(state)).toEqual([30, 40, 20, 20]);
    expect(state.players[0]!.split[COSMIC]).toBe(1);
  });
});

describe('K16, K17: splits and bankruptcies', () => {
  test('K16: all shares of the company are shown and go to split; those already there bring 10 each', () => {
    const state = table({
      shares: { 0: { [EPIC]: 2, [COSMIC]: 1 }, 1: { [EPIC]: 1 } },
      split: { 1: { [EPIC]: 2 } },
      places: { [EPIC]: 9 },
    });
    const told = moves(state, EPIC, 1);
    expect(only(told, 'split')).toMatchObject([{ shown: [2, 1, 0, 0], paid: [0, 20, 0, 0] }]);
    expect(state.players.map(({ split }) => split[EPIC])).toEqual([2, 3, 0, 0]);
    expect(state.players[0]!.cards).toBe(1);
    expect(cashOf(state)).toEqual([20, 40, 20, 20]);
  });

  test('K17: all shares of the company are discarded, split ones too', () => {
    const state = table({
      shares: { 0: { [EPIC]: 2, [COSMIC]: 1 } },
      split: { 1: { [EPIC]: 2 } },
      places: { [EPIC]: 0 },
    });
    moves(state, EPIC, -3);
    expect(state.discard[EPIC]).toBe(4);
    expect(state.players.map(({ cards, split }) => cards + split[EPIC]!)).toEqual([1, 0, 0, 0]);
    expect(game.view(state, null).lost[EPIC]).toEqual([2, 2, 0, 0]);
  });
});

describe('K15: movement', () => {
  test('K15: the players’ pairs in turn order, then the open and the face-down ones', () => {
    const state = table({ seats: 3 });
    state.first = 1;
    const told = begin(state, movementStage);
    expect(only(told, 'forecast').map(({ pair, seat }) => [pair, seat])).toEqual([
      [1, 1],
      [2, 2],
      [0, 0],
      [3, null],
      [4, null],
      [5, null],
    ]);
    expect(state.prices).toEqual([8, 6, 5, 4, 2, 1]);
    expect(state.round).toBe(2);
    expect(game.view(state, null).lastPairs.map(({ company }) => company)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('K15: two players reveal both their pairs in turn', () => {
    const state = table({ seats: 2 });
    state.first = 1;
    const told = begin(state, movementStage);
    expect(only(told, 'forecast').map(({ pair }) => pair)).toEqual([2, 3, 0, 1, 4, 5]);
  });

  test('K15: a dividend pays 1 per $ and share shown; everybody with a face-down card is asked at once', () => {
    const state = table({
      shares: { 0: { [AMERICAN]: 3 }, 2: { [COSMIC]: 1 } },
      split: { 1: { [AMERICAN]: 1 } },
    });
    begin(state, movementStage);
    expect(game.actors(state)).toEqual([0, 2]);
    expect(game.legal(state, 2)).toEqual([show(0)]);
    expect(refused(state, 0, show(4))).toEqual({ rule: 'K15', reason: 'too-many-shown' });
    make(state, 0, show(2));
    expect(game.view(state, null).phase).toMatchObject({ kind: 'dividend', shown: [-1, -1, -1, -1] });
    const told = make(state, 2, show(0));
    expect(only(told, 'dividend')).toMatchObject([{ shown: [2, 0, 0, 0], paid: [4, 4, 0, 0] }]);
    expect(cashOf(state)).toEqual([24, 24, 20, 20]);
    expect(game.view(state, 3).players[0]!.known.least[AMERICAN]).toBe(2);
    expect(state.prices[AMERICAN]).toBe(4);
  });
});
