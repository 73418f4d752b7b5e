import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { Conflict, Interrupted, StoreUnavailable } from './store.ts';
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

/** A thread that lived this long (in milliseconds) died of something new. */
const STEADY = 60_000;
/** After this many deaths in a row, another thread would die too. */
const MOST_DEATHS = 5;

/**
 * Group commit in a thread of its own: what arrives while the disk is busy waits and goes into the next transaction
 * together, so that one sync carries many moves, and whoever answers requests never waits for the disk. Each promise is
 * fulfilled only after its transaction is on disk. A thread that dies is replaced; what it was writing is rejected as
 * Interrupted.
 */
export class Commits {
  readonly #workerData: { readonly file: string; readonly synchronous: unknown };
  readonly #watch: Watch | undefined;
  readonly #broken: (cause: unknown) => void;
  #thread: Worker;
  #born = 0;
  #deaths = 0;
  #waiting: Waiting[] = [];
  #writing: readonly Waiting[] = [];
  #scheduled = false;
  #closing: Promise<void> | null = null;
  /** The thread is to end, or is dead for good. */
  #ended = false;

  /** Opens the same file as `db`, with the same `synchronous` setting. `broken` hears of it when no thread stays alive. */
  constructor(db: Database.Database, watch?: Watch, broken: (cause: unknown) => void = () => {}) {
    this.#watch = watch;
    this.#broken = broken;
    this.#workerData = { file: db.name, synchronous: db.pragma('synchronous', { simple: true }) };
    this.#thread = this.#start();
  }

  /** Runs a write in the next transaction. When it fails, nothing of it is written and the others are not disturbed. */
  add<Name extends keyof Writes>(
    name: Name,
    ...args: Parameters<Writes[Name]>
  ): Promise<Awaited<ReturnType<Writes[Name]>>> {
    if (this.#closing || this.#ended) return Promise.reject(new StoreUnavailable('the store is closed'));
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
          if (this.#ended) return resolve();
          this.#ended = true;
          this.#thread.once('exit', () => resolve());
          this.#thread.postMessage(null);
        }),
    );
    return this.#closing;
  }

  #start(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: this.#workerData });
    let cause: unknown = 'it ended';
    this.#born = performance.now();
    thread.on('message', (done: Done) => this.#written(done));
    thread.on('error', (error) => (cause = error));
    thread.once('exit', () => this.#ended || this.#died(cause));
    return thread;
  }

  /** Replaces a thread that died, or gives up. What was not sent to it yet goes to the next. */
  #died(cause: unknown): void {
    const interrupted = this.#writing;
    this.#writing = [];
    this.#deaths = performance.now() - this.#born < STEADY ? this.#deaths + 1 : 1;
    if (this.#deaths > MOST_DEATHS) {
      this.#ended = true;
      for (const { reject } of this.#waiting.splice(0)) reject(new StoreUnavailable('the store is broken', { cause }));
      this.#broken(cause);
    } else {
      this.#thread = this.#start();
      if (this.#waiting.length > 0) this.#send();
    }
    for (const { reject } of interrupted) reject(new Interrupted('the server broke off while it wrote', { cause }));
  }

  #send(): void {
    this.#scheduled = false;
    if (this.#ended || this.#waiting.length === 0 || this.#writing.length > 0) return;
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
