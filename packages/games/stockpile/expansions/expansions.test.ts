import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { forecastOf, FORECASTS } from '../cards.ts';
import { begin, bid, game, make, only, refused, table } from '../testing/fixture.ts';
import { biddingStage } from '../phases/bidding.ts';
import { interest } from '../phases/end-of-round.ts';
import { bondsStage } from './bonds.ts';
import { layFirstCardStage } from './first-player-card.ts';
import { forecastsStage } from './forecast-dice.ts';

describe('K20: bonds', () => {
  test.each([
    [2, 7],
    [3, 6],
    [4, 5],
    [5, 4],
  ])('K20: %i players pay %i for a bond, up to three, and get 1 interest each', (seats, price) => {
    const state = table({ seats, options: { bonds: true }, cash: { 0: 30 } });
    begin(state, bondsStage);
    expect(refused(state, 0, { kind: 'bonds', count: 4 })).toEqual({ rule: 'K20', reason: 'too-many-bonds' });
    make(state, 0, { kind: 'bonds', count: 3 });
    expect(state.players[0]).toMatchObject({ cash: 30 - 3 * price, bonds: 3 });
    expect(state.bondsLeft).toBe(37);
    begin(state, interest);
    expect(state.players[0]!.cash).toBe(33 - 3 * price);
  });

  test('K20: no more than cash and supply allow; before the dice', () => {
    const state = table({ options: { bonds: true, forecastDice: true }, cash: { 0: 9 }, bonds: { 1: 38 } });
    begin(state, bondsStage);
    expect(game.legal(state, 0)).toHaveLength(2);
    make(state, 0, { kind: 'bonds', count: 0 });
    expect(game.legal(state, 1)).toHaveLength(3);
    make(state, 1, { kind: 'bonds', count: 2 });
    expect(game.legal(state, 2)).toHaveLength(1);
    make(state, 2, { kind: 'bonds', count: 0 });
    expect(only(make(state, 3, { kind: 'bonds', count: 0 }), 'rolled')).toHaveLength(1);
  });
});

describe('K22: forecast dice', () => {
  test('K22: every round six values that the 22 cards can make, for all to see', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed < 200; seed++) {
      const state = table({ options: { forecastDice: true } });
      const told = begin(state, forecastsStage, fastRng(seed));
      expect(state.forecasts).toHaveLength(6);
      expect(only(told, 'rolled')[0]!.forecasts).toEqual(state.forecasts);
      expect(game.view(state, null).forecasts).toEqual(state.forecasts);
      for (const value of state.forecasts) {
        seen.add(value);
        expect(state.forecasts.filter((other) => other === value).length).toBeLessThanOrEqual(2);
      }
      expect(state.pairs.map(({ forecast }) => forecast).toSorted((a, b) => b - a)).toEqual(state.forecasts);
    }
    expect(seen).toEqual(new Set(FORECASTS.map(forecastOf)));
  });
});

describe('K23: first-player card', () => {
  test('K23: it lies on a stockpile, its winner gives it away, that seat starts the next round', () => {
    const state = table({
      options: { firstPlayerCard: true },
      pairs: [
        [0, '+1'],
        [1, '+1'],
        [2, '+1'],
        [3, '+1'],
        [4, '+1'],
        [5, '+1'],
      ],
    });
    begin(state, layFirstCardStage);
    expect(game.actors(state)).toEqual([0]);
    make(state, 0, { kind: 'lay-first-card', pile: 2 });
    make(state, 0, bid(0, 0));
    make(state, 1, bid(2, 1));
    make(state, 2, bid(1, 0));
    make(state, 3, bid(3, 0));
    expect(state.phase).toEqual({ kind: 'give-first-card', seat: 1 });
    make(state, 1, { kind: 'give-first-card', to: 3 });
    expect([state.round, state.first, state.firstCard]).toEqual([2, 3, -1]);
  });

  test('K23: not in the last round', () => {
    const state = table({ options: { firstPlayerCard: true }, round: 6 });
    begin(state, layFirstCardStage);
    expect(state.phase.kind).toBe('bidding');
    begin(state, biddingStage);
    expect(game.view(state, 0).firstCard).toBe(-1);
  });
});
