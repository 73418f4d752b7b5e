import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import type { AnyGame } from './any.ts';
import { canonical } from './canonical.ts';
import { digest } from './digest.ts';
import { InputError, MoveError } from './errors.ts';
import { fairnessFault, MISSING, tableKey } from './fairness.ts';
import type { Fairness, FairnessFault } from './fairness.ts';
import { common, Entropy, Hex32, Seats } from './fileParts.ts';
import type { FileSeat } from './fileParts.ts';
import type { Refusal, Result } from './game.ts';
import { Match } from './match.ts';
import type { Deal, RecordedMove } from './match.ts';
import { FirstFileSchema, SecondFileSchema, upgraded } from './olderFiles.ts';
import type { FirstFile, SecondFile } from './olderFiles.ts';
import type { Played } from './play.ts';
import { faults, parseOptions } from './schema.ts';

/** The portable game file: one JSON object that holds all of a game and can be replayed and verified anywhere. */
export const GameFileSchema = Type.Object(
  {
    ...common,
    version: Type.Literal(3),
    seats: Seats,
    /** Why the game was stopped before its end; absent: it was not. */
    ended: Type.Optional(Type.Enum(['vote', 'abandoned'])),
    /** Bots' moves with a lowered budget, because their server was busy: the move's number and how often it was halved. */
    halvings: Type.Optional(
      Type.Array(Type.Tuple([Type.Integer({ minimum: 1 }), Type.Integer({ minimum: 1 })]), { maxItems: 200_000 }),
    ),
    fairness: Type.Object(
      {
        seed: Hex32,
        commitment: Hex32,
        contributions: Type.Array(
          Type.Object(
            {
              entropy: Entropy,
              commitment: Type.Union([Hex32, Type.Null()]),
              missing: Type.Union([Type.Enum([...MISSING]), Type.Null()]),
            },
            { additionalProperties: false },
          ),
          { maxItems: 12 },
        ),
        voided: Type.Array(
          Type.Object(
            {
              seed: Hex32,
              commitment: Hex32,
              step: Type.Enum(['commit', 'reveal']),
              seats: Type.Array(Type.Integer({ minimum: 0, maximum: 11 }), { maxItems: 12 }),
            },
            { additionalProperties: false },
          ),
          { maxItems: 40 },
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type GameFile = Static<typeof GameFileSchema>;

/** What a game file says besides the moves. */
export interface FileFacts {
  readonly seats: readonly FileSeat[];
  readonly options: unknown;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly fairness: Fairness;
  readonly continuedFrom?: number | undefined;
  readonly ended?: GameFile['ended'] | undefined;
}

/** The one place that writes a game file: a game that begins, or how it stands. */
export const gameFile = (
  { id, rulesVersion }: Pick<AnyGame, 'id' | 'rulesVersion'>,
  { seats, options, data, fairness, continuedFrom, ended }: FileFacts,
  moves: readonly RecordedMove[] = [],
  result: Result | null = null,
): GameFile => ({
  format: 'outcry-game',
  version: 3,
  game: id,
  rulesVersion,
  seats: [...seats],
  options: options as GameFile['options'],
  data,
  fairness: {
    seed: fairness.seed,
    commitment: fairness.commitment,
    contributions: [...fairness.contributions],
    voided: fairness.voided.map((attempt) => ({ ...attempt, seats: [...attempt.seats] })),
  },
  moves: moves.map(({ seat, move }) => [seat, move]),
  result: result && { places: [...result.places], scores: [...result.scores] },
  ...(continuedFrom === undefined ? {} : { continuedFrom }),
  ...(ended === undefined ? {} : { ended }),
  ...(moves.some(isLowered) ? { halvings: moves.flatMap(loweredAt) } : {}),
});

const isLowered = ({ halvings }: RecordedMove): boolean => halvings !== undefined;

const loweredAt = ({ halvings }: RecordedMove, index: number): [number, number][] =>
  halvings === undefined ? [] : [[index + 1, halvings]];

/** The file of a match as it stands. */
export const fileOfMatch = ({ game, deal, journal, state }: Match, facts: Omit<FileFacts, 'options'>): GameFile =>
  gameFile(game, { ...facts, options: deal.options }, journal.moves, game.result(state));

/** What is wrong with a game file, for whoever says it in another language. */
export type FileFault =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-ours' | 'account' }
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'damaged'; readonly where: string }
  | FairnessFault
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
  if (format === 'outcry-account')
    throw new FileError('this is the export of an account, not a game file: its games lie beside it', {
      kind: 'account',
    });
  if (format !== 'outcry-game')
    throw new FileError('not a game file of Outcry: it has no "format": "outcry-game"', { kind: 'not-ours' });
  const version = String((value as { version?: unknown }).version);
  const file = ofVersion(version, value);
  if (!file)
    throw new FileError(`this game file is of version ${version}; this Outcry reads versions 1 to 3`, {
      kind: 'version',
      version,
    });
  if (file.fairness.contributions.length !== file.seats.length)
    throw damaged('fairness must have one contribution a seat');
  if ((file.continuedFrom ?? 0) > file.moves.length) throw damaged('continuedFrom must be a move of the file');
  if (file.halvings?.some(([move]) => move > file.moves.length)) throw damaged('halvings must name moves of the file');
  return file;
}

/** A file of one of the versions we read, as one of today; null: we do not read that version. */
function ofVersion(version: string, value: unknown): GameFile | null {
  switch (version) {
    case '1':
      return upgraded(whole<FirstFile>(FirstFileSchema, value));
    case '2':
      return upgraded(whole<SecondFile>(SecondFileSchema, value));
    case '3':
      return whole<GameFile>(GameFileSchema, value);
    default:
      return null;
  }
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
export const nameOfFile = (file: GameFile): string => digest(file);

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

const FAULTS = {
  seed: () => 'the seed is not the one that was committed to before the game',
  contribution: ({ seat }: { seat: number }) => `what seat ${seat + 1} added is not what it had committed to`,
  attempt: ({ attempt }: { attempt: number }) => `the seed of void attempt ${attempt} is not the one committed to`,
};

/** What is said of a right file without a result. */
const UNFINISHED = {
  running: 'every move so far is right; the game is not over',
  vote: 'every move is right; the players ended the game by vote',
  abandoned: 'every move is right; the game was abandoned',
};

/** Looks whether every part of the deal fits its commitment, every move is legal, and the result is the one that follows. */
export function verifyFile(game: AnyGame, file: GameFile): Verdict {
  const no = (fault: FileFault, reason: string, moves = 0) => ({ verified: false, reason, moves, fault });
  const unfit = fairnessFault(file.fairness);
  if (unfit) return no(unfit, FAULTS[unfit.kind](unfit as never));
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
  const right = result ? 'every move and every shuffle is right' : UNFINISHED[file.ended ?? 'running'];
  const known =
    file.continuedFrom === undefined
      ? ''
      : `; continued after move ${file.continuedFrom} of a game whose seed is known`;
  return { verified: true, reason: right + known, moves: made, fault: null };
}
