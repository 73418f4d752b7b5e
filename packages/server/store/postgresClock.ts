/** Samples that took longer than this to fetch say too little, unless there is no other. */
const SLOW = 200;
/** The clock goes back only if it was wrong by more than this. */
const WRONG = 1000;

/**
 * The database's clock, told between two looks at it by a clock of this process that nobody sets. So processes whose
 * machines differ in their time agree on it.
 */
export class PostgresClock {
  #offset = Date.now() - performance.now();
  #last = 0;
  #hasSample = false;

  readonly now = (): number => {
    const now = Math.round(performance.now() + this.#offset);
    this.#last = now > this.#last || this.#last - now > WRONG ? now : this.#last;
    return this.#last;
  };

  /** The database said `now` after it was asked and before it answered. */
  readonly sampled = (now: number, began: number, ended: number): void => {
    if (this.#hasSample && ended - began >= SLOW) return;
    this.#hasSample = true;
    this.#offset = now - (began + ended) / 2;
  };
}
