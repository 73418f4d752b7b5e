import { expect, test } from 'vitest';
import { made } from './law-rows.ts';
import type { KeptReview } from './reviewStore.ts';
import type { Store } from './store.ts';

const kept = (body: string, more: Partial<KeptReview> = {}): KeptReview => ({ body, made: 5, cost: 0.1, ...more });

/** What every store must do with reviews. */
export function reviewLaws(open: () => Promise<Store>): void {
  test('a review is kept by table and seat, in place of the one before, until its table’s go', async () => {
    const store = await open();
    expect(await store.review('t1', 0)).toBeNull();
    await store.putReview('t1', 0, kept('{"version":1}'));
    await store.putReview('t1', 0, kept('{"version":2}'));
    await store.putReview('t1', 1, kept('{"of":1}'));
    await store.putReview('t2', 0, kept('{"of":2}'));
    expect(await store.review('t1', 0)).toBe('{"version":2}');
    await store.dropReviews('t1');
    expect(await Promise.all([store.review('t1', 0), store.review('t1', 1)])).toEqual([null, null]);
    expect(await store.review('t2', 0)).toBe('{"of":2}');
  });

  test('the dearest review of a day is of a game anybody could watch, with the printed tables', async () => {
    const store = await open();
    const over = { status: 'over' } as const;
    await made(store, 'seen', over);
    await made(store, 'hidden', { ...over, public: false });
    await made(store, 'shut', { ...over, spectators: false });
    await made(store, 'own', { ...over, ownData: 9 });
    await made(store, 'other', { ...over, game: 'stockpile' });
    for (const table of ['hidden', 'shut', 'own', 'other', 'gone']) await store.putReview(table, 0, kept('{}'));
    expect(await store.dearestReview('taking-stock', 0, 10)).toBeNull();
    await store.putReview('seen', 0, kept('{"of":0}', { cost: 0.02 }));
    await store.putReview('seen', 1, kept('{"of":1}', { cost: 0.3, made: 10 }));
    await store.putReview('seen', 2, kept('{"of":2}', { cost: 0.05 }));
    await store.putReview('seen', 3, kept('{"of":3}', { cost: 0, made: 20 }));
    const dearest = (from: number, until: number) => store.dearestReview('taking-stock', from, until);
    expect(await dearest(5, 10)).toEqual({ table: 'seen', seat: 2, body: '{"of":2}' });
    expect(await dearest(5, 11)).toEqual({ table: 'seen', seat: 1, body: '{"of":1}' });
    expect(await dearest(11, 30)).toBeNull();
    expect(await store.dearestReview('stockpile', 5, 10)).toEqual({ table: 'other', seat: 0, body: '{}' });
  });
}
