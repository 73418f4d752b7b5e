import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  Attempt,
  DealStep,
  Hex32,
  Id,
  Json,
  literals,
  nullable,
  object,
  SeatNumber,
  Seq,
  StandInReason,
  Time,
} from './parts.ts';
import { Absence, Clock } from './tables.ts';

/*
 * Everything that happens at a table is an entry: one union for store, tables, API and web. People are named by their
 * ids; what the log tells comes with the names they have now.
 */

const happened = { seq: Seq, at: Time };

/** Entries that are no moves. They are kept as they are told: what a viewer gets is picked by these schemas. */
const OTHERS = [
  object({
    ...happened,
    kind: Type.Literal('seat'),
    seat: SeatNumber,
    /** `opened` and `bot`: the host changed the seat. `removed`: the host removed the person there. `renamed`: its person changed their name. `vacation`: they went on vacation, or are back. */
    what: literals(['joined', 'left', 'removed', 'opened', 'bot', 'renamed', 'vacation']),
    /** Who came or went; null: nobody (the seat was opened, or given to a bot). */
    person: nullable(Id),
  }),
  /** The host (absent in old entries) shows the table in the lobby or hides it, or lets people look on or not. */
  object({ ...happened, kind: Type.Literal('settings'), person: Type.Optional(Id) }),
  object({
    ...happened,
    kind: Type.Literal('terms'),
    /** The host who changed them. */
    person: Id,
    /** What it is played by from now on, where that changed: only these options, the number of seats. */
    options: Type.Optional(Type.Record(Type.String(), Json)),
    clock: Type.Optional(Clock),
    absence: Type.Optional(Absence),
    rated: Type.Optional(Type.Boolean()),
    hints: Type.Optional(Type.Boolean()),
    seats: Type.Optional(Type.Integer()),
  }),
  /** The host starts the game: seats and terms are frozen, and these seats are asked to add to the shuffle. */
  object({
    ...happened,
    kind: Type.Literal('deal'),
    attempt: Attempt,
    /** What the server commits to: SHA-256 of its seed. */
    commitment: Hex32,
    seats: Type.Array(SeatNumber),
  }),
  object({ ...happened, kind: Type.Literal('deal-commit'), seat: SeatNumber, commitment: Hex32 }),
  object({ ...happened, kind: Type.Literal('deal-reveal'), seat: SeatNumber }),
  /** These seats did not answer in time: all commit anew. */
  object({
    ...happened,
    kind: Type.Literal('deal-void'),
    attempt: Attempt,
    step: DealStep,
    seats: Type.Array(SeatNumber),
  }),
  object({ ...happened, kind: Type.Literal('start') }),
  object({ ...happened, kind: Type.Literal('undo-ask'), seat: SeatNumber, to: Seq }),
  object({ ...happened, kind: Type.Literal('undo-answer'), seat: SeatNumber, agree: Type.Boolean() }),
  object({ ...happened, kind: Type.Literal('undo'), seat: SeatNumber, to: Seq, moves: Type.Integer() }),
  object({ ...happened, kind: Type.Literal('redo'), seat: SeatNumber, moves: Type.Integer() }),
  object({ ...happened, kind: Type.Literal('stand-in'), seat: SeatNumber, why: StandInReason }),
  object({ ...happened, kind: Type.Literal('take-back'), seat: SeatNumber }),
  object({
    ...happened,
    kind: Type.Literal('replace-ask'),
    /** The seat in question. */
    seat: SeatNumber,
    /** `bot`: a bot should play for its absent person. `person`: the asker wants the seat. */
    by: literals(['bot', 'person']),
    person: Id,
  }),
  object({
    ...happened,
    kind: Type.Literal('replace-answer'),
    /** Null: the asker withdrew the request. */
    seat: nullable(SeatNumber),
    agree: Type.Boolean(),
  }),
  /** A request that came to nothing: the person of the seat is back, or nobody answered in time. */
  object({ ...happened, kind: Type.Literal('replace-lapsed'), seat: SeatNumber }),
  /** A person took the seat of an absent person or of a bot (`from`: null), or took their own back from whoever took it. */
  object({
    ...happened,
    kind: Type.Literal('replaced'),
    seat: SeatNumber,
    person: Id,
    from: nullable(Id),
    /** What the seat was called before. */
    was: Type.String(),
  }),
  object({ ...happened, kind: Type.Literal('vote'), seat: SeatNumber, end: Type.Boolean() }),
  object({ ...happened, kind: Type.Literal('end'), why: literals(['vote', 'closed', 'abandoned']) }),
  object({
    ...happened,
    kind: Type.Literal('chat'),
    /** Null: a spectator. */
    seat: nullable(SeatNumber),
    person: Id,
    text: Type.String(),
  }),
  /** An administrator emptied the message with this number, or took the whole table from the lists (null). */
  object({ ...happened, kind: Type.Literal('hidden'), of: nullable(Seq) }),
  object({ ...happened, kind: Type.Literal('rematch'), next: Id, person: Id }),
] as const;

export const OtherEntry = Type.Union([...OTHERS]);
export type OtherEntry = Static<typeof OtherEntry>;

/** A chat message as it is kept: with its client's key, so that sending it twice says it once. */
type ChatEntry = Extract<OtherEntry, { kind: 'chat' }> & { readonly key?: string };

const FaultName = literals(['crashed', 'late', 'rubbish', 'illegal', 'absent', 'missing']);
export type Fault = Static<typeof FaultName>;

/** A move as it is kept. */
export interface MoveEntry {
  readonly kind: 'move';
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  /** A bot decided it, for itself or for the person of the seat. */
  readonly bot: boolean;
  readonly move: unknown;
  /** No undo passes this move. */
  readonly barrier: boolean;
  /** The client's key of a move, so that sending it twice makes it once. */
  readonly key: string | null;
  /** How often the bot's budget was halved because the server was busy; absent: not at all. */
  readonly halvings?: number;
  /** What the program of the seat failed at, so that the move was made without it; absent: nothing. */
  readonly fault?: Fault;
}

/** An entry as it is kept. */
export type Entry = Exclude<OtherEntry, { kind: 'chat' }> | ChatEntry | MoveEntry;

/** Something that happened at a table, as one viewer may know it. */
export const LogEntry = Type.Union([
  ...OTHERS,
  object({
    ...happened,
    kind: Type.Literal('move'),
    seat: SeatNumber,
    /** A bot decided it, for itself or for the person of the seat. */
    bot: Type.Boolean(),
    /** The bot thought less because the server was busy: its budget was halved so many times. */
    halvings: Type.Optional(Type.Integer({ minimum: 1 })),
    /** The program of the seat failed so, and the move was made at random; `missing`: no server had it, and a Trader moved. */
    fault: Type.Optional(FaultName),
    /** Only in the mover's own log. */
    move: Type.Optional(Json),
    /** What the viewer may know of what happened: the game's words make sentences of them. */
    events: Type.Array(Json),
  }),
]);
export type LogEntry = Static<typeof LogEntry>;

/** The names of people that entries speak of. */
export const Names = Type.Array(object({ person: Id, name: Type.String() }));
export type Names = Static<typeof Names>;
