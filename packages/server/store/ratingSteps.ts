import { sql } from 'kysely';
import { newId } from '../ids.ts';
import { Book, MEETINGS_WITHIN, peopleIn } from '../ratings/book.ts';
import type { Outcome, Standing } from '../ratings/book.ts';
import { Careers } from '../ratings/careers.ts';
import { finishOf, isBot } from '../ratings/finish.ts';
import type { Finish, Replaced } from '../ratings/finish.ts';
import type { Steps } from './accountSteps.ts';
import { listedOf } from './rows.ts';
import type { FinishedGameColumns, RatingColumns, ResultColumns, TableColumns, Words } from './schema.ts';

/** Rows that are read, or written, together. */
const PAGE = 1000;

/** A finished table that was not tallied yet. */
interface Pending {
  readonly n: number;
  readonly id: string;
  readonly game: string;
  readonly finished: number;
  readonly finish: Finish;
}

/** Everything that is written about ratings, once for both stores. Arguments are plain data. */
export const ratingSteps = (words: Words) => {
  const { q } = words;
  return {
    *tally(most: number): Steps<number> {
      const { last } = yield* lockTally(words);
      const { rows } = yield q.selectFrom('untallied').selectAll().orderBy('finished').orderBy('n').limit(most);
      const due = rows as { n: number; finished: number }[];
      if (due.length === 0) return 0;
      const pending = yield* finishes(words, due);
      const book = yield* bookFor(words, pending);
      const careers = new Careers();
      const games: FinishedGameColumns[] = [];
      const results: ResultColumns[] = [];
      for (const [index, { n, id, game, finished, finish }] of pending.entries()) {
        const { counts, outcomes } = book.count({ n, game, finished, counts: finish.counts, results: finish.seats });
        careers.add(game, finish.seats);
        games.push({ n, id, game, finished, seats: finish.seats.length, counts, tallied: last + 1 + index });
        for (const one of finish.seats) results.push({ n, game, finished, ...one, ...ratedBy(one, outcomes) });
      }
      for (const page of paged(games)) yield q.insertInto('finished_game').values(page);
      for (const page of paged(results)) yield q.insertInto('result').values(page);
      yield* putRatings(words, [...book.changed.values()]);
      yield* addCareers(words, careers);
      const done = due.map(({ n }) => n);
      yield q.deleteFrom('untallied').where('n', 'in', done);
      yield q
        .updateTable('meta')
        .set({ value: String(last + games.length) })
        .where('name', '=', 'tallied');
      return due.length;
    },

    /** Corrects what results say of ratings, unless their people are gone or results were given to others (`moved`). */
    *correctResults(
      moved: string | null,
      wrong: readonly WrongResult[],
      games: readonly Pick<FinishedGameColumns, 'n' | 'counts'>[],
    ): Steps<void> {
      if ((yield* lockTally(words)).moved !== moved) return;
      const gone = yield* goneOf(words, wrong);
      for (const { n, seat, who, rated } of wrong) {
        const right = gone.has(who) ? UNRATED : rated;
        yield q.updateTable('result').set(right).where('n', '=', n).where('seat', '=', seat).where('who', '=', who);
      }
      for (const { n, counts } of games) yield q.updateTable('finished_game').set({ counts }).where('n', '=', n);
    },

    /** Corrects ratings, if since they were worked out no game was tallied and no result given to another; yields whether. */
    *correctRatings(
      since: TallyMark,
      wrong: readonly Named[],
      none: readonly { readonly game: string; readonly who: string }[],
    ): Steps<boolean> {
      const mark = yield* lockTally(words);
      if (mark.last !== since.last || mark.moved !== since.moved) return false;
      const gone = yield* goneOf(words, wrong);
      yield* putRatings(
        words,
        wrong.filter(({ who }) => !gone.has(who)),
      );
      for (const { game, who } of none) yield q.deleteFrom('rating').where('game', '=', game).where('who', '=', who);
      return true;
    },
  };
};
export type RatingSteps = ReturnType<typeof ratingSteps>;

/** How far results are: the last game that was tallied, and a mark that changes whenever a person's results go to another. */
export interface TallyMark {
  readonly last: number;
  readonly moved: string | null;
}

const MOVED = 'results-moved';

export const tallyMark = (q: Words['q']) =>
  q.selectFrom('meta').select(['name', 'value']).where('name', 'in', ['tallied', MOVED]);

export function markOf(rows: readonly unknown[]): TallyMark {
  const values = new Map((rows as { name: string; value: string }[]).map(({ name, value }) => [name, value]));
  return { last: Number(values.get('tallied')), moved: values.get(MOVED) ?? null };
}

/** Nobody else writes results or ratings until this transaction ends. */
export function* lockTally({ q }: Pick<Words, 'q'>): Steps<TallyMark> {
  yield q
    .updateTable('meta')
    .set((e) => ({ value: e.ref('value') }))
    .where('name', '=', 'tallied');
  return markOf((yield tallyMark(q)).rows);
}

/** Notes that results went to another person: a recount that read them before begins again. */
export function* noteMoved({ q }: Words): Steps<void> {
  const value = newId();
  yield q
    .insertInto('meta')
    .values({ name: MOVED, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }));
}

/** Those of these people who are gone. */
function* goneOf({ q }: Words, all: readonly { readonly who: string }[]): Steps<Set<string>> {
  const gone = new Set(all.map(({ who }) => who).filter((who) => !isBot(who)));
  for (const page of paged([...gone])) {
    const { rows } = yield q.selectFrom('person').select('id').where('id', 'in', page);
    for (const { id } of rows as { id: string }[]) gone.delete(id);
  }
  return gone;
}

