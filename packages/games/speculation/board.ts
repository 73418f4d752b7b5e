import { COMPANIES, END, START } from './data.ts';
import type { Data, Side } from './data.ts';
import type { State } from './state.ts';

/** The tables, prepared for fast lookup. */
export interface Board {
  readonly data: Data;
  /** By side and space: the price list that counts there, by rank from 0. */
  readonly lists: Readonly<Record<Side, readonly (readonly number[])[]>>;
}

/** The board that the tables describe (S2, S3). */
export function boardOf(data: Data): Board {
  const start = COMPANIES.map(() => data.startPrice);
  const bySpace = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: END + 1 }, (_, space) => {
      if (space === START) return start;
      return lists[space === END ? data.segments.length : data.segments.findIndex((last) => space <= last)]!;
    });
  return { data, lists: { plain: bySpace(data.plain), star: bySpace(data.star) } };
}

/** Where the bricks stand, read-only. */
interface Bricks {
  readonly bricks: readonly number[];
  readonly arrived: readonly number[];
}

/** S15: one more than the number of bricks ahead; on END the earlier is ahead, on START all are level. */
export function rankOf({ bricks, arrived }: Bricks, company: number): number {
  const space = bricks[company]!;
  if (space === END) return arrived.indexOf(company) + 1;
  let rank = 1;
  for (let other = 0; other < bricks.length; other++) if (bricks[other]! > space) rank++;
  return rank;
}

/** S3: what a share costs with the bricks as they stand. */
export const priceOf = ({ lists }: Board, side: Side, bricks: Bricks, company: number): number =>
  lists[side][bricks.bricks[company]!]![rankOf(bricks, company) - 1]!;

/** Brings the prices up to date after bricks have moved. */
export function reprice(board: Board, state: State): void {
  for (let company = 0; company < state.bricks.length; company++)
    state.prices[company] = priceOf(board, state.side, state, company);
}

/** Puts a brick on a space; END remembers the order. */
export function place({ bricks, arrived }: Pick<State, 'bricks' | 'arrived'>, company: number, space: number): void {
  bricks[company] = space;
  if (space === END) arrived.push(company);
}

/** S10: where a brick comes to stand after this many empty spaces; END is always free and ends the walk. */
export function ahead(bricks: readonly number[], from: number, steps: number): number {
  let space = from;
  for (let left = steps; left > 0 && space < END;) if (++space === END || !bricks.includes(space)) left--;
  return space;
}

/** The empty spaces that such a walk counts. */
export const walk = (bricks: readonly number[], from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + 1 + i).filter((space) => space === END || !bricks.includes(space));

/** S9: where Rank +1 takes a brick: past the one just ahead of it. Null for the first brick. */
export function rankUp(bricks: readonly number[], company: number): number | null {
  const from = bricks[company]!;
  let next = END;
  for (const space of bricks) if (space > from && space < next) next = space;
  return next === END ? null : ahead(bricks, next, 1);
}

/** S9: where Rank -1 takes a brick: behind the one just behind it. Null for the last brick, and for those on START. */
export function rankDown(bricks: readonly number[], company: number): number | null {
  const from = bricks[company]!;
  let next = -1;
  for (const space of bricks) if (space < from && space > next) next = space;
  if (next === -1) return null;
  let to = Math.max(START, next - 1);
  while (to !== START && bricks.includes(to)) to--;
  return to;
}
