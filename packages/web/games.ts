import { CATALOGUE } from '@outcry/games/catalogue';
import type { CatalogueEntry } from '@outcry/games/catalogue';
import type { PartWords, TableWords } from '@outcry/games';
import type { FaultWords, Places } from '@outcry/games/places.ts';
import type { Locale, Words } from '@outcry/engine';
import type { Pictured } from '@outcry/engine/picture';
import type { AnyLessonWords, Lesson } from '@outcry/games/lesson.ts';
import { loadForShort } from '@outcry/ui/layout.ts';
import type { BoardModule, Cause, Feelings, Sounds } from '@outcry/ui';

/** The five games, in the order of the posters: the one to begin with comes first. */
export const POSTERS = ['taking-stock', 'speculation', 'bear-raid', 'speculate', 'stockpile'] as const;
export type GameId = (typeof POSTERS)[number];

const boards = import.meta.glob<BoardModule>('../games/*/board/index.tsx', { import: 'board' });
const shortSheets = import.meta.glob('../games/*/board/short.css');
const feelings = import.meta.glob<Feelings<never>>('../games/*/board/feelings.ts', { import: 'feelings' });
const causes = import.meta.glob<Cause>('../games/*/board/cause.ts', { import: 'cause' });
const sounds = import.meta.glob<Sounds>('../games/*/board/sounds.ts', { import: 'sounds' });
const pictures = import.meta.glob<Pictured>('../games/*/board/picture.ts', { import: 'picture' });
const words = import.meta.glob<Words>('../games/*/words/{en,fr,nl}.ts', { import: 'words' });
const rulebooks = import.meta.glob<string>('../games/*/rules/{en,fr,nl}.md', { query: '?raw', import: 'default' });
const tables = import.meta.glob<Tables>('../games/*/rules/tables.ts', { import: 'TABLES' });
const faults = import.meta.glob<FaultWords>('../games/*/rules/faults.ts', { import: 'FAULTS' });
type Tables = Readonly<Record<string, TableWords>>;
const places = import.meta.glob<Places>('../games/*/rules/places.ts', { import: 'PLACES' });

const parts = import.meta.glob<Parts>('../games/*/rules/parts.ts', { import: 'PARTS' });
type Parts = Readonly<Record<string, PartWords>>;

const lessons = import.meta.glob<Lesson>('../games/*/lesson/script.ts', { import: 'lesson' });
const lessonWords = import.meta.glob<AnyLessonWords>('../games/*/lesson/{en,fr,nl}.ts', { import: 'words' });

/** Games that can be played here: those in the catalogue that have a board. */
export const PLAYABLE: readonly CatalogueEntry[] = CATALOGUE.filter(({ id }) => boardPath(id) in boards);

/** A playable game by its id, or undefined. */
export const findGame = (id: string): CatalogueEntry | undefined => PLAYABLE.find((entry) => entry.id === id);

function boardPath(id: string): string {
  return `../games/${id}/board/index.tsx`;
}

/** A game's board that speaks a language, loaded when it is first wanted. */
export async function loadBoard(id: string, locale: Locale): Promise<BoardModule> {
  const sheet = shortSheets[`../games/${id}/board/short.css`];
  const [board] = await Promise.all([boards[boardPath(id)]!(), sheet && loadForShort(sheet)]);
  await board.speak(locale);
  return board;
}

/** How a game's views are told in words, in a language that is then loaded. */
export async function loadPicture(id: string, locale: Locale): Promise<Pictured> {
  const picture = await pictures[`../games/${id}/board/picture.ts`]!();
  await picture.speak(locale);
  return picture;
}

/** Which of a game's events changed somebody's fortune. */
export const loadCause = (id: string): Promise<Cause> => causes[`../games/${id}/board/cause.ts`]!();

/** What a game's events sound like. */
export const loadSounds = (id: string): Promise<Sounds> => sounds[`../games/${id}/board/sounds.ts`]!();

/** How seats feel about a game's events; about none, where the game does not say. */
export const loadFeelings = async (id: string): Promise<Feelings<never>> =>
  (await feelings[`../games/${id}/board/feelings.ts`]?.()) ?? (() => []);

/** A game's words, in English where it does not speak the language. */
export const loadWords = (id: string, locale: Locale): Promise<Words> =>
  (words[`../games/${id}/words/${locale}.ts`] ?? words[`../games/${id}/words/en.ts`])!();

/** What a game's tables are called, and where they come from, in all languages. */
export const loadTables = (id: string): Promise<Tables> => tables[`../games/${id}/rules/tables.ts`]!();

/** What is wrong with tables of a game, in all languages. */
export const loadFaults = (id: string): Promise<FaultWords> => faults[`../games/${id}/rules/faults.ts`]!();

/** What stands within them, in all languages. */
export const loadPlaces = (id: string): Promise<Places> => places[`../games/${id}/rules/places.ts`]!();

/** A game's numbered rules as Markdown, in English where they are not translated. */
export const loadRules = (id: string, locale: Locale): Promise<string> =>
  (rulebooks[`../games/${id}/rules/${locale}.md`] ?? rulebooks[`../games/${id}/rules/en.md`])!();

/** What the parts of a game's table are, in all languages. */
export const loadParts = (id: string): Promise<Parts> => parts[`../games/${id}/rules/parts.ts`]!();

/** A game's guided first game. */
export const loadLesson = (id: string): Promise<Lesson> => lessons[`../games/${id}/lesson/script.ts`]!();

/** What it says. */
export const loadLessonWords = (id: string, locale: Locale): Promise<AnyLessonWords> =>
  lessonWords[`../games/${id}/lesson/${locale}.ts`]!();
