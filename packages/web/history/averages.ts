/** What one part of the money brought in a game on average. */
export interface Average {
  readonly part: string;
  readonly amount: number;
}

/** The parts of several games' money, each its average over all of them, what brought most first; without what brought nothing. */
export function averages(games: readonly (readonly Average[])[]): Average[] {
  const sums = new Map<string, number>();
  for (const { part, amount } of games.flat()) sums.set(part, (sums.get(part) ?? 0) + amount);
  return [...sums]
    .map(([part, sum]) => ({ part, amount: sum / games.length }))
    .filter(({ amount }) => Math.round(amount) !== 0)
    .toSorted((a, b) => b.amount - a.amount);
}
