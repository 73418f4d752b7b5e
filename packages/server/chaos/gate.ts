/** Holds moves back for a moment, so that many are under way when a fault strikes. */
export class Gate {
  #closed: PromiseWithResolvers<void> | null = null;
  #waiting = 0;

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  close(): void {
    this.#closed ??= Promise.withResolvers();
  }

  open(): void {
    this.#closed?.resolve();
    this.#closed = null;
  }

  async pass(): Promise<void> {
    if (!this.#closed) return;
    this.#waiting++;
    await this.#closed.promise;
    this.#waiting--;
  }
}
