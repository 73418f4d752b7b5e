import { expect, test } from 'vitest';
import { PRINTED } from '../data.ts';
import { around, bandsOf, moneyTrack, placesFor, ranksPaid } from './layout.ts';

test('T2: the printed track has the bands 0, 1 1 1, 2 2 2, 3 3 3, 4 4 4 4, 5', () => {
  expect(bandsOf(PRINTED.track).map(({ price, from, boxes }) => [price, from, boxes])).toEqual([
    [0, 0, 1],
    [1, 1, 3],
    [2, 4, 3],
    [3, 7, 3],
    [4, 10, 4],
    [5, 14, 1],
  ]);
});

test.each([
  { track: [2, 2], bands: [[2, 2]] },
  { track: [0, 3, 3, 9], bands: [[0, 1], [3, 2], [9, 1]] }, // prettier-ignore
])('an owner’s track $track has its own bands', ({ track, bands }) => {
  expect(bandsOf(track).map(({ price, boxes }) => [price, boxes])).toEqual(bands);
});

test.each([
  { order: [2, 3, 0, 1], viewer: 0, seen: [0, 1, 2, 3] },
  { order: [1, 2, 0], viewer: 1, seen: [1, 2, 0] },
  { order: [1, 2, 0], viewer: null, seen: [0, 1, 2] },
  { order: [0, 2, 1], viewer: 1, seen: [1, 0, 2] }, // T12: Otto (2) sits clockwise of the first lead
])('round the table from $viewer: $seen', ({ order, viewer, seen }) => {
  expect(around(order, viewer)).toEqual(seen);
  expect(placesFor(order.length)).toHaveLength(order.length);
  expect(placesFor(order.length)[0]).toBe('south');
});

test('T13: the money track ends at 49, or beyond whoever has more', () => {
  expect(moneyTrack([3, 49], 0.1).end).toBe(49);
  expect(moneyTrack([3, 50], 0.1).end).toBe(50);
  expect(moneyTrack([3, 61], 0.1).end).toBe(70);
});

test.each([
  { money: [10, 30], flags: [0.2, 0.6] },
  { money: [10, 10, 12], flags: [0.2, 0.3, 0.4] },
  { money: [50, 49, 20], flags: [1, 0.9, 0.4] },
  { money: [0, 0, 0, 0, 0], flags: [0, 0.1, 0.2, 0.3, 0.4] },
])('flags of $money stand where the money is, or as near as the others let them', ({ money, flags }) => {
  const { marks } = moneyTrack([...money, 50], 0.1); // somebody with 50 makes the track 50 long
  for (const [seat, flag] of flags.entries())
    if (money[seat]! < 45) expect(marks.find((mark) => mark.seat === seat)!.flag).toBeCloseTo(flag);
  const places = marks.map(({ flag }) => flag);
  for (let i = 1; i < places.length; i++) expect(places[i]! - places[i - 1]!).toBeGreaterThan(0.0999);
  expect(Math.max(...places)).toBeLessThanOrEqual(1);
});

test('T3: two ranks are paid with two or three seats, three with more', () => {
  expect(ranksPaid(PRINTED.payoutsFor2To3)).toBe(2);
  expect(ranksPaid(PRINTED.payoutsFor4To5)).toBe(3);
  expect(ranksPaid([[0, 0, 0]])).toBe(1);
});
