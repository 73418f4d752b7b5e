import type { Explained } from './explain.ts';

/** An amount people are told of a move: a part of their own wealth, or, with null, the best rival's wealth. */
export interface Told {
  readonly part: string | null;
  readonly amount: number;
}

/** More than so many are not read. */
const MOST = 3;

const largest = (amounts: readonly Told[]): Told[] =>
  amounts
    .filter(({ amount }) => Math.round(amount) !== 0)
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .slice(0, MOST);

/** What one's wealth would mostly be made of after a move. */
export const madeOf = ({ parts }: Explained): Told[] =>
  largest(Object.entries(parts).map(([part, amount]) => ({ part, amount })));

/** What a move mostly changes against another. */
export const comparedWith = (other: Explained, { parts, rival }: Explained): Told[] =>
  largest([
    ...Object.entries(parts).map(([part, amount]) => ({ part, amount: amount - other.parts[part]! })),
    { part: null, amount: rival - other.rival },
  ]);
