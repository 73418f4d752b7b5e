import type { MyTable } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { waitingTables } from './waitingTables.ts';

const table = (code: string, more: Partial<MyTable> = {}): MyTable =>
  ({ code, status: 'playing', yourTurn: true, since: 100, updated: 900, ...more }) as MyTable;

test('tables that wait, the longest first, without the one that is open', () => {
  const tables = [
    table('A', { since: 300 }),
    table('B', { since: 200 }),
    table('C', { yourTurn: false, since: 50 }),
    table('D', { status: 'over', since: 10 }),
    table('E', { since: null, updated: 250 }),
    table('HERE', { since: 1 }),
  ];
  expect(waitingTables(tables, 'HERE').map(({ code }) => code)).toEqual(['B', 'E', 'A']);
  expect(waitingTables([], undefined)).toEqual([]);
});
