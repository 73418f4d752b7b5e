/** Jobs in lines: those of one line run one after the other, and no line waits for another. */
export class Lines {
  readonly #tails = new Map<unknown, Promise<void>>();
  readonly #failed: (error: unknown) => void;

  /** `failed` hears of every job that throws; the line goes on with the next. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  add(line: unknown, job: () => Promise<void>): void {
    const tail = (this.#tails.get(line) ?? Promise.resolve()).then(job).catch(this.#failed);
    this.#tails.set(line, tail);
    void tail.then(() => {
      if (this.#tails.get(line) === tail) this.#tails.delete(line);
    });
  }

  /** Waits until all lines are empty. */
  async empty(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }
}
