import { Type } from 'typebox';
import { Next } from '../schemas/notify.ts';
import { Done, Id, nullable, object, TableParams } from '../schemas/parts.ts';
import { BotInfo, FinishedGame, GameInfo, MyTable, Table, TableSummary } from '../schemas/tables.ts';

/** What there is: games, bots, and tables. */
export const LISTS = {
  /** Addresses of this server that others can open, for a link to a table; null: the one you use. */
  invitation: { response: object({ addresses: nullable(Type.Array(Type.String())) }) },

  games: { response: Type.Array(GameInfo) },
  bots: { response: Type.Array(BotInfo) },

  /** Open public tables, newest first. */
  lobby: { response: Type.Array(TableSummary) },
  /** Public games being played that everybody may watch, the newest table first; at most 50. */
  running: { response: Type.Array(TableSummary) },
  /**
   * Tables you sit at. First those that go on: your turn first, by the deadline, then the last changed. Then finished ones,
   * the last made first, without those you dropped. `before` goes on after the last table of a page.
   */
  mine: {
    querystring: object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
      before: Type.Optional(Id),
    }),
    response: Type.Array(MyTable),
  },
  next: { response: Next },
  /** Leaves a finished table out of your list, on all your devices, or puts it back. Your history keeps it. */
  dropTable: { params: TableParams, body: object({ dropped: Type.Boolean() }), response: Done },
  /** Games you played to their end, the last begun first, page by page. */
  history: {
    querystring: object({
      game: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z0-9-]*$', description: 'Only this game.' })),
      /** `next` of the page before. */
      before: Type.Optional(Id),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    }),
    response: object({
      games: Type.Array(FinishedGame),
      next: nullable(Type.String({ description: 'Send it as `before` for the next page; null: there is none.' })),
    }),
  },
  /** The table of a code (or the last part of a link). */
  byCode: { params: object({ code: Type.String({ maxLength: 12 }) }), response: Table },
} as const;
