import { expect, test } from 'vitest';
import { tableRow } from '../store/law-rows.ts';
import { HotTables, sizeOf } from './hot.ts';
import { emptyTable } from './loaded.ts';
import type { Loaded } from './loaded.ts';

const table = (id: string, ownData = 0): Loaded => emptyTable(tableRow(id, { ownData }), null as never, null);
const SIZE = sizeOf(table('any'));

/** Which of these tables are in memory. */
const kept = (hot: HotTables, ids: string): string => [...ids].filter((id) => hot.get(id)).join('');

test('what was used longest ago goes when there are too many', () => {
  const hot = new HotTables(3, Infinity, () => false);
  for (const id of 'abc') hot.put(table(id));
  hot.put(hot.get('a')!);
  hot.put(table('d'));
  expect(kept(hot, 'abcd')).toBe('acd');
  expect(hot.size).toBe(3);
});

test('a table with much data of its own takes the room of many', () => {
  const hot = new HotTables(100, 10 * SIZE, () => false);
  for (const id of 'abcdefgh') hot.put(table(id));
  expect(hot.bytes).toBe(8 * SIZE);
  hot.put(table('x', SIZE));
  expect(hot.bytes).toBeLessThanOrEqual(10 * SIZE);
  expect(kept(hot, 'abcdefghx')).toBe('defghx');
  hot.delete('x');
  expect(hot.bytes).toBe(5 * SIZE);
});

test('what is in use stays, and what was just loaded, even if it alone is too large', () => {
  const hot = new HotTables(100, 2 * SIZE, (id) => id === 'a');
  for (const id of 'ab') hot.put(table(id));
  hot.put(table('x', SIZE));
  expect(kept(hot, 'abx')).toBe('ax');
  hot.evictIdle(Infinity);
  expect(kept(hot, 'abx')).toBe('a');
  expect(hot.bytes).toBe(SIZE);
});

test('a table that has grown is counted as it is now', () => {
  const hot = new HotTables(100, Infinity, () => false);
  const grown = table('a');
  hot.put(grown);
  grown.row = { ...grown.row, ownData: 1000 };
  hot.put(grown);
  expect(hot.bytes).toBe(sizeOf(grown));
  expect(hot.bytes).toBeGreaterThan(SIZE);
});
