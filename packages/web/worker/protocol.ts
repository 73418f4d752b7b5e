import type {
  TableFault,
  AnyView,
  FileFault,
  GameFile,
  Provenance,
  Refusal,
  Result,
  Seat,
  Verdict,
} from '@outcry/engine';
import type { Ending } from '../history/ending.ts';
import type { Examined } from '../replay/examine.ts';
import type { Moment } from '../table/source.ts';

/** A game played on this device, as it is kept. */
export interface SoloRecord {
  readonly id: string;
  readonly file: GameFile;
  readonly started: number;
  readonly updated: number;
  /** By seat, what people answer in advance. */
  readonly standing?: Readonly<Record<Seat, readonly unknown[]>>;
  /** Only of a guided first game: the step of its script it is at, or null once everybody plays as they like. */
  readonly lesson?: { readonly step: number | null };
  /** Absent: hints are given. */
  readonly hints?: false;
}

/** A game that is wanted. */
export interface SoloWish {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly options: unknown;
  /** An owner's tables, whole; null: the printed ones. */
  readonly data: unknown;
  /** Only of a guided first game, which is always dealt the same: the seed. */
  readonly lesson?: { readonly seed: string };
  /** Absent: hints are given. */
  readonly hints?: false;
}

/** A replay: what is wrong with its file, or all that is the same from every seat. */
export type Replayed =
  | { readonly fault: FileFault }
  | {
      readonly actors: readonly (readonly Seat[])[];
      readonly worth: readonly (readonly number[])[];
      readonly pages: number;
    };

/** What a page needs to know of a game without loading its rules. */
export interface GameFacts {
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly optionsSchema: unknown;
  readonly data: unknown;
  readonly provenance: Readonly<Record<string, Provenance>>;
}

/** How a game on this device stands. `moments` replace those of the history from number `from` on. */
export interface SoloUpdate {
  readonly from: number;
  readonly moments: readonly Moment[];
  readonly viewer: Seat | null;
  readonly curtain: Seat | null;
  readonly actors: readonly Seat[];
  readonly legal: readonly unknown[];
  /** How many moves were made when the viewer was first asked this; null: they are asked nothing. */
  readonly decision: number | null;
  /** What the viewer answers in advance. */
  readonly standing: readonly unknown[];
  /** What an undo would take back: whose move, and the moment it made; null: nothing. */
  readonly undo: { readonly seat: Seat; readonly to: number } | null;
  readonly redo: boolean;
  readonly result: Result | null;
  readonly worth: readonly (readonly number[])[] | null;
  readonly record: SoloRecord;
  /** Why the bot that moved last could not think; it played any legal move. */
  readonly stumbled?: string;
}

/** A question to the rules, which only a worker knows: name, what it takes, what it yields. */
export interface Questions {
  /** `version`: of the rules a table is played by; null: as new tables are. */
  facts: [{ game: string; version: number | null; data: unknown }, GameFacts];
  /** Why options cannot be played by so many seats; null: they can. */
  options: [{ game: string; options: unknown; seats: number }, Refusal | null];
  /** An owner's data file: the whole tables to play with, or an error that says what is wrong. */
  tables: [{ game: string; text: string }, unknown];
  forbid: [{ game: string; version: number; data: unknown; view: AnyView; move: unknown }, Refusal | null];
  /** The end of a finished game as a seat sees it, and all it was told. */
  ending: [{ file: GameFile; seat: Seat }, Ending];
  verify: [{ file: unknown }, Verdict];
  /** A file somebody brought. */
  examine: [{ text: string }, Examined];
  /** The game of a lesson, as an example of the rules. */
  example: [Pick<SoloWish, 'game' | 'seats'>, GameFile];
  /** Opens a replay; then its moments, page by page. */
  replay: [{ file: GameFile }, Replayed];
  page: [{ number: number; seat: Seat | null }, readonly Moment[]];
  /** What a seat could do at a moment of the replay. */
  choices: [{ at: number; seat: Seat }, readonly unknown[]];
  start: [SoloWish, SoloUpdate];
  resume: [SoloRecord, SoloUpdate];
  play: [{ move: unknown }, null];
  undo: [null, null];
  redo: [null, null];
  standing: [{ seat: Seat; answers: readonly unknown[] }, null];
  look: [{ seat: Seat }, null];
  /** Goes to a step of a guided first game; null: leaves its script, and bots play on. */
  step: [{ step: number | null }, null];
  pace: [{ pause: number }, null];
}
export type Question = keyof Questions;

/** What goes to the worker: a question with a number, so that its answer finds back. */
export interface Asked {
  readonly number: number;
  readonly question: Question;
  readonly given: unknown;
}

/** What comes from the worker: an answer, or how the game on this device stands after a move. */
export type Answered =
  | { readonly number: number; readonly value: unknown }
  | {
      readonly number: number;
      readonly error: string;
      readonly refusal: Refusal | null;
      /** This Outcry does not have the version of the rules that is asked for. */
      readonly unknownRules: boolean;
      /** Where tables do not fit, and why. */
      readonly tableFault: TableFault | null;
    }
  | { readonly number: null; readonly update: SoloUpdate };
