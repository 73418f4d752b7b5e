import { Piscina } from 'piscina';
import type { Question } from './worker.ts';

/** A decision a bot has to make. */
export interface Job {
  readonly table: string;
  /** Names the decision: the same one is thought about once. */
  readonly name: string;
  readonly question: Question;
  /** Is told the place of the chosen move in the list of legal moves. */
  done(index: number): void;
  /** The bot could not think. */
  failed(error: unknown): void;
}

/**
 * Threads in which bots think. Fair between tables: each table has at most one thought under way, and tables take turns,
 * so that a table of five bots waits no shorter than a table of one.
 */
export class BotPool {
  readonly #threads: number;
  readonly #pool: Piscina<Question, number>;
  /** By table, in the order in which tables take turns. */
  readonly #lines = new Map<string, Job[]>();
  readonly #names = new Set<string>();
  readonly #thinking = new Set<string>();
  #closed = false;

  constructor(threads: number) {
    this.#threads = threads;
    this.#pool = new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
    });
  }

  /** How many decisions wait. */
  get waiting(): number {
    return this.#names.size - this.#thinking.size;
  }

  /** Has a bot think; a decision that is waiting or being thought about already is not asked again. */
  ask(job: Job): void {
    if (this.#closed || this.#names.has(job.name)) return;
    this.#names.add(job.name);
    const line = this.#lines.get(job.table);
    if (line) line.push(job);
    else this.#lines.set(job.table, [job]);
    this.#next();
  }

  #next(): void {
    for (const [table, line] of this.#lines) {
      if (this.#thinking.size >= this.#threads) return;
      if (this.#thinking.has(table)) continue;
      const job = line.shift()!;
      this.#lines.delete(table);
      if (line.length > 0) this.#lines.set(table, line); // to the end: the others first
      this.#thinking.add(table);
      void this.#think(job);
    }
  }

  async #think(job: Job): Promise<void> {
    let index: number;
    try {
      index = await this.#pool.run(job.question);
    } catch (error) {
      this.#release(job);
      if (!this.#closed) job.failed(error);
      return;
    }
    this.#release(job);
    job.done(index);
  }

  #release({ name, table }: Job): void {
    this.#names.delete(name);
    this.#thinking.delete(table);
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#lines.clear();
    await this.#pool.destroy();
  }
}
