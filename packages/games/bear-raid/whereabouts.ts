import type { Rng } from '@outcry/engine';
import { guessed } from './dealing.ts';
import { FIRST_DICE, MOST_KEPT } from './data.ts';
import { logBags, logChoices, logFactorial } from './odds.ts';
import type { Grid, Sightings } from './sightings.ts';

/** Steps of the walk for every number that is hidden. */
const STEPS_PER_NUMBER = 40;
/** While some screen holds too many or too few dice: how often a step that makes it worse is taken. */
const WORSE = Math.exp(-2);
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
  /** How many dice are too many or too few: 0 when everything fits. */
  #misfit = 0;

  constructor(seen: Sightings, rng: Rng) {
    this.#seen = seen;
    this.#count = seen.companies.length;
    this.#places = seen.hidden.length + 1;
    this.grid = guessed(seen, rng);
    this.#sizes = new Int32Array(seen.moments * this.#places);
    this.#drawnDice = new Int32Array(seen.moments);
    for (let at = 0; at < this.grid.length; at++) this.#sizes[Math.floor(at / this.#count)]! += this.grid[at]!;
    for (let at = 0; at < seen.drawn.length; at++) this.#drawnDice[Math.floor(at / this.#count)]! += seen.drawn[at]!;
    for (let place = 0; place < this.#places - 1; place++) this.#misfit += this.#misfits(place, 0, seen.moments - 1);
    while (this.#misfit > 0) this.#step(rng);
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
    const two = rng.below(2) === 1;
    const other = two ? (company + 1 + rng.below(count - 1)) % count : company;
    const otherEnd = two ? start + rng.below(moments - start) : end;
    if (two && !this.#canShift(to, from, other, start, otherEnd)) return;

    const last = Math.max(end, otherEnd);
    const misfit = this.#misfits(from, start, last) + this.#misfits(to, start, last);
    const odds = this.#logOdds(from, start, last) + this.#logOdds(to, start, last);
    this.#shift(from, to, company, start, end);
    if (two) this.#shift(to, from, other, start, otherEnd);
    const worse = this.#misfits(from, start, last) + this.#misfits(to, start, last) - misfit;
    const gain = this.#logOdds(from, start, last) + this.#logOdds(to, start, last) - odds;
    if (this.#accepts(worse, gain, rng)) {
      this.#misfit += worse;
      return;
    }
    this.#shift(to, from, company, start, end);
    if (two) this.#shift(from, to, other, start, otherEnd);
  }

  #accepts(worse: number, gain: number, rng: Rng): boolean {
    if (worse < 0) return true;
    if (worse > 0 && this.#misfit === 0) return false;
    const chance = Math.exp(gain) * (worse > 0 ? WORSE : 1);
    return chance >= 1 || rng.below(FINE) < chance * FINE;
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

  /** B6, B9: four dice behind a screen at first, then at most five. */
  #misfits(place: number, start: number, end: number): number {
    if (place === this.#places - 1) return 0;
    let misfits = 0;
    for (let moment = start; moment <= end; moment++) {
      const size = this.#sizes[moment * this.#places + place]!;
      misfits += moment === 0 ? Math.abs(size - FIRST_DICE) : Math.max(0, size - MOST_KEPT);
    }
    return misfits;
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
