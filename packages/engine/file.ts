import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import type { AnyGame } from './any.ts';
import { canonical } from './canonical.ts';
import { InputError, MoveError } from './errors.ts';
import { commitmentTo, tableKey } from './fairness.ts';
import type { Fairness } from './fairness.ts';
import type { Refusal, Result } from './game.ts';
import { Match } from './match.ts';
import type { Deal, RecordedMove } from './match.ts';
import type { Played } from './play.ts';
import { faults, parseOptions } from './schema.ts';

const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Names = Type.Array(Type.String({ maxLength: 80 }), { minItems: 1, maxItems: 12 });
const Entropy = Type.String({ maxLength: 200 });

/** What both versions of the file hold. */
const common = {
  format: Type.Literal('outcry-game'),
  game: Type.String({ maxLength: 40 }),
  rulesVersion: Type.Integer({ minimum: 1 }),
  options: Type.Record(Type.String(), Type.Unknown()),
  /** The owner's tables the game was played with; null: the printed ones. */
  data: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
  moves: Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Unknown()]), { maxItems: 200_000 }),
  /** As it was written down at the end; null while the game goes on. */
  result: Type.Union([
    Type.Object({ places: Type.Array(Type.Integer()), scores: Type.Array(Type.Number()) }),
    Type.Null(),
  ]),
  /** After so many moves it was taken on from a game whose seed is known: what followed was no fair game. */
  continuedFrom: Type.Optional(Type.Integer({ minimum: 0 })),
};

/** Who sat at a seat. */
export const FileSeatSchema = Type.Object(
  {
    name: Type.String({ maxLength: 80 }),
    kind: Type.Enum(['person', 'bot']),
    /** How well the bot plays; null for a person. */
    level: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
  },
  { additionalProperties: false },
);
export type FileSeat = Static<typeof FileSeatSchema>;

/** The portable game file: one JSON object that holds all of a game and can be replayed and verified anywhere. */
export const GameFileSchema = Type.Object(
  {
    ...common,
    version: Type.Literal(2),
    seats: Type.Array(FileSeatSchema, { minItems: 1, maxItems: 12 }),
    fairness: Type.Object(
      {
        seed: Hex32,
        commitment: Hex32,
        contributions: Type.Array(
          Type.Object(
            { entropy: Entropy, commitment: Type.Union([Hex32, Type.Null()]) },
            { additionalProperties: false },
          ),
          { maxItems: 12 },
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type GameFile = Static<typeof GameFileSchema>;

/** The file as it was first: names alone, and entropy without commitments. */
const FirstFileSchema = Type.Object(
  {
    ...common,
    version: Type.Literal(1),
    names: Names,
    fairness: Type.Object(
      { seed: Hex32, commitment: Hex32, entropy: Type.Array(Entropy, { maxItems: 12 }) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type FirstFile = Static<typeof FirstFileSchema>;

/** The terminal wrote a seat's bot into its name, since the first file had no kind of seat. */
const NAMED_BOT = / \((random|greedy|rookie|trader)\)$/;

function seatOf(name: string): FileSeat {
  const level = NAMED_BOT.exec(name)?.[1] ?? null;
  return { name: name.replace(NAMED_BOT, ''), kind: level === null ? 'person' : 'bot', level };
}

/** A file of version 1 as one of version 2. `bots`: the level of each bot by seat, where somebody knows better than the file. */
export function upgraded({ names, fairness, ...file }: FirstFile, bots?: readonly (string | null)[]): GameFile {
  const { entropy, ...sealed } = fairness;
  return {
    ...file,
    version: 2,
    seats: names.map((name, seat) => {
      const level = bots?.[seat] ?? null;
      return bots ? { name, kind: level === null ? 'person' : 'bot', level } : seatOf(name);
    }),
    fairness: { ...sealed, contributions: entropy.map((text) => ({ entropy: text, commitment: null })) },
  };
}

/** What a game file says besides the moves. */
export interface FileFacts {
  readonly seats: readonly FileSeat[];
  readonly options: unknown;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly fairness: Fairness;
  readonly continuedFrom?: number | undefined;
}

/** The one place that writes a game file: a game that begins, or how it stands. */
export const gameFile = (
  { id, rulesVersion }: Pick<AnyGame, 'id' | 'rulesVersion'>,
  { seats, options, data, fairness, continuedFrom }: FileFacts,
  moves: readonly RecordedMove[] = [],
  result: Result | null = null,
): GameFile => ({
  format: 'outcry-game',
  version: 2,
  game: id,
  rulesVersion,
  seats: [...seats],
  options: options as GameFile['options'],
  data,
  fairness: { ...fairness, contributions: [...fairness.contributions] },
  moves: moves.map(({ seat, move }) => [seat, move]),
  result: result && { places: [...result.places], scores: [...result.scores] },
  ...(continuedFrom === undefined ? {} : { continuedFrom }),
});

/** The file of a match as it stands. */
export const fileOfMatch = ({ game, deal, journal, state }: Match, facts: Omit<FileFacts, 'options'>): GameFile =>
  gameFile(game, { ...facts, options: deal.options }, journal.moves, game.result(state));

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
  if (version !== '1' && version !== '2')
    throw new FileError(`this game file is of version ${version}; this Outcry reads versions 1 and 2`, {
      kind: 'version',
      version,
    });
  const file = version === '1' ? upgraded(whole(FirstFileSchema, value)) : whole<GameFile>(GameFileSchema, value);
  if (file.fairness.contributions.length !== file.seats.length)
    throw damaged('fairness must have one contribution a seat');
  if ((file.continuedFrom ?? 0) > file.moves.length) throw damaged('continuedFrom must be a move of the file');
  return file;
}

function whole<File>(schema: TSchema, value: unknown): File {
  if (!Value.Check(schema, value)) throw damaged(faults(schema, value));
  return value as File;
}

/** Throws unless the options of a file are whole and can be played. */
export function checkOptions(game: AnyGame, { options, seats }: GameFile): void {
  const filled = parseOptions(game, options, seats.length);
  if (canonical(filled) !== canonical(options))
    throw damaged(`its options are not whole; they should be ${canonical(filled)}`);
}

/** A short name for what a file holds: the same for the same game, however it was written. */
export const nameOfFile = (file: GameFile): string => bytesToHex(sha256(utf8ToBytes(canonical(file)))).slice(0, 16);

/** What the game of a file begins with. */
export const dealOf = ({ seats, options, fairness }: GameFile): Deal => ({
  seats: seats.length,
  options,
  key: tableKey(fairness),
});

/** The game of a file, played again as far as it goes. Throws a MoveError at a move that is not legal; `visit` sees all before it. */
export function playFile(
  game: AnyGame,
  file: GameFile,
  visit: (played: Played, match: Match) => void = () => {},
): Match {
  const match = new Match(game, dealOf(file));
  for (const [seat, move] of file.moves) visit(match.make(seat, move), match);
  return match;
}

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
  let match: Match;
  try {
    match = playFile(game, file, () => made++);
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    const fault = { kind: 'move', number: made + 1, refusal: error.refusal } as const;
    return no(fault, `move ${made + 1} is not legal: ${error.message}`, made);
  }
  const result = game.result(match.state);
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
