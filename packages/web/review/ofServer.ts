import { REVIEW_VERSION } from '@outcry/bots/review/review.ts';
import type { Review } from '@outcry/bots/review/review.ts';
import type { Seat } from '@outcry/engine';
import { api, ApiError } from '../online/api.ts';

/** The review that the server worked out; null: it has none of this version, or cannot be reached. */
export async function reviewOfServer(table: string, seat: Seat): Promise<Review | null> {
  try {
    const { review } = await api('review', { params: { id: table, seat } });
    const kept = review as Review | null;
    return kept?.version === REVIEW_VERSION ? kept : null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** Has the server work it out as well, so that others find it there. A host may allow none. */
export async function askForReview(table: string, seat: Seat): Promise<void> {
  try {
    await api('askReview', { params: { id: table, seat } });
  } catch (error) {
    if (!(error instanceof ApiError)) reportError(error);
  }
}
