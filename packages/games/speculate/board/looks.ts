import type { Locale } from '@outcry/engine';
import type { CompanyLook } from '@outcry/ui';
import { TEXT } from './text/index.ts';

const LOOK: readonly Omit<CompanyLook, 'name'>[] = [
  { ticker: 'MIN', colour: 'grey', symbol: 'min' },
  { ticker: 'STO', colour: 'lemon', symbol: 'sto' },
  { ticker: 'PRO', colour: 'green', symbol: 'pro' },
  { ticker: 'TRA', colour: 'blue', symbol: 'tra' },
  { ticker: 'ENG', colour: 'wine', symbol: 'eng' },
];

const known: Partial<Record<Locale, readonly CompanyLook[]>> = {};

/** How each sector looks, in the order of the price board, named in a language. */
export const looksIn = (locale: Locale): readonly CompanyLook[] =>
  (known[locale] ??= LOOK.map((look, sector) => ({ ...look, name: TEXT[locale].sectors[sector]! })));
