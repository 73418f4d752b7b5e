import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { InputError } from '@outcry/engine';
import Database from 'better-sqlite3';
import { MIGRATIONS } from './migrations.ts';
import { ownFile, ownFolder } from './ownerOnly.ts';

/** Checkpoint after 32 MB of log, so that pages that change often are not copied into the file at every other commit. */
const CHECKPOINT_PAGES = 8000;

/**
 * Opens (or makes) a database file, brings it to the newest version, and sets how it writes: in WAL mode with
 * synchronous=FULL, so that a commit returns only once it is on disk. Only its owner can read it: it holds every hand.
 */
export function openDatabase(file: string, versions: readonly string[] = MIGRATIONS): Database.Database {
  ownFolder(dirname(file));
  for (const part of ['', '-wal', '-shm']) if (part === '' || existsSync(file + part)) ownFile(file + part);
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('busy_timeout = 5000');
  db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > versions.length)
    throw new InputError(`${file} is of version ${version}; this Outcry reads up to version ${versions.length}`);
  for (let next = version; next < versions.length; next++)
    db.transaction(() => {
      db.exec(versions[next]!);
      if (next === 0) db.prepare('insert into meta values (?, ?)').run('epoch', newEpoch());
      db.pragma(`user_version = ${next + 1}`);
    })();
  return db;
}

/** A new name for the data, for when its history is not the one that clients know. */
export const newEpoch = (): string => randomUUID().slice(0, 8);
