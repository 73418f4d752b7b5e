import { describe, expect, test } from 'vitest';
import { databases, openShared } from '../testing/databases.ts';
import { tableRow, append, entry } from './law-rows.ts';
import { storeLaws } from './store-laws.ts';

const { make } = databases();

describe('the store in PostgreSQL', () => storeLaws(async () => openShared(await make())));

test('a beat that reaches the database late, as after a frozen connection, takes nobody’s time', async () => {
  const { store, feed } = await openShared(await make());
  const now = feed.clock.now();
  await store.beat(now);
  const turn = { asked: [1, null], since: [now, null], left: [null, null] };
  const after = tableRow('a', { seq: 1, status: 'playing', due: now + 60_000, turn });
  await append(store, { before: null, after, entries: [entry(1)] });
  const looked = performance.now();
  feed.clock.sampled(now - 30_000, looked, looked); // as it was when the beat was sent
  expect(await store.beat(now - 30_000)).toBe(false);
  expect(await store.table('a')).toMatchObject({ turn, due: now + 60_000, version: 0 });
});
