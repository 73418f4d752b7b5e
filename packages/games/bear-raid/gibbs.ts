import type { Rng } from '@outcry/engine';
import { FIRST_DICE, MOST_KEPT } from './data.ts';
import { boundsOf, feasibleGrid } from './feasible.ts';
import type { Bounds } from './feasible.ts';
import { bagChance, choices, ONE_OVER_FACTORIAL, SCREEN_BASE } from './odds.ts';
import type { Grid, Evidence } from './evidence.ts';

/** How many sweeps over all pairs of places are made from the feasible start. */
const SWEEPS = 3;
/** How many pairs are resampled from one sample to the next. */
const PAIRS_APART = 3;
/** A random number in [0, 1) is one of so many. */
const GRAIN = 1 << 30;

/** Weights of all divisions at all moments. Shared by all samplers, and grown when one needs more. */
let weights = new Float64Array(4096);

/**
 * Samples where the hidden dice lay at every moment, given the evidence. The model: dice were dealt at random (B6), every
 * seat bagged any of its possible sets, all equally likely (B9), and dice were drawn from the bag at random (B9).
 *
 * Gibbs sampling: from a feasible start, a sweep takes every pair of places in turn. The pair pools its dice and divides
 * them again, at all moments at once, by the exact conditional probability given all other places.
 */
export class GibbsSampler {
  /** The sampler's state: dice by moment, place and company. A sample once the constructor returns, and after each `move`. */
  readonly state: Grid;
  readonly #evidence: Evidence;
  readonly #bounds: Bounds;
  readonly #count: number;
  readonly #places: number;
  /** How many dice were drawn before each moment. */
  readonly #drawnDice: Int32Array;

  // The pair being resampled. A division is what the first of them holds; its index is a number in mixed radix.
  #one = 0;
  #other = 0;
  /** By moment and company: the dice the pair holds, and the fewest and most of them that the first can hold. */
  readonly #together: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** By moment and company: what one die adds to a division's index. */
  readonly #strides: Int32Array;
  /** By moment: how many dice the pair holds. */
  readonly #sizes: Int32Array;
  /** By moment: where its divisions begin in `weights`. */
  readonly #begins: Int32Array;
  /** The current division, and by company the fewest and most dice of those allowed at the next moment. */
  readonly #dice: Int32Array;
  readonly #least: Int32Array;
  readonly #most: Int32Array;
  /** While sampling: the random share of the total weight that is still to be passed. */
  #left = 0;

