import type { Locale } from '@outcry/engine';

/** Chooses the form of a sentence that fits a number in a language: `many('en')(2, '1 card', (n) => `${n} cards`)`. */
export const many = (locale: Locale) => {
  const rules = new Intl.PluralRules(locale);
  return (count: number, one: string, other: (count: number) => string): string =>
    rules.select(count) === 'one' && count === 1 ? one : other(count);
};

/** "Ada, Jules and Pim" in a language. */
export const listed = (locale: Locale) => {
  const format = new Intl.ListFormat(locale);
  return (names: readonly string[]): string => format.format(names);
};

/** The class of an ordinal in a language: English says 1st, 2nd, 3rd by it. */
export const ordinal = (locale: Locale) => {
  const rules = new Intl.PluralRules(locale, { type: 'ordinal' });
  return (place: number): string => rules.select(place);
};

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time by its two greatest units in a language: "2 minutes", "1 day 4 hours"; briefly: "2 min". */
export const lengthIn = (locale: Locale, unitDisplay: 'long' | 'short' = 'long') => {
  const formats = UNITS.map(([unit]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }));
  return (seconds: number): string => {
    let rest = seconds;
    const parts: string[] = [];
    for (const [at, [, size]] of UNITS.entries()) {
      const count = Math.floor(rest / size);
      if (count > 0) parts.push(formats[at]!.format(count));
      rest -= count * size;
    }
    return parts.slice(0, 2).join(' ');
  };
};

/** A time by its greatest unit, named as given: "42 min", "3 h", "2 d". */
export function duration(minutes: number, minute: string, hour: string, day: string): string {
  if (minutes < 90) return `${minutes} ${minute}`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} ${hour}` : `${Math.round(hours / 24)} ${day}`;
}

/** The first Monday of 2024. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** A day of the week in a language, Monday is 1: "Mon". */
export const weekdayIn = (locale: Locale) => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (day: number): string => format.format(MONDAY + (day - 1) * DAY);
};

/** Some days of the week in a language, those in a row as "Mon–Fri". */
export const weekdaysIn = (locale: Locale) => {
  const name = weekdayIn(locale);
  return (days: readonly number[]): string => {
    const runs: number[][] = [];
    for (const day of days) {
      const run = runs.at(-1);
      if (run?.at(-1) === day - 1) run.push(day);
      else runs.push([day]);
    }
    const said = (run: readonly number[]): string[] =>
      run.length > 2 ? [`${name(run[0]!)}–${name(run.at(-1)!)}`] : run.map(name);
    return runs.flatMap(said).join(', ');
  };
};
