import type { Rng } from '@outcry/engine';
import { HAND } from './data.ts';
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

/** Takes one of the cards that can have that age. */
function take({ cards, upTo }: Unseen, age: number, since: (card: Card) => number, rng: Rng): Card {
  const [card] = cards.splice(rng.below(upTo[age]!), 1);
  for (let older = since(card!); older < upTo.length; older++) upTo[older]!--;
  return card!;
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
  readonly unseen: Unseen;
  /** By hand, in the order they are dealt: the most histories there could be behind it. */
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
  const most = ages.map((hand, i) =>
    allFillings(
      upTo.map((number) => Math.min(number, cards.length - HAND * i)),
      hand,
    ),
  );
  return { since, ages, unseen: { cards: cards.toSorted((a, b) => since(a) - since(b)), upTo }, most };
}

/**
 * Deals the hidden hands, each by its probability; what is left of the unseen cards is the pile. Hand after hand is drawn
 * by the number of histories behind it. The hands dealt first narrow what is left for the next: a deal is accepted with
 * the part of their histories that remains of the most there could be, which makes the whole of it right.
 */
export function dealHidden({ since, ages, unseen, most }: Hidden, rng: Rng): { hands: Card[][]; rest: Card[] } {
  for (;;) {
    const left = { cards: unseen.cards.slice(), upTo: unseen.upTo.slice() };
    const hands: Card[][] = [];
    let accepted = 1;
    for (const [i, hand] of ages.entries()) {
      const all = allFillings(left.upTo, hand);
      accepted *= all / most[i]!;
      if (accepted === 0) break;
      hands.push(dealHand(left, hand, all, since, rng));
    }
    if (hands.length === ages.length && chance(rng) < accepted) return { hands, rest: left.cards };
  }
}

function dealHand(unseen: Unseen, ages: Ages, all: number, since: (card: Card) => number, rng: Rng): Card[] {
  let left = chance(rng) * all;
  let pair = 0;
  while (pair < ages.ways.length - 1 && (left -= fillings(unseen.upTo, ages, pair)) >= 0) pair++;
  return [ages.oldest[pair]!, ages.middle[pair]!, ages.newest].map((age) => take(unseen, age, since, rng));
}
