import type { Store } from '../store/store.ts';

/** So many games are tallied in one transaction. */
const TOGETHER = 50;

/** Takes finished games into results and ratings, one batch after the other. */
export class Tally {
  readonly #store: Pick<Store, 'untallied' | 'tally'>;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(store: Pick<Store, 'untallied' | 'tally'>) {
    this.#store = store;
  }

  /** Resolves once every game that was over before the call is tallied, here or elsewhere. */
  run(): Promise<void> {
    if (this.#running === null) return this.#start();
    this.#next ??= this.#running.catch(() => {}).then(() => this.#start());
    return this.#next;
  }

  #start(): Promise<void> {
    this.#next = null;
    const running = this.#all().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #all(): Promise<void> {
    while (await this.#store.untallied()) await this.#store.tally(TOGETHER);
  }
}
