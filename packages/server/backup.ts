import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '@outcry/engine';
import Database from 'better-sqlite3';
import { databaseFile } from './config.ts';
import { lockFolder } from './lock.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { newEpoch } from './store/open.ts';
import { ownFile, ownFolder } from './store/ownerOnly.ts';

/** A backup that waits to be taken over by the server of a data folder. */
const waitingFile = (data: string): string => join(data, 'restore.db');

/** How long a running server has to take a backup over: longer than it takes to finish its requests. */
const PATIENCE = 60_000;
const GLANCE = 100;

/** How much a backup holds. */
export interface Contents {
  readonly tables: number;
  readonly entries: number;
}

/**
 * Copies everything a data folder holds into one file, as of one moment, while a server goes on writing. The file appears
 * whole or not at all.
 */
export function backup(data: string, file: string): Contents {
  const source = databaseFile(data);
  if (!existsSync(source)) throw new InputError(`there is no database in ${data}`);
  if (!existsSync(dirname(file))) throw new InputError(`there is no folder ${dirname(file)}`);
  if (existsSync(file)) throw new InputError(`${file} is there already; choose another name`);
  return copy(source, file);
}

/** What an unfinished copy of a file is called: nobody takes it for a whole one. */
const partOf = (file: string): string => join(dirname(file), `.${basename(file)}.part`);

/** Copies a database that others may be writing to. `change` is done to the copy before it appears. */
function copy(source: string, file: string, change: (db: Database.Database) => void = () => {}): Contents {
  const part = partOf(file);
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600)); // readable by its owner alone: it holds the secret that signs cookies
    const db = new Database(source, { readonly: true, fileMustExist: true });
    try {
      db.prepare('vacuum into ?').run(part);
    } finally {
      db.close();
    }
    const made = new Database(part);
    try {
      made.pragma('journal_mode = DELETE'); // one file that needs none beside it
      change(made);
    } finally {
      made.close();
    }
    const contents = contentsOf(part);
    sync(part);
    renameSync(part, file);
    return contents;
  } catch (error) {
    rmSync(part, { force: true });
    const { code, message } = error as { code?: string; message: string };
    throw code === undefined ? error : new InputError(`${file} could not be written: ${message}`);
  }
}

function sync(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** What a backup holds; an InputError when it is not whole or not ours. */
function contentsOf(file: string): Contents {
  if (!existsSync(file)) throw new InputError(`there is no file ${file}`);
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true });
    const version = db.pragma('user_version', { simple: true }) as number;
    if (version < 1 || version > MIGRATIONS.length)
      throw new InputError(
        `${file} is no backup this Outcry can read (version ${version}, up to ${MIGRATIONS.length} is)`,
      );
    if (db.pragma('quick_check', { simple: true }) !== 'ok') throw new InputError(`${file} is damaged`);
    const count = (table: string) => (db!.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n;
    return { tables: count('game_table'), entries: count('entry') };
  } catch (error) {
    if (error instanceof Database.SqliteError) throw new InputError(`${file} is no backup of Outcry: ${error.message}`);
    throw error;
  } finally {
    db?.close();
  }
}

/**
 * Puts a backup in the place of a data folder's database. A server that holds the folder takes it over by itself: it
 * finishes what is under way and starts anew with it. If it does not, nothing is restored: nobody swaps a database under
 * a living server. What was there before stays as outcry.db.before.
 */
export async function restore(
  data: string,
  file: string,
  patience = PATIENCE,
): Promise<Contents & { readonly running: boolean }> {
  const contents = contentsOf(file);
  ownFolder(data);
  const waiting = waitingFile(data);
  // Clients' cursors refer to the old data: a new epoch makes them fetch everything again.
  copy(file, waiting, (db) => db.prepare("update meta set value = ? where name = 'epoch'").run(newEpoch()));
  for (const end = performance.now() + patience; performance.now() < end; await sleep(GLANCE)) {
    const unlock = lockFolder(data);
    if (unlock) {
      const running = !takeOver(data); // or a server took it over and has ended since
      unlock();
      return { ...contents, running };
    }
    if (!isWaiting(data)) return { ...contents, running: true };
  }
  rmSync(waiting, { force: true });
  throw new InputError(`a server holds ${data} and did not take the backup over; nothing was restored`);
}

/** Whether a backup waits to be taken over. */
export const isWaiting = (data: string): boolean => existsSync(waitingFile(data));

/** Swaps a restored database in, if one waits. Only for the process that holds the folder, with the old one closed. */
export function takeOver(data: string): boolean {
  if (!isWaiting(data)) return false;
  const file = databaseFile(data);
  const before = `${file}.before`;
  if (existsSync(file)) {
    for (const part of ['-wal', '-shm']) rmSync(before + part, { force: true });
    renameSync(file, before);
  }
  // What a server that was killed wrote last is in here only.
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${before}-wal`);
  for (const kept of [before, `${before}-wal`]) if (existsSync(kept)) ownFile(kept);
  rmSync(`${file}-shm`, { force: true });
  renameSync(waitingFile(data), file);
  return true;
}
