import { END, START } from '../data.ts';
import type { Data } from '../data.ts';
import { RANKS, ranks, rows, SPACES } from './layoutParts.ts';
import type { Layout, ListPlace, Spot } from './layoutParts.ts';
import { flat, strip } from './shortLayout.ts';
import { bend, line, roadOf } from './road.ts';
import type { Point, Road } from './road.ts';

export type { Cell, Layout, ListPlace, Plate, Spot } from './layoutParts.ts';

/** Where the higher price lists begin. */
const HIGH = 66;
const COLUMNS = [88, 253, 418, 583, 748, 913] as const;
const RADIUS = 82.5;
const TOP = 128.5;
/** How far the lower bends, and START, lie above the foot of the board. */
const BEND = 132.5;
const FOOT = 50;

function wideRoad(height: number): Road {
  const [bottom, foot] = [height - BEND, height - FOOT];
  return roadOf(
    COLUMNS.flatMap((x, i) => {
      const up = i % 2 === 0;
      const last = i === COLUMNS.length - 1;
      const from = i === 0 ? foot : up ? bottom : TOP;
      const to = last ? foot : up ? TOP : bottom;
      const straight = line(x, from, x, to);
      if (last) return [straight];
      return [straight, up ? bend(x + RADIUS, TOP, RADIUS, 2, 4) : bend(x + RADIUS, bottom, RADIUS, 2, 0)];
    }),
  );
}

const wideList = (x: number, y: number, row: number): ListPlace => ({
  x: x - 1,
  y: y - 28,
  width: 88,
  height: 37 + RANKS * row,
  title: { x: 44, y: 20 },
  cells: ranks((rank) => ({ x: 5, y: 28 + row * rank, width: 78, height: row - 2.5, narrow: false })),
});

const wideEnd = (x: number, y: number, row: number): ListPlace => ({
  x: x - 1,
  y: y - 28,
  width: 88,
  height: 33 + 4 * row,
  title: { x: 44, y: 20 },
  cells: ranks((rank) => ({
    x: rank < 4 ? 5 : 45,
    y: 28 + row * (rank % 4),
    width: 38,
    height: row - 2.5,
    narrow: true,
  })),
});

interface Wide extends Pick<Layout, 'name' | 'height' | 'brick'> {
  /** From one price of a list to the next, and from the list of the last segment to that of END. */
  readonly row: number;
  readonly apart: number;
}

function wide({ name, height, brick, row, apart }: Wide): Layout {
  const road = wideRoad(height);
  const first = 23.5;
  const foot = height - FOOT;
  return {
    name,
    width: 1096,
    height,
    road,
    band: 48,
    edge: 58,
    first,
    step: (road.length - 2 * first) / SPACES,
    brick,
    start: { x: 52, y: foot - 10, width: 72, height: 38 },
    end: { x: 877, y: foot - 10, width: 72, height: 38 },
    yard: rows(144, foot - 3, 28, 27, 0.56),
    few: [850, 812, 774].map((x) => ({ x, y: foot + 11, scale: 0.86 })),
    many: rows(857, foot - 3, -28, 27, 0.56),
    caption: { waiting: { x: 133, y: foot - 25 }, empty: { x: 132, y: foot + 14 } },
    lists: [
      ...COLUMNS.map((x, i) => wideList(x + 39.5, i % 2 === 0 && i < 5 ? 134 : HIGH, row)),
      wideEnd(COLUMNS[5] + 39.5, HIGH + 37 + RANKS * row + apart, row),
    ],
  };
}

const LEFT = 22;
const RIGHT = 344;
const CORNER = 18;
const ROWS = [462, 382, 302, 222, 142, 62] as const;

