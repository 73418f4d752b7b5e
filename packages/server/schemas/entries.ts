import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Json, literals, nullable, object, SeatNumber, Seq, Time } from './parts.ts';

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
    /** `opened` and `bot`: the host changed the seat. `removed`: the host removed the person there. `renamed`: its person changed their name. */
    what: literals(['joined', 'left', 'removed', 'opened', 'bot', 'renamed']),
    /** Who came or went; null: nobody (the seat was opened, or given to a bot). */
    person: nullable(Id),
  }),
  object({ ...happened, kind: Type.Literal('settings') }),
  object({ ...happened, kind: Type.Literal('start') }),
  object({ ...happened, kind: Type.Literal('undo-ask'), seat: SeatNumber, to: Seq }),
  object({ ...happened, kind: Type.Literal('undo-answer'), seat: SeatNumber, agree: Type.Boolean() }),
  object({ ...happened, kind: Type.Literal('undo'), seat: SeatNumber, to: Seq, moves: Type.Integer() }),
  object({ ...happened, kind: Type.Literal('redo'), seat: SeatNumber, moves: Type.Integer() }),
  object({ ...happened, kind: Type.Literal('stand-in'), seat: SeatNumber, why: literals(['left', 'time', 'absent']) }),
  object({ ...happened, kind: Type.Literal('take-back'), seat: SeatNumber }),
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
  object({ ...happened, kind: Type.Literal('rematch'), next: Id, person: Id }),
] as const;

export const OtherEntry = Type.Union([...OTHERS]);
export type OtherEntry = Static<typeof OtherEntry>;

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
}

/** An entry as it is kept. */
export type Entry = OtherEntry | MoveEntry;

/** Something that happened at a table, as one viewer may know it. */
export const LogEntry = Type.Union([
  ...OTHERS,
  object({
    ...happened,
    kind: Type.Literal('move'),
    seat: SeatNumber,
    /** A bot decided it, for itself or for the person of the seat. */
    bot: Type.Boolean(),
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
