import { inLanguages } from '@outcry/ui/inLanguages.ts';
import type { BoardText } from './en.ts';

export type { BoardText } from './en.ts';

/** What the board says, in the languages loaded so far. */
export const [TEXT, speak] = inLanguages<BoardText>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
});
