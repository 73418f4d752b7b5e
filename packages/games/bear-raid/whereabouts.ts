import type { Rng } from '@outcry/engine';
import { guessed } from './dealing.ts';
import { MOST_KEPT } from './data.ts';
import { logBags, logChoices, logFactorial } from './odds.ts';
import type { Grid, Sightings } from './sightings.ts';

/** Steps of the walk for every number that is hidden. */
const STEPS_PER_NUMBER = 40;
const FINE = 1 << 30;

/**
 * Where the hidden dice lay at every moment, drawn by probability: the dice were dealt by chance (B6), every seat bagged
 * any of the sets it could, each equally likely (B9), what came out of the bag was drawn by chance (B9), and everything
 * done in the open was possible. What was placed, drawn, and the bag seen to be empty are evidence.
 *
 * A random walk (Metropolis) over all that fits: a step lets a die have been elsewhere from one moment to another, or
 * two dice of different companies the other way round, and is taken by how much likelier that makes what was seen.
 */
export class Whereabouts {
  readonly grid: Grid;
  readonly #seen: Sightings;
  readonly #count: number;
  readonly #places: number;
  /** Dice in every place at every moment. */
  readonly #sizes: Int32Array;
  /** Dice drawn before every moment. */
  readonly #drawnDice: Int32Array;

  constructor(seen: Sightings, rng: Rng) {
    this.#seen = seen;
    this.#count = seen.companies.length;
    this.#places = seen.hidden.length + 1;
    this.grid = guessed(seen, rng);
    this.#sizes = new Int32Array(seen.moments * this.#places);
    this.#drawnDice = new Int32Array(seen.moments);
    for (let at = 0; at < this.grid.length; at++) this.#sizes[Math.floor(at / this.#count)]! += this.grid[at]!;
    for (let at = 0; at < seen.drawn.length; at++) this.#drawnDice[Math.floor(at / this.#count)]! += seen.drawn[at]!;
    for (let steps = STEPS_PER_NUMBER * this.grid.length; steps > 0; steps--) this.#step(rng);
  }

  #step(rng: Rng): void {
    const { moments, least } = this.#seen;
    const count = this.#count;
    const start = rng.below(moments);
    const from = rng.below(this.#places);
    const company = rng.below(count);
    const at = (start * this.#places + from) * count + company;
    if (this.grid[at]! <= least[at]!) return;
    const to = (from + 1 + rng.below(this.#places - 1)) % this.#places;
    const end = start + rng.below(moments - start);
    if (!this.#canShift(from, to, company, start, end)) return;
    // Every screen began with four dice: a step from the beginning on takes one and gives another.
    const two = start === 0 || rng.below(2) === 1;
    if (!two) {
      if (!this.#hasRoom(to, start, end)) return;
      this.#take(from, to, company, start, end, company, start - 1, rng);
      return;
    }
    const other = (company + 1 + rng.below(count - 1)) % count;
    const otherEnd = start + rng.below(moments - start);
    if (!this.#canShift(to, from, other, start, otherEnd)) return;
    if (end > otherEnd ? !this.#hasRoom(to, otherEnd + 1, end) : !this.#hasRoom(from, end + 1, otherEnd)) return;
    this.#take(from, to, company, start, end, other, otherEnd, rng);
  }

  /** Takes the step, or not: by how much likelier it makes everything. */
  #take(
    from: number,
    to: number,
    company: number,
    start: number,
    end: number,
    other: number,
    otherEnd: number,
    rng: Rng,
  ): void {
    const last = Math.max(end, otherEnd);
    const before = this.#logOdds(from, start, last) + this.#logOdds(to, start, last);
    this.#shift(from, to, company, start, end);
    this.#shift(to, from, other, start, otherEnd);
    const gain = this.#logOdds(from, start, last) + this.#logOdds(to, start, last) - before;
    if (gain >= 0 || rng.below(FINE) < Math.exp(gain) * FINE) return;
    this.#shift(to, from, company, start, end);
    this.#shift(from, to, other, start, otherEnd);
  }

  /** Whether a die can have been in `to` instead of `from`, for all that was seen of its company. */
  #canShift(from: number, to: number, company: number, start: number, end: number): boolean {
    const { least, net, emptied, moments } = this.#seen;
    const { grid } = this;
    const step = this.#places * this.#count;
    const bag = this.#places - 1;
    const give = from * this.#count + company;
    const get = to * this.#count + company;
    for (let moment = start; moment <= end; moment++) {
      if (grid[moment * step + give]! <= least[moment * step + give]!) return false;
      if ((from === bag || to === bag) && emptied[moment]) return false;
    }
    if (from !== bag && end + 1 < moments) {
      const at = end * step + give;
      if (grid[at + step]! >= grid[at]! + net[at]!) return false;
    }
    if (to !== bag && start > 0) {
      const at = start * step + get;
      if (grid[at]! >= grid[at - step]! + net[at - step]!) return false;
    }
    return true;
  }

  #shift(from: number, to: number, company: number, start: number, end: number): void {
    for (let moment = start; moment <= end; moment++) {
      const row = moment * this.#places;
      this.grid[(row + from) * this.#count + company]!--;
      this.grid[(row + to) * this.#count + company]!++;
      this.#sizes[row + from]!--;
      this.#sizes[row + to]!++;
    }
  }

  /** B9: whether a screen keeps to the limit of five with one die more. */
  #hasRoom(place: number, start: number, end: number): boolean {
    if (place === this.#places - 1) return true;
    for (let moment = start; moment <= end; moment++)
      if (this.#sizes[moment * this.#places + place]! >= MOST_KEPT) return false;
    return true;
  }

  /** The part of the probability that depends on what a place holds from `start` to `end`, as a logarithm. */
  #logOdds(place: number, start: number, end: number): number {
    const { net, drawn, moments } = this.#seen;
    const count = this.#count;
    const step = this.#places * count;
    let odds = 0;
    if (start === 0) for (let c = 0; c < count; c++) odds -= logFactorial(this.grid[place * count + c]!);
    if (place < this.#places - 1) {
      const last = Math.min(end, moments - 2);
      for (let moment = start; moment <= last; moment++)
        odds -= logBags(this.grid, net, moment * step + place * count, count);
      return odds;
    }
    for (let moment = Math.max(1, start); moment <= end; moment++) {
      const dice = this.#drawnDice[moment]!;
      odds -= logChoices(this.#sizes[moment * this.#places + place]! + dice, dice);
      for (let c = 0; c < count; c++) {
        const draws = drawn[moment * count + c]!;
        odds += logChoices(this.grid[moment * step + place * count + c]! + draws, draws);
      }
    }
    return odds;
  }
}
