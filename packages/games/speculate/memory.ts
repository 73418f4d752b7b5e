import type { Rng } from '@outcry/engine';
import type { Card } from './state.ts';

/**
 * What the table can work out about hidden hands. A card that was in the discards at a shuffle was in the pile after it,
 * so it cannot be among the cards a seat drew before. Which of its cards a seat has kept is hidden; but every history
 * that fits what was seen is equally likely when all orders of the pile are and any card of a hand may be played, so
 * histories are counted. A hand's cards are told by age: how many shuffles came before each was drawn. Only what a
 * bankrupt seat handed in unseen (P14) is not followed: it counts as if it had lain in the pile all along.
 */
interface Ages {
  /** The ways a hand may have come about, for each pair of ages of its two oldest cards. */
  readonly oldest: readonly number[];
  readonly middle: readonly number[];
  readonly ways: readonly number[];
  readonly newest: number;
}

/** Counts the histories behind a hand, by the ages of its cards, from what was seen of it (`Player.trail`). */
function agesOf(trail: readonly number[]): Ages {
  let newest = 0;
  const size = (trail.at(-1) ?? 0) + 1;
  let ways = new Float64Array(size * size);
  let next = new Float64Array(size * size);
  ways[0] = 1;
  for (let i = 0; i < trail.length; i += 2) {
    const since = trail[i]!;
    next.fill(0);
    for (let oldest = 0; oldest <= newest; oldest++)
      for (let middle = oldest; middle <= newest; middle++) {
        const count = ways[oldest * size + middle]!;
        if (count === 0) continue;
        if (oldest >= since) next[middle * size + newest]! += count;
        if (middle >= since) next[oldest * size + newest]! += count;
        if (newest >= since) next[oldest * size + middle]! += count;
      }
    [ways, next] = [next, ways];
    newest = trail[i + 1]!;
  }
  const pairs = [...ways.keys()].filter((pair) => ways[pair]! > 0);
  return {
    oldest: pairs.map((pair) => Math.floor(pair / size)),
    middle: pairs.map((pair) => pair % size),
    ways: pairs.map((pair) => ways[pair]!),
    newest,
  };
}

/** Cards nobody has seen since, those longest unseen first; `upTo[age]` of them can be in a hand at that age. */
interface Unseen {
  readonly cards: Card[];
  readonly upTo: number[];
}

const SCALE = 2 ** 31;
const chance = (rng: Rng): number => rng.below(SCALE) / SCALE;

/** Takes the card at a place. */
function take({ cards, upTo }: Unseen, place: number, since: (card: Card) => number): Card {
  const [card] = cards.splice(place, 1);
  for (let older = since(card!); older < upTo.length; older++) upTo[older]!--;
  return card!;
}

/** The first of the cards that can be taken, so that every later hand finds those it needs: `reserved` of each age. */
function firstFree(upTo: readonly number[], reserved: readonly number[]): number {
  for (let age = upTo.length - 1; age >= 0; age--) if (upTo[age]! <= reserved[age]!) return upTo[age]!;
  return 0;
}

/** In how many ways the unseen cards can fill a hand of these ages. */
const fillings = (upTo: readonly number[], { oldest, middle, newest, ways }: Ages, pair: number): number => {
  const [first, second, third] = [upTo[oldest[pair]!]!, upTo[middle[pair]!]! - 1, upTo[newest]! - 2];
  return first > 0 && second > 0 && third > 0 ? ways[pair]! * first * second * third : 0;
};

function allFillings(upTo: readonly number[], ages: Ages): number {
  let sum = 0;
  for (let pair = 0; pair < ages.ways.length; pair++) sum += fillings(upTo, ages, pair);
  return sum;
}

/** What a viewer can work out about the hidden hands: it takes a while, and is the same for every deal they imagine. */
export interface Hidden {
  readonly since: (card: Card) => number;
  readonly ages: readonly Ages[];
  /** The order in which hands are dealt: those first whose cards must be old, since few are. */
  readonly order: readonly number[];
  /** By hand: how many cards up to each age the hands that are dealt after it must have. */
  readonly reserved: readonly (readonly number[])[];
  readonly unseen: Unseen;
  /**
   * By hand: the most histories there can be behind it. The hands dealt before it have each taken a card that is no newer
   * than their oldest can be at the latest, and so on.
   */
  readonly most: readonly number[];
}

