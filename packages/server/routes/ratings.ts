import { LEVELS } from '@outcry/bots/levels.ts';
import type { FastifyInstance } from 'fastify';
import type { Ladder, LadderLine, Profile } from '../api.ts';
import { Refused } from '../errors.ts';
import { looksOf } from '../names.ts';
import { weekOf } from '../ratings/book.ts';
import { gameRating, gameResult, namesFor, pointOf, reliabilityOf, shownOf } from '../ratings/describe.ts';
import { botNamed } from '../ratings/finish.ts';
import { changed, shown, SHOWN_AFTER } from '../ratings/skill.ts';
import type { Named } from '../ratings/describe.ts';
import type { Server } from '../server.ts';
import type { LadderRow, LadderWish } from '../store/ratingStore.ts';
import type { PersonRow, Store } from '../store/store.ts';

import { mayLook } from '../tables/describe.ts';
import { open } from './route.ts';

const about = (summary: string) => ({ tag: 'ratings', summary });

const RECENT = 8;
const MONTH = 30 * 86_400_000;
const OPPONENTS = 12;
/** So many of those one met are looked for on a ladder of people one knows. */
const KNOWN = 500;
const NEARLY = 5;

/** The person of an id, or of a name that an account has. */
async function personAt(store: Store, wanted: string): Promise<PersonRow> {
  const person = (await store.person(wanted)) ?? (await store.accountNamed(looksOf(wanted)))?.person;
  if (!person) throw new Refused('not-found', 'there is nobody here with this name');
  return person;
}

/** Of the results of a person, their own ratings are shown: in the games where they are made of enough. */
const isShownTo = (person: string, games: readonly string[]) => (who: string, game: string) =>
  who === person && games.includes(game);

async function profileOf(store: Store, person: PersonRow, viewer: string | null, now: number): Promise<Profile> {
  const { id } = person;
  const [since, ratings, careers, against, recent] = await Promise.all([
    store.since(id),
    store.ratingsOf([id], null),
    store.careersOf([id]),
    store.versus(id, OPPONENTS),
    store.resultsOf(id, { game: null, before: null, limit: RECENT }),
  ]);
  const shownGames = ratings.filter(({ games }) => games >= SHOWN_AFTER).map(({ game }) => game);
  const met = [...against.map(({ other }) => other), ...recent.flatMap(({ results }) => results.map(({ who }) => who))];
  const [named, before] = await Promise.all([namesFor(store, [id, ...met]), store.muAt(id, shownGames, now - MONTH)]);
  return {
    person: named(id),
    id,
    since,
    won: careers.reduce((sum, { won }) => sum + won, 0),
    ...reliabilityOf(careers),
    played: careers
      .map(({ game, games, won }) => {
        const rating = ratings.find((one) => one.game === game);
        const isShown = rating !== undefined && shownOf(rating) !== null;
        return {
          game,
          games,
          won,
          counted: rating?.games ?? 0,
          rating: rating ? shownOf(rating) : null,
          month: isShown ? changed(before.get(game) ?? 25, rating.mu) : null,
        };
      })
      .toSorted((a, b) => (a.game < b.game ? -1 : 1)),
    against: against.map(({ other, games, ahead, behind }) => ({ who: named(other), games, ahead, behind })),
    recent: recent.map((game) => gameResult(game, named, viewer, isShownTo(id, shownGames))),
  };
}

/** Lines of a ladder, with their ranks: those of one lower end share one. `first`: that of the first line, where it is known. */
async function ranked(
  store: Store,
  wish: Omit<LadderWish, 'below' | 'limit'>,
  rows: readonly LadderRow[],
  named: Named,
  first: number | null = null,
): Promise<LadderLine[]> {
  if (rows.length === 0) return [];
  const top = first ?? 1 + total(await store.above(wish, rows[0]!.low));
  return rows.map((row) => lineOf(row, top + rows.filter(({ low }) => low > row.low).length, named));
}

const total = ({ people, bots }: { readonly people: number; readonly bots: number }): number => people + bots;

const lineOf = ({ who, mu, sigma, games, won }: LadderRow, rank: number, named: Named): LadderLine => ({
  rank,
  who: named(who),
  ...shown({ mu, sigma }),
  games,
  won,
});

/** What a person asks of a ladder. */
interface Asked {
  readonly who?: 'all' | 'people' | 'known';
  readonly when?: 'all' | 'week';
  readonly after?: string;
  readonly limit?: number;
}

