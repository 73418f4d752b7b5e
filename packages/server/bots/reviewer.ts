import { Piscina } from 'piscina';
import type { Seat } from '@outcry/engine';
import type { Logger } from 'pino';
import type { ReviewStore } from '../store/reviewStore.ts';
import type { ReviewDone, ReviewTask } from './reviewWorker.ts';

const HOUR = 3_600_000;
/** A thread that works this long is taken to hang. */
const LIMIT = 600_000;
const IDLE = 60_000;
/** A review of a long game has some 20 kB. */
const MOST_BYTES = 131_072;

/** Works reviews out, one after the other in one thread, and keeps them with their games. */
export class Reviewer {
  readonly #most: number;
  readonly #store: Pick<ReviewStore, 'putReview'>;
  readonly #now: () => number;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #pool: Piscina<ReviewTask, ReviewDone>;
  readonly #asked = new Map<string, Promise<void>>();
  /** When the reviews of the last hour were asked for. */
  #begun: number[] = [];
  #closed = false;

  /** `most`: so many reviews an hour; 0: none. */
  constructor(
    most: number,
    store: Pick<ReviewStore, 'putReview'>,
    now: () => number,
    log: Pick<Logger, 'warn'>,
    worker = new URL('./reviewThread.ts', import.meta.url),
  ) {
    this.#most = most;
    this.#store = store;
    this.#now = now;
    this.#log = log;
    this.#pool = new Piscina({ filename: worker.href, minThreads: 0, maxThreads: 1, idleTimeout: IDLE });
  }

  /** Has a review worked out that is not there; false: the host allows none now. */
  ask(table: string, seat: Seat, file: () => Promise<ReviewTask['file']>): boolean {
    const name = `${table}/${seat}`;
    if (this.#asked.has(name)) return true;
    const now = this.#now();
    this.#begun = this.#begun.filter((at) => at > now - HOUR);
    if (this.#closed || this.#begun.length >= this.#most) return false;
    this.#begun.push(now);
    const work = this.#work(table, seat, file).finally(() => this.#asked.delete(name));
    this.#asked.set(name, work);
    return true;
  }

  /** When everything that was asked for is done. */
  async settled(): Promise<void> {
    await Promise.all(this.#asked.values());
  }

  async #work(table: string, seat: Seat, file: () => Promise<ReviewTask['file']>): Promise<void> {
    try {
      const done = await this.#pool.run({ file: await file(), seat }, { signal: AbortSignal.timeout(LIMIT) });
      if (done.body.length > MOST_BYTES) this.#log.warn({ table, seat }, 'a review is too large to keep');
      else await this.#store.putReview(table, seat, { ...done, made: this.#now() });
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error, table, seat }, 'a review could not be worked out');
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.destroy();
    await this.settled();
  }
}