  constructor(evidence: Evidence, rng: Rng) {
    this.#evidence = evidence;
    this.#bounds = boundsOf(evidence);
    this.#count = evidence.companies.length;
    this.#places = evidence.hidden.length + 1;
    this.#drawnDice = new Int32Array(evidence.moments);
    for (let at = 0; at < evidence.drawn.length; at++)
      this.#drawnDice[Math.floor(at / this.#count)]! += evidence.drawn[at]!;
    this.#together = new Int32Array(evidence.drawn.length);
    this.#low = new Int32Array(evidence.drawn.length);
    this.#high = new Int32Array(evidence.drawn.length);
    this.#strides = new Int32Array(evidence.drawn.length);
    this.#sizes = new Int32Array(evidence.moments);
    this.#begins = new Int32Array(evidence.moments + 1);
    this.#dice = new Int32Array(this.#count);
    this.#least = new Int32Array(this.#count);
    this.#most = new Int32Array(this.#count);
    this.state = feasibleGrid(evidence, this.#bounds, rng);
    const pairs = (this.#places * (this.#places - 1)) / 2;
    for (let i = 0; i < SWEEPS * pairs; i++) this.#resampleNext(rng);
  }

  /** Goes on to the next sample, which is as likely as the first would have been, but resembles this one. */
  move(rng: Rng): void {
    for (let i = 0; i < PAIRS_APART; i++) this.#resampleNext(rng);
  }

  /** Resamples the pair after the last one, in the order of a sweep. */
  #resampleNext(rng: Rng): void {
    if (++this.#other === this.#places) {
      if (++this.#one === this.#places - 1) this.#one = 0;
      this.#other = this.#one + 1;
    }
    this.#resample(rng);
  }

  /** Resamples the pair from its conditional: a backward pass weighs the divisions, a forward pass samples them. */
  #resample(rng: Rng): void {
    this.#pool();
    for (let moment = this.#evidence.moments - 1; moment >= 0; moment--) this.#weigh(moment);
    for (let moment = 0; moment < this.#evidence.moments; moment++) {
      if (moment === 0) this.#allowAll();
      else this.#allowNext(moment - 1);
      this.#sample(moment, rng);
    }
  }

  #at(moment: number, place: number): number {
    return (moment * this.#places + place) * this.#count;
  }

  /** Pools the dice of the pair at every moment, and lays out the divisions that may be possible. */
  #pool(): void {
    const { moments } = this.#evidence;
    const { floors, ceilings } = this.#bounds;
    const count = this.#count;
    const bag = this.#other === this.#places - 1;
    for (let moment = 0; moment < moments; moment++) {
      const one = this.#at(moment, this.#one);
      const other = this.#at(moment, this.#other);
      const limit = moment === 0 ? FIRST_DICE : MOST_KEPT;
      let divisions = 1;
      let size = 0;
      for (let c = count - 1; c >= 0; c--) {
        const row = moment * count + c;
        const dice = this.state[one + c]! + this.state[other + c]!;
        this.#together[row] = dice;
        this.#low[row] = Math.max(floors[one + c]!, dice - (bag ? ceilings[row]! : limit));
        this.#high[row] = Math.min(limit, dice - floors[other + c]!);
        this.#strides[row] = divisions;
        divisions *= this.#high[row]! - this.#low[row]! + 1;
        size += dice;
      }
      this.#sizes[moment] = size;
      this.#begins[moment + 1] = this.#begins[moment]! + divisions;
    }
    if (weights.length < this.#begins[moments]!) weights = new Float64Array(2 * this.#begins[moments]!);
  }

  /** Weighs every division of a moment: its probability and that of all that may follow, up to a common factor. */
  #weigh(moment: number): void {
    const dice = this.#dice;
    const row = moment * this.#count;
    const last = moment === this.#evidence.moments - 1;
    for (let c = 0; c < this.#count; c++) dice[c] = this.#low[row + c]!;
    for (let at = this.#begins[moment]!; at < this.#begins[moment + 1]!; at++) {
      let weight = this.#factor(moment);
      if (weight > 0 && !last)
        weight *= this.#allowNext(moment) ? this.#sum(moment + 1, 0, this.#begins[moment + 1]!) : 0;
      weights[at] = weight;
      for (let c = this.#count - 1; c >= 0; c--) {
        if (dice[c]! < this.#high[row + c]!) {
          dice[c]!++;
          break;
        }
        dice[c] = this.#low[row + c]!;
      }
    }
  }

  /** The factor of the conditional that depends on this moment's division alone; 0 if it is impossible. */
  #factor(moment: number): number {
    const { net, drawn, moments } = this.#evidence;
    const count = this.#count;
    const bag = this.#other === this.#places - 1;
    let size = 0;
    for (let c = 0; c < count; c++) size += this.#dice[c]!;
    const rest = this.#sizes[moment]! - size;
    if (moment === 0 ? size !== FIRST_DICE : size > MOST_KEPT) return 0;
    if (!bag && (moment === 0 ? rest !== FIRST_DICE : rest > MOST_KEPT)) return 0;

    const one = this.#at(moment, this.#one);
    const other = this.#at(moment, this.#other);
    let screen = 0;
    let otherScreen = 0;
    let chance = 1;
    for (let c = 0; c < count; c++) {
      const row = moment * count + c;
      const dice = this.#dice[c]!;
      const others = this.#together[row]! - dice;
      screen = screen * SCREEN_BASE + Math.min(MOST_KEPT, dice + net[one + c]!);
      otherScreen = otherScreen * SCREEN_BASE + Math.min(MOST_KEPT, others + net[other + c]!);
      if (moment === 0) chance *= ONE_OVER_FACTORIAL[dice]! * ONE_OVER_FACTORIAL[others]!;
      else if (bag) chance *= choices(others + drawn[row]!, drawn[row]!);
    }
    if (bag) chance /= choices(rest + this.#drawnDice[moment]!, this.#drawnDice[moment]!);
    if (moment === moments - 1) return chance;
    return chance * bagChance(screen) * (bag ? 1 : bagChance(otherScreen));
  }

  /** Allows every division of moment 0. */
  #allowAll(): void {
    for (let c = 0; c < this.#count; c++) {
      this.#least[c] = this.#low[c]!;
      this.#most[c] = this.#high[c]!;
    }
  }

  /** Allows the divisions that can follow the current one: no screen keeps more than it had and took. False: none can. */
  #allowNext(moment: number): boolean {
    const { net } = this.#evidence;
    const one = this.#at(moment, this.#one);
    const other = this.#at(moment, this.#other);
    const bag = this.#other === this.#places - 1;
    for (let c = 0; c < this.#count; c++) {
      const row = moment * this.#count + c;
      const next = row + this.#count;
      const dice = this.#dice[c]!;
      const others = this.#together[row]! - dice;
      const low = this.#low[next]!;
      const least = bag ? low : Math.max(low, this.#together[next]! - others - net[other + c]!);
      const most = Math.min(this.#high[next]!, dice + net[one + c]!);
      if (least > most) return false;
      this.#least[c] = least;
      this.#most[c] = most;
    }
    return true;
  }

  /** The weight of all allowed divisions of a moment, from company `c` on. */
  #sum(moment: number, c: number, begin: number): number {
    const row = moment * this.#count + c;
    const stride = this.#strides[row]!;
    const end = begin + (this.#most[c]! - this.#low[row]!) * stride;
    let sum = 0;
    for (let at = begin + (this.#least[c]! - this.#low[row]!) * stride; at <= end; at += stride)
      sum += c === this.#count - 1 ? weights[at]! : this.#sum(moment, c + 1, at);
    return sum;
  }

  /** Samples one of the allowed divisions by its weight and writes it into the state. */
  #sample(moment: number, rng: Rng): void {
    const begin = this.#begins[moment]!;
    this.#left = (this.#sum(moment, 0, begin) * rng.below(GRAIN)) / GRAIN;
    let division = this.#find(moment, 0, begin) - begin;
    for (let c = 0; c < this.#count; c++) {
      const row = moment * this.#count + c;
      const digit = Math.floor(division / this.#strides[row]!);
      division -= digit * this.#strides[row]!;
      const dice = this.#low[row]! + digit;
      this.#dice[c] = dice;
      this.state[this.#at(moment, this.#one) + c] = dice;
      this.state[this.#at(moment, this.#other) + c] = this.#together[row]! - dice;
    }
  }

  /** The index in `weights` at which the allowed divisions exceed what is left, or -1. */
  #find(moment: number, c: number, begin: number): number {
    const row = moment * this.#count + c;
    const stride = this.#strides[row]!;
    const end = begin + (this.#most[c]! - this.#low[row]!) * stride;
    for (let at = begin + (this.#least[c]! - this.#low[row]!) * stride; at <= end; at += stride) {
      if (c < this.#count - 1) {
        const found = this.#find(moment, c + 1, at);
        if (found >= 0) return found;
      } else {
        this.#left -= weights[at]!;
        if (this.#left < 0) return at;
      }
    }
    return -1;
  }
}
