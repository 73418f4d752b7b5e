import { expect, test } from 'vitest';
import { namedParts } from './plot.ts';
import type { Plot } from './plot.ts';

const plot: Plot = { left: 0, right: 100, floor: 100, low: 0, high: 1, count: 101 };
const rounds = (...from: number[]) => from.map((at, index) => ({ from: at, label: `${index + 1}` }));
const names = (parts: Parameters<typeof namedParts>[1], points = false) =>
  namedParts(plot, parts, points)
    .map(({ label }) => label)
    .toSorted();

test('rounds are named in the middle of their part', () => {
  expect(namedParts(plot, rounds(0, 40), false).map(({ x }) => x)).toEqual([70, 20]);
});

test('points are named where they are', () => {
  expect(namedParts(plot, rounds(0, 40), true).map(({ x }) => x)).toEqual([40, 0]);
});

test('of names that would lie on each other the later one stays', () => {
  expect(names(rounds(0, 90, 92, 94))).toEqual(['1', '4']);
  expect(names(rounds(0, 30, 60, 90))).toEqual(['1', '2', '3', '4']);
});
