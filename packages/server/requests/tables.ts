import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  Attempt,
  Done,
  GameValues,
  Hex32,
  Id,
  Name,
  nullable,
  object,
  SeatNumber,
  TableParams,
} from '../schemas/parts.ts';
import { Absence, Clock, Table } from '../schemas/tables.ts';

/** A seat when a table is made: for yourself (several times: hot-seat), for somebody to come, or for a bot. */
export const SeatWish = Type.Union([
  object({ kind: Type.Literal('me'), name: Type.Optional(Name) }),
  object({ kind: Type.Literal('open') }),
  object({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }),
]);
export type SeatWish = Static<typeof SeatWish>;

/** Making a table, and what happens at it before the game begins. */
export const TABLES = {
  createTable: {
    body: object({
      game: Type.String({ maxLength: 40 }),
      /** By the game's own schema; what is left out has its default. */
      options: Type.Optional(GameValues),
      /** An owner's tables, as in the `data` of a data file: they replace the printed ones of the same name. */
      data: Type.Optional(nullable(GameValues)),
      seats: Type.Array(SeatWish, { minItems: 1, maxItems: 12 }),
      public: Type.Optional(Type.Boolean({ default: false })),
      spectators: Type.Optional(Type.Boolean({ default: true })),
      clock: Type.Optional(Clock),
      absence: Type.Optional(Absence),
      /** The game counts for ratings: no hints, and who leaves early counts as last. Not with an owner's tables. */
      rated: Type.Optional(Type.Boolean({ default: false })),
      /** Whether browsers may give hints; a rated table has none. */
      hints: Type.Optional(Type.Boolean({ default: true })),
      /** Starts at once, if no seat is open. */
      start: Type.Optional(Type.Boolean({ default: false })),
    }),
    response: Table,
  },
  table: { params: TableParams, response: Table },
  data: { params: TableParams, response: object({ data: nullable(GameValues) }) },
  /** Takes an open seat. A person who has a seat here gets the table unchanged, unless `another` asks for one more (hot-seat). */
  join: {
    params: TableParams,
    body: object({
      name: Type.Optional(Name),
      seat: Type.Optional(SeatNumber),
      another: Type.Optional(Type.Boolean()),
      /** Sits down also where somebody sits whom you have blocked. */
      anyway: Type.Optional(Type.Boolean()),
    }),
    response: Table,
  },
  /** Gives up your seats: open again before the start (the last person's leaving closes the table), a bot's after it. */
  leave: { params: TableParams, response: Done },
  /** The host, before the start: opens a seat (removing the person there, for good) or gives a seat without a person to a bot. */
  setSeat: {
    params: object({ id: Id, seat: SeatNumber }),
    body: Type.Union([
      object({ kind: Type.Literal('open') }),
      object({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }),
    ]),
    response: Table,
  },
  /** The host, at any time. */
  settings: {
    params: TableParams,
    body: object({ public: Type.Optional(Type.Boolean()), spectators: Type.Optional(Type.Boolean()) }),
    response: Table,
  },
  /**
   * The host, before the start: what the game is played by. Options that are left out stay as they are. `seats` adds open
   * seats, or takes the last ones away at which nobody sits. The others are told what changed.
   */
  terms: {
    params: TableParams,
    body: object({
      options: Type.Optional(GameValues),
      clock: Type.Optional(Clock),
      absence: Type.Optional(Absence),
      rated: Type.Optional(Type.Boolean()),
      hints: Type.Optional(Type.Boolean()),
      seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    }),
    response: Table,
  },
  /**
   * The host, when no seat is open. Freezes the table and asks everybody with an open stream to add to the shuffle
   * (`dealing`, see docs/fairness.md); where nobody has one the game begins at once.
   */
  start: { params: TableParams, response: Table },
  /** While the cards are dealt, first: SHA-256 of "outcry contribution 1" and the entropy, which is 32 random bytes in hex. */
  commit: { params: TableParams, body: object({ attempt: Attempt, commitment: Hex32 }), response: Table },
  /** When everybody has committed: the entropy itself. 422 `malformed` when it does not fit the commitment. */
  reveal: { params: TableParams, body: object({ attempt: Attempt, entropy: Hex32 }), response: Table },
  /** The same game once more: makes the table, or joins the one that another made. */
  rematch: { params: TableParams, response: Table },
} as const;
