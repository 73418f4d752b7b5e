import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { AnyGame } from './any.ts';
import { canonical } from './canonical.ts';
import { InputError, MoveError } from './errors.ts';
import { commitmentTo, tableKey } from './fairness.ts';
import { replay } from './replay.ts';
import type { Entry, Recording } from './replay.ts';
import { check } from './schema.ts';

const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** The portable game file: one JSON object that holds all of a game and can be replayed and verified anywhere. */
export const GameFileSchema = Type.Object(
  {
    format: Type.Literal('outcry-game'),
    version: Type.Literal(1),
    game: Type.String({ maxLength: 40 }),
    rulesVersion: Type.Integer({ minimum: 1 }),
    /** The names at the table, one a seat. */
    names: Type.Array(Type.String({ maxLength: 80 }), { minItems: 1, maxItems: 12 }),
    options: Type.Record(Type.String(), Type.Unknown()),
    /** The owner's tables the game was played with; null: the printed ones. */
    data: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
    fairness: Type.Object(
      { seed: Hex32, commitment: Hex32, entropy: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 12 }) },
      { additionalProperties: false },
    ),
    moves: Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Unknown()]), { maxItems: 200_000 }),
    /** As it was written down at the end; null while the game goes on. */
    result: Type.Union([
      Type.Object({ places: Type.Array(Type.Integer()), scores: Type.Array(Type.Number()) }),
      Type.Null(),
    ]),
  },
  { additionalProperties: false },
);
export type GameFile = Static<typeof GameFileSchema>;

/** A game file from its text, or an InputError in one line. */
export function parseGameFile(text: string): GameFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputError('not a game file: it is not whole JSON (truncated or damaged?)');
  }
  const format = (value as { format?: unknown } | null)?.format;
  if (format !== 'outcry-game') throw new InputError('not a game file of Outcry: it has no "format": "outcry-game"');
  const version = (value as { version?: unknown }).version;
  if (version !== 1)
    throw new InputError(`this game file is of version ${String(version)}; this Outcry reads version 1`);
  const file = check<GameFile>(GameFileSchema, value, 'damaged game file');
  if (file.fairness.entropy.length !== file.names.length)
    throw new InputError('damaged game file: fairness.entropy must have one entry a name');
  return file;
}

/** What a file says of the game, ready to replay. */
export const recordingOf = ({ names, options, fairness, moves }: GameFile): Recording => ({
  seats: names.length,
  options,
  key: tableKey(fairness),
  moves: moves as Entry[],
});

/** Whether a file is what it says: the seed fits its commitment, every move is legal, and the result is the one that follows. */
export function verifyFile(game: AnyGame, file: GameFile): { verified: boolean; reason: string; moves: number } {
  const no = (reason: string, moves = 0) => ({ verified: false, reason, moves });
  const { seed, commitment } = file.fairness;
  if (commitmentTo(seed) !== commitment) return no('the seed is not the one that was committed to before the game');
  let made = 0;
  let state: unknown;
  try {
    state = replay(game, recordingOf(file), file.moves.length, () => made++);
  } catch (error) {
    if (error instanceof MoveError) return no(`move ${made + 1} is not legal: ${error.message}`, made);
    throw error;
  }
  const result = game.result(state);
  if (canonical(result) !== canonical(file.result))
    return no(`the moves lead to ${canonical(result)}, the file says ${canonical(file.result)}`, made);
  return {
    verified: true,
    reason: result ? 'every move and every shuffle is right' : 'every move so far is right; the game is not over',
    moves: made,
  };
}
