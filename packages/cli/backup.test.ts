import { expect, test } from 'vitest';
import { held } from './commands/backup.ts';

test('what a backup holds is counted in words: one table, two tables', () => {
  expect(held({ tables: 1, entries: 40 })).toBe('1 table, 40 entries');
  expect(held({ tables: 2, entries: 1 })).toBe('2 tables, 1 entry');
});
