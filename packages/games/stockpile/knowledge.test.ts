import { describe, expect, test } from 'vitest';
import {
  AMERICAN,
  begin,
  bid,
  BOOM,
  COSMIC,
  DONE,
  EPIC,
  game,
  lay,
  LEADING,
  make,
  only,
  sell,
  show,
  STANFORD,
  table,
} from './testing/fixture.ts';
import { dealStarts, FOUND, gain, lose, loseAll, show as shows } from './knowledge.ts';
import { biddingStage } from './phases/bidding.ts';
import { deborahStage } from './phases/end-of-round.ts';
import { sellingStage } from './phases/selling.ts';
import { everybody } from './state.ts';
import type { State } from './state.ts';

/** What a viewer knows of seat 0's portfolio, of one kind: at least, at most. */
const bounds = (state: State, viewer: number | null, kind: number): [number, number] => {
  const { least, most } = game.view(state, viewer).players[0]!.known;
  return [least[kind]!, most[kind]!];
};
const startOf = (state: State, viewer: number | null): number => game.view(state, viewer).players[0]!.known.start;

describe('K8, K12: what is known of a portfolio', () => {
  test('K12: a card won face up is known to all, one face down to who placed it', () => {
    const state = table();
    lay(state, 0, [COSMIC]);
    lay(state, 0, [EPIC], 1 << 1);
    begin(state, biddingStage);
    for (let seat = 0; seat < 4; seat++) make(state, seat, bid(seat, 0));
    expect([bounds(state, 1, COSMIC), bounds(state, 1, EPIC)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect([bounds(state, 2, COSMIC), bounds(state, 2, EPIC)]).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  test('K13: an unseen card may be an action until its owner’s action turn, when they show that they have none', () => {
    const state = table({ shares: { 0: { [COSMIC]: 1 } } });
    lay(state, 0, [EPIC], 1 << 1);
    begin(state, biddingStage);
    make(state, 0, bid(0, 0));
    make(state, 1, bid(1, 0));
    make(state, 2, bid(2, 0));
    const told = make(state, 3, bid(3, 0));
    expect(only(told, 'actions-shown')).toContainEqual({ kind: 'actions-shown', seat: 0, booms: 0, busts: 0 });
    expect(bounds(state, 2, BOOM)).toEqual([0, 0]);
  });

  test('K14: a share that is sold is one of those known, if there are any', () => {
    const state = table({ shares: { 0: { [EPIC]: 1 } } });
    gain(state, 0, EPIC, everybody(4), false);
    state.deck.splice(state.deck.indexOf(EPIC), 1);
    begin(state, sellingStage);
    expect(bounds(state, 1, EPIC)).toEqual([1, 2]);
    make(state, 0, sell(EPIC));
    expect(bounds(state, 1, EPIC)).toEqual([0, 1]); // the other one may be of any company
    make(state, 0, DONE);
  });

  test('K16: after a split nobody can have a share of that company, until they win unseen cards again', () => {
    const state = table({ shares: { 0: { [EPIC]: 1, [COSMIC]: 2 } } });
    expect(bounds(state, 1, EPIC)).toEqual([0, 3]);
    loseAll(state, 0, EPIC);
    expect(bounds(state, 1, EPIC)).toEqual([0, 0]);
    expect(bounds(state, 1, COSMIC)).toEqual([0, 3]);
    gain(state, 0, LEADING, 1 << 2, true);
    expect(bounds(state, 1, EPIC)).toEqual([0, 1]);
    expect(bounds(state, 2, EPIC)).toEqual([0, 0]);
  });

  test('K15: shares shown for a dividend are known afterwards', () => {
    const state = table({ investors: { 1: ['deborah'] }, shares: { 0: { [EPIC]: 3 } } });
    begin(state, deborahStage);
    make(state, 1, { kind: 'choose', what: 'company', value: EPIC });
    make(state, 0, show(2));
    expect(bounds(state, 3, EPIC)).toEqual([2, 3]);
  });
});

describe('K2: the start shares are of different companies', () => {
  const dealt = (): State => {
    const state = table();
    dealStarts(state, [COSMIC, EPIC, LEADING, AMERICAN]);
    return state;
  };
  const all = 0b111111;

  test('K2: a seat knows that nobody began with its own company', () => {
    const state = dealt();
    expect(startOf(state, 1)).toBe(all & ~(1 << EPIC));
    expect(startOf(state, null)).toBe(all);
    expect(startOf(state, 0)).toBe(FOUND + COSMIC);
  });

  test('K2: an only card that is sold was the start share; one of several leaves it open', () => {
    const only1 = dealt();
    lose(only1, 0, COSMIC);
    expect(startOf(only1, 1)).toBe(FOUND + COSMIC);
    const two = dealt();
    gain(two, 0, COSMIC, 1 << 2, true);
    lose(two, 0, COSMIC);
    expect(startOf(two, 1)).toBe(0);
    expect(startOf(two, 2)).toBe(all & ~(1 << LEADING)); // they saw the other one come
  });

  test('K2: a split that shows no unseen share rules the company out', () => {
    const state = dealt();
    loseAll(state, 0, STANFORD);
    expect(startOf(state, null)).toBe(all & ~(1 << STANFORD));
    shows(state, 0, COSMIC, 1);
    expect(startOf(state, null)).toBe(FOUND + COSMIC);
  });
});
