import { shuffle } from '@outcry/engine';
import type { Rng } from '@outcry/engine';
import { FIRST_DICE, MOST_KEPT } from './data.ts';
import type { Grid, Evidence } from './evidence.ts';

const UNLIMITED = 1 << 20;

/** Limits that the evidence sets on every possible history of the hidden dice. */
export interface Bounds {
  /** The fewest dice of a company a screen can hold at a moment, given all it places later. */
  readonly floors: Grid;
  /** The most dice of a company the bag can hold at a moment: those drawn from it until it is seen to be empty. */
  readonly ceilings: Int32Array;
  /** The fewest dice a screen can hold at a moment, since the other places cannot hold them all: by moment and screen. */
  readonly least: Int32Array;
}

/**
 * A feasible start for `GibbsSampler`: where the hidden dice may have lain at every moment, consistent with the evidence,
 * as `grid[(moment * places + place) * companies + company]`. It follows the true probabilities until the first roll (B6),
 * not after it.
 *
 * Candidates are extended moment by moment. One that gets stuck is replaced by another; if all do, it starts again with
 * twice as many.
 */
export function feasibleGrid(evidence: Evidence, bounds: Bounds, rng: Rng): Grid {
  for (let count = 1; ; count *= 2) {
    let candidates = Array.from({ length: count }, () => deal(evidence, bounds, rng));
    for (let moment = 1; moment < evidence.moments; moment++)
      candidates = extended(evidence, bounds, candidates, moment, rng);
    if (candidates.length > 0) return candidates[rng.below(candidates.length)]!;
  }
}

export function boundsOf(evidence: Evidence): Bounds {
  const ceilings = ceilingsOf(evidence);
  return { floors: floorsOf(evidence), ceilings, least: leastOf(evidence, ceilings) };
}

function floorsOf({ moments, hidden, companies, least, net }: Evidence): Grid {
  const step = (hidden.length + 1) * companies.length;
  const floors = least.slice();
  for (let at = (moments - 1) * step - 1; at >= 0; at--)
    floors[at] = Math.max(floors[at]!, floors[at + step]! - net[at]!);
  return floors;
}

function ceilingsOf({ moments, companies, drawn, emptied, ownBagged }: Evidence): Int32Array {
  const count = companies.length;
  const ceilings = new Int32Array(moments * count).fill(UNLIMITED);
  for (let at = ceilings.length - 1; at >= 0; at--)
    if (emptied[Math.floor(at / count)]) ceilings[at] = 0;
    else if (at + count < ceilings.length)
      ceilings[at] = ceilings[at + count]! + drawn[at + count]! - ownBagged[at + count]!;
  return ceilings;
}

function leastOf({ moments, hidden, companies, hiddenDice, net }: Evidence, ceilings: Int32Array): Int32Array {
  const count = companies.length;
  const screens = hidden.length;
  const least = new Int32Array(moments * screens);
  for (let moment = moments - 1; moment >= 0; moment--) {
    let onScreens = -MOST_KEPT * (screens - 1);
    for (let at = moment * count; at < (moment + 1) * count; at++)
      onScreens += Math.max(0, hiddenDice[at]! - ceilings[at]!);
    for (let screen = 0; screen < screens; screen++) {
      const at = moment * screens + screen;
      least[at] = Math.max(0, onScreens);
      if (moment === moments - 1) continue;
      let before = least[at + screens]!;
      for (let c = 0; c < count; c++) before -= net[(moment * (screens + 1) + screen) * count + c]!;
      least[at] = Math.max(least[at]!, before);
    }
  }
  return least;
}

/** Moment 0: screens get their floors; the other dice are dealt at random, to the bag up to its ceilings first. */
function deal({ moments, hidden, companies, hiddenDice }: Evidence, { floors, ceilings }: Bounds, rng: Rng): Grid {
  const count = companies.length;
  const bag = hidden.length;
  const grid = new Int32Array(moments * (bag + 1) * count);
  const loose: number[] = [];
  const slots: number[] = [];
  for (let c = 0; c < count; c++) {
    let left = hiddenDice[c]!;
    for (let place = 0; place < bag; place++) left -= grid[place * count + c] = floors[place * count + c]!;
    for (; left > 0; left--) loose.push(c);
  }
  for (let place = 0; place < bag; place++) {
    let room = FIRST_DICE;
    for (let c = 0; c < count; c++) room -= floors[place * count + c]!;
    for (; room > 0; room--) slots.push(place);
  }
  shuffle(loose, rng);
  let bagged = loose.length - slots.length;
  let next = 0;
  for (const c of loose)
    if (bagged > 0 && grid[bag * count + c]! < ceilings[c]!) {
      grid[bag * count + c]!++;
      bagged--;
    } else grid[slots[next++]! * count + c]!++;
  return grid;
}

/** The candidates extended by a moment: as many as there were, or fewer if most get stuck. */
function extended(evidence: Evidence, bounds: Bounds, candidates: readonly Grid[], moment: number, rng: Rng): Grid[] {
  const found: Grid[] = [];
  for (let tries = 0; tries < 2 * candidates.length && found.length < candidates.length; tries++) {
    const grid = candidates[tries % candidates.length]!.slice();
    if (new Bagging(evidence, bounds, grid, moment, rng).isPossible) found.push(grid);
  }
  return found;
}

/** Chooses what the hidden seats put in the bag before one moment, and writes what they kept into the grid. */
class Bagging {
  /** False: the candidate is stuck. */
  readonly isPossible: boolean;
  readonly #grid: Grid;
  readonly #floors: Grid;
  readonly #ceilings: Int32Array;
  readonly #least: Int32Array;
  readonly #count: number;
  readonly #bag: number;
  /** Where the moment begins in the grid, in arrays by moment and company, and in arrays by moment and screen. */
  readonly #now: number;
  readonly #row: number;
  readonly #first: number;
  readonly #sizes: Int32Array;
  readonly #put: Int32Array;
  readonly #rng: Rng;

