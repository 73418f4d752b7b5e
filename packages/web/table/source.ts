import type { Hint } from '@outcry/bots/review/hint.ts';
import type { Level } from '@outcry/bots/levels.ts';
import type { AnyEvent, AnyView, Fairness, GameFile, Refusal, Result, Seat, VoidAttempt } from '@outcry/engine';
import type { LessonStep } from '@outcry/games/lesson.ts';
import type { Fault } from '@outcry/server/api';
import type { SeatInfo } from '@outcry/ui';
import type { Origin } from '../download.ts';
import type { Store } from '../store.ts';

/** The table after one move (the first: before any), as the viewer saw it. Kept for the tape, its jumps and the charts. */
export interface Moment {
  /** The number by which the table knows it; grows. */
  readonly at: number;
  readonly view: AnyView;
  /** What the viewer was told of the move. */
  readonly events: readonly AnyEvent[];
  /** Who made the move, and when by this device's clock: only at a table of the server. `bot`: a bot decided it. */
  readonly mover?: { readonly seat: Seat; readonly bot: boolean; readonly when: number };
}

/** Something of the table, not of the game, that the tape tells: somebody left, an undo, a vote. */
export interface Note {
  readonly at: number;
  readonly kind: NoteKind;
  readonly seat: Seat;
  /** Of an undo: how many moves it takes back, and what the viewer was told of the first of them. */
  readonly undo?: { readonly moves: number; readonly events: readonly AnyEvent[] };
  /** The person it speaks of besides the seat: who asked for it, or took it. */
  readonly name?: string;
  /** What the seat was called before somebody took it. */
  readonly was?: string;
  /** What its program failed at. */
  readonly fault?: Fault;
}
export type NoteKind =
  | 'left'
  | 'time'
  | 'absent'
  | 'agreed'
  | 'back'
  | 'undoAsked'
  | 'undoRefused'
  | 'undoWithdrawn'
  | 'undone'
  | 'redone'
  | 'botAsked'
  | 'seatAsked'
  | 'replaceRefused'
  | 'replaceWithdrawn'
  | 'replaceLapsed'
  | 'replaced'
  | 'thoughtLess'
  | 'programFailed'
  | 'voted'
  | 'unvoted';

export interface ChatLine {
  readonly at: number;
  readonly person: string;
  readonly name: string;
  /** Said by somebody without a seat. */
  readonly looksOn: boolean;
  readonly text: string;
  readonly mine: boolean;
}

/** What went wrong with what the person just did; the app says it in their language. */
export type Trouble =
  | { readonly kind: 'stale' }
  /** A backup was restored: so many moves are left. */
  | { readonly kind: 'restored'; readonly move: number }
  | { readonly kind: 'forbidden'; readonly refusal: Refusal }
  /** `wait`: after how many seconds to try again, where that is known. */
  | { readonly kind: 'refused'; readonly code: string; readonly wait?: number | null };

/** What only a table with others has. */
export interface Online {
  readonly table: string;
  readonly code: string;
  /** It counts for ratings, so there are no hints. */
  readonly rated: boolean;
  readonly notes: readonly Note[];
  readonly chat: readonly ChatLine[];
  /** People without a seat who look on now. */
  readonly spectators: readonly { readonly person: string; readonly name: string }[];
  /** Whom this person does not want to hear. */
  readonly muted: readonly { readonly person: string; readonly name: string }[];
  /** Seats that voted to end the game. */
  readonly votes: readonly Seat[];
  /** Somebody asks to end the game. */
  readonly vote: {
    /** The entry by which it was asked. */
    readonly at: number;
    readonly asker: Seat;
    readonly may: 'answer' | 'withdraw' | null;
    readonly waiting: readonly Seat[];
  } | null;
  /** A seat of this device that a bot plays for now. */
  readonly standIn: {
    readonly seat: Seat;
    readonly why: 'left' | 'time' | 'absent' | 'agreed';
    /** The first move that may have been the bot's; null: not known yet. */
    readonly since: number | null;
  } | null;
  /** Somebody asks that a bot plays for an absent person, or for a seat. */
  readonly replace: {
    readonly seat: Seat;
    readonly by: 'bot' | 'person';
    /** Who asks. */
    readonly name: string;
    readonly may: 'answer' | 'withdraw' | null;
    readonly waiting: readonly Seat[];
  } | null;
  /** What this person may ask for about seats that nobody sits at. */
  readonly offers: readonly { readonly seat: Seat; readonly by: 'bot' | 'me' }[];
  /** The seat this person had until another took it. */
  readonly former: {
    readonly seat: Seat;
    /** The first move made without them; null: there was none yet. */
    readonly since: number | null;
    /** Until when they may take it back, by the clock of this device; Infinity: without end; null: they may not. */
    readonly until: number | null;
  } | null;
  /** Why the game stopped before its end. */
  readonly ended: 'vote' | 'closed' | 'abandoned' | null;
  /** Whether others may look on, for the host to decide; null: another is the host. */
  readonly lookOn: boolean | null;
  /** Somebody made a table for a rematch. */
  readonly next: boolean;
}

/** An undo that waits for answers. */
export interface UndoAsked {
  readonly seat: Seat;
  /** The moment of the first move it takes back. */
  readonly to: number;
  /** Everybody who still has to answer. */
  readonly waiting: readonly Seat[];
  /** Those of them at this device. */
  readonly answer: readonly Seat[];
}

