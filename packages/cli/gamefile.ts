import { checkOptions, InputError, parseGameFile } from '@outcry/engine';
import type { AnyGame, AnyView, GameFile, Who, Words } from '@outcry/engine';
import { drawPicture } from '@outcry/engine/picture';
import { gameOf, loadModule, loadWords } from '@outcry/games';
import { readText, writeWhole } from './files.ts';
import { PAINT } from './paint.ts';

/** A game file with all that is needed to show it. */
export interface OpenFile {
  readonly file: GameFile;
  readonly game: AnyGame;
  readonly words: Words;
  /** The table as lines of text, as the view's seat sees it. */
  readonly draw: (view: AnyView, who: Who) => string[];
}

/** Reads and checks a game file, its options and its tables; what is wrong becomes an InputError that names the file. */
export async function openFile(path: string): Promise<OpenFile> {
  const text = readText(path);
  try {
    const file = parseGameFile(text);
    const game = await gameOf(file);
    checkOptions(game, file);
    return { file, game, words: await loadWords(file.game, 'en'), draw: await drawingOf(game) };
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${path}: ${error.message}`, error.refusal);
    throw error;
  }
}

export const saveFile = (path: string, file: GameFile): void => writeWhole(path, `${JSON.stringify(file)}\n`);

/** How a game looks in a terminal, with the tables it is played with. */
export async function drawingOf(game: AnyGame): Promise<OpenFile['draw']> {
  const picture = await (await loadModule(game.id)).picture();
  await picture.speak('en');
  return (view, who) => drawPicture(picture.of(view, who, game.data, 'en'), PAINT);
}
