import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backup, restore } from '../backup.ts';
import { databaseFile } from '../config.ts';
import { guest, startServer, temporaryFolder } from '../testing/guests.ts';
import { openDatabase } from './open.ts';

/** The access others have to a folder and to everything in it. */
const shared = (folder: string): string[] =>
  ['.', ...readdirSync(folder)].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);

test.skipIf(process.platform === 'win32')('only its owner can read a data folder, new or older', async () => {
  const data = join(temporaryFolder(), 'new');
  const first = await startServer({ data });
  await guest(first.url, 'Ada');
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['outcry.db', 'outcry.db-wal', 'outcry.db-shm']));
  expect(shared(data)).toEqual([]);
  await first.close();

  // As an older Outcry left it.
  for (const name of ['.', ...readdirSync(data)]) chmodSync(join(data, name), name === '.' ? 0o755 : 0o644);
  const second = await startServer({ data });
  await guest(second.url, 'Ben');
  expect(shared(data)).toEqual([]);
});

test.skipIf(process.platform === 'win32')(
  'a restore leaves an open folder, and what was in it, to its owner alone',
  async () => {
    const data = temporaryFolder();
    openDatabase(databaseFile(data)).close();
    const file = join(temporaryFolder(), 'backup.db');
    backup(data, file);
    writeFileSync(`${databaseFile(data)}-wal`, ''); // as a server that was killed left it
    for (const name of ['.', ...readdirSync(data)]) chmodSync(join(data, name), name === '.' ? 0o755 : 0o644);
    await restore(data, file);
    expect(readdirSync(data)).toEqual(
      expect.arrayContaining(['outcry.db', 'outcry.db.before', 'outcry.db.before-wal']),
    );
    expect(shared(data)).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')('a folder that holds other things, too, keeps them as they are', async () => {
  const data = join(temporaryFolder(), 'full');
  mkdirSync(data);
  writeFileSync(join(data, 'notes.txt'), 'mine');
  chmodSync(join(data, 'notes.txt'), 0o644);
  await startServer({ data });
  expect(shared(data)).toEqual(['notes.txt']);
});

test('a database that is opened once more keeps its locks: another process that leaves is not taken for the last', () => {
  const file = join(temporaryFolder(), 'test.db');
  const first = openDatabase(file);
  first.exec("insert into meta values ('name', 'value')");
  const second = openDatabase(file);
  const look = `const Database = require('better-sqlite3'); const db = new Database(${JSON.stringify(file)});
    db.prepare('select * from meta').all(); db.close();`;
  execFileSync(process.execPath, ['-e', look], { cwd: import.meta.dirname });
  // The last to leave would have written the log into the file, and removed it under our feet.
  expect(existsSync(`${file}-wal`)).toBe(true);
  for (const db of [first, second]) db.close();
});

test.skipIf(process.platform === 'win32')(
  'a folder that everybody shares stays open, the database in it does not',
  () => {
    const folder = join(temporaryFolder(), 'everybody');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    openDatabase(databaseFile(folder)).close();
    expect(statSync(folder).mode & 0o7777).toBe(0o1777);
    expect(statSync(databaseFile(folder)).mode & 0o777).toBe(0o600);
  },
);
