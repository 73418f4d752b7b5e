import { Type } from 'typebox';
import { GameName, literals, nullable, object, TableParams, text, Time } from '../schemas/parts.ts';
import { Companion, GameResult, Ladder, Point, Profile, Who } from '../schemas/ratings.ts';

const WhoParams = object({ who: text(1, 40) });

/** Results, ratings and profiles. */
export const RATINGS = {
  /** Of an id, or of the name of an account. */
  profile: { params: WhoParams, response: Profile },
  /** `next` of a page is the `before` of the next. */
  results: {
    params: WhoParams,
    querystring: object({
      game: Type.Optional(GameName),
      before: Type.Optional(Time),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    response: object({ games: Type.Array(GameResult), next: nullable(Time) }),
  },
  /** The last games of one kind, oldest first. */
  points: {
    params: WhoParams,
    querystring: object({
      game: GameName,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 100 })),
    }),
    response: Type.Array(Point),
  },
  /** People of these ids: with whom one would sit down. */
  company: {
    querystring: object({
      people: Type.String({ maxLength: 1650, pattern: '^[a-z0-9,]*$', description: 'Ids, with commas between them.' }),
    }),
    response: Type.Array(Companion),
  },
  /**
   * Everybody with five games that counted, by the lower end of the bar. `who`: people alone, or those you played with
   * (`known`). `when`: only who played a rated game since Monday (UTC).
   */
  ladder: {
    params: object({ game: GameName }),
    querystring: object({
      who: Type.Optional(literals(['all', 'people', 'known'])),
      when: Type.Optional(literals(['all', 'week'])),
      after: Type.Optional(Type.String({ maxLength: 60, pattern: '^-?[0-9]{1,6} [a-z0-9:]{1,40}$' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })),
    }),
    response: Ladder,
  },
  /** Once the game is over (409 `not-possible` before). `counted`: of how many games each rating is made. */
  tableRatings: {
    params: TableParams,
    response: object({
      ...GameResult.properties,
      counted: Type.Array(object({ who: Who, games: Type.Integer() })),
    }),
  },
} as const;
