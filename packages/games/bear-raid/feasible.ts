import { shuffle } from '@outcry/engine';
import type { Rng } from '@outcry/engine';
import { FIRST_DICE, MOST_KEPT } from './data.ts';
import type { Grid, Evidence } from './evidence.ts';

const UNLIMITED = 1 << 20;

/** What follows from the evidence for all ways the hidden dice may have gone. */
export interface Bounds {
  /** What each screen must hold at a moment so that everything it placed later was there. */
  readonly floors: Grid;
  /** What the bag can hold of a company at a moment: what is drawn from it until it is seen to be empty. */
  readonly ceilings: Int32Array;
  /** How many dice each screen must hold at a moment, since the others and the bag cannot hold all: by moment and screen. */
  readonly least: Int32Array;
}

/**
 * A first guess of where the hidden dice lay at every moment that fits all that was seen:
 * `grid[(moment * places + place) * companies + company]`. Before the first roll it is dealt as the dice were (B6);
 * later it is not drawn by its probability, which is what `GibbsSampler` is for.
 *
 * Guesses go on from moment to moment. One that cannot gives way to another; if all are stuck, more are begun with.
 */
export function feasibleGrid(seen: Evidence, bounds: Bounds, rng: Rng): Grid {
  for (let crowd = 1; ; crowd *= 2) {
    let guesses = Array.from({ length: crowd }, () => dealt(seen, bounds, rng));
    for (let moment = 1; moment < seen.moments; moment++) guesses = goneOn(seen, bounds, guesses, moment, rng);
    if (guesses.length > 0) return guesses[rng.below(guesses.length)]!;
  }
}

export function boundsOf(seen: Evidence): Bounds {
  const ceilings = ceilingsOf(seen);
  return { floors: floorsOf(seen), ceilings, least: leastOf(seen, ceilings) };
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

/** Moment 0: each screen gets its floor, then the bag fills up to its ceilings, then the screens, all by chance. */
function dealt({ moments, hidden, companies, hiddenDice }: Evidence, { floors, ceilings }: Bounds, rng: Rng): Grid {
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

/** The guesses at the next moment: as many as there were, or fewer where most cannot go on. */
function goneOn(seen: Evidence, bounds: Bounds, guesses: readonly Grid[], moment: number, rng: Rng): Grid[] {
  const found: Grid[] = [];
  for (let tries = 0; tries < 2 * guesses.length && found.length < guesses.length; tries++) {
    const grid = guesses[tries % guesses.length]!.slice();
    if (new Bagging(seen, bounds, grid, moment, rng).done) found.push(grid);
  }
  return found;
}

/** Guesses what the hidden seats put in the bag before one moment, and writes what they kept into the grid. */
class Bagging {
  /** Whether it was possible. */
  readonly done: boolean;
  readonly #grid: Grid;
  readonly #floors: Grid;
  readonly #ceilings: Int32Array;
  readonly #least: Int32Array;
  readonly #count: number;
  readonly #bag: number;
  /** Where the moment begins in the grid, in lists by moment and company, and in those by moment and screen. */
  readonly #now: number;
  readonly #row: number;
  readonly #first: number;
  readonly #sizes: Int32Array;
  readonly #put: Int32Array;
  readonly #rng: Rng;

  constructor(seen: Evidence, { floors, ceilings, least }: Bounds, grid: Grid, moment: number, rng: Rng) {
    this.#count = seen.companies.length;
    this.#bag = seen.hidden.length;
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
    this.#keepAll(seen);
    this.done = this.#putWhatWasDrawn() && this.#putExcess();
    if (this.done) this.#putSomeMore();
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

  /** Whether a screen has more of a company than it must, and more dice than it must. */
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

  /** Dice that came out of the bag had been put there. */
  #putWhatWasDrawn(): boolean {
    const missing: number[] = [];
    for (let c = 0; c < this.#count; c++) for (let dice = this.#inBag(c); dice < 0; dice++) missing.push(c);
    return shuffle(missing, this.#rng).every((c) => this.#putAnyOf(c) || this.#putInstead(c));
  }

  /** Some screen that can spare a die of a company puts it in the bag; the more it can spare, the likelier. */
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

  /** A screen that has put all it can takes a die of another company back, which another screen puts instead. */
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

  /** Puts a die of a screen in the bag, or in place of one that another screen takes back (and so on: `tried` has been). */
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