/** Where a guided first game is in its script. */
export interface LessonNow {
  readonly steps: readonly LessonStep[];
  readonly step: number;
  /** The others have done what comes before the step: it can be said. */
  readonly ready: boolean;
  /** Another move was tried than the one the step asks for. */
  readonly strayed: boolean;
}

/** A game as it went so far: what there is to look at, at a table and in a replay. */
export interface GameHistory {
  readonly game: string;
  /** The tables the game is played with. */
  readonly data: unknown;
  readonly seats: readonly SeatInfo[];
  /** Never empty; the last is now. */
  readonly history: readonly Moment[];
  /** Each seat's wealth at each moment of `history`, once the game is over. */
  readonly worth: readonly (readonly number[])[] | null;
  /** Null: a game on this device. */
  readonly online: Pick<Online, 'notes'> | null;
}

/** The record of the deal as it is known now. */
export interface FairnessNow extends Pick<Fairness, 'commitment' | 'contributions'> {
  /** Null until the game is over. */
  readonly seed: string | null;
  readonly voided: readonly Omit<VoidAttempt, 'seed'>[];
  /** The table of the server; null: dealt on this device. */
  readonly table: string | null;
}

/** All that a table shows, online or alone. Replaced as a whole whenever anything changes. */
export interface Snapshot extends GameHistory {
  /** Whether the tables it is played with are an owner's. */
  readonly ownData: boolean;
  /** `ended`: stopped before its end. */
  readonly status: 'playing' | 'over' | 'ended';
  /** Through whose eyes we look; null: a spectator's. */
  readonly viewer: Seat | null;
  /** The seats of this device. */
  readonly yours: readonly Seat[];
  /** Hot-seat: another seat is asked; nothing may be seen until its person says they are here. */
  readonly curtain: Seat | null;
  /** What the viewer may do now; empty while a move is on its way. */
  readonly legal: readonly unknown[];
  /** What the viewer is asked, by the moment since which they are asked it; null: nothing. */
  readonly decision: number | null;
  /** What the viewer answers in advance. */
  readonly standing: readonly unknown[];
  /** The viewer may take their last move back, or ask to. */
  readonly undo: boolean;
  /** An undo that is asked for. */
  readonly undoAsked: UndoAsked | null;
  /** The viewer's undo was refused: they may ask again at this time by the device's clock, or after the next move. */
  readonly undoWaits: number | null;
  /** A seat of this device may make again what it took back. */
  readonly redo: boolean;
  readonly result: Result | null;
  /** How long it took so far, in milliseconds. */
  readonly lasted: number;
  readonly fairness: FairnessNow;
  /** It was taken on from a game whose seed is known. */
  readonly continued: boolean;
  readonly trouble: Trouble | null;
  /** The viewer's move is on its way to the server. */
  readonly underway?: boolean;
  readonly online: Online | null;
  /** Whether hints are given here. */
  readonly hints: boolean;
  /** Only of a guided first game that follows its script. */
  readonly lesson?: LessonNow;
}

/** One table, wherever it is played: what to show, and what one can do. */
export interface TableSource {
  readonly snapshot: Pick<Store<Snapshot | null>, 'get' | 'subscribe'>;
  /** Done once the first snapshot is there; fails when there will be none. */
  readonly opened: Promise<void>;
  send(move: unknown): void;
  /** Why a move is not possible: arrives as `trouble`. */
  forbidden(move: unknown): void;
  /** The best moves in the viewer's place, as a bot of a level sees them. When the signal aborts, it stops thinking. */
  hint(level: Level, signal: AbortSignal): Promise<readonly Hint[]>;
  /** Takes the viewer's last move back, or asks the others to let them. */
  undo(): void;
  /** Agrees to the undo that is asked, or ends the asking: refuses it, or withdraws one's own. */
  answerUndo(agree: boolean): void;
  redo(): void;
  /** Answers in advance for the viewer, in place of what they answered so before. */
  standing(answers: readonly unknown[]): void;
  /** Hot-seat: the person of this seat is here; show their place. */
  look(seat: Seat): void;
  /** The trouble was read. */
  calm(): void;
  /** Gives the seat up; false where that was refused, which arrives as `trouble`, here and in the two below. */
  leave(): Promise<boolean>;
  /** Address of the table for the same game once more. */
  rematch(): Promise<string | null>;
  /** The whole game, once it is over, and the address of its replay. */
  file(): Promise<GameFile | null>;
  readonly replay: string;
  origin(): Origin;
  close(): void;
  /** What one can do only with others. */
  readonly online?: {
    /** The id of the table. */
    readonly table: string;
    say(text: string): void;
    mute(person: string, name: string): void;
    /** Does not mute somebody any more. */
    hear(person: string): void;
    /** Only of the host: lets others look on, or shuts them out. */
    lookOn(allowed: boolean): void;
    vote(end: boolean): void;
    takeBack(): void;
    /** Asks for a bot in place of an absent person, or for a seat. */
    replace(seat: Seat, by: 'bot' | 'me'): void;
    /** Agrees to what is asked about a seat, refuses it, or withdraws one's own request. */
    answerReplace(agree: boolean): void;
  };
  /** Only on this device: goes to a step of a guided first game (null: plays on without it), or begins it anew. */
  readonly lesson?: {
    goTo(step: number | null): void;
    restart(): void;
  };
}
