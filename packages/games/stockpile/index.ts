import type { GameModule } from '../module.ts';
import { stockpile } from './game.ts';
import { terminal } from './terminal.ts';

export const module: GameModule = {
  make: stockpile,
  words: {
    en: async () => (await import('./words/en.ts')).words,
    fr: async () => (await import('./words/fr.ts')).words,
    nl: async () => (await import('./words/nl.ts')).words,
  },
  terminal,
};
