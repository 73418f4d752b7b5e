import { ranks, rows, SPACES } from './layoutParts.ts';
import type { Layout, ListPlace } from './layoutParts.ts';
import { bend, line, roadOf } from './road.ts';
import type { Road } from './road.ts';

/** The middle of the three rows of a flat board, from the lowest; a price list lies below each half of one. */
const FLAT_ROWS = [198, 112, 26] as const;
const FLAT_LEFT = 70;
const FLAT_RIGHT = 758;
const FLAT_RADIUS = (FLAT_ROWS[0] - FLAT_ROWS[1]) / 2;

const flatRoad = (): Road => {
  const [low, middle, high] = FLAT_ROWS;
  return roadOf([
    line(46, low, FLAT_RIGHT, low),
    bend(FLAT_RIGHT, low - FLAT_RADIUS, FLAT_RADIUS, 1, -1),
    line(FLAT_RIGHT, middle, FLAT_LEFT, middle),
    bend(FLAT_LEFT, middle - FLAT_RADIUS, FLAT_RADIUS, 1, 3),
    line(FLAT_LEFT, high, 740, high),
  ]);
};

const flatList = (x: number, row: number, width: number): ListPlace => ({
  x,
  y: row + 26,
  width: 8 * width + 4,
  height: 27,
  title: null,
  cells: ranks((rank) => ({ x: 3 + width * rank, y: 2.5, width: width - 2, height: 22, narrow: true })),
});

/** The board of a short window: three rows of track. */
export function flat(): Layout {
  const road = flatRoad();
  const first = 4;
  const [low, middle, high] = FLAT_ROWS;
  const [left, right] = [78, 414];
  return {
    name: 'flat',
    width: 828,
    height: 268,
    road,
    band: 38,
    edge: 44,
    first,
    step: (road.length - 2 * first) / SPACES,
    brick: 0.84,
    start: { x: 8, y: low - 19, width: 38, height: 38 },
    end: { x: 742, y: high - 19, width: 80, height: 38 },
    yard: rows(13, 229, 16.5, 20, 0.42),
    few: [758, 782, 806].map((x) => ({ x, y: high + 1, scale: 0.58 })),
    many: rows(754, high - 8, 18.5, 18, 0.44),
    caption: { waiting: { x: left + 2, y: 264 }, empty: { x: left + 2, y: 264 } },
    lists: [
      flatList(left, low, 41),
      flatList(right, low, 41),
      flatList(right, middle, 41),
      flatList(left, middle, 41),
      flatList(left, high, 30),
      flatList(left + 248, high, 30),
      flatList(left + 496, high, 30),
    ],
  };
}

/** The middle of the two rows of a strip, from the lower one; the price lists of its spaces lie below each. */
const STRIP_ROWS = [118, 26] as const;
const STRIP_RIGHT = 756;
const STRIP_RADIUS = (STRIP_ROWS[0] - STRIP_ROWS[1]) / 2;

/** The board of a short window while the market needs half of it: two rows of track. */
export function strip(): Layout {
  const [low, high] = STRIP_ROWS;
  const first = 4;
  const road = roadOf([
    line(46, low, STRIP_RIGHT, low),
    bend(STRIP_RIGHT, low - STRIP_RADIUS, STRIP_RADIUS, 1, -1),
    line(STRIP_RIGHT, high, 88, high),
  ]);
  return {
    name: 'strip',
    width: 828,
    height: 178,
    road,
    band: 38,
    edge: 44,
    first,
    step: (road.length - 2 * first) / SPACES,
    brick: 0.56,
    start: { x: 8, y: low - 19, width: 38, height: 38 },
    end: { x: 8, y: high - 19, width: 80, height: 38 },
    yard: rows(19, low + 30, 16.5, 19, 0.42),
    few: [24, 48, 72].map((x) => ({ x, y: high + 1, scale: 0.58 })),
    many: rows(20, high - 8, 18.5, 18, 0.44),
    caption: { waiting: { x: 8, y: low - 25 }, empty: { x: 8, y: low - 25 } },
    lists: [
      flatList(82, low, 30),
      flatList(330, low, 30),
      flatList(578, low, 30),
      flatList(566, high, 23),
      flatList(378, high, 23),
      flatList(190, high, 23),
      flatList(2, high, 23),
    ],
  };
}
