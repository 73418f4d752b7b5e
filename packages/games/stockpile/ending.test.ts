import { describe, expect, test } from 'vitest';
import {
  AMERICAN,
  begin,
  BOTTOMLINE,
  cashOf,
  COSMIC,
  EPIC,
  game,
  LEADING,
  only,
  STANFORD,
  table,
} from './testing/fixture.ts';
import { interest } from './phases/end-of-round.ts';
import { taxPenalty, commodityBonus } from './expansions/commodities.ts';
import { PRINTED } from './data.ts';

describe('K19: the end of the game', () => {
  test('K19: majority 10, tied 5 each, split shares count two; all shares are sold, split ones double', () => {
    const state = table({
      seats: 3,
      round: 7,
      cash: { 0: 10, 1: 20, 2: 30 },
      shares: { 0: { [COSMIC]: 3, [EPIC]: 1 }, 1: { [COSMIC]: 1, [EPIC]: 1 }, 2: { [EPIC]: 1 } },
      split: { 1: { [COSMIC]: 1, [LEADING]: 1 } },
    });
    begin(state, interest);
    expect(state.phase.kind).toBe('over');
    // 0: 10 + 4 shares at 5 + 5 (Cosmic tied at 3) + 5 (Epic, three tied)
    // 1: 20 + (1 + 2 + 1 + 2) shares at 5 + 5 + 5 + 10 (Leading)
    // 2: 30 + 5 + 5
    expect(game.result(state)).toEqual({ scores: [40, 70, 40], places: [2, 1, 2] });
  });

  test('K19: debts are subtracted, the total may be negative, interest of the last round comes first', () => {
    const state = table({
      round: 6,
      options: { bonds: true },
      cash: { 0: 0, 1: 1 },
      debts: { 0: [3, 2], 1: [2] },
      bonds: { 1: 1 },
    });
    const told = begin(state, interest);
    expect(game.worth(state).slice(0, 2)).toEqual([-5, 5]); // 1 and interest of 1 pay the fee; the bond brings 5
    expect(only(told, 'final')[0]).toMatchObject({ seat: 0, reckoning: { debts: 5, total: -5 } });
    expect(cashOf(state)[1]).toBe(0);
  });

  test('K19: nobody has a majority of what nobody holds', () => {
    const state = table({ round: 6 });
    begin(state, interest);
    expect(game.worth(state)).toEqual([20, 20, 20, 20]);
  });

  test('K20: seven bonds of four players come back as 35', () => {
    const state = table({ round: 6, options: { bonds: true }, bonds: { 2: 7 } });
    begin(state, interest);
    expect(game.worth(state)[2]).toBe(20 + 7 + 35);
  });

  test('K21: two cattle, two oil, corn and gold bring 32; taxes cost by their number', () => {
    expect(commodityBonus(PRINTED, [1, 0, 2, 0, 1, 2, 0])).toBe(32);
    expect(commodityBonus(PRINTED, [1, 1, 1, 1, 1, 1, 0])).toBe(48);
    expect([0, 1, 3, 7].map((taxes) => taxPenalty(PRINTED, [0, 0, 0, 0, 0, 0, taxes]))).toEqual([0, 2, 12, 56]);
    const state = table({
      round: 6,
      options: { commodities: true },
      goods: { 0: { 0: 1, 2: 2, 4: 1, 5: 2 }, 1: { 6: 2 } },
    });
    begin(state, interest);
    expect(game.worth(state).slice(0, 2)).toEqual([52, 14]);
  });

  test('K24: Graham adds 1 to every share in the final sale, split ones double; Soros sells one at 8', () => {
    const state = table({
      round: 6,
      investors: { 0: ['graham'], 1: ['soros'] },
      shares: { 0: { [BOTTOMLINE]: 2 }, 1: { [STANFORD]: 1, [AMERICAN]: 1 } },
      split: { 0: { [EPIC]: 1 } },
      places: { [STANFORD]: 1 },
    });
    begin(state, interest);
    // 0: 20 + 4 shares at 6 + two majorities; 1: 20 + 8 (instead of 2) + 5 + two majorities
    expect(game.worth(state).slice(0, 2)).toEqual([64, 53]);
  });
});
