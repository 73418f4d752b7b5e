import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@outcry/engine';
import Database from 'better-sqlite3';
import { databaseFile } from './config.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { newEpoch } from './store/open.ts';

const processFile = (data: string): string => join(data, 'server.pid');
const waitingFile = (data: string): string => join(data, 'restore.db');

/** Copies the database of a data folder into one file, whole and as of one moment, while a server goes on writing. */
export async function backup(data: string, file: string): Promise<{ tables: number; entries: number }> {
  const source = databaseFile(data);
  if (!existsSync(source)) throw new InputError(`there is no database in ${data}`);
  if (existsSync(file)) throw new InputError(`${file} is there already; choose another name`);
  const db = new Database(source, { readonly: true, fileMustExist: true });
  try {
    await db.backup(file);
  } finally {
    db.close();
  }
  alone(file);
  return contentsOf(file);
}

/** Makes a copy one whole file that needs none beside it. */
function alone(file: string): void {
  const db = new Database(file);
  db.pragma('journal_mode = DELETE');
  db.close();
}

/** What a backup holds; an InputError when it is not whole or not ours. */
function contentsOf(file: string): { tables: number; entries: number } {
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

/** Notes which process serves a data folder, for as long as it does. Returns the function that removes the note. */
export function noteProcess(data: string): () => void {
  writeFileSync(processFile(data), String(process.pid));
  return () => rmSync(processFile(data), { force: true });
}

/** The process that serves a data folder, or null. Its number may be of a server that was killed. */
function servingProcess(data: string): number | null {
  if (!existsSync(processFile(data))) return null;
  const pid = Number(readFileSync(processFile(data), 'utf8'));
  if (pid === process.pid) return null; // given anew to this very process, as in a container started again
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM')
      throw new InputError(`the server of ${data} (process ${pid}) is another user's; restore as that user`);
    return null;
  }
}

/**
 * Puts a backup in the place of a data folder's database. A server that runs there takes it over by itself: it finishes
 * what is under way and starts anew with it. What was there before stays beside it as outcry.db.before.
 */
export async function restore(
  data: string,
  file: string,
): Promise<{ tables: number; entries: number; running: boolean }> {
  const held = contentsOf(file);
  const waiting = waitingFile(data);
  rmSync(waiting, { force: true });
  const copy = new Database(file, { readonly: true });
  await copy.backup(waiting);
  copy.close();
  const db = new Database(waiting);
  // Clients' cursors refer to the old data: a new epoch makes them fetch everything again.
  db.prepare("update meta set value = ? where name = 'epoch'").run(newEpoch());
  db.close();
  const pid = servingProcess(data);
  if (pid === null) takeOver(data);
  else process.kill(pid, 'SIGHUP');
  return { ...held, running: pid !== null };
}

/** Swaps a restored database in, when one waits and nothing has the old one open. */
export function takeOver(data: string): boolean {
  const waiting = waitingFile(data);
  if (!existsSync(waiting)) return false;
  const file = databaseFile(data);
  const before = `${file}.before`;
  if (existsSync(file)) {
    for (const part of ['-wal', '-shm']) rmSync(before + part, { force: true });
    renameSync(file, before);
  }
  // What a server that was killed wrote last is in here only.
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${before}-wal`);
  rmSync(`${file}-shm`, { force: true });
  renameSync(waiting, file);
  for (const part of ['-wal', '-shm']) rmSync(waiting + part, { force: true });
  return true;
}
