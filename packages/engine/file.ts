import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import type { AnyGame } from './any.ts';
import { canonical } from './canonical.ts';
import { InputError, MoveError } from './errors.ts';
import { commitmentTo, tableKey } from './fairness.ts';
import type { Refusal } from './game.ts';
import { replay } from './replay.ts';
import type { Entry, Recording } from './replay.ts';
import { faults, parseOptions } from './schema.ts';

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
    /** After so many moves it was taken on from a game whose seed is known: what followed was no fair game. */
    continuedFrom: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type GameFile = Static<typeof GameFileSchema>;

/** What is wrong with a game file, for whoever says it in another language. */
export type FileFault =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'damaged'; readonly where: string }
  | { readonly kind: 'seed' }
  | { readonly kind: 'move'; readonly number: number; readonly refusal: Refusal | null }
  | { readonly kind: 'result' };

/** A text that is no game file this Outcry can read. */
export class FileError extends InputError {
  readonly fault: FileFault;

  constructor(message: string, fault: FileFault) {
    super(message);
    this.fault = fault;
  }
}

const damaged = (where: string): FileError => new FileError(`damaged game file: ${where}`, { kind: 'damaged', where });

/** A game file from its text, or a FileError in one line. */
export function parseGameFile(text: string): GameFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileError('not a game file: it is not whole JSON (truncated or damaged?)', { kind: 'not-json' });
  }
  const format = (value as { format?: unknown } | null)?.format;
  if (format !== 'outcry-game')
    throw new FileError('not a game file of Outcry: it has no "format": "outcry-game"', { kind: 'not-ours' });
  const version = String((value as { version?: unknown }).version);
  if (version !== '1')
    throw new FileError(`this game file is of version ${version}; this Outcry reads version 1`, {
      kind: 'version',
      version,
    });
  if (!Value.Check(GameFileSchema, value)) throw damaged(faults(GameFileSchema, value));
  if (value.fairness.entropy.length !== value.names.length)
    throw damaged('fairness.entropy must have one entry a name');
  if ((value.continuedFrom ?? 0) > value.moves.length) throw damaged('continuedFrom must be a move of the file');
  return value;
}

/** Throws unless the options of a file are whole and can be played. */
export function checkOptions(game: AnyGame, { options, names }: GameFile): void {
  const whole = parseOptions(game, options, names.length);
  if (canonical(whole) !== canonical(options))
    throw damaged(`its options are not whole; they should be ${canonical(whole)}`);
}

/** A short name for what a file holds: the same for the same game, however it was written. */
export const fingerprint = (file: GameFile): string => bytesToHex(sha256(utf8ToBytes(canonical(file)))).slice(0, 16);

/** What a file says of the game, ready to replay. */
export const recordingOf = ({ names, options, fairness, moves }: GameFile): Recording => ({
  seats: names.length,
  options,
  key: tableKey(fairness),
  moves: moves as Entry[],
});

/** Whether a file is what it says, with the reason in one line, and how many moves were right. */
export interface Verdict {
  readonly verified: boolean;
  readonly reason: string;
  readonly moves: number;
  /** Null when it is verified. */
  readonly fault: FileFault | null;
}

/** Looks whether the seed fits its commitment, every move is legal, and the result is the one that follows. */
export function verifyFile(game: AnyGame, file: GameFile): Verdict {
  const no = (fault: FileFault, reason: string, moves = 0) => ({ verified: false, reason, moves, fault });
  const { seed, commitment } = file.fairness;
  if (commitmentTo(seed) !== commitment)
    return no({ kind: 'seed' }, 'the seed is not the one that was committed to before the game');
  let made = 0;
  let state: unknown;
  try {
    state = replay(game, recordingOf(file), file.moves.length, () => made++);
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    const fault = { kind: 'move', number: made + 1, refusal: error.refusal } as const;
    return no(fault, `move ${made + 1} is not legal: ${error.message}`, made);
  }
  const result = game.result(state);
  if (canonical(result) !== canonical(file.result))
    return no(
      { kind: 'result' },
      `the moves lead to ${canonical(result)}, the file says ${canonical(file.result)}`,
      made,
    );
  const right = result ? 'every move and every shuffle is right' : 'every move so far is right; the game is not over';
  const known =
    file.continuedFrom === undefined
      ? ''
      : `; continued after move ${file.continuedFrom} of a game whose seed is known`;
  return { verified: true, reason: right + known, moves: made, fault: null };
}
