/** Units of cost begun in one turn of the event loop, about as many milliseconds; see http/tolls.ts. */
const UNITS = 10;

interface Waiting {
  readonly units: number;
  readonly go: () => void;
}

/**
 * Spreads requests over turns of the event loop by their cost, so that others are answered in between, however many
 * requests somebody sends in one packet. Most need not wait. Those that do begin in turns: one of each name, and then
 * the next of each.
 */
export class Turns {
  /** By name; whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #left = UNITS;
  #ending = false;

  /** Resolves when a request of this name, of so many units, may begin. */
  async take(name: string, units: number): Promise<void> {
    if (units === 0) return;
    this.#endTurn();
    if (this.#left > 0 && this.#waiting.size === 0) {
      this.#left -= units;
      return;
    }
    const { promise, resolve: go } = Promise.withResolvers<void>();
    const line = this.#waiting.get(name);
    if (line) line.push({ units, go });
    else this.#waiting.set(name, [{ units, go }]);
    await promise;
  }

  #endTurn(): void {
    if (this.#ending) return;
    this.#ending = true;
    setImmediate(() => {
      this.#ending = false;
      this.#left = UNITS;
      while (this.#left > 0 && this.#waiting.size > 0) this.#goOn();
      if (this.#left < UNITS) this.#endTurn();
    });
  }

  #goOn(): void {
    const [name, line] = this.#waiting.entries().next().value!;
    const { units, go } = line.shift()!;
    this.#waiting.delete(name);
    if (line.length > 0) this.#waiting.set(name, line);
    this.#left -= units;
    go();
  }
}
