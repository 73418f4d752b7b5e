import { sql } from 'kysely';
import type { Seat } from '@outcry/engine';
import type { Read, WriteSteps } from './accountReads.ts';
import type { Steps } from './accountSteps.ts';
import type { Words } from './schema.ts';

/** A review as it is kept: its JSON, when it was worked out, and the chance to win that its dearest decision cost. */
export interface KeptReview {
  readonly body: string;
  readonly made: number;
  readonly cost: number;
}

/** Where a review is kept, and its JSON. */
export interface ReviewRow {
  readonly table: string;
  readonly seat: Seat;
  readonly body: string;
}

/** Reviews of finished games, worked out by the server. review-laws.ts holds for every implementation. */
export interface ReviewStore {
  /** The review of a game for a seat, as JSON; null: there is none. */
  review(table: string, seat: Seat): Promise<string | null>;
  /** Keeps it in place of the one before. */
  putReview(table: string, seat: Seat, review: KeptReview): Promise<void>;
  /**
   * Of the reviews worked out from a time until another, the one with the dearest decision, at a public table of a game that
   * anybody may watch, with the printed tables; null: there is none.
   */
  dearestReview(game: string, from: number, until: number): Promise<ReviewRow | null>;
  /** Forgets all reviews of a table. */
  dropReviews(table: string): Promise<void>;
}

/** Everything that is written of reviews. */
export const reviewSteps = ({ q }: Words) => ({
  *putReview(table: string, seat: Seat, review: KeptReview): Steps<void> {
    yield q
      .insertInto('review')
      .values({ table_id: table, seat, ...review })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ ...review }));
  },
  *dropReviews(table: string): Steps<void> {
    yield q.deleteFrom('review').where('table_id', '=', table);
  },
});

/** Reviews, as either store keeps them: how they read, and how they are written. */
export const reviewStore = ({ q, flag }: Words, read: Read, write: WriteSteps): ReviewStore => ({
  async review(table, seat) {
    const [row] = await read(
      q.selectFrom('review').select('body').where('table_id', '=', table).where('seat', '=', seat),
    );
    return (row as { body: string } | undefined)?.body ?? null;
  },
  async dearestReview(game, from, until) {
    const [row] = await read(
      q
        .selectFrom('review')
        .select(['table_id as table', 'seat', 'body'])
        .where('made', '>=', from)
        .where('made', '<', until)
        .where('cost', '>', sql.lit(0))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('game_table')
              .select('n')
              .whereRef('game_table.id', '=', 'review.table_id')
              .where('game', '=', game)
              .where('public', '=', sql.lit(1))
              .where('own_data', '=', sql.lit(0))
              .where(flag('spectators')),
          ),
        )
        .orderBy('cost', 'desc')
        .orderBy('table_id')
        .orderBy('seat')
        .limit(1),
    );
    return (row as ReviewRow | undefined) ?? null;
  },
  putReview: (...args) => write('putReview', ...args),
  dropReviews: (...args) => write('dropReviews', ...args),
});