/** `cards` are all that the viewer does not see, `trails` belong to the seats that hold three of them each. */
export function hiddenOf(
  cards: readonly Card[],
  since: (card: Card) => number,
  trails: readonly (readonly number[])[],
  shuffles: number,
): Hidden {
  const ages = trails.map(agesOf);
  const upTo = Array.from({ length: shuffles + 1 }, (_, age) => cards.filter((card) => since(card) <= age).length);
  const latest = ages.map(({ oldest, middle, newest }) => [Math.max(...oldest), Math.max(...middle), newest]);
  const order = [...ages.keys()].toSorted((a, b) => latest[a]![0]! + latest[a]![1]! - latest[b]![0]! - latest[b]![1]!);
  const left = upTo.slice();
  const most: number[] = [];
  const reserved: number[][] = [];
  const needed = upTo.map((_, age) => latest.flat().filter((needs) => needs <= age).length);
  for (const hand of order) {
    most[hand] = allFillings(left, ages[hand]!);
    for (const age of latest[hand]!)
      for (let later = age; later < left.length; later++) {
        left[later]!--;
        needed[later]!--;
      }
    reserved[hand] = needed.slice();
  }
  return { since, ages, order, reserved, unseen: { cards: cards.toSorted((a, b) => since(a) - since(b)), upTo }, most };
}

interface Dealt {
  readonly hands: Card[][];
  readonly rest: Card[];
}

/** Deals tried at most before the best of them has to do: where five hands leave few cards, hardly any is accepted. */
const TRIES = 64;

/**
 * Deals the hidden hands, each by its probability; what is left of the unseen cards is the pile. Hand after hand is drawn
 * by the number of histories behind it, and leaves what later hands must have. The hands dealt first narrow what is left
 * for the next: a deal is accepted with the part of its histories that remains of the most there could be, which makes
 * the whole of it right. When none of
 * many is accepted, one of them is drawn by that part, which is right but for a little.
 */
export function dealHidden(hidden: Hidden, rng: Rng): Dealt {
  let kept: Dealt | null = null;
  let parts = 0;
  for (let tries = 1; ; tries++) {
    const { dealt, part } = deal(hidden, rng);
    if (chance(rng) < part) return dealt;
    parts += part;
    if (chance(rng) * parts < part) kept = dealt;
    if (tries >= TRIES && kept) return kept;
  }
}

/** A deal, and the part of its hands' histories that remains; 0 where a hand could not be dealt. */
function deal(hidden: Hidden, rng: Rng): { dealt: Dealt; part: number } {
  const { ages, order, unseen, most } = hidden;
  const left = { cards: unseen.cards.slice(), upTo: unseen.upTo.slice() };
  const hands: Card[][] = [];
  let part = 1;
  for (const hand of order) {
    const all = allFillings(left.upTo, ages[hand]!);
    part *= all / most[hand]!;
    if (part === 0) break;
    hands[hand] = [];
    for (const age of drawAges(left.upTo, ages[hand]!, all, rng)) {
      const possible = left.upTo[age]!;
      const first = firstFree(left.upTo, hidden.reserved[hand]!);
      part *= Math.max(0, possible - first) / possible;
      if (part === 0) return { dealt: { hands, rest: [] }, part };
      hands[hand].push(take(left, first + rng.below(possible - first), hidden.since));
    }
  }
  return { dealt: { hands, rest: left.cards }, part };
}

/** The ages of a hand's cards, by the number of ways it can be filled with cards of those ages. */
function drawAges(upTo: readonly number[], ages: Ages, all: number, rng: Rng): number[] {
  let left = chance(rng) * all;
  let pair = 0;
  while (pair < ages.ways.length - 1 && (left -= fillings(upTo, ages, pair)) >= 0) pair++;
  return [ages.oldest[pair]!, ages.middle[pair]!, ages.newest];
}
