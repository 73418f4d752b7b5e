import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { Conflict, StoreUnavailable } from './store.ts';
import type { Writes } from './writes.ts';

/** Called after each sync with the number of writes it carried and how long it took. */
export type Watch = (size: number, seconds: number) => void;

/** A write by its name and arguments, as it crosses to the thread. */
export type Job = readonly [name: keyof Writes, args: readonly unknown[]];
/** What became of a write: what it returned, or why it failed. */
export type Outcome = { readonly value: unknown } | { readonly error: string; readonly code: string };
/** What the thread says of a group. */
export interface Done {
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
}

interface Waiting {
  readonly job: Job;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Group commit in a thread of its own: what arrives while the disk is busy waits and goes into the next transaction
 * together, so that one sync carries many moves, and whoever answers requests never waits for the disk. Each promise is
 * fulfilled only after its transaction is on disk.
 */
export class Commits {
  readonly #thread: Worker;
  readonly #watch: Watch | undefined;
  #waiting: Waiting[] = [];
  #writing: readonly Waiting[] = [];
  #scheduled = false;
  #closing: Promise<void> | null = null;

  /** Opens the same file as `db`, with the same `synchronous` setting. */
  constructor(db: Database.Database, watch?: Watch) {
    this.#watch = watch;
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { file: db.name, synchronous: db.pragma('synchronous', { simple: true }) },
    });
    this.#thread.on('message', (done: Done) => this.#written(done));
  }

  /** Runs a write in the next transaction. When it fails, nothing of it is written and the others are not disturbed. */
  add<Name extends keyof Writes>(
    name: Name,
    ...args: Parameters<Writes[Name]>
  ): Promise<Awaited<ReturnType<Writes[Name]>>> {
    if (this.#closing) return Promise.reject(new StoreUnavailable('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job: [name, args], resolve: resolve as (result: unknown) => void, reject });
      if (this.#scheduled || this.#writing.length > 0) return;
      this.#scheduled = true;
      setImmediate(() => this.#send());
    });
  }

  /** Finishes what was added and ends the thread. */
  close(): Promise<void> {
    const last = this.add('nothing').catch(() => {}); // what fails has told its own caller
    this.#closing ??= last.then(
      () =>
        new Promise<void>((resolve) => {
          this.#thread.once('exit', () => resolve());
          this.#thread.postMessage(null);
        }),
    );
    return this.#closing;
  }

  #send(): void {
    this.#scheduled = false;
    this.#writing = this.#waiting;
    this.#waiting = [];
    this.#thread.postMessage(this.#writing.map(({ job }) => job));
  }

  #written({ outcomes, seconds }: Done): void {
    const group = this.#writing;
    this.#writing = [];
    if (this.#waiting.length > 0) this.#send();
    this.#watch?.(group.length, seconds);
    for (let index = 0; index < group.length; index++) {
      const outcome = outcomes[index]!;
      if ('value' in outcome) group[index]!.resolve(outcome.value);
      else group[index]!.reject(explain(outcome));
    }
  }
}

/** Whether the trouble is the disk's, not the request's. */
export const unavailable = (error: unknown): boolean =>
  /^SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN|CORRUPT|NOTADB|LOCKED|PERM)/.test(
    String((error as { code?: unknown })?.code),
  );

function explain(failed: { error: string; code: string }): Error {
  const { error, code } = failed;
  if (unavailable(failed)) return new StoreUnavailable('the server cannot write now', { cause: `${code}: ${error}` });
  if (code === 'CONFLICT' || code.startsWith('SQLITE_CONSTRAINT'))
    return new Conflict('the table has changed', { cause: error });
  return new Error(error);
}
