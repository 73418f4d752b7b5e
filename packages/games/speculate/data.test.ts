import { InputError } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { ownersTables } from '../module.ts';
import { NEWEST, PRINTED, PROVENANCE } from './data.ts';
import type { Data } from './data.ts';
import { game, PASS, plays, table, up } from './testing/fixture.ts';
import { speculate } from './game.ts';

const file = (data: object): string => JSON.stringify({ format: 'outcry-data', game: 'speculate', data });

describe('the tables', () => {
  test('every table says where it comes from', () => {
    expect(Object.keys(PROVENANCE).toSorted()).toEqual(Object.keys(PRINTED).toSorted());
  });

  test('the tables are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(PRINTED))).toEqual(PRINTED);
  });

  test('an owner’s table changes the game', () => {
    const other = speculate(NEWEST, ownersTables(game as AnyGame, file({ prices: { start: 10, highest: 12 } })));
    expect(other.data.rounds).toEqual(PRINTED.rounds);
    const state = table(3, { hands: { 0: [up(0, 4)] } });
    other.apply(state, 0, plays(up(0, 4)), { below: () => 0, draws: 0 }, null);
    expect(state.prices[0]).toBe(12);
    expect(other.legal(table(3, { phase: { kind: 'claim' } }), 0)).toEqual([PASS]);
  });

  test.each<[string, Partial<Record<keyof Data, unknown>>]>([
    ['prices.start 31 is above prices.highest 30', { prices: { start: 31, highest: 30 } }],
    [
      '5 players and the bank start with 75 shares of a sector, there are 50',
      { start: { ...PRINTED.start, shares: 13 } },
    ],
    ['marketCards has 5 cards; it needs at least 20', { marketCards: [[1], [1], [1], [1], [1]] }],
    ['marketCards may have at most 10 equal cards in a sector', { marketCards: Array(5).fill(Array(11).fill(1)) }],
    [
      'the bands of dividends must rise in upTo',
      {
        dividends: [
          { upTo: 30, pays: 1 },
          { upTo: 30, pays: 2 },
        ],
      },
    ],
    ['dividends must reach the highest price, 30', { dividends: [{ upTo: 29, pays: 1 }] }],
    ['the amounts of objectives must rise', { objectives: [PRINTED.objectives[1], PRINTED.objectives[0]] }],
    [
      'an objective of 450 has not exactly three figures above 0',
      { objectives: [{ amount: 450, cards: Array(5).fill([100, 100, 0, 0, 0]) }] },
    ],
    ['rounds must not have fewer than 4 items', { rounds: [20, 16, 12] }],
    ['fees.usual must be integer', { fees: { usual: 'fifty', late: 100 } }],
  ])('refused in one line: %s', (message, tables) => {
    const make = () => speculate(NEWEST, { ...PRINTED, ...tables });
    expect(make).toThrow(InputError);
    expect(make).toThrow(`tables of speculate: ${message}`);
  });

  test('a table that is not in the game is refused', () => {
    expect(() => ownersTables(game as AnyGame, file({ taxes: 1 }))).toThrow('speculate has no table "taxes"');
  });
});
