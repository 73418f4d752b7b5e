import type Database from 'better-sqlite3';
import { Conflict, StoreUnavailable } from './store.ts';

/** How big the groups were that one sync carried, and how long it took. */
export type Watch = (size: number, seconds: number) => void;

interface Waiting {
  write(): unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Whether the trouble is the disk's, not the request's. */
export const unavailable = (error: unknown): boolean =>
  /^SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN|CORRUPT|NOTADB|LOCKED|PERM)/.test(
    String((error as { code?: unknown })?.code),
  );

/**
 * Group commit: what arrives while the disk is busy waits and goes into the next transaction together, so that one sync
 * carries many moves. Each promise is fulfilled only after its transaction is on disk.
 */
export class Commits {
  readonly #db: Database.Database;
  readonly #watch: Watch | undefined;
  #waiting: Waiting[] = [];

  constructor(db: Database.Database, watch?: Watch) {
    this.#db = db;
    this.#watch = watch;
  }

  /** Runs `write` in the next transaction. When it throws, nothing of it is written and the others are not disturbed. */
  add<Result>(write: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ write, resolve: resolve as (result: unknown) => void, reject });
    });
  }

  #flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    const started = performance.now();
    try {
      const results = this.#transaction(() => group.map(({ write }) => write()));
      group.forEach(({ resolve }, index) => resolve(results[index]));
    } catch (error) {
      if (group.length === 1) group[0]!.reject(explain(error));
      // One of them failed and took the others with it: each on its own, so that only the guilty one does.
      else for (const one of group) this.#alone(one);
    }
    this.#watch?.(group.length, (performance.now() - started) / 1000);
  }

  #alone({ write, resolve, reject }: Waiting): void {
    try {
      resolve(this.#transaction(write));
    } catch (error) {
      reject(explain(error));
    }
  }

  #transaction<Result>(write: () => Result): Result {
    return this.#db.transaction(write).immediate();
  }
}

function explain(error: unknown): unknown {
  if (unavailable(error)) return new StoreUnavailable('the server cannot write now', { cause: error });
  const code = String((error as { code?: unknown })?.code);
  if (code.startsWith('SQLITE_CONSTRAINT')) return new Conflict('the table has changed', { cause: error });
  return error;
}
