import { Type } from 'typebox';
import { LogEntry, Names } from '../schemas/entries.ts';
import { GameName, Id, Json, Key, literals, object, SeatNumber, Seq, TableParams, Time } from '../schemas/parts.ts';
import { PastView, Position } from '../schemas/play.ts';
import { Table } from '../schemas/tables.ts';

const SeatQuery = Type.Optional(
  Type.String({
    maxLength: 9,
    pattern: '^(spectator|[0-9]|1[01])$',
    description:
      'A seat of yours, or "spectator" for what everybody may see. Default: your first seat, else spectator.',
  }),
);

/** Playing at a table. */
export const PLAY = {
  /**
   * Answers a decision. 409 `closed` when it is answered already; the same `key` again gets the first answer again,
   * whatever has happened since. What follows of it comes over the stream and with GET position.
   */
  move: {
    params: TableParams,
    body: object({
      seat: SeatNumber,
      decision: Seq,
      move: Json,
      key: Key,
    }),
    response: object({ seq: Seq, at: Time }),
  },
  position: { params: TableParams, querystring: object({ seat: SeatQuery }), response: Position },
  /** Your own views after the entries `from` to `to` (at most 100 of them): log jumps, charts, a second device. */
  views: {
    params: TableParams,
    querystring: object({ seat: SeatQuery, from: Seq, to: Seq }),
    response: Type.Array(PastView),
  },
  /** The entries after number `after`, oldest first, 500 of them; fewer: these are the last. */
  log: {
    params: TableParams,
    querystring: object({ seat: SeatQuery, after: Type.Optional(Seq) }),
    response: object({ entries: Type.Array(LogEntry), people: Names }),
  },
  /** The portable game file, once the game is over (409 `not-possible` before). */
  file: { params: TableParams, response: Json },
  /** What the server worked out (docs/review.md), once the game is over (409 `not-possible` before); null: nothing yet. */
  review: { params: object({ id: Id, seat: SeatNumber }), response: object({ review: Json }) },
  /** Who sat there has it worked out. `asked`: whether the host allows one more now; it is there some time later. */
  askReview: { params: object({ id: Id, seat: SeatNumber }), response: object({ asked: Type.Boolean() }) },
  /**
   * The position of the day of a game: `file` up to it, whose `seat` it is, and the `mistake` that was made (docs/review.md).
   * `day` is that of UTC. Null: yesterday's reviews had none, and programs that come with their own take one of those.
   */
  positionOfDay: {
    params: object({ game: GameName }),
    response: object({ day: Type.String(), position: Json }),
  },

  /**
   * Asks to take back everything from one of your moves on; done at once when no other seat of a person has to agree.
   * After a refusal 409 `refused-lately` for a minute, or until somebody moves.
   */
  askUndo: { params: TableParams, body: object({ seat: SeatNumber, to: Type.Optional(Seq) }), response: Table },
  /** Agrees to the undo or refuses it, for all your seats. The asker withdraws it in the same way. */
  answerUndo: { params: TableParams, body: object({ seat: SeatNumber, agree: Type.Boolean() }), response: Table },
  /** The seat that asked for the undo, until the next move. */
  redo: { params: TableParams, body: object({ seat: SeatNumber }), response: Table },
  /** Takes your seat back from the bot that plays for you. */
  takeBack: { params: TableParams, body: object({ seat: SeatNumber }), response: Table },
  /**
   * Asks that a bot plays for a person who is not connected (only who plays here), or for the seat of such a person or of a
   * bot for yourself (only who has no seat here). It happens once everybody present agrees; for a person's seat the host
   * alone decides after 3 minutes. It lapses when the person is back, or after 10 minutes.
   */
  askReplace: {
    params: TableParams,
    body: object({ seat: SeatNumber, by: literals(['bot', 'me']) }),
    response: Table,
  },
  /** Agrees for all your seats, or refuses. The asker withdraws it in the same way. */
  answerReplace: { params: TableParams, body: object({ agree: Type.Boolean() }), response: Table },
  /** Answers in advance what a seat of yours will be asked, as far as the game knows such answers. The list replaces the last one. */
  standing: {
    params: TableParams,
    body: object({ seat: SeatNumber, answers: Type.Array(Json, { maxItems: 16 }) }),
    response: Table,
  },
  /** Votes to end the game without a result, for all your seats, or takes the vote back. */
  vote: { params: TableParams, body: object({ seat: SeatNumber, end: Type.Boolean() }), response: Table },
  /** Says something. The same `key` again gets the first answer again. */
  chat: {
    params: TableParams,
    body: object({ text: Type.String({ minLength: 1, maxLength: 500 }), key: Type.Optional(Key) }),
    response: object({ seq: Seq, at: Time }),
  },
} as const;
