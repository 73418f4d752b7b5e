import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { backups } from './backups.ts';
import { DEFAULTS } from './config.ts';
import { guest, startServer, temporaryFolder, until } from './testing/guests.ts';

const HOUR = 3_600_000;
const quiet = pino({ level: 'silent' });

test('backups are made when it is time, the last ones stay, and nothing else in the folder is touched', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'mine.db'), 'kept');
  writeFileSync(join(folder, '.outcry-2026-01-01T00-00-00Z.db.part'), 'of a server that was killed');
  const time = { now: Date.UTC(2026, 10, 16) };
  const config = { ...DEFAULTS, data: folder, backupHours: 6, backupFolder: folder, backupKeep: 2 };
  const made: string[] = [];
  const make = async (_data: string, file: string): Promise<void> => {
    made.push(file);
    writeFileSync(file, '');
  };
  const { run, age } = backups(config, () => time.now, quiet, make);
  for (let hour = 0; hour < 24; hour++) {
    await run();
    expect(age()).toBe((hour % 6) * 3600);
    time.now += HOUR;
  }
  expect(made).toHaveLength(4);
  expect(readdirSync(folder)).toEqual(['mine.db', 'outcry-2026-11-16T12-00-00Z.db', 'outcry-2026-11-16T18-00-00Z.db']);
  time.now -= 48 * HOUR; // the clock is set back: the next one comes six hours from then, not in two days
  for (let hour = 0; hour <= 6; hour++) {
    await run();
    time.now += HOUR;
  }
  expect(made).toHaveLength(5);
});

test('a backup that fails is tried again, and its age shows it', async () => {
  const folder = join(temporaryFolder(), 'backups');
  const time = { now: Date.now() };
  const config = { ...DEFAULTS, backupHours: 1, backupFolder: folder };
  let full = false;
  const errors: unknown[] = [];
  const log = { error: (told: unknown) => errors.push(told) } as never;
  const make = async (_data: string, file: string): Promise<void> => {
    if (full) throw new Error('the disk is full');
    writeFileSync(file, '');
  };
  const { run, age } = backups(config, () => time.now, log, make);
  await run();
  full = true;
  time.now += 2 * HOUR;
  await run();
  rmSync(folder, { recursive: true }); // and then the folder is gone
  await run();
  expect(errors).toHaveLength(2);
  expect(age()).toBe(7200);
  full = false;
  await run();
  expect(age()).toBe(0);
});

test('a server makes backups by itself, and its metrics tell their age', async () => {
  const data = temporaryFolder();
  const { url } = await startServer({ data, backupHours: 1 });
  await guest(url, 'Ada');
  const found = () => readdirSync(join(data, 'backups')).filter((name) => name.startsWith('outcry-'));
  await until(() => found().length > 0, 'a backup');
  await until(async () => {
    const age = /^outcry_backup_age_seconds (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
    return age !== undefined && Number(age) < 3600;
  }, 'its age');
});
