import type { Driver, Seat } from '@outcry/engine';
import { COMPANIES } from './data.ts';
import type { Data } from './data.ts';
import { payFor, payoutsOf, sharesOf } from './phases/payout.ts';
import type { State } from './state.ts';

/**
 * What the round paid a seat, by company: its place among the holders at the price the root had, and what the price
 * changed since. Futures end when the round is paid, so the portfolios looked at are those that were paid last.
 */
export const driversOf =
  (data: Data) =>
  (root: State, future: State, _events: readonly unknown[], seat: Seat): Driver[] => {
    const payouts = payoutsOf(data, root.seats);
    const paid = future.phase.kind === 'over' ? future.portfolios : future.lastPortfolios;
    return COMPANIES.flatMap((_, company): Driver[] => {
      if (!root.inPlay[company]) return [];
      const shares = sharesOf(paid, company);
      const payAt = (boxes: readonly number[]): number => payFor(payouts[data.track[boxes[company]!]!]!, shares)[seat]!;
      const before = payAt(root.boxes);
      return [
        { cause: 'majority', company, amount: before },
        { cause: 'price', company, amount: payAt(future.boxes) - before },
      ];
    });
  };
