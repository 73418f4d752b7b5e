import { useSyncExternalStore } from 'react';

/** A window too low for anything but the table: a phone that lies, a desk at twice the size. */
export const SHORT = '(height < 500px) and (orientation: landscape)';
const HIGH = `(not (${SHORT}))`;
const COLUMN = '(width < 860px)';
const MIDDLE = '(860px <= width <= 1240px)';
const WIDE = '(width > 1240px)';

/**
 * The layouts of a table, by the window. Their limits stand here and nowhere else: the page bears the names of those that
 * hold, and style sheets ask for `[data-layout~='phone']`.
 */
const LAYOUTS = {
  /** Seats, board, cards and bar in one screen that does not scroll. Those after the next two are not short. */
  short: SHORT,
  /** A short window with little width, and one with little height even so. */
  thin: `(width < 760px) and ${SHORT}`,
  flat: `(height < 370px) and ${SHORT}`,
  /** One column, with the bar at the bottom of the screen. */
  phone: `${COLUMN} and ${HIGH}`,
  /** The same with room beside: a tablet that stands. */
  upright: `(600px <= width < 860px) and ${HIGH}`,
  /** One column too, but the board is as wide as on a desk. */
  tablet: `${MIDDLE} and ${HIGH}`,
  /** Tape and charts stand beside the board. */
  desk: `${WIDE} and ${HIGH}`,
  /** No phone, and little room for words. */
  tight: `(860px <= width <= 1420px) and ${HIGH}`,
  /** No phone, and little height: a tablet that lies. */
  low: `(width >= 860px) and (height <= 880px) and ${HIGH}`,
  /** The same with less height still: a small laptop. */
  lower: `(width >= 860px) and (height < 760px) and ${HIGH}`,
  /** So high that a strip fits between the board and the seats. */
  tall: '(height >= 970px)',
  /** How much stands beside one another, short or not: nothing, the parts of the rail, the rail. */
  column: COLUMN,
  middle: MIDDLE,
  wide: WIDE,
} as const;

export type Layout = keyof typeof LAYOUTS;

type Load = () => Promise<unknown>;
/** Style sheets that short windows need and others do not load. */
const shortSheets = new Set<Load>();
const isShort = (): boolean => matchMedia(SHORT).matches;

/** Loads a style sheet for short windows: at once in one, else when the window first becomes short. */
export async function loadForShort(load: Load): Promise<void> {
  shortSheets.add(load);
  if (isShort()) await load();
}

/** Writes the layouts that hold on the page, now and whenever that changes. */
export function showLayouts(): void {
  const lists = Object.entries(LAYOUTS).map(([name, query]) => ({ name, list: matchMedia(query) }));
  const show = (): void => {
    document.documentElement.dataset.layout = lists.flatMap(({ name, list }) => (list.matches ? name : [])).join(' ');
  };
  const change = (): void => {
    if (isShort()) void Promise.allSettled([...shortSheets].map((load) => load())).then(show);
    else show();
  };
  for (const { list } of lists) list.addEventListener('change', change);
  show();
}

/** Whether a layout holds, now and whenever that changes. */
export const useLayout = (name: Layout): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(LAYOUTS[name]);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(LAYOUTS[name]).matches,
  );
