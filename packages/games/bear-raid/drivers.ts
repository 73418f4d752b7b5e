import type { Driver, Seat } from '@outcry/engine';
import { positionOf } from './state.ts';
import type { Event, State } from './state.ts';

/** What each company made for a seat: its position at the price of the future, less what was paid for it. */
export function drivers(_root: State, future: State, events: readonly Event[], seat: Seat): Driver[] {
  const spent = future.prices.map(() => 0);
  for (const event of events) {
    if (event.kind === 'bought' && event.seat === seat) spent[event.company]! += event.money;
    if (event.kind === 'shorted' && event.seat === seat) spent[event.company]! -= event.money;
  }
  return future.inPlay.map((company) => ({
    cause: 'price',
    company,
    amount: positionOf(future, seat, company) * future.prices[company]! - spent[company]!,
  }));
}
