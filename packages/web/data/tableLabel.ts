import type { Locale } from '@outcry/engine';
import type { TableWords } from '@outcry/games';

/** What a table is called. */
export function tableLabel(words: TableWords, locale: Locale): string {
  const own = words[locale];
  return typeof own === 'string' ? own : own[0];
}
