import type { Companion, GameRating, GameResult, Point, ShownRating, Who } from '../api.ts';
import type { CareerRow, GameRow, RatingRow, ResultRow } from '../store/ratingStore.ts';
import type { Store } from '../store/store.ts';
import { isBot, levelOf } from './finish.ts';
import { changed, SHOWN_AFTER, shown } from './skill.ts';

/** Says who these are, by the names they have now. */
export type Named = (who: string) => Who;

export async function namesFor(store: Store, all: readonly string[]): Promise<Named> {
  const people = [...new Set(all.filter((who) => !isBot(who)))];
  const known = new Map((await store.peopleOf(people)).map((person) => [person.id, person]));
  return (who) => {
    if (isBot(who)) return { person: null, bot: levelOf(who), name: null, guest: false };
    const person = known.get(who);
    return { person: person ? who : null, bot: null, name: person?.name ?? null, guest: person?.guest ?? false };
  };
}

/** A rating, once it is made of enough games. */
export const shownOf = ({ mu, sigma, games }: Pick<RatingRow, 'mu' | 'sigma' | 'games'>): ShownRating | null =>
  games < SHOWN_AFTER ? null : shown({ mu, sigma });

export const gameRating = (rating: RatingRow): GameRating => ({
  game: rating.game,
  rating: shownOf(rating),
  counted: rating.games,
});

const averageOf = (spent: number, moves: number): number | null => (moves === 0 ? null : Math.round(spent / moves));

/** How somebody plays, over all games. */
export function reliabilityOf(careers: readonly CareerRow[]): Omit<Companion, 'person' | 'ratings'> {
  const sum = (value: (career: CareerRow) => number) => careers.reduce((total, career) => total + value(career), 0);
  return {
    games: sum(({ games }) => games),
    stayed: sum(({ stayed }) => stayed),
    liveMove: averageOf(
      sum(({ liveSpent }) => liveSpent),
      sum(({ liveMoves }) => liveMoves),
    ),
    slowMove: averageOf(
      sum(({ slowSpent }) => slowSpent),
      sum(({ slowMoves }) => slowMoves),
    ),
  };
}

/** A finished game. Numbers of ratings are left out unless they are shown: `isShown` says so of a result. */
export const gameResult = (
  { table, code, game, finished, counts, results }: GameRow,
  named: Named,
  viewer: string | null,
  isShown: (who: string, game: string) => boolean,
): GameResult => ({
  ...(viewer !== null && results.some(({ who }) => who === viewer) ? { table, code } : { table: null, code: null }),
  game,
  finished,
  counts,
  seats: results.map(({ seat, who, part, place, wealth, rating }) => ({
    seat,
    who: named(who),
    part,
    place,
    wealth,
    change: rating && isShown(who, game) ? changed(rating.before, rating.mu) : null,
    rating: rating && isShown(who, game) ? shown(rating) : null,
  })),
});

export const pointOf = ({ finished, place, wealth, rating }: ResultRow): Point => ({
  finished,
  place,
  wealth,
  rating: rating && shown(rating),
});
