import type { Driver, Seat } from '@outcry/engine';
import type { Box } from './box.ts';
import { SECTORS } from './data.ts';
import { parts } from './evaluate.ts';
import type { Event, State } from './state.ts';

/** What each sector made for a seat (its shares at the price of the future, less what was paid for them), dividends, prizes and fees. */
export function drivers(box: Box, _root: State, future: State, events: readonly Event[], seat: Seat): Driver[] {
  const spent = SECTORS.map(() => 0);
  const dividends = SECTORS.map(() => 0);
  let prizes = 0;
  let fees = 0;
  const deal = (buyer: Seat | null, seller: Seat | null, sector: number, cost: number): void => {
    if (buyer === seat) spent[sector]! += cost;
    if (seller === seat) spent[sector]! -= cost;
  };
  for (const event of events)
    switch (event.kind) {
      case 'answer': {
        const cost = event.number * event.price;
        if (event.side === 'buy') deal(event.to, event.seat, event.sector, cost);
        else deal(event.seat, event.to, event.sector, cost);
        break;
      }
      case 'bank':
        if (event.side === 'buy') deal(event.seat, null, event.sector, event.number * event.price);
        else deal(null, event.seat, event.sector, event.number * event.price);
        break;
      case 'dividend':
        dividends[event.sector]! += event.paid[seat] ?? 0;
        break;
      case 'paid':
        prizes += (event.to === seat ? event.amount : 0) - (event.from === seat ? event.amount : 0);
        break;
      case 'fee':
        if (event.seat === seat) fees += event.amount;
        break;
      default:
    }
  const { shares } = future.players[seat]!;
  const expected = parts(box, future)[seat]!;
  return [
    ...SECTORS.flatMap((_, sector): Driver[] => [
      { cause: 'price', company: sector, amount: shares[sector]! * future.prices[sector]! - spent[sector]! },
      { cause: 'dividend', company: sector, amount: dividends[sector]! },
    ]),
    { cause: 'price', company: null, amount: expected['rises'] ?? 0 },
    { cause: 'dividend', company: null, amount: expected['dividends'] ?? 0 },
    { cause: 'prize', company: null, amount: prizes + (expected['prizes'] ?? 0) },
    { cause: 'fee', company: null, amount: (expected['fees'] ?? 0) + (expected['ruin'] ?? 0) - fees },
  ];
}
