import type { AnyView, Locale } from '@outcry/engine';
import type { BoardModule, Line, PricesNow } from '@outcry/ui';
import type { AtGame } from './useGame.ts';

/** Dashes by seat, so that players' lines differ without colour. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '1 3'] as const;

interface Chart {
  readonly lines: readonly Line[];
  readonly axis: readonly { readonly value: number; readonly label: string }[];
  readonly parts: readonly { readonly from: number; readonly label: string }[];
}

/** What was read off a view already: views never change, and a long game has many. */
const read: Record<Locale, WeakMap<AnyView, PricesNow>> = { en: new WeakMap(), fr: new WeakMap(), nl: new WeakMap() };

/** The prices of a view. */
export function pricesOf({ board, now }: Pick<AtGame, 'board' | 'now'>, view: AnyView, locale: Locale): PricesNow {
  const known = read[locale].get(view);
  if (known) return known;
  const prices = board.prices(view, now.data, locale);
  read[locale].set(view, prices);
  return prices;
}

/** Where each part of the game (a round) begins in the history. */
export function partsOf(at: AtGame, locale: Locale): Chart['parts'] {
  const parts: { from: number; label: string }[] = [];
  at.now.history.forEach(({ view }, from) => {
    const label = pricesOf(at, view, locale).part;
    if (parts.at(-1)?.label !== label) parts.push({ from, label });
  });
  return parts;
}

/** Every company's price over the game so far. */
export function pricesChart(at: AtGame, locale: Locale): Chart {
  const { history } = at.now;
  const course = history.map(({ view }) => pricesOf(at, view, locale));
  const last = course.at(-1)!;
  const lines = last.prices.map(({ company, label }) => ({
    id: company.ticker,
    look: `c-${company.colour}`,
    name: company.ticker,
    value: label,
    points: course.map(({ prices }) => prices.find((price) => price.company.ticker === company.ticker)?.value ?? null),
  }));
  return { lines, axis: last.axis, parts: partsOf(at, locale) };
}

/** Every seat's wealth so far: as far as the viewer knows it, and all of it once the game is over. */
export function wealthChart(at: AtGame, locale: Locale, unknown: string): Chart {
  const { history, data, worth } = at.now;
  const course = worth ?? history.map(({ view }) => at.board.wealth(view, data));
  return {
    lines: seatLines(at, course, locale, unknown),
    axis: axisFor(course.flat(), at.board, locale),
    parts: partsOf(at, locale),
  };
}

/** Everybody's wealth at the end: at the start and after each part of the game, or after every move of a short one. */
export function finalChart(at: AtGame, locale: Locale, start: string): Chart {
  const worth = at.now.worth ?? [];
  const begins = partsOf(at, locale);
  // What a part of the game pays is paid by its last move, which is also the first of the next part.
  const ends = begins.map(({ label }, part) => ({ label, at: begins[part + 1]?.from ?? worth.length - 1 }));
  const course = [worth[0]!, ...ends.map((end) => worth[end.at]!)];
  return {
    lines: seatLines(at, course, locale, ''),
    axis: axisFor(course.flat(), at.board, locale),
    parts: [{ from: 0, label: start }, ...ends.map(({ label }, part) => ({ from: part + 1, label }))],
  };
}

function seatLines(
  { now, who, board }: AtGame,
  course: readonly (readonly (number | null)[])[],
  locale: Locale,
  unknown: string,
): Line[] {
  return now.seats.map((_, seat) => {
    const points = course.map((moment) => moment[seat] ?? null);
    const last = points.findLast((point) => point !== null);
    return {
      id: String(seat),
      look: `s${seat + 1}`,
      name: who(seat),
      value: last === undefined || last === null ? unknown : board.money(last, locale),
      points,
      dash: DASHES[seat % DASHES.length]!,
    };
  });
}

/** Four or five round figures from nothing to the highest. */
function axisFor(values: readonly (number | null)[], board: BoardModule, locale: Locale): Chart['axis'] {
  const known = values.filter((value) => value !== null);
  const high = Math.max(4, ...known);
  const low = Math.min(0, ...known);
  const rough = (high - low) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * unit).find((size) => size >= rough) ?? 10 * unit;
  const axis: { value: number; label: string }[] = [];
  for (let value = Math.floor(low / step) * step; value < high + step; value += step)
    axis.push({ value, label: board.money(value, locale) });
  return axis;
}
