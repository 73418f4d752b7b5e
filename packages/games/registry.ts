import { InputError } from '@outcry/engine';
import type { AnyGame, GameFile, Locale, Words } from '@outcry/engine';
import type { AnyLessonWords, Lesson } from './lesson.ts';
import type { GameModule } from './module.ts';

export { CATALOGUE } from './catalogue.ts';
export type { CatalogueEntry } from './catalogue.ts';
export { ownersTables } from './module.ts';
export type { GameModule, PartWords, TableWords } from './module.ts';

/** Every game, loaded when it is first wanted. */
const MODULES: Readonly<Record<string, () => Promise<GameModule>>> = {
  'bear-raid': async () => (await import('./bear-raid/index.ts')).module,
  speculate: async () => (await import('./speculate/index.ts')).module,
  speculation: async () => (await import('./speculation/index.ts')).module,
  stockpile: async () => (await import('./stockpile/index.ts')).module,
  'taking-stock': async () => (await import('./taking-stock/index.ts')).module,
};

export const GAME_IDS: readonly string[] = Object.keys(MODULES);

/** A game's folder by its id. */
export function loadModule(id: string): Promise<GameModule> {
  if (!Object.hasOwn(MODULES, id)) throw new InputError(`there is no game "${id}"; there are ${GAME_IDS.join(', ')}`);
  return MODULES[id]!();
}

/** A version of the rules that this Outcry does not have: a newer one has it, or it was given up long ago. */
export class UnknownVersion extends InputError {}

/** A game by the rules of a version, with the tables printed for it or an owner's. */
export async function loadGame(id: string, rulesVersion: number, data: unknown = null): Promise<AnyGame> {
  const { versions, make } = await loadModule(id);
  if (!versions.includes(rulesVersion))
    throw new UnknownVersion(
      `${id} is wanted with rules version ${rulesVersion}; this Outcry has ${versions.join(', ')}`,
    );
  return make(rulesVersion, data ?? undefined);
}

/** A game as new tables play it. A table that is there already keeps its version: see `loadGame`. */
export async function newestGame(id: string, data: unknown = null): Promise<AnyGame> {
  const { versions } = await loadModule(id);
  return loadGame(id, versions.at(-1)!, data);
}

/** The game a file was played with. */
export const gameOf = (file: Pick<GameFile, 'game' | 'rulesVersion' | 'data'>): Promise<AnyGame> =>
  loadGame(file.game, file.rulesVersion, file.data);

/** A game's words in a language, or in English where it does not speak it yet. */
export async function loadWords(id: string, locale: Locale): Promise<Words> {
  const { words } = await loadModule(id);
  return (words[locale] ?? words.en)();
}

/** A game's guided first game. */
export const loadLesson = async (id: string): Promise<Lesson> => (await loadModule(id)).lesson();

/** What a game's guided first game says, in a language. */
export const loadLessonWords = async (id: string, locale: Locale): Promise<AnyLessonWords> =>
  (await loadModule(id)).lessonWords[locale]();
