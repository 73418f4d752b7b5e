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
