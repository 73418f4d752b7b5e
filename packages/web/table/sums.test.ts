import { expect, test } from 'vitest';
import { reachOf, sumsOf } from './sums.ts';

test('gains and losses are summed apart', () => {
  expect(sumsOf([100, -30, 0, 5, -2])).toEqual({ gains: 105, losses: 32 });
});

test('the bars reach as far as the greatest gain and the greatest loss of any seat', () => {
  expect(reachOf([[100, -30], [20, -50], [0]])).toEqual({ gains: 100, losses: 50 });
  expect(reachOf([[0], [0]])).toEqual({ gains: 1, losses: 0 });
});
