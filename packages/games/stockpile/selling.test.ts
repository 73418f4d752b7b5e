import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { BOOM, COSMIC, DONE, EPIC, begin, game, LEADING, make, refused, sell, table } from './testing/fixture.ts';
import { actionStage } from './phases/action.ts';
import { sellingStage } from './phases/selling.ts';

describe('K13: action', () => {
  test('K13: Booms and Busts move a company of choice by 2, in turn order', () => {
    const state = table({ shares: { 1: { [BOOM]: 1 }, 2: { 7: 1 }, 3: { [LEADING]: 1 } } });
    begin(state, actionStage);
    expect(game.actors(state)).toEqual([1]);
    make(state, 1, { kind: 'action', card: BOOM, company: EPIC });
    expect(game.actors(state)).toEqual([2]);
    make(state, 2, { kind: 'action', card: 7, company: COSMIC });
    expect([state.prices[EPIC], state.prices[COSMIC]]).toEqual([6, 2]);
    expect([state.discard[BOOM], state.discard[7]]).toEqual([1, 1]);
    expect(state.players.map(({ cards }) => cards)).toEqual([0, 0, 0, 1]);
  });

  test('K27: they must be played in the round they are won, harmful or not', () => {
    const state = table({ shares: { 0: { 7: 1, [COSMIC]: 1 } } });
    begin(state, actionStage);
    expect(refused(state, 0, DONE)).toEqual({ rule: 'K27', reason: 'actions-first' });
    expect(refused(state, 0, { kind: 'action', card: BOOM, company: 0 })).toEqual({
      rule: 'K13',
      reason: 'no-such-action',
    });
  });
});

describe('K14: selling', () => {
  test('K14: a share brings its price, a split share twice that, or one half of it', () => {
    const state = table({ shares: { 0: { [COSMIC]: 1 } }, split: { 0: { [EPIC]: 2 } }, places: { [EPIC]: 6 } });
    begin(state, sellingStage);
    make(state, 0, sell(COSMIC));
    make(state, 0, sell(EPIC, 'split'));
    expect(state.players[0]!.cash).toBe(20 + 5 + 14);
    make(state, 0, sell(EPIC, 'half'));
    expect(state.players[0]).toMatchObject({ cash: 46, cards: 1 });
    expect([state.players[0]!.split[EPIC], state.players[0]!.shares[EPIC]]).toEqual([0, 1]);
    expect(refused(state, 0, sell(LEADING))).toEqual({ rule: 'K14', reason: 'no-such-share' });
    make(state, 0, DONE);
    expect([state.discard[COSMIC], state.discard[EPIC]]).toEqual([1, 1]);
  });

  test('K14: with five players the market deck ends exactly empty, and is never reshuffled', () => {
    const rng = fastRng(3);
    const state = game.setup(table({ seats: 5 }).options, 5, rng);
    while (game.actors(state).length > 0) {
      const seat = game.actors(state)[0]!;
      const legal = game.legal(state, seat);
      game.apply(state, seat, legal[rng.below(legal.length)]!, rng, null);
    }
    expect(state.deck).toEqual([]);
  });
});
