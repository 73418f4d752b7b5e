import type { TableSummary } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { withChanges } from './openTables.ts';

const table = (id: string, created: number, open = 1): TableSummary => ({
  id,
  code: id,
  game: 'taking-stock',
  status: 'waiting',
  clock: { kind: 'none' },
  seats: [],
  open,
  rated: false,
  created,
  updated: created,
  yourTurn: false,
});

test('what changed in the lobby is put in its place, newest first', () => {
  const open = [table('c', 3), table('b', 2), table('a', 1)];
  const changed = { tables: [table('d', 4), table('b', 2, 5)], gone: ['a', 'never there'] };
  expect(withChanges(open, changed)).toEqual([table('d', 4), table('c', 3), table('b', 2, 5)]);
});
