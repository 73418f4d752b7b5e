import { LEVELS } from '@outcry/bots/levels.ts';
import type { FastifyInstance } from 'fastify';
import type { Ladder, LadderLine, Profile } from '../api.ts';
import { Refused } from '../errors.ts';
import { looksOf } from '../names.ts';
import { weekOf } from '../ratings/book.ts';
import { gameRating, gameResult, namesFor, pointOf, reliabilityOf, shownOf } from '../ratings/describe.ts';
import { botNamed, isBot } from '../ratings/finish.ts';
import { RankCounts, Ranks } from '../ratings/ranks.ts';
import { changed, shown, SHOWN_AFTER } from '../ratings/skill.ts';
import type { Named } from '../ratings/describe.ts';
import type { Server } from '../server.ts';
import type { LadderRow } from '../store/ratingStore.ts';
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
    store.resultsOf(id, { game: null, before: null, limit: RECENT }, viewer),
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

const lineOf = (row: LadderRow, rank: number, ranks: Ranks, named: Named): LadderLine => ({
  rank,
  up: ranks.up(row, rank),
  who: named(row.who),
  ...shown(row),
  games: row.games,
  won: row.won,
});

/** Lines of a ladder. `first`: the rank of the first, where it is known. */
function linesOf(rows: readonly LadderRow[], ranks: Ranks, named: Named, first: number | null): LadderLine[] {
  if (rows.length === 0) return [];
  const top = first ?? ranks.rank(rows[0]!.low);
  return rows.map((row) => lineOf(row, top + rows.filter(({ low }) => low > row.low).length, ranks, named));
}

/** What a person asks of a ladder. */
interface Asked {
  readonly who?: 'all' | 'people' | 'known';
  readonly when?: 'all' | 'week';
  readonly after?: string;
  readonly limit?: number;
}

async function ladderOf(
  store: Store,
  counts: RankCounts,
  game: string,
  asked: Asked,
  viewer: PersonRow | null,
  now: number,
): Promise<Ladder> {
  const { who = 'all', when = 'all', after, limit = 12 } = asked;
  const thisWeek = weekOf(now);
  const wish = { game, people: who === 'people', week: when === 'week' ? thisWeek : null };
  if (who === 'known') return knownLadder(store, game, viewer, wish.week, thisWeek);
  const [low, below] = after?.split(' ') ?? [];
  const from = low === undefined || below === undefined ? null : { low: Number(low), who: below };
  const [rows, own, ranks, nearly] = await Promise.all([
    store.ladder({ ...wish, below: from, limit: limit + 1 }),
    viewer === null ? [] : store.ladderOf(game, [viewer.id], wish.week),
    counts.of(wish, thisWeek, now),
    store.nearly(game, NEARLY),
  ]);
  const shownRows = rows.slice(0, limit);
  const named = await namesFor(
    store,
    [...shownRows, ...own, ...nearly].map((row) => row.who),
  );
  const last = shownRows.at(-1);
  const lines = linesOf(shownRows, ranks, named, from === null ? 1 : null);
  const [you = null] = linesOf(own, ranks, named, null);
  return {
    game,
    lines,
    people: ranks.people,
    bots: ranks.bots,
    you: lines.find((line) => viewer !== null && line.who.person === viewer.id) ?? you,
    nearly: nearly.map((row) => ({ who: named(row.who), games: row.games })),
    next: rows.length > limit && last ? `${last.low} ${last.who}` : null,
  };
}

/** The ladder of those somebody played with, and of the bots. */
async function knownLadder(
  store: Store,
  game: string,
  viewer: PersonRow | null,
  week: number | null,
  thisWeek: number,
): Promise<Ladder> {
  const met = viewer === null ? [] : await store.versus(viewer.id, KNOWN);
  const all = [...(viewer ? [viewer.id] : []), ...met.map(({ other }) => other), ...LEVELS.map(botNamed)];
  const rows = await store.ladderOf(game, [...new Set(all)], week);
  const named = await namesFor(
    store,
    rows.map((row) => row.who),
  );
  const levels = rows.map(({ who, low }) => ({ low, people: Number(!isBot(who)), bots: Number(isBot(who)) }));
  const moved = rows.filter((row) => row.week === thisWeek).map(({ low, weekLow }) => ({ low, weekLow, count: 1 }));
  const ranks = new Ranks(levels, moved, thisWeek);
  const lines = linesOf(rows, ranks, named, 1);
  const you = lines.find((line) => viewer !== null && line.who.person === viewer.id) ?? null;
  return { game, lines, people: ranks.people, bots: ranks.bots, you, nearly: [], next: null };
}

/** Results, ratings and ladders. Everybody may look at them. */
export function ratingRoutes(app: FastifyInstance, { store, tables, tally }: Server): void {
  const counts = new RankCounts(store);
  open(app, 'profile', about('Somebody’s results and ratings'), async ({ params }, viewer) =>
    profileOf(store, await personAt(store, params.who), viewer?.id ?? null, tables.now()),
  );
  open(app, 'results', about('Somebody’s games, the last first, page by page'), async ({ params, query }, viewer) => {
    const { game = null, before = null, limit = 20 } = query;
    const person = await personAt(store, params.who);
    const rows = await store.resultsOf(person.id, { game, before, limit: limit + 1 }, viewer?.id ?? null);
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
    ladderOf(store, counts, params.game, query, viewer, tables.now()),
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
    const game = await store.gameResult(params.id, viewer?.id ?? null);
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