  constructor(evidence: Evidence, { floors, ceilings, least }: Bounds, grid: Grid, moment: number, rng: Rng) {
    this.#count = evidence.companies.length;
    this.#bag = evidence.hidden.length;
    this.#grid = grid;
    this.#floors = floors;
    this.#ceilings = ceilings;
    this.#least = least;
    this.#first = moment * this.#bag;
    this.#row = moment * this.#count;
    this.#now = this.#row * (this.#bag + 1);
    this.#sizes = new Int32Array(this.#bag);
    this.#put = new Int32Array(this.#bag * this.#count);
    this.#rng = rng;
    this.#keepAll(evidence);
    this.isPossible = this.#putWhatWasDrawn() && this.#putExcess();
    if (this.isPossible) this.#putSomeMore();
  }

  #keepAll({ hiddenDice, net }: Evidence): void {
    const before = this.#now - (this.#bag + 1) * this.#count;
    for (let c = 0; c < this.#count; c++) {
      let inBag = hiddenDice[this.#row + c]!;
      for (let place = 0; place < this.#bag; place++) {
        const at = place * this.#count + c;
        const dice = this.#grid[before + at]! + net[before + at]!;
        this.#grid[this.#now + at] = dice;
        this.#sizes[place]! += dice;
        inBag -= dice;
      }
      this.#grid[this.#now + this.#bag * this.#count + c] = inBag;
    }
  }

  #move(place: number, c: number, dice: number): void {
    this.#grid[this.#now + place * this.#count + c]! -= dice;
    this.#grid[this.#now + this.#bag * this.#count + c]! += dice;
    this.#sizes[place]! -= dice;
    this.#put[place * this.#count + c]! += dice;
  }

  /** Whether a screen can give up a die of a company: it has more of that company, and more dice, than its minimum. */
  #spare(place: number, c: number): boolean {
    return this.#more(place, c) && this.#sizes[place]! > this.#least[this.#first + place]!;
  }

  #more(place: number, c: number): boolean {
    const at = this.#now + place * this.#count + c;
    return this.#grid[at]! > this.#floors[at]!;
  }

  #inBag(c: number): number {
    return this.#grid[this.#now + this.#bag * this.#count + c]!;
  }

  /** Dice drawn from the bag must have been put there. */
  #putWhatWasDrawn(): boolean {
    const missing: number[] = [];
    for (let c = 0; c < this.#count; c++) for (let dice = this.#inBag(c); dice < 0; dice++) missing.push(c);
    return shuffle(missing, this.#rng).every((c) => this.#putAnyOf(c) || this.#putInstead(c));
  }

  /** A random screen puts a die of a company in the bag; the more dice it can spare, the likelier it is chosen. */
  #putAnyOf(c: number): boolean {
    const spare = (place: number): number =>
      this.#spare(place, c) ? this.#sizes[place]! - this.#least[this.#first + place]! : 0;
    let all = 0;
    for (let place = 0; place < this.#bag; place++) all += spare(place);
    if (all === 0) return false;
    let left = this.#rng.below(all);
    for (let place = 0; ; place++) {
      left -= spare(place);
      if (left >= 0) continue;
      this.#move(place, c, 1);
      return true;
    }
  }

  /** A screen at its minimum takes back a die of another company, and another screen puts one of those in instead. */
  #putInstead(c: number): boolean {
    for (let place = 0; place < this.#bag; place++)
      for (let back = 0; this.#more(place, c) && back < this.#count; back++) {
        if (this.#put[place * this.#count + back] === 0) continue;
        for (let other = 0; other < this.#bag; other++)
          if (other !== place && this.#spare(other, back)) {
            this.#move(place, back, -1);
            this.#move(other, back, 1);
            this.#move(place, c, 1);
            return true;
          }
      }
    return false;
  }

  /** B9: at most five dice stay. */
  #putExcess(): boolean {
    for (let place = 0; place < this.#bag; place++)
      while (this.#sizes[place]! > MOST_KEPT) if (!this.#putOne(place, 1 << place)) return false;
    return true;
  }

  /**
   * Puts a die of a screen in the bag. If the bag can take none of them, another screen takes a die back for it, and
   * may then have to put in a different one itself; `tried` has a bit for every screen on that chain.
   */
  #putOne(place: number, tried: number): boolean {
    const start = this.#rng.below(this.#count);
    for (let i = 0, c = start; i < this.#count; i++, c = (c + 1) % this.#count)
      if (this.#spare(place, c) && this.#inBag(c) < this.#ceilings[this.#row + c]!) {
        this.#move(place, c, 1);
        return true;
      }
    for (let i = 0, c = start; i < this.#count; i++, c = (c + 1) % this.#count)
      for (let other = 0; this.#spare(place, c) && other < this.#bag; other++) {
        if (tried & (1 << other) || this.#put[other * this.#count + c] === 0) continue;
        this.#move(other, c, -1);
        this.#move(place, c, 1);
        if (this.#sizes[other]! <= MOST_KEPT || this.#putOne(other, tried | (1 << other))) return true;
        this.#move(place, c, -1);
        this.#move(other, c, 1);
      }
    return false;
  }

  #putSomeMore(): void {
    for (let place = 0; place < this.#bag; place++)
      for (let c = 0; c < this.#count; c++)
        while (this.#spare(place, c) && this.#inBag(c) < this.#ceilings[this.#row + c]! && this.#rng.below(2) === 0)
          this.#move(place, c, 1);
  }
}