async function ladderOf(
  store: Store,
  game: string,
  asked: Asked,
  viewer: PersonRow | null,
  now: number,
): Promise<Ladder> {
  const { who = 'all', when = 'all', after, limit = 12 } = asked;
  const wish = { game, people: who === 'people', week: when === 'week' ? weekOf(now) : null };
  if (who === 'known') return knownLadder(store, game, viewer, wish.week);
  const [low, below] = after?.split(' ') ?? [];
  const from = low === undefined || below === undefined ? null : { low: Number(low), who: below };
  const [rows, own, counts, nearly] = await Promise.all([
    store.ladder({ ...wish, below: from, limit: limit + 1 }),
    viewer === null ? [] : store.ladderOf(game, [viewer.id], wish.week),
    store.above(wish, null),
    store.nearly(game, NEARLY),
  ]);
  const shownRows = rows.slice(0, limit);
  const named = await namesFor(
    store,
    [...shownRows, ...own, ...nearly].map((row) => row.who),
  );
  const last = shownRows.at(-1);
  const [lines, [you = null]] = await Promise.all([
    ranked(store, wish, shownRows, named, from === null ? 1 : null),
    ranked(store, wish, own, named),
  ]);
  return {
    game,
    lines,
    ...counts,
    you,
    nearly: nearly.map((row) => ({ who: named(row.who), games: row.games })),
    next: rows.length > limit && last ? `${last.low} ${last.who}` : null,
  };
}

/** The ladder of those somebody played with, and of the bots. */
async function knownLadder(store: Store, game: string, viewer: PersonRow | null, week: number | null): Promise<Ladder> {
  const met = viewer === null ? [] : await store.versus(viewer.id, KNOWN);
  const all = [...(viewer ? [viewer.id] : []), ...met.map(({ other }) => other), ...LEVELS.map(botNamed)];
  const rows = await store.ladderOf(game, [...new Set(all)], week);
  const named = await namesFor(
    store,
    rows.map((row) => row.who),
  );
  const lines = rows.map((row) => lineOf(row, 1 + rows.filter(({ low }) => low > row.low).length, named));
  const bots = lines.filter((line) => line.who.bot !== null).length;
  const you = lines.find((line) => viewer !== null && line.who.person === viewer.id) ?? null;
  return { game, lines, people: lines.length - bots, bots, you, nearly: [], next: null };
}

/** Results, ratings and ladders. Everybody may look at them. */
export function ratingRoutes(app: FastifyInstance, { store, tables, tally }: Server): void {
  open(app, 'profile', about('Somebody’s results and ratings'), async ({ params }, viewer) =>
    profileOf(store, await personAt(store, params.who), viewer?.id ?? null, tables.now()),
  );
  open(app, 'results', about('Somebody’s games, the last first, page by page'), async ({ params, query }, viewer) => {
    const { game = null, before = null, limit = 20 } = query;
    const person = await personAt(store, params.who);
    const rows = await store.resultsOf(person.id, { game, before, limit: limit + 1 });
    const games = rows.slice(0, limit);
    const named = await namesFor(
      store,
      games.flatMap(({ results }) => results.map(({ who }) => who)),
    );
    const ratings = await store.ratingsOf([person.id], null);
    const shownGames = ratings.filter((rating) => shownOf(rating) !== null).map((rating) => rating.game);
    return {
      games: games.map((row) => gameResult(row, named, viewer?.id ?? null, isShownTo(person.id, shownGames))),
      next: rows.length > limit ? games.at(-1)!.finished : null,
    };
  });
  open(app, 'points', about('Rating and wealth after somebody’s last games'), async ({ params, query }) => {
    const person = await personAt(store, params.who);
    const { game, limit = 100 } = query;
    return (await store.pointsOf(person.id, game, limit)).map(pointOf).toReversed();
  });
  open(app, 'ladder', about('The ladder of a game'), ({ params, query }, viewer) =>
    ladderOf(store, params.game, query, viewer, tables.now()),
  );
  open(app, 'company', about('How reliable people are, and their ratings'), async ({ query }) => {
    const people = [...new Set(query.people.split(',').filter(Boolean))];
    const [careers, ratings, known] = await Promise.all([
      store.careersOf(people),
      store.ratingsOf(people, null),
      store.peopleOf(people),
    ]);
    return known.map(({ id }) => ({
      person: id,
      ...reliabilityOf(careers.filter(({ person }) => person === id)),
      ratings: ratings.filter(({ who }) => who === id).map(gameRating),
    }));
  });
  open(app, 'tableRatings', about('What a finished game did to ratings'), async ({ params }, viewer) => {
    await tables.read(params.id, ({ row }) => mayLook(row, viewer?.id ?? null));
    await tally.run();
    const game = await store.gameResult(params.id);
    if (!game) throw new Refused('not-possible', 'the game is not over, or it was stopped');
    const everybody = game.results.map(({ who }) => who);
    const [named, ratings] = await Promise.all([namesFor(store, everybody), store.ratingsOf(everybody, game.game)]);
    const isShown = (who: string) => ratings.some((rating) => rating.who === who && shownOf(rating) !== null);
    return {
      ...gameResult(game, named, viewer?.id ?? null, isShown),
      counted: ratings.map(({ who, games }) => ({ who: named(who), games })),
    };
  });
}
