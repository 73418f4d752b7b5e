import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LogEntry, Names } from './entries.ts';
import { Announcement } from './order.ts';
import { Id, Json, nullable, object, SeatNumber, Seq, Time } from './parts.ts';
import { ResultInfo, Table, TableSummary } from './tables.ts';

/** What one seat (null: a spectator) knows and may do now: all that a board needs. */
export const Position = object({
  table: Id,
  seq: Seq,
  seat: nullable(SeatNumber),
  view: Json,
  /** Every legal move; empty when this seat is not asked. */
  legal: Type.Array(Json),
  /** Send it as `decision` with the move; null when this seat is not asked. */
  asked: nullable(Seq),
  actors: Type.Array(SeatNumber),
  /** The earliest entry this seat may ask to take back to: its own last move that no barrier protects; null: none. */
  undo: nullable(Seq),
  result: nullable(ResultInfo),
});
export type Position = Static<typeof Position>;

/** A view of the past, for jumping in the log and for charts. `worth` is each seat's wealth, once the game is over. */
export const PastView = object({ seq: Seq, view: Json, worth: nullable(Type.Array(Type.Number())) });
export type PastView = Static<typeof PastView>;

/**
 * What the stream carries, one JSON object a message. Each table's entries come in order; tables do not wait for each
 * other. The id of a message is the cursor to resume after: nothing at or below it is untold, but what ran ahead of it is
 * told again, so a client drops every entry whose `seq` is not above the last it has of that table. Messages without an
 * id (presence, spectators, lobby, lobby-changed) are of the moment and are not repeated.
 */
export const StreamMessage = Type.Union([
  /** First on every connection. `stream` names it. `version` changes when the server was updated: an old tab should reload. */
  object({ kind: Type.Literal('hello'), person: Id, stream: Id, version: Type.String(), now: Time }),
  /** One entry of a table you sit at or watch. With the last one of a burst come the table and your positions. */
  object({
    kind: Type.Literal('entry'),
    table: Id,
    entry: LogEntry,
    /** The names of those the entry speaks of, where it speaks of somebody. */
    people: Type.Optional(Names),
    /** The table as it is now; absent when only chat was added, more entries follow, or you have lost access to it. */
    info: Type.Optional(Table),
    /** One for each of your seats, or the spectator's; absent when the game itself did not change. */
    positions: Type.Optional(Type.Array(Position)),
  }),
  /** Too much was missed (or the server's data was restored): fetch everything again; the stream continues from here. */
  object({ kind: Type.Literal('reset') }),
  object({ kind: Type.Literal('presence'), table: Id, seat: SeatNumber, connected: Type.Boolean() }),
  /** Everybody without a seat who looks on at a table you watch: soon after you came, and after every change. */
  object({ kind: Type.Literal('spectators'), table: Id, people: Names }),
  /** You may not look at this table, which you watch: when the stream opens, and whenever that begins. */
  object({ kind: Type.Literal('shut-out'), table: Id }),
  /** The open public tables as GET /api/lobby lists them, once, when asked for with `lobby=true`. */
  object({ kind: Type.Literal('lobby'), tables: Type.Array(TableSummary) }),
  /** What has changed in that list since: tables that are new or look different, and those that left it. */
  object({ kind: Type.Literal('lobby-changed'), tables: Type.Array(TableSummary), gone: Type.Array(Id) }),
  /** What everybody is told changed: see GET /api/announcement. */
  object({ kind: Type.Literal('announcement'), announcement: nullable(Announcement) }),
  /** An invitation came, or word of what an administrator did: GET /api/invitations and /api/account have it. */
  object({ kind: Type.Literal('news') }),
  /** Nothing happened: sent every ten seconds, so that a client notices a connection that died silently. */
  object({ kind: Type.Literal('beat') }),
]);
export type StreamMessage = Static<typeof StreamMessage>;
