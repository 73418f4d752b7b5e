import type { Line, LineChartProps } from './LineChart.tsx';

/** Where things are in a chart: the edges of the plot, its lowest and highest value, and how many points it holds. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

export const TOP = 12;
const FOOT = 22;
const GAP = 15;
/** The room a letter or figure takes at the end of a line, and what is kept free around name and value. */
const LETTER = 6.9;
export const END_GAP = 7;
/** Longer names are cut there; the label for readers has them whole. */
const NAME = 11;

export const shortened = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name);

const longest = (texts: readonly string[], least: number): number =>
  Math.max(least, ...texts.map(({ length }) => length));

/** The plot of a chart of this size. */
export function plotOf(
  { lines, axis, span }: Pick<LineChartProps, 'lines' | 'axis'> & { span: number },
  size: Size,
): Plot {
  const known = lines.filter(({ points }) => points.some((point) => point !== null));
  const names = longest(
    known.map(({ name }) => shortened(name)),
    4,
  );
  const figures = longest(
    known.map(({ value }) => value),
    2,
  );
  const values = [...axis.map(({ value }) => value), ...lines.flatMap(({ points }) => points)].filter(
    (value) => value !== null,
  );
  const low = Math.min(...values, 0);
  return {
    left: 10 + 7 * Math.max(2, ...axis.map(({ label }) => label.length)),
    right: size.width - LETTER * (names + figures) - 3 * END_GAP,
    floor: size.height - FOOT,
    low,
    high: Math.max(...values, low + 1),
    count: Math.max(span, ...lines.map(({ points }) => points.length)),
  };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where point number `at` is, from the left. */
export const xOf = ({ left, right, count }: Plot, at: number): number =>
  round(left + ((right - left) * at) / Math.max(1, count - 1));

/** Where a value is, from the top. */
export const yOf = ({ floor, low, high }: Plot, value: number): number =>
  round(floor - ((floor - TOP) * (value - low)) / (high - low));

/** The point of the lines that is nearest to a place from the left. */
export function pointAt({ left, right, count }: Plot, lines: readonly Line[], place: number): number {
  const last = Math.max(0, ...lines.map(({ points }) => points.length - 1));
  return Math.min(last, Math.max(0, Math.round(((place - left) / (right - left)) * (count - 1))));
}

/** The line through points, with a gap where nothing is known. */
export function pathOf(plot: Plot, points: readonly (number | null)[]): string {
  let pen = 'M';
  return points
    .map((value, at) => {
      if (value === null) {
        pen = 'M';
        return '';
      }
      const step = `${pen}${xOf(plot, at)} ${yOf(plot, value)}`;
      pen = 'L';
      return step;
    })
    .join('');
}

/** The parts whose names have room beside each other, from the last on, and where their names stand. */
export function namedParts(
  plot: Plot,
  parts: LineChartProps['parts'],
  points: boolean,
): (LineChartProps['parts'][number] & { readonly x: number })[] {
  let free = Infinity;
  const named = parts.map((part, index) => {
    const until = parts[index + 1]?.from ?? plot.count - 1;
    return { ...part, x: xOf(plot, points ? part.from : (part.from + until) / 2) };
  });
  return named.toReversed().filter(({ label, x }) => {
    const half = (LETTER * label.length) / 2;
    if (x + half > free) return false;
    free = x - half;
    return true;
  });
}

/** Moves the labels at the ends of the lines apart, so that none covers another. */
export function spread<End extends { readonly y: number }>(
  ends: readonly End[],
  floor: number,
): (End & { readonly textY: number })[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y).map((end) => ({ ...end, textY: end.y }));
  for (let i = 1; i < sorted.length; i++) sorted[i]!.textY = Math.max(sorted[i]!.textY, sorted[i - 1]!.textY + GAP);
  let limit = floor + 4;
  for (let i = sorted.length - 1; i >= 0; i--) {
    sorted[i]!.textY = Math.min(sorted[i]!.textY, limit);
    limit = sorted[i]!.textY - GAP;
  }
  return sorted;
}
