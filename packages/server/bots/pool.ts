import { setTimeout } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { endProgramsAtExit } from '../programs/tidy.ts';
import { FairQueue } from './queue.ts';
import type { Place } from './queue.ts';
import type { Question, Task, Thought } from './worker.ts';

/** A decision a bot has to make. */
export interface Job extends Place {
  /** Names the decision: the same one is thought about once. */
  readonly name: string;
  /** Its answer is not told sooner than so many milliseconds after it was asked. Drawn before anybody reads the question. */
  readonly pause: number;
  /** Reads what the bot is told, when its turn has come; null: the decision is stale and is dropped. */
  question(): Promise<Question | null>;
  /** Is told what the bot decided. */
  done(thought: Thought, question: Question): void;
  /** The bot could not think, even when asked again; without a question: the table could not be read. */
  failed(error: unknown, question: Question | null): void;
}

/** A decision that was asked for and is not answered. */
interface Asked {
  readonly job: Job;
  /** Fulfilled when its pause is over. */
  readonly pause: Promise<unknown>;
  /** Shared with the thread: not 0 once nobody wants the answer any more. */
  readonly givenUp: Int32Array;
}

/** The most decisions that wait. One that finds no room is asked again by the sweep. */
const MOST_WAITING = 5000;
/** A thread that thinks this long is taken to hang. Oracles decide within some seconds, even on a slow machine. */
const THINKING_LIMIT = 30_000;
const TRIES = 2;
/** A thread ends after so long without a thought. A new one has to load the games first, so it outlasts a person's pause. */
const IDLE = 600_000;

/** The worker, the limit of a decision, how a pause passes, and who hears of warnings; a test gives its own. */
export interface Thinking {
  readonly worker?: URL;
  readonly limit?: () => AbortSignal;
  readonly passed?: (pause: number) => Promise<unknown>;
  /** Hears each warning of a thread once. */
  readonly warn?: (line: string) => void;
  /** The commands of the host's programs, by name: threads alone know them. */
  readonly programs?: Readonly<Record<string, string>>;
}

/** Threads in which bots think, with a queue that is fair between people. A thread that dies or hangs is replaced. */
export class BotPool {
  readonly #threads: number;
  readonly #limit: () => AbortSignal;
  readonly #pool: Piscina<Task, Thought | null>;
  readonly #queue: FairQueue<Job>;
  /** By table, then by the decision's name. */
  readonly #asked = new Map<string, Map<string, Asked>>();
  readonly #passed: (pause: number) => Promise<unknown>;
  readonly #warn: (line: string) => void;
  readonly #warned = new Set<string>();
  #closed = false;

  constructor(threads: number, { worker, limit, passed, warn, programs = {} }: Thinking = {}) {
    endProgramsAtExit();
    this.#threads = threads;
    this.#queue = new FairQueue(MOST_WAITING, threads);
    this.#limit = limit ?? (() => AbortSignal.timeout(THINKING_LIMIT));
    this.#passed = passed ?? ((pause) => setTimeout(pause, undefined, { ref: false }));
    this.#warn = warn ?? (() => {});
    this.#pool = new Piscina({
      filename: (worker ?? new URL('./thread.ts', import.meta.url)).href,
      minThreads: 0,
      maxThreads: threads,
      workerData: { programs },
      idleTimeout: IDLE,
    });
  }

  /** How many decisions wait. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** The tables with a decision that is not answered. */
  get tables(): string[] {
    return [...this.#asked.keys()];
  }

  /** How often budgets are halved now, because too many decisions wait. */
  get halvings(): number {
    return this.#queue.halvings;
  }

  /** Has a bot think; a decision that is not answered yet is not asked again. */
  ask(job: Job): void {
    if (this.#closed || this.#asked.get(job.table)?.has(job.name)) return;
    const pause = job.pause > 0 ? this.#passed(job.pause) : Promise.resolve();
    const asked = { job, pause, givenUp: new Int32Array(new SharedArrayBuffer(4)) };
    const atTable = this.#asked.get(job.table) ?? new Map<string, Asked>();
    this.#asked.set(job.table, atTable.set(job.name, asked));
    const dropped = this.#queue.push(job);
    if (dropped) this.#forget(this.#asked.get(dropped.table)!.get(dropped.name)!);
    this.#next();
  }

  /** Gives up every decision of a table but those named: the others were answered, taken back or undone. */
  keep(table: string, names: ReadonlySet<string>): void {
    for (const asked of this.#asked.get(table)?.values() ?? []) {
      if (names.has(asked.job.name)) continue;
      this.#forget(asked);
      if (!this.#queue.drop(asked.job)) Atomics.store(asked.givenUp, 0, 1);
    }
  }

  #forget(asked: Asked): void {
    const { table, name } = asked.job;
    const atTable = this.#asked.get(table);
    if (atTable?.get(name) !== asked) return; // given up, and perhaps asked anew
    atTable.delete(name);
    if (atTable.size === 0) this.#asked.delete(table);
  }

  #next(): void {
    while (!this.#closed && this.#queue.underWay < this.#threads) {
      const job = this.#queue.take();
      if (!job) return;
      void this.#think(this.#asked.get(job.table)!.get(job.name)!, this.#queue.halvings);
    }
  }

  async #think(asked: Asked, halvings: number): Promise<void> {
    const { job, pause, givenUp } = asked;
    let cost = 0;
    let took = 0;
    let report: (() => void) | null = null;
    const isWanted = () => !this.#closed && Atomics.load(givenUp, 0) === 0;
    for (let isDone = false, attempt = 1; !isDone && attempt <= TRIES && isWanted(); attempt++) {
      const began = performance.now();
      let question: Question | null = null;
      try {
        question = await job.question();
        isDone = true;
        if (question) {
          const told = question;
          const thought = await this.#pool.run({ ...told, halvings, givenUp }, { signal: this.#limit() });
          took = performance.now() - began;
          cost += thought?.cost ?? took;
          if (thought) {
            this.#hear(thought);
            report = () => job.done(thought, told);
          }
        }
      } catch (error) {
        isDone = false;
        const told = question;
        if (told) cost += performance.now() - began;
        report = () => job.failed(error, told);
      }
    }
    this.#queue.done(job, cost, took);
    this.#next();
    if (report) await pause;
    this.#forget(asked);
    if (isWanted()) report?.();
  }

  #hear({ warnings }: Thought): void {
    for (const line of warnings) {
      if (!this.#warned.has(line)) this.#warn(line);
      this.#warned.add(line);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.destroy();
  }
}
