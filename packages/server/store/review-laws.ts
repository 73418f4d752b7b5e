import { expect, test } from 'vitest';
import type { Store } from './store.ts';

/** What every store must do with reviews. */
export function reviewLaws(open: () => Promise<Store>): void {
  test('a review is kept by table and seat, in place of the one before, until its table’s go', async () => {
    const store = await open();
    expect(await store.review('t1', 0)).toBeNull();
    await store.putReview('t1', 0, '{"version":1}');
    await store.putReview('t1', 0, '{"version":2}');
    await store.putReview('t1', 1, '{"of":1}');
    await store.putReview('t2', 0, '{"of":2}');
    expect(await store.review('t1', 0)).toBe('{"version":2}');
    await store.dropReviews('t1');
    expect(await Promise.all([store.review('t1', 0), store.review('t1', 1)])).toEqual([null, null]);
    expect(await store.review('t2', 0)).toBe('{"of":2}');
  });
}
