/** Units of cost begun in one turn of the event loop, about as many milliseconds; see http/tolls.ts. */
const UNITS = 10;

interface Waiting {
  readonly units: number;
  readonly go: () => void;
}

/** Those who wait under one name: by the next part of their names, and in a line. Whose turn is next comes first. */
class Line {
  readonly #named = new Map<string, Line>();
  readonly #here: Waiting[] = [];

  get isEmpty(): boolean {
    return this.#named.size === 0 && this.#here.length === 0;
  }

  add([name, ...rest]: readonly string[], waiting: Waiting): void {
    if (name === undefined) {
      this.#here.push(waiting);
      return;
    }
    const line = this.#named.get(name) ?? new Line();
    this.#named.set(name, line);
    line.add(rest, waiting);
  }

  next(): Waiting {
    const first = this.#named.entries().next().value;
    if (!first) return this.#here.shift()!;
    const [name, line] = first;
    const waiting = line.next();
    this.#named.delete(name);
    if (!line.isEmpty) this.#named.set(name, line);
    return waiting;
  }
}

/**
 * Spreads requests over turns of the event loop by their cost, so that others are answered in between, however many
 * requests somebody sends in one packet. Most need not wait. Those that do begin in turns: one of each network, then the
 * next of each; within a network one of each person. So nobody gains by being many guests at one address.
 */
export class Turns {
  readonly #waiting = new Line();
  #left = UNITS;
  #ending = false;

  /** Resolves when a request of so many units may begin. `names` say whose it is, from the network to the person. */
  async take(names: readonly string[], units: number): Promise<void> {
    if (units === 0) return;
    this.#endTurn();
    if (this.#left > 0 && this.#waiting.isEmpty) {
      this.#left -= units;
      return;
    }
    const { promise, resolve: go } = Promise.withResolvers<void>();
    this.#waiting.add(names, { units, go });
    await promise;
  }

  #endTurn(): void {
    if (this.#ending) return;
    this.#ending = true;
    setImmediate(() => {
      this.#ending = false;
      this.#left = UNITS;
      while (this.#left > 0 && !this.#waiting.isEmpty) {
        const { units, go } = this.#waiting.next();
        this.#left -= units;
        go();
      }
      if (this.#left < UNITS) this.#endTurn();
    });
  }
}