function tallRoad(): Road {
  return roadOf(
    ROWS.flatMap((y, i) => {
      const right = i % 2 === 0;
      const last = i === ROWS.length - 1;
      const from = i === 0 ? 32 : right ? LEFT + CORNER : RIGHT - CORNER;
      const to = last ? 54 : right ? RIGHT - CORNER : LEFT + CORNER;
      const straight = line(from, y, to, y);
      if (last) return [straight];
      const x = right ? RIGHT : LEFT;
      const inner = right ? RIGHT - CORNER : LEFT + CORNER;
      const above = ROWS[i + 1]!;
      return [
        straight,
        right ? bend(inner, y - CORNER, CORNER, 1, 0) : bend(inner, y - CORNER, CORNER, 1, 2),
        line(x, y - CORNER, x, above + CORNER),
        right ? bend(inner, above + CORNER, CORNER, 0, -1) : bend(inner, above + CORNER, CORNER, 2, 3),
      ];
    }),
  );
}

const tallList = (y: number): ListPlace => ({
  x: 35,
  y,
  width: 294,
  height: 30,
  title: null,
  cells: ranks((rank) => ({ x: 4 + 36 * rank, y: 2.5, width: 34, height: 25, narrow: true })),
});

function tall(): Layout {
  const road = tallRoad();
  const first = 18.5;
  return {
    name: 'tall',
    width: 366,
    height: 552,
    road,
    band: 31,
    edge: 37,
    first,
    step: (road.length - first - 15.7) / SPACES,
    brick: 0.78,
    start: { x: 6, y: 446, width: 32, height: 32 },
    end: { x: 14, y: 46, width: 42, height: 32 },
    yard: ranks((i) => ({ x: 118 + 31 * i, y: 534, scale: 0.66 })),
    few: [],
    many: ranks((i) => ({ x: 38 - 4 * i, y: 61, scale: 0.7 })),
    caption: { waiting: { x: 8, y: 538 }, empty: { x: 8, y: 538 } },
    lists: [...ROWS.map((y) => tallList(y + 21)), tallList(8)],
  };
}

export const FLAT = flat();
export const STRIP = strip();
export const WIDE = wide({ name: 'wide', height: 536, brick: 1.14, row: 29, apart: 11 });
export const LOW = wide({ name: 'low', height: 441, brick: 1, row: 25, apart: 8 });
export const TALL = tall();

/** The distance of a space's middle from the beginning of the road. */
const distanceOf = ({ first, step }: Layout, space: number): number => first + (space - 0.5) * step;

/** The middle of a space of the track. */
export const spaceAt = (layout: Layout, space: number): Point => layout.road.at(distanceOf(layout, space));

/** Where a space begins and ends on the road, with a thin gap to its neighbours. */
export function spanOf({ first, step }: Layout, space: number): readonly [from: number, to: number] {
  const gap = step * 0.024;
  return [first + (space - 1) * step + gap, first + space * step - gap];
}

/** Where the bricks on END stand. */
export const homeOf = ({ few, many }: Layout, arrived: readonly number[]): readonly Spot[] =>
  arrived.length <= few.length ? few : many;

/** Where a brick stands: on its space, in the yard of START, or among those on END. */
export function spotOf(layout: Layout, { bricks, arrived }: Bricks, company: number): Spot {
  const space = bricks[company]!;
  if (space === START) return layout.yard[company]!;
  if (space === END) return homeOf(layout, arrived)[arrived.indexOf(company)]!;
  const { x, y } = spaceAt(layout, space);
  return { x, y, scale: layout.brick };
}

interface Bricks {
  readonly bricks: readonly number[];
  readonly arrived: readonly number[];
}

/** The segment of a space, from 0; END is the seventh; null on START. */
export function segmentOf({ segments }: Data, space: number): number | null {
  if (space === START) return null;
  return space === END ? segments.length : segments.findIndex((last) => space <= last);
}

/** The spaces of a segment, first and last. */
export const reachOf = ({ segments }: Data, segment: number): readonly [first: number, last: number] => [
  (segments[segment - 1] ?? START) + 1,
  segments[segment]!,
];

/** The way of a brick as points to pass, space by space, in either direction. */
export function wayOf(layout: Layout, from: Spot, to: Spot, spaces: readonly number[]): Spot[] {
  const on = spaces
    .filter((space) => space !== START && space !== END)
    .map((space) => ({ ...spaceAt(layout, space), scale: layout.brick }));
  return [from, ...on.slice(0, -1), to];
}
