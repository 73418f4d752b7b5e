import { shuffle } from '@outcry/engine';
import type { Rng } from '@outcry/engine';
import { FIRST_DICE, MOST_KEPT } from './data.ts';
import type { Grid, Sightings } from './sightings.ts';

const UNLIMITED = 1 << 20;

/**
 * A first guess of where the hidden dice lay at every moment: `grid[(moment * places + place) * companies + company]`.
 * For every company by itself it fits all that was seen; a screen may hold too many or too few dice, which the walk of
 * `Whereabouts` puts right. Without any evidence it is dealt like the dice themselves (B6).
 */
export function guessed(seen: Sightings, rng: Rng): Grid {
  const places = seen.hidden.length + 1;
  const count = seen.companies.length;
  const floor = floorsOf(seen);
  const ceiling = bagCeilingsOf(seen);
  const grid = new Int32Array(seen.moments * places * count);
  deal(seen, grid, floor, ceiling, rng);
  for (let moment = 1; moment < seen.moments; moment++) guessBagging(seen, grid, floor, ceiling, moment, rng);
  return grid;
}

/** What each screen must hold at a moment so that everything it placed later was there. */
function floorsOf({ moments, hidden, companies, least, net }: Sightings): Grid {
  const step = (hidden.length + 1) * companies.length;
  const floor = least.slice();
  for (let at = (moments - 1) * step - 1; at >= 0; at--) floor[at] = Math.max(floor[at]!, floor[at + step]! - net[at]!);
  return floor;
}

/** What the bag can hold at a moment: what is drawn from it until it is seen to be empty. */
function bagCeilingsOf({ moments, companies, drawn, emptied, ownBagged }: Sightings): Int32Array {
  const count = companies.length;
  const ceiling = new Int32Array(moments * count).fill(UNLIMITED);
  for (let moment = moments - 1; moment >= 0; moment--)
    for (let c = 0; c < count; c++) {
      const at = moment * count + c;
      if (emptied[moment]) ceiling[at] = 0;
      else if (moment < moments - 1) ceiling[at] = ceiling[at + count]! + drawn[at + count]! - ownBagged[at + count]!;
    }
  return ceiling;
}

/** Moment 0: each screen gets its floor; the other dice are shuffled and fill the free slots of screens and bag. */
function deal(
  { hidden, companies, hiddenDice }: Sightings,
  grid: Grid,
  floor: Grid,
  ceiling: Int32Array,
  rng: Rng,
): void {
  const count = companies.length;
  const bag = hidden.length;
  const loose: number[] = [];
  const slots: number[] = [];
  for (let place = 0; place < bag; place++) {
    let room = FIRST_DICE;
    for (let c = 0; c < count; c++) room -= grid[place * count + c] = floor[place * count + c]!;
    for (; room > 0; room--) slots.push(place);
  }
  for (let c = 0; c < count; c++) {
    let left = hiddenDice[c]!;
    for (let place = 0; place < bag; place++) left -= floor[place * count + c]!;
    for (; left > 0; left--) loose.push(c);
  }
  while (slots.length < loose.length) slots.push(bag);
  shuffle(slots, rng);
  loose.forEach((c, i) => {
    const place = slots[i]!;
    const full = place === bag && grid[bag * count + c]! >= ceiling[c]!;
    grid[(full ? rng.below(bag) : place) * count + c]!++;
  });
}

/** Moment by moment: what must have gone into the bag, what the limit of five asks for, and some more by chance. */
function guessBagging(
  { hidden, companies, hiddenDice, net }: Sightings,
  grid: Grid,
  floor: Grid,
  ceiling: Int32Array,
  moment: number,
  rng: Rng,
): void {
  const count = companies.length;
  const bag = hidden.length;
  const now = moment * (bag + 1) * count;
  const before = now - (bag + 1) * count;
  const sizes = new Int32Array(bag);
  for (let c = 0; c < count; c++) {
    let inBag = hiddenDice[moment * count + c]!;
    for (let place = 0; place < bag; place++) {
      const at = place * count + c;
      grid[now + at] = grid[before + at]! + net[before + at]!;
      sizes[place]! += grid[now + at]!;
      inBag -= grid[now + at]!;
    }
    grid[now + bag * count + c] = inBag;
  }
  const bagOne = (place: number, c: number): void => {
    grid[now + place * count + c]!--;
    grid[now + bag * count + c]!++;
    sizes[place]!--;
  };
  const spare = (place: number, c: number): boolean => grid[now + place * count + c]! > floor[now + place * count + c]!;
  for (let c = 0; c < count; c++)
    while (grid[now + bag * count + c]! < 0) {
      let fullest = -1;
      for (let i = 0, place = rng.below(bag); i < bag; i++, place = (place + 1) % bag)
        if (spare(place, c) && (fullest < 0 || sizes[place]! > sizes[fullest]!)) fullest = place;
      bagOne(fullest, c);
    }
  for (let place = 0; place < bag; place++)
    for (let i = 0, c = rng.below(count); i < count; i++, c = (c + 1) % count)
      while (spare(place, c) && grid[now + bag * count + c]! < ceiling[moment * count + c]!) {
        if (sizes[place]! <= MOST_KEPT && rng.below(2) === 0) break;
        bagOne(place, c);
      }
}
