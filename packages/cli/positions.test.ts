import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outcryHere } from './testing/outcry.ts';

const shipped = join(import.meta.dirname, '../web/daily/positions/taking-stock.json');

test('what cannot be looked for is refused in a line', async () => {
  expect((await outcryHere('positions', 'chess')).stderr).toContain('there is no game "chess"');
  expect((await outcryHere('positions', 'taking-stock', '--count', '0')).stderr).toContain('--count is a whole number');
});

test.runIf(process.env.OUTCRY_LONG)('the same command finds the positions that come with the app', async () => {
  const { code, stdout } = await outcryHere('positions', 'taking-stock', '--count', '1', '--seed', '1');
  expect(code).toBe(0);
  const [first] = JSON.parse(readFileSync(shipped, 'utf8')) as unknown[];
  expect(JSON.parse(stdout)).toEqual([first]);
});
