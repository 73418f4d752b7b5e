import Database from 'better-sqlite3';
import { databaseFile } from '../config.ts';

/** Reads or changes the database of a data folder behind the server's back. */
export function withDatabase<Result>(data: string, work: (db: Database.Database) => Result): Result {
  const db = new Database(databaseFile(data));
  db.pragma('busy_timeout = 5000');
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** A table as another version of the rules would have made it. */
export function setRulesVersion(data: string, id: string, version: number): void {
  withDatabase(data, (db) => db.prepare('update game_table set rules_version = ? where id = ?').run(version, id));
}
