import type { State } from './state.ts';

/** What simulations count about a game that is over: whether it reached its last round, prices, and claims. */
export function statistics({ players, prices, shown }: State): Readonly<Record<string, boolean | number>> {
  const bankruptcies = players.filter(({ out }) => out).length;
  return {
    earlyEnd: bankruptcies === players.length - 1,
    bankruptcies,
    endPrice: prices.reduce((sum, price) => sum + price, 0) / prices.length,
    claimed: shown.length > 0,
    claims: shown.length,
  };
}
