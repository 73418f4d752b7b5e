import { REVIEW_VERSION } from '@outcry/bots/review/review.ts';
import type { Review } from '@outcry/bots/review/review.ts';
import type { Seat } from '@outcry/engine';
import { browserCollection } from '../browserCollection.ts';

/** A review that was worked out on this device. */
interface Kept {
  /** See `reviewId`. */
  readonly id: string;
  readonly updated: number;
  readonly review: Review;
  /** The decisions whose answer was seen, by their moments. */
  readonly seen?: readonly number[];
}

/** The oldest go first; they can be worked out again. */
const KEPT = 20;

/** One review for each game and seat. `game`: its kind and id, as an address names it. */
export const reviewId = (game: string, seat: Seat): string => `${game}/${seat}`;

/** Reviews of this device. One of an older version is not there. */
export const reviews = browserCollection<Kept>(
  'outcry.review.',
  (kept) => ((kept as Kept).review?.version === REVIEW_VERSION ? (kept as Kept) : null),
  () => true,
  KEPT,
);

/** The decisions of a review whose answer was seen on this device, by their moments. */
export const seenIn = (id: string): readonly number[] => reviews.load(id)?.seen ?? [];

/** Notes that the answer of a decision was seen. */
export function noteSeen(id: string, at: number): void {
  const kept = reviews.load(id);
  if (kept === null || kept.seen?.includes(at)) return;
  reviews.save({ ...kept, seen: [...(kept.seen ?? []), at] });
}
