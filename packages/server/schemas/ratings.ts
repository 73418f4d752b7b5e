import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, literals, nullable, object, SeatNumber, Time } from './parts.ts';

/** Somebody in a list of results: a person, or the bots of a level. Nobody is named where their account was deleted. */
export const Who = object({
  person: nullable(Id),
  /** The level of a bot; null: a person. */
  bot: nullable(Type.String()),
  /** Null: a bot, or somebody whose account was deleted. */
  name: nullable(Type.String()),
  guest: Type.Boolean(),
});
export type Who = Static<typeof Who>;

/** A rating as it is shown: 1500 + 40 × (mu − 25), and two sigma either way. Only after five games that counted. */
export const ShownRating = object({ rating: Type.Integer(), low: Type.Integer(), high: Type.Integer() });
export type ShownRating = Static<typeof ShownRating>;

/** How somebody plays, over all their games, rated or not. Times are averages in milliseconds; null: no such move yet. */
const reliability = {
  games: Type.Integer(),
  /** Games at the end of which they still played themselves. */
  stayed: Type.Integer(),
  /** At one sitting. */
  liveMove: nullable(Type.Number()),
  /** In games played by and by. */
  slowMove: nullable(Type.Number()),
};

export const GameRating = object({
  game: Type.String(),
  /** Null: fewer than five games counted. */
  rating: nullable(ShownRating),
  /** Games that counted. */
  counted: Type.Integer(),
});
export type GameRating = Static<typeof GameRating>;

/** With whom one would sit down. */
export const Companion = object({ person: Id, ...reliability, ratings: Type.Array(GameRating) });
export type Companion = Static<typeof Companion>;

/** A seat of a finished game, and what the game did to a rating. */
export const SeatResult = object({
  seat: SeatNumber,
  who: Who,
  /** `left`: a bot or somebody else played on for them, so they are last. `joined`: they took a seat over. */
  part: literals(['whole', 'left', 'joined', 'gone']),
  place: Type.Integer(),
  wealth: Type.Number(),
  /** By how much the shown rating changed; null: the game did not count for them. */
  change: nullable(Type.Integer()),
  /** The rating after the game; null: it does not count, or is not shown yet. */
  rating: nullable(ShownRating),
});
export type SeatResult = Static<typeof SeatResult>;

/** A finished game among somebody's results. */
export const GameResult = object({
  /** The table and its code, for who sat there. Null for others: its id would let them look at a table that was never public. */
  table: nullable(Id),
  code: nullable(Type.String()),
  game: Type.String(),
  finished: Time,
  /**
   * Whether it counts for ratings, or why not: the table was not rated (`off`), one person had several seats (`people`), a bot
   * thought less because the server was busy (`busy`), an owner's tables (`data`), two of its people met three times within
   * a day before (`often`).
   */
  counts: literals(['yes', 'off', 'people', 'busy', 'data', 'program', 'often']),
  seats: Type.Array(SeatResult),
});
export type GameResult = Static<typeof GameResult>;

export const Profile = object({
  person: Who,
  id: Id,
  since: Time,
  won: Type.Integer(),
  ...reliability,
  /** What they played, by game, in the order of names. */
  played: Type.Array(
    object({
      game: Type.String(),
      games: Type.Integer(),
      won: Type.Integer(),
      counted: Type.Integer(),
      rating: nullable(ShownRating),
      /** By how much the shown rating changed within 30 days; null: it is not shown. */
      month: nullable(Type.Integer()),
    }),
  ),
  /** Those they met most often. */
  against: Type.Array(object({ who: Who, games: Type.Integer(), ahead: Type.Integer(), behind: Type.Integer() })),
  recent: Type.Array(GameResult),
});
export type Profile = Static<typeof Profile>;

/** A result as a chart shows it. */
export const Point = object({
  finished: Time,
  place: Type.Integer(),
  wealth: Type.Number(),
  /** After the game; null: it did not count. */
  rating: nullable(ShownRating),
});
export type Point = Static<typeof Point>;

const LadderLine = object({
  rank: Type.Integer(),
  /** How many places up since the week began; null: new on the ladder this week. */
  up: nullable(Type.Integer()),
  who: Who,
  ...ShownRating.properties,
  games: Type.Integer(),
  won: Type.Integer(),
});
export type LadderLine = Static<typeof LadderLine>;

export const Ladder = object({
  game: Type.String(),
  /** In the order of the lower ends of the bars. */
  lines: Type.Array(LadderLine),
  /** How many are on it. */
  people: Type.Integer(),
  bots: Type.Integer(),
  /** Your line, wherever it is; null: you are not on it. */
  you: nullable(LadderLine),
  /** Who is not on it yet, those with the most games first. */
  nearly: Type.Array(object({ who: Who, games: Type.Integer() })),
  /** Send it as `after` for the next lines; null: there are none. */
  next: nullable(Type.String()),
});
export type Ladder = Static<typeof Ladder>;
