import type { Seat } from '@outcry/engine';

/** How much less each position counts than the one before it. */
const FADING = 0.95;

/**
 * What the net before makes of a game's positions, by seat. How a game ends says little about a position early in it;
 * what came of the position within a few moves says more. So a net learns from both: the values of the positions that
 * followed, each counting a little less than the one before, and the end, which counts for all that are left.
 */
export class Later {
  /** By position, in the order of the game: by seat. */
  readonly #values: (readonly number[])[] = [];

  /** The next position, seen from some seats. */
  add(seats: readonly Seat[], valueFor: (seat: Seat) => number): void {
    const values: number[] = [];
    for (const seat of seats) values[seat] = valueFor(seat);
    this.#values.push(values);
  }

  /** For a position by its number: the mean value of those after it, and how much that counts beside the end. */
  after(position: number, seat: Seat): { trust: number; later: number } {
    let share = 1 - FADING;
    let trust = 0;
    let sum = 0;
    for (let i = position + 1; i < this.#values.length; i++, share *= FADING) {
      trust += share;
      sum += share * this.#values[i]![seat]!;
    }
    return { trust, later: trust > 0 ? sum / trust : 0 };
  }
}