/** What became of these tables. One that is no more is left out. */
function* finishes({ q }: Words, due: readonly { n: number; finished: number }[]): Steps<Pending[]> {
  const numbers = due.map(({ n }) => n);
  const found = yield q.selectFrom('game_table').selectAll().where('n', 'in', numbers);
  const tables = new Map((found.rows as TableColumns[]).map((row) => [row.n, listedOf(row)]));
  const changes = yield q
    .selectFrom('entry')
    .select(['n', 'seat', 'body'])
    .where('n', 'in', numbers)
    .where('kind', '=', sql.lit('replaced'))
    .orderBy('n')
    .orderBy('seq');
  const replaced = (changes.rows as { n: number; seat: number; body: string }[]).map(({ n, seat, body }) => ({
    n,
    seat,
    from: (JSON.parse(body) as Pick<Replaced, 'from'>).from,
  }));
  const named = [...tables.values()].flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
  const ids = [...new Set([...named, ...replaced.flatMap(({ from }) => from ?? [])])];
  const people = ids.length === 0 ? [] : (yield q.selectFrom('person').select('id').where('id', 'in', ids)).rows;
  const known = new Set((people as { id: string }[]).map(({ id }) => id));
  return due.flatMap(({ n, finished }) => {
    const table = tables.get(n);
    if (!table?.result) return [];
    const own = replaced.filter((change) => change.n === n);
    const { id, game } = table;
    return [{ n, id, game, finished, finish: finishOf(table, own, (person) => known.has(person)) }];
  });
}

/** The ratings of everybody in these games, and whom they met lately. */
function* bookFor({ q }: Words, pending: readonly Pending[]): Steps<Book> {
  const book = new Book();
  const rated = pending.filter(({ finish }) => finish.counts === 'yes');
  if (rated.length === 0) return book;
  const all = rated.flatMap(({ finish }) => finish.seats);
  const who = [...new Set(all.map((one) => one.who))];
  const { rows } = yield q.selectFrom('rating').selectAll().where('who', 'in', who);
  for (const { game, who: own, ...row } of rows as RatingColumns[]) book.put(game, own, standingOf(row));
  const people = peopleIn(all);
  if (people.length < 2) return book;
  const since = Math.min(...rated.map(({ finished }) => finished)) - MEETINGS_WITHIN;
  const met = yield q
    .selectFrom('result')
    .select(['n', 'who', 'finished'])
    .where('who', 'in', people)
    .where('finished', '>', since)
    .where('mu', 'is not', null);
  const games = Map.groupBy(met.rows as { n: number; who: string; finished: number }[], ({ n }) => n);
  for (const rowsOfGame of games.values()) book.met(peopleIn(rowsOfGame), rowsOfGame[0]!.finished);
  return book;
}

export type Rated = Pick<ResultColumns, 'old_mu' | 'mu' | 'sigma'>;
/** A result that says something else of a rating than it should. */
export interface WrongResult extends Pick<ResultColumns, 'n' | 'seat' | 'who'> {
  readonly rated: Rated;
}
export const UNRATED: Rated = { old_mu: null, mu: null, sigma: null };

/** What a game did to the rating of whom a result is. */
export function ratedBy({ who, part }: { who: string; part: string }, outcomes: ReadonlyMap<string, Outcome>): Rated {
  const outcome = part === 'whole' || part === 'left' ? outcomes.get(who) : undefined;
  return outcome ? { old_mu: outcome.before.mu, mu: outcome.after.mu, sigma: outcome.after.sigma } : UNRATED;
}

const standingOf = ({ bot: _bot, week_low: weekLow, ...row }: Omit<RatingColumns, 'game' | 'who'>): Standing => ({
  ...row,
  weekLow,
});

export type Named = { readonly game: string; readonly who: string; readonly standing: Standing };

export const columnsOf = ({ game, who, standing: { weekLow, ...rest } }: Named): RatingColumns => ({
  game,
  who,
  bot: Number(isBot(who)),
  week_low: weekLow,
  mu: rest.mu,
  sigma: rest.sigma,
  low: rest.low,
  games: rest.games,
  won: rest.won,
  last: rest.last,
  week: rest.week,
});

export const OF_A_RATING = ['mu', 'sigma', 'low', 'games', 'won', 'last', 'week', 'week_low'] as const;
const excluded = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, sql.ref(`excluded.${name}`)]));

function* putRatings({ q }: Words, ratings: readonly Named[]): Steps<void> {
  for (const page of paged(ratings.map(columnsOf)))
    yield q
      .insertInto('rating')
      .values(page)
      .onConflict((conflict) => conflict.columns(['game', 'who']).doUpdateSet(excluded(OF_A_RATING)));
}

const CAREER = ['games', 'won', 'stayed', 'live_moves', 'live_spent', 'slow_moves', 'slow_spent'] as const;
const VERSUS = ['games', 'ahead', 'behind'] as const;
const added = (table: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, sql`${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`]));

function* addCareers({ q }: Words, { careers, versus }: Careers): Steps<void> {
  for (const page of paged([...careers.values()]))
    yield q
      .insertInto('career')
      .values(page)
      .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet(added('career', CAREER)));
  for (const page of paged([...versus.values()]))
    yield q
      .insertInto('versus')
      .values(page)
      .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet(added('versus', VERSUS)));
}

export function* paged<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let first = 0; first < rows.length; first += PAGE) yield rows.slice(first, first + PAGE);
}
