/** Budgets fall while others' decisions would keep one waiting for longer than this, in milliseconds. */
const BUSY = 1000;
/** The next larger budget is calm when they would keep one waiting for less than this with it. */
const CALM = 500;
/** After each so many milliseconds in which it was calm, budgets rise by one step. */
const RISE = 1000;
/** After so many halvings even 4,000 playouts are gone, and a short look at every move is left. */
const MOST = 12;
/** How much a new measurement changes the expected thinking time. */
const WEIGHT = 1 / 16;
/** What a decision of a kind not met yet is expected to take, in milliseconds. */
const UNKNOWN = 1;

/**
 * How hard bots think. It knows how long decisions take on average, by kind and by how often the budget was halved, and
 * halves budgets while many decisions wait. It never sees a decision itself, so nothing hidden follows from a budget.
 */
export class Effort {
  /** How often budgets are halved now. */
  halvings = 0;
  /** When this many halvings were last needed. */
  #needed = -Infinity;
  /** By kind, then by halvings: the thinking time to expect. */
  readonly #expected = new Map<string, (number | undefined)[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The thinking time to expect of a kind. A step that was never measured follows from the nearest that was. */
  expectedOf(kind: string, halvings = this.halvings): number {
    const known = this.#expected.get(kind) ?? [];
    const below = known.findLastIndex((time, step) => time !== undefined && step <= halvings);
    const step = below >= 0 ? below : known.findIndex((time) => time !== undefined);
    return step < 0 ? UNKNOWN : known[step]! * 2 ** (step - halvings);
  }

  /** Notes how long a decision took. */
  measure(kind: string, halvings: number, time: number): void {
    const known = this.#expected.get(kind) ?? [];
    const before = known[halvings] ?? time;
    known[halvings] = before + (time - before) * WEIGHT;
    this.#expected.set(kind, known);
  }

  /** Looks at the load before a decision is begun. `waitWith`: how long others keep one waiting with so many halvings. */
  adapt(waitWith: (halvings: number) => number): void {
    const now = this.#now();
    while (this.halvings < MOST && waitWith(this.halvings) > BUSY) {
      this.halvings++;
      this.#needed = now;
    }
    if (this.halvings > 0 && waitWith(this.halvings - 1) >= CALM) this.#needed = now;
    while (this.halvings > 0 && waitWith(this.halvings - 1) < CALM && now - this.#needed >= RISE) {
      this.halvings--;
      this.#needed += RISE;
    }
  }
}
