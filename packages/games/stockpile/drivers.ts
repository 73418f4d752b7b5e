import type { Driver, Seat } from '@outcry/engine';
import { COMPANY_COUNT } from './cards.ts';
import { estimates } from './estimates.ts';
import type { Event } from './events.ts';
import { parts } from './evaluate.ts';
import { priceOf } from './rules.ts';
import type { Rules } from './rules.ts';
import { sharesOf } from './score.ts';
import type { State } from './state.ts';

/** What each company made for a seat: its shares and sales, dividends and its majority; then what stockpiles cost, and fees. */
export function drivers(rules: Rules, _root: State, future: State, events: readonly Event[], seat: Seat): Driver[] {
  const sales = new Array<number>(COMPANY_COUNT).fill(0);
  const dividends = new Array<number>(COMPANY_COUNT).fill(0);
  let fees = 0;
  let spent = 0;
  for (const event of events)
    switch (event.kind) {
      case 'sold':
        if (event.seat === seat) sales[event.company]! += event.brought;
        break;
      case 'got':
        if (event.seat === seat) sales[event.company]! -= event.paid;
        break;
      case 'split':
        sales[event.company]! += event.paid[seat] ?? 0;
        break;
      case 'won':
        if (event.seat === seat) spent += event.paid;
        break;
      case 'dividend':
        dividends[event.company]! += event.paid[seat] ?? 0;
        break;
      case 'fee':
        if (event.seat === seat) fees += event.outcome === 'received' ? event.amount : -event.amount;
        break;
      default:
    }
  const player = future.players[seat]!;
  const over = future.phase.kind === 'over';
  const expected = over ? null : estimates(rules, future, null);
  const all = parts(rules, future)[seat]!;
  return [
    ...sales.flatMap((sold, company): Driver[] => [
      {
        cause: 'price',
        company,
        amount:
          sold +
          (expected === null
            ? sharesOf(player, company) * priceOf(rules, future, company)
            : player.shares[company]! * expected.share[company]! + player.split[company]! * expected.split[company]!),
      },
      { cause: 'dividend', company, amount: dividends[company]! },
      { cause: 'majority', company, amount: leads(future, seat, company) ? rules.data.payouts.majority : 0 },
    ]),
    { cause: 'cash', company: null, amount: -spent },
    { cause: 'fee', company: null, amount: fees + (all['fees'] ?? 0) },
  ];
}

/** Whether a seat has the most shares of a company, alone. */
function leads({ players }: State, seat: Seat, company: number): boolean {
  const own = sharesOf(players[seat]!, company);
  return own > 0 && players.every((player, other) => other === seat || sharesOf(player, company) < own);
}
