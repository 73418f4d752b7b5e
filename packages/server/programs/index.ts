import type { AnyGame } from '@outcry/engine';
import { loadEncoding } from '@outcry/games/encoding.ts';
import { Program } from './program.ts';
import { endProgramsAtExit } from './tidy.ts';
import { wordsOf } from './words.ts';

endProgramsAtExit();

/** A program that plays a game, by its command. */
export const programFor = async (
  game: AnyGame,
  command: string,
  more?: ConstructorParameters<typeof Program>[3],
): Promise<Program> => new Program(game, await loadEncoding(game), command, more);

export { wordsOf };
export { decisionOf, helloOf, PickSchema, placeOfPick, PROTOCOL, USUAL, WantsSchema } from './messages.ts';
export { Pipe } from './pipe.ts';
export type { Program } from './program.ts';
export type { Want } from './messages.ts';
