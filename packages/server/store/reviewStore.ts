import type { Seat } from '@outcry/engine';
import type { Read, WriteSteps } from './accountReads.ts';
import type { Steps } from './accountSteps.ts';
import type { Words } from './schema.ts';

/** Reviews of finished games, worked out by the server. review-laws.ts holds for every implementation. */
export interface ReviewStore {
  /** The review of a game for a seat, as JSON; null: there is none. */
  review(table: string, seat: Seat): Promise<string | null>;
  /** Keeps it in place of the one before. */
  putReview(table: string, seat: Seat, body: string): Promise<void>;
  /** Forgets all reviews of a table. */
  dropReviews(table: string): Promise<void>;
}

/** Everything that is written of reviews. */
export const reviewSteps = ({ q }: Words) => ({
  *putReview(table: string, seat: Seat, body: string): Steps<void> {
    yield q
      .insertInto('review')
      .values({ table_id: table, seat, body })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ body }));
  },
  *dropReviews(table: string): Steps<void> {
    yield q.deleteFrom('review').where('table_id', '=', table);
  },
});

/** Reviews, as either store keeps them: how they read, and how they are written. */
export const reviewStore = ({ q }: Words, read: Read, write: WriteSteps): ReviewStore => ({
  async review(table, seat) {
    const [row] = await read(
      q.selectFrom('review').select('body').where('table_id', '=', table).where('seat', '=', seat),
    );
    return (row as { body: string } | undefined)?.body ?? null;
  },
  putReview: (...args) => write('putReview', ...args),
  dropReviews: (...args) => write('dropReviews', ...args),
});
