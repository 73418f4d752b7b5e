import { expect, test } from 'vitest';
import { boardOf, priceOf, rankOf } from './board.ts';
import { PRINTED } from './data.ts';
import { ALHAMBRA, CARAT, COLONIA, METRO, SHOGUN, table, TIMBUKTU } from './testing/fixture.ts';

test('S3: Metro on 18 behind Timbuktu on 22 costs 110, Timbuktu 175', () => {
  const { prices } = table({ bricks: { [METRO]: 18, [TIMBUKTU]: 22 } });
  expect(prices[TIMBUKTU]).toBe(175);
  expect(prices[METRO]).toBe(110);
});

test('S3: the known prices of the plain side stand where they were seen', () => {
  expect(table({ bricks: { [METRO]: 19, [CARAT]: 18, [TIMBUKTU]: 22 } }).prices[CARAT]).toBe(95);
  const all = { 0: 32, 1: 33, 2: 34, 3: 35, 4: 36, 5: 37, 6: 38, 7: 39 };
  expect(table({ bricks: all }).prices[ALHAMBRA]).toBe(-10);
});

test.each([
  [1, 80, 60],
  [10, 80, 60],
  [11, 125, 110],
  [20, 125, 110],
  [21, 175, 150],
  [30, 175, 150],
  [31, 225, 190],
  [40, 225, 190],
  [41, 275, 230],
  [50, 275, 230],
  [51, 325, 270],
  [59, 325, 270],
  [60, 400, 320],
])('S3: the first brick on space %i costs %i on the plain side, %i on the star side', (space, plain, star) => {
  expect(table({ bricks: { [METRO]: space } }).prices[METRO]).toBe(plain);
  expect(table({ bricks: { [METRO]: space }, side: 'star' }).prices[METRO]).toBe(star);
});

test('S3: every rank of a segment has its price', () => {
  const bricks = { 0: 58, 1: 57, 2: 56, 3: 55, 4: 54, 5: 53, 6: 52, 7: 51 };
  expect(table({ bricks }).prices).toEqual([325, 270, 215, 155, 95, 40, 0, -40]);
  expect(table({ bricks, side: 'star' }).prices).toEqual([270, 220, 170, 120, 70, 30, -15, -60]);
});

test('S3: a brick on START costs 20 whatever its rank', () => {
  const bricks = { 0: 58, 1: 57, 2: 56, 3: 55, 4: 54, 5: 53, 6: 52 };
  expect(table({ bricks }).prices[TIMBUKTU]).toBe(20);
});

test('S15: END by arrival, then the track from the front, then START, all level', () => {
  const state = table({
    bricks: { [SHOGUN]: 60, [METRO]: 60, [CARAT]: 59, [ALHAMBRA]: 2, [COLONIA]: 30 },
    arrived: [SHOGUN, METRO],
  });
  expect(state.bricks.map((_, company) => rankOf(state, company))).toEqual([5, 3, 4, 6, 2, 1, 6, 6]);
});

test('S15: on END the first to come has the first price', () => {
  const bricks = { [SHOGUN]: 60, [METRO]: 60, [ALHAMBRA]: 60 };
  const { prices } = table({ bricks, arrived: [SHOGUN, METRO, ALHAMBRA] });
  expect([prices[SHOGUN], prices[METRO], prices[ALHAMBRA]]).toEqual([400, 350, 300]);
});

test('S3: an owner’s list is the one that is read', () => {
  const plain = PRINTED.plain.map((list) => list.map((price) => price + 1));
  const board = boardOf({ ...PRINTED, plain, startPrice: 7, segments: [5, 20, 30, 40, 50, 59] });
  const state = table({ bricks: { [METRO]: 6 } });
  expect(priceOf(board, 'plain', state, METRO)).toBe(126);
  expect(priceOf(board, 'star', state, METRO)).toBe(110);
  expect(priceOf(board, 'plain', state, CARAT)).toBe(7);
});
