import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { said } from './commands/migrateStore.ts';
import { emptyFolder, outcryHere } from './testing/outcry.ts';

test('what was copied is said in words', () => {
  const checked = { tables: 3, entries: 90, finished: 1, running: 2, unknown: 0, doubtful: [], people: 12 };
  expect(said(checked)).toEqual([
    '3 tables with 90 entries, and 12 rows of people, are the same',
    '1 finished game verified, 2 running games replayed to the same state',
  ]);
  expect(said({ ...checked, unknown: 1, doubtful: [4, 7] }).slice(2)).toEqual([
    'not replayed, since this Outcry does not have their rules: 1 table',
    'do not verify, and did not before: tables number 4, 7',
  ]);
});

test('what cannot be copied is refused with one line and exit code 2, and no password is in it', async () => {
  const folder = emptyFolder();
  const target = join(folder, 'target');
  const refused = async (from: string, to: string, line: RegExp) => {
    const { code, stdout, stderr } = await outcryHere('migrate-store', from, to);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(line) });
    expect(stderr).not.toContain('hidden');
  };
  await refused(join(folder, 'none'), target, /^outcry: there is no database in .*none\n$/);
  await refused(
    'postgres://ada:hidden@127.0.0.1:1/store',
    target,
    /^outcry: the database at 127\.0\.0\.1:1\/store does not answer: .*\n$/,
  );
  await refused(
    'postgres://ada:hidden@/',
    target,
    /^outcry: FROM must look like postgres:\/\/user:password@host:5432\/outcry.*\n$/,
  );
  await refused(folder, 'mysql://ada:hidden@host/', /^outcry: TO must look like postgres:.*\n$/);
  expect(existsSync(target)).toBe(false);
});
