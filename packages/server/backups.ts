import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

const HOUR = 3_600_000;
/** Names that we gave, and no others: nothing else in the folder is ever removed. */
const OURS = /^outcry-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/;
const UNFINISHED = /^\.outcry-[\dTZ-]+\.db\.part$/;

const nameAt = (now: number): string => `outcry-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;

/** Makes a backup in a thread of its own, so that no request waits for it. */
function backupApart(data: string, file: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const thread = new Worker(new URL('./backupThread.ts', import.meta.url), { workerData: { data, file } });
  thread.once('error', reject);
  thread.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the backup was broken off'))));
  return promise;
}

/** The backups a server makes by itself. */
export interface Backups {
  /** Makes one if it is time, and removes the oldest that are too many. */
  run(): Promise<void>;
  /** Seconds since the last good one; without any, since 1970. */
  age(): number;
}

/** Backs a data folder up every so many hours, into a folder where only the last ones stay. */
export function backups(
  { data, backupHours, backupKeep, backupFolder }: Config,
  now: () => number,
  log: Logger,
  make = backupApart,
): Backups {
  const folder = backupFolder ?? join(data, 'backups');
  const ours = (): string[] =>
    readdirSync(folder)
      .filter((name) => OURS.test(name))
      .toSorted();
  let last = 0;
  let looked = false;

  /** A server that was started again goes on with the backups that are there. */
  function look(): void {
    if (looked) return;
    looked = true;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name));
    const newest = ours().at(-1);
    if (newest !== undefined) last = statSync(join(folder, newest)).mtimeMs;
  }

  async function attempt(): Promise<void> {
    try {
      look();
      const began = now();
      last = Math.min(last, began); // a clock that was set back delays nothing
      if (began - last < backupHours * HOUR) return;
      await make(data, join(folder, nameAt(began)));
      last = began;
      for (const name of ours().slice(0, -backupKeep)) rmSync(join(folder, name));
    } catch (error) {
      looked = false; // the folder may come back
      log.error({ err: error }, 'the backup failed');
    }
  }

  let running: Promise<void> | null = null;
  return {
    run: () => (running ??= attempt().finally(() => (running = null))),
    age: () => Math.max(0, now() - last) / 1000,
  };
}
