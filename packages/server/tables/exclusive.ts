/** Runs jobs one at a time for each name; jobs of different names do not wait for each other. */
export class Exclusive {
  readonly #tails = new Map<string, Promise<unknown>>();

  /** The names of which a job runs or waits. */
  get names(): Iterable<string> {
    return this.#tails.keys();
  }

  /** Whether a job of this name runs or waits. */
  has(name: string): boolean {
    return this.#tails.has(name);
  }

  run<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
    const before = this.#tails.get(name);
    const run = before ? before.then(job, job) : job();
    this.#tails.set(name, run);
    const done = () => {
      if (this.#tails.get(name) === run) this.#tails.delete(name);
    };
    run.then(done, done);
    return run;
  }

  /** Waits until nothing is under way. */
  async settle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.allSettled(this.#tails.values());
  }
}
