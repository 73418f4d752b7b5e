import { COMPANIES, DICE, FACES, MOST_KEPT, MOST_PLACED } from './data.ts';
import { sum } from './state.ts';
import type { Company, Counts, Move, MoveOf } from './state.ts';

const BASE = DICE + 1;

/** A key for `length` counts from `from` on, each capped at `most`. */
function keyOf(counts: Counts, from: number, length: number, most: number): number {
  let key = 0;
  for (let i = from; i < from + length; i++) key = key * BASE + (counts[i]! < most ? counts[i]! : most);
  return key;
}

/** Every way to take part of each count, at most `most` in all; the first takes nothing. */
function parts(counts: Counts, most: number): number[][] {
  const found: number[][] = [];
  const part = counts.map(() => 0);
  const choose = (i: number, left: number): void => {
    if (i === counts.length) {
      found.push(part.slice());
      return;
    }
    for (let count = 0; count <= counts[i]! && count <= left; count++) {
      part[i] = count;
      choose(i + 1, left - count);
    }
    part[i] = 0;
  };
  choose(0, most);
  return found;
}

/** More lists than a long simulation keeps meeting. When there are as many, the cache is cleared. */
const MOST_LISTS = 8192;

/**
 * A cache of move lists that depend only on counts of dice. Each move and each list is built once; lists are found by
 * the key of their counts.
 */
class Lists {
  readonly #moves = new Map<number, Move>();
  readonly #lists = new Map<number, readonly Move[]>();
  readonly #make: (part: Counts) => Move;

  constructor(make: (part: Counts) => Move) {
    this.#make = make;
  }

  get(key: number): readonly Move[] | undefined {
    return this.#lists.get(key);
  }

  add(key: number, wanted: readonly Counts[]): readonly Move[] {
    if (this.#lists.size >= MOST_LISTS) {
      this.#lists.clear();
      this.#moves.clear();
    }
    const list = wanted.map((part) => {
      const moveKey = keyOf(part, 0, part.length, DICE);
      const move = this.#moves.get(moveKey) ?? this.#make(part);
      this.#moves.set(moveKey, move);
      return move;
    });
    this.#lists.set(key, list);
    return list;
  }
}

const MOST_TRADED = 10;
const trades = <Kind extends 'buy' | 'short'>(kind: Kind): { kind: Kind; company: Company; count: number }[][] =>
  COMPANIES.map((_, company) => Array.from({ length: MOST_TRADED }, (_, i) => ({ kind, company, count: i + 1 })));

/** By company, by count less one. */
export const BUYS: readonly (readonly MoveOf<'buy'>[])[] = trades('buy');
export const SHORTS: readonly (readonly MoveOf<'short'>[])[] = trades('short');
export const PASS: Move = { kind: 'pass' };

const takesOf = COMPANIES.map(
  (_, company) =>
    new Lists((part) => ({
      kind: 'take',
      company,
      pips: part.flatMap((count, face) => Array.from({ length: count }, () => face + 1)),
    })),
);

/** B7: every set of the dice that lie at a company, as their pips. */
export function takes(faces: Counts, company: Company): readonly Move[] {
  const key = keyOf(faces, company * FACES, FACES, DICE);
  const lists = takesOf[company]!;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const there = faces.slice(company * FACES, (company + 1) * FACES);
  return lists.add(key, parts(there, DICE).slice(1));
}

/** The same for sets of dice that are as many and show as many pips together. */
export const takeKey = ({ pips }: MoveOf<'take'>): number => pips.length * (DICE * FACES + 1) + sum(pips);

/** Sets of dice that differ in their number or their pips. */
export interface DistinctTakes {
  readonly moves: readonly MoveOf<'take'>[];
  readonly pips: readonly number[];
}
const distinct = new WeakMap<readonly Move[], DistinctTakes>();

/** The first of all sets of dice at a company with the same key. */
export function distinctTakes(faces: Counts, company: Company): DistinctTakes {
  const sets = takes(faces, company) as readonly MoveOf<'take'>[];
  const known = distinct.get(sets);
  if (known !== undefined) return known;
  const byKey = new Map<number, MoveOf<'take'>>();
  for (const move of sets) {
    const key = takeKey(move);
    if (!byKey.has(key)) byKey.set(key, move);
  }
  const moves = [...byKey.values()];
  const found = { moves, pips: moves.map((move) => sum(move.pips)) };
  distinct.set(sets, found);
  return found;
}

const placesOf = new Lists((part) => ({ kind: 'place', dice: part }));

/** B7: one to three of the dice behind a screen. */
export function places(dice: Counts): readonly Move[] {
  const key = keyOf(dice, 0, COMPANIES.length, MOST_PLACED);
  return placesOf.get(key) ?? placesOf.add(key, parts(dice, MOST_PLACED).slice(1));
}

const bagsOf = new Lists((part) => ({ kind: 'bag', dice: part }));

/** B9: any of the dice behind a screen, none too, so that at most five stay. */
export function bags(dice: Counts): readonly Move[] {
  const key = keyOf(dice, 0, COMPANIES.length, DICE);
  const known = bagsOf.get(key);
  if (known !== undefined) return known;
  return bagsOf.add(
    key,
    parts(dice, MOST_KEPT).map((stay) => dice.map((count, company) => count - stay[company]!)),
  );
}
