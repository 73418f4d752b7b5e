import { checkOptions, FileError, InputError, nameOfFile, parseGameFile, verifyFile } from '@outcry/engine';
import type { FileFault, GameFile } from '@outcry/engine';
import { GAME_IDS, gameOf, loadModule } from '@outcry/games';

/** What is wrong with a file somebody brought. */
export type ImportFault =
  | FileFault
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'rules'; readonly played: number; readonly known: readonly number[] }
  | { readonly kind: 'huge' | 'no-room' | 'unreadable' };

/** A file that is what it says, with an id by which the same file is known again; or what is wrong with it. */
export type Examined =
  { readonly file: GameFile; readonly id: string } | { readonly fault: ImportFault; readonly game: string | null };

/** Reads the text of a game file and plays the whole game again. */
export async function examine(text: string): Promise<Examined> {
  let game: string | null = null;
  try {
    const file = parseGameFile(text);
    if (!GAME_IDS.includes(file.game)) return { fault: { kind: 'unknown-game', game: file.game }, game };
    game = file.game;
    const { versions: known } = await loadModule(game);
    if (!known.includes(file.rulesVersion)) return { fault: { kind: 'rules', played: file.rulesVersion, known }, game };
    const rules = await gameOf(file);
    checkOptions(rules, file);
    const { fault } = verifyFile(rules, file);
    return fault ? { fault, game } : { file, id: nameOfFile(file) };
  } catch (error) {
    if (error instanceof FileError) return { fault: error.fault, game };
    if (error instanceof InputError) return { fault: { kind: 'damaged', where: error.message }, game };
    throw error;
  }
}
