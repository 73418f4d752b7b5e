import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import type { Config } from './config.ts';

/**
 * The secret that signs cookies: the one that is set, or the one in the database, so that a backup holds it. It is made
 * when it is first wanted; older data folders have it in a file.
 */
export function secretOf({ secret, data }: Pick<Config, 'secret' | 'data'>, db: Database.Database): string {
  if (secret !== null) return secret;
  const kept = db.prepare<[], { value: string }>("select value from meta where name = 'secret'").get();
  if (kept) return kept.value;
  const file = join(data, 'secret');
  const first = existsSync(file) ? readFileSync(file, 'utf8').trim() : randomBytes(32).toString('hex');
  db.prepare('insert into meta values (?, ?)').run('secret', first);
  return first;
}
