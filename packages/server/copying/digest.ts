import { createHash } from 'node:crypto';
import type { Row } from './place.ts';

/** A row as text: its columns in the order of their names. */
const textOf = (row: Row): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two lists have the same rows in the same order. */
export const areEqual = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, index) => textOf(row) === textOf(other[index]!));

/** How many rows there are, and a hash over all of them. */
export interface Digest {
  readonly rows: number;
  readonly hash: string;
}

export async function digestOf(pages: AsyncIterable<readonly Row[]>): Promise<Digest> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const page of pages) {
    rows += page.length;
    for (const row of page) hash.update(textOf(row)).update('\n');
  }
  return { rows, hash: hash.digest('hex') };
}
