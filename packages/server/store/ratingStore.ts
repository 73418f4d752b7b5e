import type { Counts, Part } from '../ratings/finish.ts';
import type { PersonRow } from './store.ts';

/** How somebody came out of a game, and what it did to their rating. */
export interface ResultRow {
  /** The table. */
  readonly table: string;
  readonly game: string;
  readonly finished: number;
  readonly seat: number;
  readonly who: string;
  readonly part: Part;
  readonly place: number;
  readonly wealth: number;
  readonly moves: number;
  readonly spent: number;
  /** Null: the game did not count for them. */
  readonly rating: { readonly before: number; readonly mu: number; readonly sigma: number } | null;
}

/** A finished game with the results of all its seats. */
export interface GameRow {
  readonly table: string;
  /** Empty: the table is no more, or whoever looks did not play there. */
  readonly code: string;
  readonly game: string;
  readonly finished: number;
  readonly counts: Counts;
  readonly results: readonly ResultRow[];
}

/** A rating, with the games it is made of. */
export interface RatingRow {
  readonly game: string;
  readonly who: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly won: number;
  readonly last: number;
}

/** A rating on a ladder. `weekLow`: the lower end of its bar when the week began; null: it was not shown yet. */
export interface LadderRow extends RatingRow {
  readonly low: number;
  /** The week of the last game. */
  readonly week: number;
  readonly weekLow: number | null;
}

/** How many on a ladder have the same lower end. */
export interface Level {
  readonly low: number;
  readonly people: number;
  readonly bots: number;
}

/** How many on a ladder came from one lower end to another since a week began; null: they are new on it. */
export interface Moved {
  readonly low: number;
  readonly weekLow: number | null;
  readonly count: number;
}

/** What somebody played of one game, rated or not. */
export interface CareerRow {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly stayed: number;
  readonly liveMoves: number;
  readonly liveSpent: number;
  readonly slowMoves: number;
  readonly slowSpent: number;
}

export interface VersusRow {
  readonly other: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** Whom a ladder shows. */
export interface LadderWish {
  readonly game: string;
  /** Only people. */
  readonly people: boolean;
  /** Only who played a rated game in this week; null: everybody. */
  readonly week: number | null;
  /** Those below this rating; null: from the top. */
  readonly below: { readonly low: number; readonly who: string } | null;
  readonly limit: number;
}

/** What a recount found. */
export interface Recounted {
  readonly games: number;
  readonly ratings: number;
  /** How many of the ratings, and of the results, were not as they should be. */
  readonly corrected: number;
}

/** Results and ratings. rating-laws.ts holds for every implementation. */
export interface RatingStore {
  /** Whether a finished game waits to be tallied. */
  untallied(): Promise<boolean>;
  /**
   * Takes finished games into results and ratings, the first finished first, at most `most` of them; yields how many. Each
   * is taken once, whichever process does it. One transaction.
   */
  tally(most: number): Promise<number>;
  /** Works all ratings out again from the results, and corrects what differs. Others may write meanwhile. */
  recount(): Promise<Recounted>;
  /** A finished game that was tallied; null: there is none. */
  gameResult(table: string, viewer: string | null): Promise<GameRow | null>;
  /** Results of a person, the last finished first: those finished before `before`. */
  resultsOf(
    person: string,
    wanted: { readonly game: string | null; readonly before: number | null; readonly limit: number },
    viewer: string | null,
  ): Promise<GameRow[]>;
  /** The results of a person in a game, the last first, without those of others. */
  pointsOf(person: string, game: string, limit: number): Promise<ResultRow[]>;
  /** The rating somebody had at a moment, by game. */
  muAt(person: string, games: readonly string[], at: number): Promise<ReadonlyMap<string, number>>;
  /** These people, as far as they are known. */
  peopleOf(people: readonly string[]): Promise<PersonRow[]>;
  /** Since when a person has been here. */
  since(person: string): Promise<number>;
  ratingsOf(people: readonly string[], game: string | null): Promise<RatingRow[]>;
  careersOf(people: readonly string[]): Promise<(CareerRow & { readonly person: string })[]>;
  /** Whom a person met most often. */
  versus(person: string, limit: number): Promise<VersusRow[]>;
  ladder(wish: LadderWish): Promise<LadderRow[]>;
  /** The ratings of these on a ladder, in its order; `week`: as in a wish. */
  ladderOf(game: string, who: readonly string[], week: number | null): Promise<LadderRow[]>;
  /** How many are on a ladder, by their lower end: in no order. Reads all of the ladder. */
  levels(wish: Pick<LadderWish, 'game' | 'people' | 'week'>): Promise<Level[]>;
  /** Of whom the wished week changed the rating. */
  moved(wish: Pick<LadderWish, 'game' | 'people'> & { readonly week: number }): Promise<Moved[]>;
  /** Who needs the fewest games to be on a ladder. */
  nearly(game: string, limit: number): Promise<RatingRow[]>;
}
