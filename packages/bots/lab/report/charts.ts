import { html, NOTHING } from './html.ts';
import type { Html } from './html.ts';

const WIDTH = 360;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const FOOT = 26;

/** The lowest and the highest value a chart shows. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** To a tenth, and never −0. */
const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** A few round figures within a range. */
export function ticksOf({ low, high }: Range, most = 5): number[] {
  const rough = Math.max(1e-9, (high - low) / most);
  let unit = 1;
  while (unit > rough) unit /= 10;
  while (unit * 10 <= rough) unit *= 10;
  const step = [1, 2, 5, 10].map((times) => times * unit).find((size) => size >= rough * 0.999) ?? 10 * unit;
  const ticks: number[] = [];
  for (let at = Math.ceil(low / step - 1e-9); at * step <= high + step * 1e-9; at++)
    ticks.push(Math.round(at * step * 1000) / 1000 + 0);
  return ticks;
}

/** A line with bands around it, over the course of a game. Bands are given as the widest first. */
export interface Course {
  readonly look: string;
  readonly line: readonly number[];
  readonly bands: readonly { readonly low: readonly number[]; readonly high: readonly number[] }[];
  readonly dashed?: readonly number[];
}

interface Frame {
  readonly label: string;
  readonly range: Range;
  readonly write: (value: number) => string;
}

const HEIGHT = 190;

/** Lines and bands over the parts of a game, from start to end. */
export function courseChart({ look, line, bands, dashed }: Course, { label, range, write }: Frame): Html {
  const floor = HEIGHT - FOOT;
  const x = (at: number, of: number): number => round(LEFT + ((WIDTH - LEFT - RIGHT) * at) / Math.max(1, of - 1));
  const y = (value: number): number =>
    round(floor - ((floor - TOP) * (value - range.low)) / (range.high - range.low || 1));
  const path = (values: readonly number[]): string =>
    values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at, values.length)} ${y(value)}`).join('');
  const area = ({ low, high }: Course['bands'][number]): string =>
    `${path(high)}${low
      .map((value, at) => `L${x(at, low.length)} ${y(value)}`)
      .toReversed()
      .join('')}Z`;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}" class="${look}">
    ${ticksOf(range).map((tick) => html`<path class="grid" d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}" /><text x="${LEFT - 6}" y="${y(tick) + 4}" text-anchor="end">${write(tick)}</text>`)}
    ${bands.map((band) => html`<path class="band" d="${area(band)}" />`)}
    <path class="course" d="${path(line)}" />
    ${dashed ? html`<path class="course dashed" d="${path(dashed)}" />` : NOTHING}
    ${[0, 50, 100].map((part) => html`<text x="${x(part, 101)}" y="${HEIGHT - 8}" text-anchor="${part === 0 ? 'start' : part === 50 ? 'middle' : 'end'}">${part} %</text>`)}
  </svg>`;
}

/** Columns of a histogram: from a value up to the next, and how many there are. */
export interface Column {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_COLUMNS = 24;

/** Values in at most so many columns of equal width, a whole number wide where values are whole. */
export function columnsOf(values: readonly (readonly [value: number, times: number])[], range: Range): Column[] {
  const width = Math.max(1, Math.ceil((range.high - range.low + 1) / MOST_COLUMNS));
  const count = Math.floor((range.high - range.low) / width) + 1;
  const columns = Array.from({ length: count }, (_, at) => ({
    from: range.low + at * width,
    to: range.low + (at + 1) * width - 1,
    count: 0,
  }));
  for (const [value, times] of values)
    columns[Math.min(count - 1, Math.floor((value - range.low) / width))]!.count += times;
  return columns;
}

/** How often values occurred. */
export function histogram(columns: readonly Column[], most: number, { label, write }: Omit<Frame, 'range'>): Html {
  const floor = HEIGHT - FOOT;
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  const width = (WIDTH - LEFT - RIGHT) / columns.length;
  const y = (share: number): number => round(floor - ((floor - TOP) * share) / (most || 1));
  const every = Math.max(1, Math.ceil(columns.length / 6));
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">
    ${ticksOf({ low: 0, high: most * 100 }, 4).map((tick) => html`<path class="grid" d="M${LEFT} ${y(tick / 100)}H${WIDTH - RIGHT}" /><text x="${LEFT - 6}" y="${y(tick / 100) + 4}" text-anchor="end">${tick} %</text>`)}
    ${columns.map(({ count }, at) => html`<rect class="column" x="${round(LEFT + at * width + 1)}" y="${y(count / (total || 1))}" width="${round(Math.max(1, width - 2))}" height="${round(floor - y(count / (total || 1)))}" />`)}
    ${columns.flatMap(({ from }, at) => (at % every === 0 ? [html`<text x="${round(LEFT + (at + 0.5) * width)}" y="${HEIGHT - 8}" text-anchor="middle">${write(from)}</text>`] : []))}
  </svg>`;
}

/** A row of a chart: a figure with its interval. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly said: string;
}

/** A line of this many letters stands above its row; the figure is drawn below it. */
const ROW = 34;

/** Figures with their intervals, one below the other; `mark` is a line through all, such as a fair share. */
export function rowsChart(
  rows: readonly Row[],
  { label, range }: Pick<Frame, 'label' | 'range'>,
  mark: number | null,
): Html {
  const height = rows.length * ROW + 6;
  const x = (value: number): number =>
    round(
      6 +
        ((WIDTH - 12) * (Math.min(range.high, Math.max(range.low, value)) - range.low)) / (range.high - range.low || 1),
    );
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">
    ${mark === null ? NOTHING : html`<path class="fair" d="M${x(mark)} 4V${height - 2}" />`}
    ${rows.map(({ name, value, low, high, said }, at) => {
      const y = at * ROW;
      return html`<text class="name" x="6" y="${y + 15}">${name}</text
        ><text class="name figure" x="${WIDTH - 6}" y="${y + 15}" text-anchor="end">${said}</text>
        <path class="track" d="M6 ${y + 26}H${WIDTH - 6}" /><path
          class="reach"
          d="M${x(low)} ${y + 26}H${x(high)}"
        /><circle class="dot" cx="${x(value)}" cy="${y + 26}" r="4.5" />`;
    })}
  </svg>`;
}

/** The range of all these values, with a little room; it begins at 0 where that is near. */
export function rangeOf(values: readonly number[]): Range {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return { low: 0, high: 1 };
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const start = low >= 0 && low < high / 2 ? 0 : low;
  return start === high ? { low: start - 1, high: high + 1 } : { low: start, high };
}
