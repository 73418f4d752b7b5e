/** What a seat gained and what it lost over all parts, both as positive sums. */
export interface Sums {
  readonly gains: number;
  readonly losses: number;
}

export const sumsOf = (amounts: readonly number[]): Sums => ({
  gains: amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0),
  losses: amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0),
});

/** How far the bars of a table reach to either side, so that all are drawn to one scale. */
export function reachOf(amounts: readonly (readonly number[])[]): Sums {
  const sums = amounts.map(sumsOf);
  return {
    gains: Math.max(1, ...sums.map(({ gains }) => gains)),
    losses: Math.max(0, ...sums.map(({ losses }) => losses)),
  };
}
