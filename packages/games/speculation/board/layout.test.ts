import { describe, expect, test } from 'vitest';
import { END, PRINTED, START } from '../data.ts';
import { FLAT, LOW, reachOf, segmentOf, spaceAt, spanOf, spotOf, STRIP, TALL, wayOf, WIDE } from './layout.ts';
import { middle, slab } from './road.ts';

const SPACES = Array.from({ length: END - 1 }, (_, i) => i + 1);

describe.each([WIDE, LOW, TALL, FLAT, STRIP])('the $name board', (layout) => {
  test('S2: 59 spaces of one length lie along one unbroken road, between START and END', () => {
    const gaps = SPACES.slice(1).map((space) => {
      const [a, b] = [spaceAt(layout, space - 1), spaceAt(layout, space)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    });
    expect(Math.max(...gaps)).toBeLessThanOrEqual(layout.step + 0.01);
    expect(Math.min(...gaps)).toBeGreaterThan(layout.step * 0.8);
    expect(spanOf(layout, 1)[0]).toBeGreaterThan(layout.first - 0.01);
    expect(spanOf(layout, END - 1)[1]).toBeLessThan(layout.road.length);
  });
  test('everything lies on the board, and no two spaces, waiting or arrived bricks on one spot', () => {
    const spots = [
      ...SPACES.map((space) => spaceAt(layout, space)),
      ...layout.yard,
      ...layout.many,
      ...layout.lists.flatMap(({ x, y, cells }) => cells.map((cell) => ({ x: x + cell.x, y: y + cell.y }))),
    ];
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(layout.height);
    }
    expect(new Set(spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(spots.length);
  });
  test('S3: seven lists of eight prices', () => {
    expect(layout.lists.map(({ cells }) => cells.length)).toEqual(Array.from({ length: 7 }, () => 8));
  });
  test('a brick walks from START over the spaces to where it stands', () => {
    const bricks = { bricks: [3, 0, 0, 0, 0, 0, 0, 0], arrived: [] };
    const to = spotOf(layout, bricks, 0);
    const way = wayOf(layout, layout.yard[0]!, to, [1, 2, 3]);
    expect(way).toHaveLength(4);
    expect(way[0]).toEqual(layout.yard[0]);
    expect(way[2]).toMatchObject({ x: spaceAt(layout, 2).x });
    expect(way[3]).toEqual(to);
  });
});

test('S10, S15: bricks on START wait by company, bricks on END stand as they came', () => {
  const bricks = { bricks: [END, START, END, 9, 0, 0, 0, 0], arrived: [2, 0] };
  expect(spotOf(WIDE, bricks, 2)).toBe(WIDE.few[0]);
  expect(spotOf(WIDE, bricks, 0)).toBe(WIDE.few[1]);
  const crowd = { bricks: bricks.bricks.map(() => END), arrived: [7, 6, 5, 4, 3, 2, 1, 0] };
  expect(spotOf(WIDE, crowd, 5)).toBe(WIDE.many[2]);
  expect(spotOf(WIDE, bricks, 1)).toBe(WIDE.yard[1]);
  expect(spotOf(WIDE, bricks, 3)).toMatchObject({ scale: WIDE.brick });
});

test('S3: segments as the tables have them, an owner’s too', () => {
  expect([START, 1, 10, 11, 59, END].map((space) => segmentOf(PRINTED, space))).toEqual([null, 0, 0, 1, 5, 6]);
  const own = { ...PRINTED, segments: [5, 20, 30, 40, 50, 59] };
  expect(segmentOf(own, 6)).toBe(1);
  expect(reachOf(own, 1)).toEqual([6, 20]);
});

test('the road is drawn as closed slabs and a line through their middle', () => {
  expect(slab(WIDE.road, ...spanOf(WIDE, 1), WIDE.band)).toMatch(/^M64 4\d\d.*Z$|^M112 4\d\d.*Z$/);
  expect(middle(WIDE.road, 0, 20, 10)).toBe('M88 486L88 476L88 466');
});
