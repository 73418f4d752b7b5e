import { sql } from 'kysely';
import type { Compilable } from 'kysely';
import { SHOWN_AFTER } from '../ratings/skill.ts';
import type { Counts, Part } from '../ratings/finish.ts';
import type { Read, WriteSteps } from './accountReads.ts';
import { recount } from './ratingRecount.ts';
import { personOf } from './reads.ts';
import type { GameRow, LadderRow, LadderWish, Moved, RatingRow, RatingStore, ResultRow } from './ratingStore.ts';
import type { CareerColumns, FinishedGameColumns, RatingColumns, ResultColumns, Words } from './schema.ts';

const resultRow = (table: string, { part, mu, sigma, old_mu: before, n: _n, ...row }: ResultColumns): ResultRow => ({
  ...row,
  table,
  part: part as Part,
  rating: mu === null ? null : { before: before!, mu, sigma: sigma! },
});

const ladderRow = ({ bot: _bot, week_low: weekLow, ...row }: RatingColumns): LadderRow => ({ ...row, weekLow });

/** One person may hold so many seats of a game. */
const MOST_SEATS = 6;

/** Results and ratings as either store reads them. */
export function ratingStore(words: Words, read: Read, write: WriteSteps): RatingStore {
  const { q } = words;
  const rows = async <Row>(query: Compilable): Promise<readonly Row[]> => (await read(query)) as readonly Row[];

  async function withResults(games: readonly FinishedGameColumns[], viewer: string | null): Promise<GameRow[]> {
    if (games.length === 0) return [];
    const numbers = games.map(({ n }) => n);
    const found = await rows<ResultColumns>(
      q.selectFrom('result').selectAll().where('n', 'in', numbers).orderBy('n').orderBy('seat').orderBy('who'),
    );
    // Rows of tables are large, so only those are read that are of use.
    const own = [...new Set(found.filter(({ who }) => who === viewer).map(({ n }) => n))];
    const codes =
      own.length === 0
        ? []
        : await rows<{ n: number; code: string }>(
            q.selectFrom('game_table').select(['n', 'code']).where('n', 'in', own),
          );
    const results = Map.groupBy(found, ({ n }) => n);
    const codeOf = new Map(codes.map(({ n, code }) => [n, code]));
    return games.map(({ n, id, game, finished, counts }) => ({
      table: id,
      code: codeOf.get(n) ?? '',
      game,
      finished,
      counts: counts as Counts,
      results: (results.get(n) ?? []).map((row) => resultRow(id, row)),
    }));
  }

  const onLadder = ({ game, people, week }: Pick<LadderWish, 'game' | 'people' | 'week'>) => {
    const all = q.selectFrom('rating').where('game', '=', game).where('games', '>=', sql.lit(SHOWN_AFTER));
    const some = people ? all.where('bot', '=', sql.lit(0)) : all;
    return week === null ? some : some.where('week', '=', week);
  };

  return {
    tally: (most) => write('tally', most),
    recount: () => recount(words, read, write),
    untallied: async () => (await rows(q.selectFrom('untallied').select('n').limit(1))).length > 0,
    async gameResult(table, viewer) {
      const found = await rows<FinishedGameColumns>(q.selectFrom('finished_game').selectAll().where('id', '=', table));
      return (await withResults(found, viewer))[0] ?? null;
    },
    async resultsOf(person, { game, before, limit }, viewer) {
      const all = q.selectFrom('result').select('n').where('who', '=', person);
      const some = game === null ? all : all.where('game', '=', game);
      const earlier = before === null ? some : some.where('finished', '<', before);
      // In the order of the index alone: who sat twice has two rows, so more are read than are wanted.
      const found = await rows<{ n: number }>(earlier.orderBy('finished', 'desc').limit(limit * MOST_SEATS));
      const own = [...new Set(found.map(({ n }) => n))].slice(0, limit);
      if (own.length === 0) return [];
      const games = q.selectFrom('finished_game').selectAll().where('n', 'in', own);
      return withResults(await rows(games.orderBy('finished', 'desc').orderBy('n', 'desc')), viewer);
    },
    async pointsOf(person, game, limit) {
      const found = await rows<ResultColumns & { id: string }>(
        q
          .selectFrom('result')
          .innerJoin('finished_game', 'finished_game.n', 'result.n')
          .selectAll('result')
          .select('finished_game.id as id')
          .where('who', '=', person)
          .where('result.game', '=', game)
          .orderBy('result.finished', 'desc')
          .limit(limit),
      );
      return found.map(({ id, ...row }) => resultRow(id, row));
    },
    async muAt(person, games, at) {
      if (games.length === 0) return new Map();
      const last = games.map((game) =>
        q
          .selectFrom('result')
          .select(['game', 'mu'])
          .where('who', '=', person)
          .where('game', '=', game)
          .where('finished', '<=', at)
          .where('mu', 'is not', null)
          .orderBy('finished', 'desc')
          .limit(1),
      );
      const [one, ...others] = last.map((query) => q.selectFrom(query.as('latest')).selectAll());
      const found = await rows<{ game: string; mu: number }>(others.reduce((all, query) => all.unionAll(query), one!));
      return new Map(found.map(({ game, mu }) => [game, mu]));
    },
    async peopleOf(people) {
      if (people.length === 0) return [];
      const found = q.selectFrom('person').select(['id', 'name', 'guest']).where('id', 'in', people);
      return (await rows<{ id: string; name: string; guest: number }>(found)).map((row) => personOf(row)!);
    },
    async since(person) {
      const found = q.selectFrom('person').select('created').where('id', '=', person);
      return (await rows<{ created: number }>(found))[0]?.created ?? 0;
    },
    async ratingsOf(people, game) {
      if (people.length === 0) return [];
      const all = q.selectFrom('rating').selectAll().where('who', 'in', people).orderBy('game').orderBy('who');
      return (await rows<RatingColumns>(game === null ? all : all.where('game', '=', game))).map(ladderRow);
    },
    async careersOf(people) {
      if (people.length === 0) return [];
      const found = await rows<CareerColumns>(q.selectFrom('career').selectAll().where('person', 'in', people));
      return found.map(({ person, game, games, won, stayed, ...time }) => ({
        person,
        game,
        games,
        won,
        stayed,
        liveMoves: time.live_moves,
        liveSpent: time.live_spent,
        slowMoves: time.slow_moves,
        slowSpent: time.slow_spent,
      }));
    },
    versus: async (person, limit) => [
      ...(await rows<{ other: string; games: number; ahead: number; behind: number }>(
        q
          .selectFrom('versus')
          .select(['other', 'games', 'ahead', 'behind'])
          .where('person', '=', person)
          .orderBy('games', 'desc')
          .orderBy('other', 'desc')
          .limit(limit),
      )),
    ],
    async ladder(wish) {
      const all = onLadder(wish);
      const { below } = wish;
      const some =
        below === null
          ? all
          : all.where((e) =>
              e.or([e('low', '<', below.low), e.and([e('low', '=', below.low), e('who', '<', below.who)])]),
            );
      const ordered = some.selectAll().orderBy('low', 'desc').orderBy('who', 'desc').limit(wish.limit);
      return (await rows<RatingColumns>(ordered)).map(ladderRow);
    },
    async ladderOf(game, who, week) {
      if (who.length === 0) return [];
      const found = onLadder({ game, people: false, week }).selectAll().where('who', 'in', who);
      return (await rows<RatingColumns>(found.orderBy('low', 'desc').orderBy('who', 'desc'))).map(ladderRow);
    },
    async levels(wish) {
      const found = await rows<{ low: number; bots: number; everybody: number }>(
        onLadder(wish)
          .select([
            'low',
            sql<number>`count(*)`.as('everybody'),
            sql<number>`count(*) filter (where bot = 1)`.as('bots'),
          ])
          .groupBy('low'),
      );
      return found.map(({ low, bots, everybody }) => ({ low, people: everybody - bots, bots }));
    },
    moved: async (wish) => [
      ...(await rows<Moved>(
        onLadder(wish)
          .select(['low', 'week_low as weekLow', sql<number>`count(*)`.as('count')])
          .groupBy(['low', 'week_low']),
      )),
    ],
    async nearly(game, limit): Promise<RatingRow[]> {
      const found = await rows<RatingColumns>(
        q
          .selectFrom('rating')
          .selectAll()
          .where('game', '=', game)
          .where('games', '<', sql.lit(SHOWN_AFTER))
          .orderBy('games', 'desc')
          .orderBy('last', 'desc')
          .limit(limit),
      );
      return found.map(ladderRow);
    },
  };
}
