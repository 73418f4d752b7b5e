import { PARTS } from '../observe.ts';
import { quantiles } from '../spread.ts';
import type { Spread } from '../spread.ts';
import { courseChart, rangeOf } from './charts.ts';
import type { Range } from './charts.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { behind, plots, section } from './parts.ts';
import type { Context } from './told.ts';

/** Of every point of a course, the values below which these shares lie; by share. */
const levels = (course: readonly Spread[], shares: readonly number[]): number[][] => {
  const points = course.map((spread) => quantiles(spread, shares));
  return shares.map((_, at) => points.map((point) => point[at] ?? 0));
};

const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9];

const partNames = (): string[] => Array.from({ length: PARTS + 1 }, (_, part) => `${(part * 100) / PARTS}\u00a0%`);

/** The rows of a table over the parts of a game. */
const courseRows = (context: Context, columns: readonly (readonly number[])[]): string[][] =>
  partNames().map((part, at) => [part, ...columns.map((column) => context.writing.money(column[at]!))]);

/** Wealth over time: all seats with bands, and those who won. */
export function wealthSection(context: Context): Html {
  const { studies, text, writing } = context;
  const courses = studies.map(({ wealth, winners }) => ({
    all: levels(wealth, SHARES),
    won: levels(winners, [0.5])[0]!,
  }));
  const range = rangeOf(courses.flatMap(({ all, won }) => [...all[0]!, ...all[4]!, ...won]));
  return section(text.wealth.title, text.wealth.note, [
    plots(context, (_, at) => {
      const { all, won } = courses[at]!;
      const bands = [
        { low: all[0]!, high: all[4]! },
        { low: all[1]!, high: all[3]! },
      ];
      const chart = courseChart(
        { look: '', line: all[2]!, bands, dashed: won },
        { label: text.wealth.title, range, write: writing.money },
      );
      const heads = [text.course, text.low, '25 %', text.median, '75 %', text.high, text.winners];
      return html`${chart}${behind(context, heads, courseRows(context, [...all, won]))}`;
    }),
  ]);
}

/** Prices over time, a chart for each company and variant. */
export function pricesSection(context: Context): Html {
  const { studies, text, writing, lab, locale } = context;
  const courses = studies.map(({ prices }) => prices.map((course) => levels(course, [0.1, 0.5, 0.9])));
  const isPlayed = (company: number): boolean =>
    studies.some(({ prices }) => Object.keys(prices[company]![0]!).length > 0);
  const companies = lab.colours.map((_, company) => company).filter(isPlayed);
  const range: Range = rangeOf(courses.flatMap((each) => companies.flatMap((company) => each[company]!.flat())));
  return section(
    text.prices.title,
    text.prices.note,
    companies.flatMap((company) => {
      const name = lab.words[locale].companies[company]!;
      return [
        html`<h3>${name}</h3>`,
        plots(context, (_, at) => {
          const [low, median, high] = courses[at]![company]!;
          const chart = courseChart(
            { look: `c-${lab.colours[company]!}`, line: median!, bands: [{ low: low!, high: high! }] },
            { label: `${text.prices.title}: ${name}`, range, write: writing.money },
          );
          const heads = [text.course, text.low, text.median, text.high];
          return html`${chart}${behind(context, heads, courseRows(context, [low!, median!, high!]))}`;
        }),
      ];
    }),
  );
}
