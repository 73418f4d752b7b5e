import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { ownersTables } from '../module.ts';
import { PRINTED, PROVENANCE } from './data.ts';
import type { Data } from './data.ts';
import { game, make, table } from './testing/fixture.ts';
import { bearRaid } from './game.ts';
import { columnOf } from './market.ts';

const columnCounts = (columns: number): number =>
  PRINTED.events.filter((card) => card.columns.length === columns).length;

describe('B5: the event cards', () => {
  test('B5: 18 of one column, 14 of Bear and Bull, 10 of five: 42', () => {
    expect([columnCounts(1), columnCounts(2), columnCounts(5), PRINTED.events.length]).toEqual([18, 14, 10, 42]);
  });
  test('B5: every column has a change for each band, in steps of 5, at most 20 up or down', () => {
    for (const { columns } of PRINTED.events)
      for (const column of columns) {
        expect(column).toHaveLength(PRINTED.bands.length);
        for (const change of column) expect(Math.abs(change) <= 20 && change % 5 === 0).toBe(true);
      }
  });
  test.each([
    [0, [[-15, -10, -5, 0, 0, 5, 10, 15]]],
    [1, [[15, 10, 5, 0, 0, -5, -10, -15]]],
    [2, [[-20, -15, -10, -5, 5, 10, 15, 20]]],
    [8, [[-15, -10, 0, 10, 15, 5, -5, -15]]],
    [
      18,
      [
        [-15, -10, -10, -5, -5, 0, 0, 5],
        [-5, 0, 0, 5, 5, 10, 10, 15],
      ],
    ],
    [
      19,
      [
        [5, 0, 0, -5, -5, -10, -10, -15],
        [15, 10, 10, 5, 5, 0, 0, -5],
      ],
    ],
    [
      28,
      [
        [15, 10, 5, 0, 0, -5, -10, -15],
        [-15, -10, -5, 0, 0, 5, 10, 15],
      ],
    ],
  ])('B5: card %i', (card, columns) => {
    expect(PRINTED.events[card]!.columns).toEqual(columns);
  });
  test('B5: a card of five columns: its base and an offset a column, never more than 20', () => {
    const { columns } = PRINTED.events[32]!;
    expect(columns[2]).toEqual([-10, -5, -5, 0, 0, 5, 5, 10]);
    expect(columns[0]).toEqual([-20, -15, -15, -10, -10, -5, -5, 0]);
    expect(columns[4]).toEqual([0, 5, 5, 10, 10, 15, 15, 20]);
    // cb0231ac with the market, two steps lower at the bear end: -15 - 10 would be -25.
    expect(PRINTED.events[36]!.columns[0]).toEqual([-20, -20, -10, 0, 5, -5, -15, -20]);
    expect(PRINTED.events[41]!.columns.map(([first]) => first)).toEqual([10, 5, 0, -5, -10]);
  });
  test('B5: on the whole the cards favour neither rise nor fall', () => {
    const all = PRINTED.events.flatMap(({ columns }) => columns.flat());
    expect(Math.abs(all.reduce((sum, change) => sum + change, 0) / all.length)).toBeLessThan(1);
  });
  test.each([
    [-5, 0],
    [-3, 0],
    [-2, 1],
    [-1, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [5, 4],
  ])('B4, B5: five columns at market %i: column %i', (market, column) => {
    expect(columnOf(PRINTED, 32, market)).toBe(PRINTED.events[32]!.columns[column]);
  });
  test.each([
    [-5, 0],
    [-1, 0],
    [0, 1],
    [5, 1],
  ])('B4, B5: Bear and Bull at market %i: column %i', (market, column) => {
    expect(columnOf(PRINTED, 18, market)).toBe(PRINTED.events[18]!.columns[column]);
  });
});

test('every table says where it comes from', () => {
  expect(Object.keys(PROVENANCE)).toEqual(Object.keys(PRINTED));
});

describe("an owner's tables", () => {
  const file = (data: object): string => JSON.stringify({ format: 'outcry-data', game: 'bear-raid', data });
  const owned = (data: object) => bearRaid(ownersTables(game as AnyGame, file(data)));

  test('change the game, and the other tables stay', () => {
    const other = owned({ modifiers: [-10, -10, -10, -10, -10, 10, 10, 10, 10, 10] });
    expect(other.data.bands).toEqual(PRINTED.bands);
    const state = table();
    expect(other.view(state, 0).costs[0]![0]).toBe(35);
    expect(game.view(state, 0).costs[0]![0]).toBe(25);
    make(state, 0, { kind: 'pass' });
  });

  const events = (columns: number[][]): Data['events'] =>
    PRINTED.events.map((card, i) => (i === 3 ? { columns } : card));
  test.each([
    [{ prices: { start: 50, step: 5, top: 45 } }, 'prices.start 50 is above prices.top 45'],
    [{ prices: { start: 25, step: 10, top: 40 } }, 'prices.start 25 is not a multiple of 10'],
    [{ prices: { start: 20, step: 10, top: 45 } }, 'prices.top 45 is not a multiple of 10'],
    [{ bands: [1, 6, 10, 13, 16, 19, 23, 28] }, 'bands must begin with 0 and rise'],
    [{ bands: [0, 6, 6, 13, 16, 19, 23, 28] }, 'bands must begin with 0 and rise'],
    [{ events: events([[0, 0, 0, 0, 0, 0, 0]]) }, 'events.3 has a column of 7 changes; there are 8 bands'],
    [{ events: events([[0, 0, 0, 0, 0, 0, 0, 3]]) }, 'events.3 has a change of 3, not a multiple of 5'],
    [
      { events: events(Array.from({ length: 3 }, () => [0, 0, 0, 0, 0, 0, 0, 0])) },
      'events.3 has 3 columns; a card has 1, 2 (bear, bull) or 5',
    ],
    [{ modifiers: [1, 2, 3] }, 'modifiers'],
    [{ events: [] }, 'events'],
    [{ dividends: [] }, 'bear-raid has no table "dividends"'],
  ])('%#: bad ones are refused in one line', (data, message) => {
    expect(() => owned(data)).toThrow(message);
  });
});
