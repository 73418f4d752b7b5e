import type { Result } from '@outcry/engine';

/** What wealth is computed from. */
interface Books {
  readonly players: readonly { readonly cash: number; readonly shares: readonly number[] }[];
  readonly prices: readonly number[];
}

/** S14: cash and shares at their prices, negative ones taken off. */
export function worth({ players, prices }: Books): number[] {
  return players.map(({ cash, shares }) =>
    shares.reduce((sum, count, company) => sum + count * prices[company]!, cash),
  );
}

/** S14: the richest wins, ties share the place. */
export function result(state: Books): Result {
  const scores = worth(state);
  return { scores, places: scores.map((mine) => 1 + scores.filter((other) => other > mine).length) };
}
