import { setTimeout } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { FairQueue } from './queue.ts';
import type { Place } from './queue.ts';
import type { Question, Thought } from './worker.ts';

/** A decision a bot has to make. */
export interface Job extends Place {
  /** Names the decision: the same one is thought about once. */
  readonly name: string;
  /** Its answer is not told sooner than so many milliseconds after it was asked. Drawn before anybody reads the question. */
  readonly pause: number;
  /** Reads what the bot is told, when its turn has come; null: the decision is stale and is dropped. */
  question(): Promise<Question | null>;
  /** Is told the place of the chosen move in the list of legal moves. */
  done(index: number, question: Question): void;
  /** The bot could not think, even when asked again; without a question: the table could not be read. */
  failed(error: unknown, question: Question | null): void;
}

/** The most decisions that wait. One that finds no room is asked again by the sweep. */
const MOST_WAITING = 5000;
/** A thread that thinks this long is taken to hang. Oracles decide within some seconds, even on a slow machine. */
const THINKING_LIMIT = 30_000;
const TRIES = 2;

/** The worker, the limit of a decision and how a pause passes; a test gives its own. */
export interface Thinking {
  readonly worker?: URL;
  readonly limit?: () => AbortSignal;
  readonly passed?: (pause: number) => Promise<unknown>;
}

/** Threads in which bots think, with a queue that is fair between people. A thread that dies or hangs is replaced. */
export class BotPool {
  readonly #threads: number;
  readonly #limit: () => AbortSignal;
  readonly #pool: Piscina<Question, Thought>;
  readonly #queue = new FairQueue<Job>(MOST_WAITING);
  /** The decisions asked for and not answered, by name: when the pause of each is over. */
  readonly #pauses = new Map<string, Promise<unknown>>();
  readonly #passed: (pause: number) => Promise<unknown>;
  #closed = false;

  constructor(threads: number, { worker, limit, passed }: Thinking = {}) {
    this.#threads = threads;
    this.#limit = limit ?? (() => AbortSignal.timeout(THINKING_LIMIT));
    this.#passed = passed ?? ((pause) => setTimeout(pause, undefined, { ref: false }));
    this.#pool = new Piscina({
      filename: (worker ?? new URL('./worker.ts', import.meta.url)).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
    });
  }

  /** How many decisions wait. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Has a bot think; a decision that is not answered yet is not asked again. */
  ask(job: Job): void {
    if (this.#closed || this.#pauses.has(job.name)) return;
    this.#pauses.set(job.name, job.pause > 0 ? this.#passed(job.pause) : Promise.resolve());
    const dropped = this.#queue.push(job);
    if (dropped) this.#pauses.delete(dropped.name);
    this.#next();
  }

  #next(): void {
    while (!this.#closed && this.#queue.underWay < this.#threads) {
      const job = this.#queue.take();
      if (!job) return;
      void this.#think(job);
    }
  }

  async #think(job: Job): Promise<void> {
    let cost = 0;
    let report: (() => void) | null = null;
    for (let isDone = false, attempt = 1; !isDone && attempt <= TRIES && !this.#closed; attempt++) {
      const began = performance.now();
      let question: Question | null = null;
      try {
        question = await job.question();
        isDone = true;
        if (question) {
          const asked = question;
          const thought = await this.#pool.run(asked, { signal: this.#limit() });
          cost += thought.cost;
          report = () => job.done(thought.index, asked);
        }
      } catch (error) {
        isDone = false;
        const asked = question;
        if (asked) cost += performance.now() - began;
        report = () => job.failed(error, asked);
      }
    }
    this.#queue.done(job, cost);
    this.#next();
    if (report) await this.#pauses.get(job.name);
    this.#pauses.delete(job.name);
    if (!this.#closed) report?.();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.destroy();
  }
}
