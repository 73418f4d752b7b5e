import type { Rng } from '@outcry/engine';
import { FIRST_DICE, MOST_KEPT } from './data.ts';
import { boundsOf, feasibleGrid } from './feasible.ts';
import type { Bounds } from './feasible.ts';
import { bagChance, choices, ONE_OVER_FACTORIAL, SCREEN_BASE } from './odds.ts';
import type { Grid, Evidence } from './evidence.ts';

/** How often the dice of every two places are dealt anew between them. */
const ROUNDS = 3;
const FINE = 1 << 30;

/** Probabilities of all divisions at all moments; as large as was ever needed. */
let parts = new Float64Array(4096);

/**
 * Where the hidden dice lay at every moment, drawn by probability: the dice were dealt by chance (B6), every seat bagged
 * any of the sets it could, each equally likely (B9), what came out of the bag was drawn by chance (B9), and everything
 * done in the open was possible. What was placed, drawn, and the bag seen to be empty are evidence.
 *
 * From a guess that fits (Gibbs sampling): two places put their dice together, moment by moment, and divide them anew
 * between them by the exact probability of their whole history, all others left as they are; so every two in turn.
 */
export class GibbsSampler {
  readonly grid: Grid;
  readonly #seen: Evidence;
  readonly #bounds: Bounds;
  readonly #count: number;
  readonly #places: number;
  /** Dice drawn before every moment. */
  readonly #drawnDice: Int32Array;

  // The two places that divide their dice. A division is told by the dice of the first, a number in mixed radix.
  #one = 0;
  #other = 0;
  /** By moment and company: what both hold together, and the least and most of it that the first can hold. */
  readonly #together: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** What a die of each company adds to a division's number. */
  readonly #strides: Int32Array;
  /** What both hold together at each moment. */
  readonly #sizes: Int32Array;
  /** Where the divisions of each moment begin in `parts`. */
  readonly #begins: Int32Array;
  /** The division looked at, and the least and most dice of those that can follow it. */
  readonly #dice: Int32Array;
  readonly #least: Int32Array;
  readonly #most: Int32Array;
  #left = 0;

  constructor(seen: Evidence, rng: Rng) {
    this.#seen = seen;
    this.#bounds = boundsOf(seen);
    this.#count = seen.companies.length;
    this.#places = seen.hidden.length + 1;
    this.#drawnDice = new Int32Array(seen.moments);
    for (let at = 0; at < seen.drawn.length; at++) this.#drawnDice[Math.floor(at / this.#count)]! += seen.drawn[at]!;
    this.#together = new Int32Array(seen.drawn.length);
    this.#low = new Int32Array(seen.drawn.length);
    this.#high = new Int32Array(seen.drawn.length);
    this.#strides = new Int32Array(seen.drawn.length);
    this.#sizes = new Int32Array(seen.moments);
    this.#begins = new Int32Array(seen.moments + 1);
    this.#dice = new Int32Array(this.#count);
    this.#least = new Int32Array(this.#count);
    this.#most = new Int32Array(this.#count);
    this.grid = feasibleGrid(seen, this.#bounds, rng);
    for (let round = 0; round < ROUNDS; round++)
      for (this.#one = 0; this.#one < this.#places - 1; this.#one++)
        for (this.#other = this.#one + 1; this.#other < this.#places; this.#other++) this.#divide(rng);
  }

  /** Two places divide their dice anew, at all moments. */
  #divide(rng: Rng): void {
    this.#putTogether();
    for (let moment = this.#seen.moments - 1; moment >= 0; moment--) this.#weigh(moment);
    for (let moment = 0; moment < this.#seen.moments; moment++) {
      if (moment === 0) this.#openAll();
      else this.#openNext(moment - 1);
      this.#choose(moment, rng);
    }
  }

  #at(moment: number, place: number): number {
    return (moment * this.#places + place) * this.#count;
  }

  #putTogether(): void {
    const { moments } = this.#seen;
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
        const dice = this.grid[one + c]! + this.grid[other + c]!;
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
    if (parts.length < this.#begins[moments]!) parts = new Float64Array(2 * this.#begins[moments]!);
  }

  /** The probability of every division of a moment together with all that may follow it, but for a common factor. */
  #weigh(moment: number): void {
    const dice = this.#dice;
    const row = moment * this.#count;
    const last = moment === this.#seen.moments - 1;
    for (let c = 0; c < this.#count; c++) dice[c] = this.#low[row + c]!;
    for (let at = this.#begins[moment]!; at < this.#begins[moment + 1]!; at++) {
      let part = this.#chance(moment);
      if (part > 0 && !last) part *= this.#openNext(moment) ? this.#sum(moment + 1, 0, this.#begins[moment + 1]!) : 0;
      parts[at] = part;
      for (let c = this.#count - 1; c >= 0; c--) {
        if (dice[c]! < this.#high[row + c]!) {
          dice[c]!++;
          break;
        }
        dice[c] = this.#low[row + c]!;
      }
    }
  }

  /** What a division makes of a moment itself: 0 where it does not fit, else the chance of what depends on it alone. */
  #chance(moment: number): number {
    const { net, drawn, moments } = this.#seen;
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

  #openAll(): void {
    for (let c = 0; c < this.#count; c++) {
      this.#least[c] = this.#low[c]!;
      this.#most[c] = this.#high[c]!;
    }
  }

  /** The divisions that can follow the present one: nobody has more than he had and took. False where there are none. */
  #openNext(moment: number): boolean {
    const { net } = this.#seen;
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

  /** All parts of the open divisions of a moment, from company `c` on. */
  #sum(moment: number, c: number, begin: number): number {
    const row = moment * this.#count + c;
    const stride = this.#strides[row]!;
    const end = begin + (this.#most[c]! - this.#low[row]!) * stride;
    let sum = 0;
    for (let at = begin + (this.#least[c]! - this.#low[row]!) * stride; at <= end; at += stride)
      sum += c === this.#count - 1 ? parts[at]! : this.#sum(moment, c + 1, at);
    return sum;
  }

  /** Draws one of the open divisions by its part and puts it in the grid. */
  #choose(moment: number, rng: Rng): void {
    const begin = this.#begins[moment]!;
    this.#left = (this.#sum(moment, 0, begin) * rng.below(FINE)) / FINE;
    let division = this.#find(moment, 0, begin) - begin;
    for (let c = 0; c < this.#count; c++) {
      const row = moment * this.#count + c;
      const digit = Math.floor(division / this.#strides[row]!);
      division -= digit * this.#strides[row]!;
      const dice = this.#low[row]! + digit;
      this.#dice[c] = dice;
      this.grid[this.#at(moment, this.#one) + c] = dice;
      this.grid[this.#at(moment, this.#other) + c] = this.#together[row]! - dice;
    }
  }

  /** Where the parts of the open divisions exceed what is left, or -1. */
  #find(moment: number, c: number, begin: number): number {
    const row = moment * this.#count + c;
    const stride = this.#strides[row]!;
    const end = begin + (this.#most[c]! - this.#low[row]!) * stride;
    for (let at = begin + (this.#least[c]! - this.#low[row]!) * stride; at <= end; at += stride) {
      if (c < this.#count - 1) {
        const found = this.#find(moment, c + 1, at);
        if (found >= 0) return found;
      } else {
        this.#left -= parts[at]!;
        if (this.#left < 0) return at;
      }
    }
    return -1;
  }
}
