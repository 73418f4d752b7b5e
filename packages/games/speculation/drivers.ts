import type { Driver, Seat } from '@outcry/engine';
import type { Board } from './board.ts';
import { COMPANIES } from './data.ts';
import { Prospects } from './prospects.ts';
import type { Event, State } from './state.ts';

/**
 * What each company made for a seat: its shares at the price of the future, less what was paid for them; and what the
 * rank its brick is expected to reach still makes of them.
 */
export function driversOf(board: Board) {
  const prospects = new Prospects(board);
  return (_root: State, future: State, events: readonly Event[], seat: Seat): Driver[] => {
    const spent = COMPANIES.map(() => 0);
    for (const event of events) {
      if (event.kind !== 'traded' || event.seat !== seat) continue;
      if (event.buy !== null) spent[event.buy]! += event.cost;
      if (event.sell !== null) spent[event.sell]! -= event.proceeds;
    }
    const over = future.phase.kind === 'over';
    if (!over) prospects.look(future);
    return COMPANIES.flatMap((_, company): Driver[] => {
      const count = future.players[seat]!.shares[company]!;
      const price = future.prices[company]!;
      return [
        { cause: 'price', company, amount: count * price - spent[company]! },
        { cause: 'rank', company, amount: over ? 0 : count * (prospects.shares[company]! - price) },
      ];
    });
  };
}
