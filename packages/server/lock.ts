import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ownFile, ownFolder } from './store/ownerOnly.ts';

/**
 * Holds a data folder for this process alone; returns the function that lets go of it. Null: another process holds it.
 * It is a lock of the operating system, taken by SQLite on a file of its own, so it ends with the process, however that
 * ends. Read that file by nothing else here: POSIX drops a process's lock when it closes any descriptor of the file.
 */
export function lockFolder(data: string): (() => void) | null {
  ownFolder(data);
  const file = join(data, 'lock');
  ownFile(file);
  const db = new Database(file, { timeout: 0 });
  try {
    db.exec('begin exclusive');
  } catch (error) {
    db.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  return () => db.close();
}
