import type { GameModule } from '../module.ts';
import { takingStock } from './game.ts';

export const module: GameModule = {
  versions: [1],
  make: (_version, data) => takingStock(data),
  words: {
    en: async () => (await import('./words/en.ts')).words,
    fr: async () => (await import('./words/fr.ts')).words,
    nl: async () => (await import('./words/nl.ts')).words,
  },
  picture: async () => (await import('./board/picture.ts')).picture,
  async where(locale) {
    await (await import('./board/text/index.ts')).speak(locale);
    return (await import('./board/account.ts')).where;
  },
  lesson: async () => (await import('./lesson/script.ts')).lesson,
  lessonWords: {
    en: async () => (await import('./lesson/en.ts')).words,
    fr: async () => (await import('./lesson/fr.ts')).words,
    nl: async () => (await import('./lesson/nl.ts')).words,
  },
};
