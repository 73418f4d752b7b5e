import type { Locale } from '@outcry/engine';

/** Texts that are loaded language by language: those that are there, and how one gets there. */
export function inLanguages<Text>(
  loaders: Readonly<Record<Locale, () => Promise<Text>>>,
): readonly [texts: Readonly<Record<Locale, Text>>, speak: (locale: Locale) => Promise<void>] {
  const texts: Partial<Record<Locale, Text>> = {};
  const speak = async (locale: Locale): Promise<void> => {
    texts[locale] ??= await loaders[locale]();
  };
  return [texts as Readonly<Record<Locale, Text>>, speak];
}
