import { Book } from '../ratings/book.ts';
import { isBot } from '../ratings/finish.ts';
import type { Counts } from '../ratings/finish.ts';
import type { Read, WriteSteps } from './accountReads.ts';
import { columnsOf, markOf, OF_A_RATING, paged, ratedBy, tallyMark, UNRATED } from './ratingSteps.ts';
import type { Named, Rated, WrongResult } from './ratingSteps.ts';
import type { Recounted } from './ratingStore.ts';
import type { FinishedGameColumns, RatingColumns, ResultColumns, Words } from './schema.ts';

/** So many games are read at once. */
const PAGE = 1000;

const keyOf = ({ game, who }: { readonly game: string; readonly who: string }): string => `${game} ${who}`;

/**
 * Works all ratings out again from the finished games. It reads without a lock and writes only what differs: results some
 * at a time, ratings in one short transaction, which is refused where a game was tallied meanwhile; that one is read, too.
 * Where results went to another person meanwhile, it begins again.
 */
export async function recount(words: Words, read: Read, write: WriteSteps): Promise<Recounted> {
  for (let corrected = 0; ;) {
    const { isDone, ...found } = await countAll(words, read, write);
    corrected += found.corrected;
    if (isDone) return { ...found, corrected };
  }
}

async function countAll(
  words: Words,
  read: Read,
  write: WriteSteps,
): Promise<Recounted & { readonly isDone: boolean }> {
  const { q } = words;
  const rows = async <Row>(query: Parameters<Read>[0]) => (await read(query)) as readonly Row[];
  const book = new Book();
  const known = new Set<string>();
  const stays = (who: string) => isBot(who) || known.has(who);
  /** Ratings that are not as they should be; null: there should be none. */
  const wrong = new Map<string, { readonly game: string; readonly who: string; readonly right: Named | null }>();
  let corrected = 0;
  let last = 0;
  const markNow = async () => markOf(await rows(tallyMark(q)));
  const { moved } = await markNow();

  /** Counts the games up to the last one; yields who played in them. */
  async function countOn(): Promise<Set<string>> {
    const played = new Set<string>();
    for (const { last: end } = await markNow(); last < end; last = Math.min(end, last + PAGE)) {
      const page = await tallied(words, rows, last, Math.min(end, last + PAGE));
      const here = [...new Set(page.flatMap(({ results }) => results.map(({ who }) => who)))];
      for (const who of here) played.add(who);
      for (const some of paged(here))
        for (const { id } of await rows<{ id: string }>(q.selectFrom('person').select('id').where('id', 'in', some)))
          known.add(id);
      await correct(page);
    }
    return played;
  }

  async function correct(page: readonly Kept[]): Promise<void> {
    const results: WrongResult[] = [];
    const games: Pick<FinishedGameColumns, 'n' | 'counts'>[] = [];
    for (const game of page) {
      const { counts, outcomes } = book.count(game);
      if (counts !== game.counts) games.push({ n: game.n, counts });
      for (const result of game.results) {
        const rated = stays(result.who) ? ratedBy(result, outcomes) : UNRATED;
        const { n, seat, who } = result;
        if (!isSame(result, rated)) results.push({ n, seat, who, rated });
      }
    }
    corrected += games.length + results.length;
    if (games.length + results.length > 0) await write('correctResults', moved, results, games);
  }

  /** Compares the ratings of these with those that are kept; null: of all. */
  async function compare(whose: Set<string> | null): Promise<void> {
    const kept = new Map<string, RatingColumns>();
    const all = q.selectFrom('rating').selectAll();
    for (const some of whose === null ? [null] : paged([...whose]))
      for (const row of await rows<RatingColumns>(some === null ? all : all.where('who', 'in', some)))
        kept.set(keyOf(row), row);
    const concerns = (who: string) => whose === null || whose.has(who);
    for (const right of book.changed.values()) {
      if (!concerns(right.who) || !stays(right.who)) continue;
      const [key, columns] = [keyOf(right), columnsOf(right)];
      const is = kept.get(key);
      kept.delete(key);
      if (is !== undefined && OF_A_RATING.every((name) => is[name] === columns[name])) wrong.delete(key);
      else wrong.set(key, { ...right, right });
    }
    for (const [key, { game, who }] of kept) wrong.set(key, { game, who, right: null });
  }

  await countOn();
  for (let whose: Set<string> | null = null; ; whose = await countOn()) {
    await compare(whose);
    const all = [...wrong.values()];
    const right = all.flatMap((one) => one.right ?? []);
    const none = all.flatMap(({ game, who, right: one }) => (one === null ? [{ game, who }] : []));
    const isDone = await write('correctRatings', { last, moved }, right, none);
    if (!isDone && (await markNow()).moved === moved) continue;
    const ratings = [...book.changed.values()].filter(({ who }) => stays(who)).length;
    return { isDone, games: last, ratings, corrected: corrected + (isDone ? wrong.size : 0) };
  }
}

/** A tallied game, as it is kept. */
type Kept = Pick<FinishedGameColumns, 'n' | 'game' | 'finished'> & {
  readonly counts: Counts;
  readonly results: readonly ResultColumns[];
};

/** The tallied games of a range, with what is kept of their ratings. */
async function tallied(
  { q }: Words,
  rows: <Row>(query: Parameters<Read>[0]) => Promise<readonly Row[]>,
  after: number,
  to: number,
): Promise<Kept[]> {
  const games = q
    .selectFrom('finished_game')
    .selectAll()
    .where('tallied', '>', after)
    .where('tallied', '<=', to)
    .orderBy('tallied');
  const found = q
    .selectFrom('result')
    .innerJoin('finished_game', 'finished_game.n', 'result.n')
    .selectAll('result')
    .where('tallied', '>', after)
    .where('tallied', '<=', to)
    .orderBy('result.n')
    .orderBy('seat')
    .orderBy('who');
  const results = Map.groupBy(await rows<ResultColumns>(found), ({ n }) => n);
  return (await rows<FinishedGameColumns>(games)).map(({ n, game, finished, counts }) => ({
    n,
    game,
    finished,
    counts: counts as Counts,
    results: results.get(n) ?? [],
  }));
}

const isSame = (one: Rated, other: Rated): boolean =>
  one.old_mu === other.old_mu && one.mu === other.mu && one.sigma === other.sigma;
