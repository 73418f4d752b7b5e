import { expect, test } from 'vitest';
import { at, hundreds, named, rangeOf } from './track.ts';

test('a range holds every bar and the start, in whole hundreds', () => {
  expect(rangeOf([])).toEqual({ from: 1400, to: 1600 });
  const range = rangeOf([
    { rating: 1547, low: 1455, high: 1639 },
    { rating: 1842, low: 1806, high: 1878 },
  ]);
  expect(range).toEqual({ from: 1300, to: 2000 });
  expect([at(range, 1300), at(range, 1650), at(range, 2100)]).toEqual([0, 50, 100]);
  expect(hundreds(range)).toEqual([1400, 1500, 1600, 1700, 1800, 1900]);
});

test('on a long scale fewer hundreds are written, 1500 among them', () => {
  expect(named({ from: 1000, to: 2000 })).toEqual([1100, 1300, 1500, 1700, 1900]);
  expect(named({ from: 100, to: 3200 })).toEqual([500, 1000, 1500, 2000, 2500, 3000]);
});
