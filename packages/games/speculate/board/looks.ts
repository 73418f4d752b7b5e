import type { Locale } from '@outcry/engine';
import type { CompanyLook } from '@outcry/ui';
import { TEXT } from './text/index.ts';

const LOOK: readonly Omit<CompanyLook, 'name' | 'ticker'>[] = [
  { colour: 'grey', symbol: 'min' },
  { colour: 'lemon', symbol: 'sto' },
  { colour: 'green', symbol: 'pro' },
  { colour: 'blue', symbol: 'tra' },
  { colour: 'wine', symbol: 'eng' },
];

/** Short for the names, which differ by language. */
const TICKERS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['MIN', 'STO', 'PRO', 'TRA', 'ENG'],
  fr: ['MIN', 'MAG', 'PRO', 'TRA', 'GÉN'],
  nl: ['MIJ', 'WIN', 'VAS', 'TRA', 'TEC'],
};

const known: Partial<Record<Locale, readonly CompanyLook[]>> = {};

/** How each sector looks, in the order of the price board, named in a language. */
export const looksIn = (locale: Locale): readonly CompanyLook[] =>
  (known[locale] ??= LOOK.map((look, sector) => ({
    ...look,
    name: TEXT[locale].sectors[sector]!,
    ticker: TICKERS[locale][sector]!,
  })));
