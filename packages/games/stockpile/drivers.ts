import type { Driver, Seat } from '@outcry/engine';
import { COMPANY_COUNT, DIVIDEND } from './cards.ts';
import { estimates } from './estimates.ts';
import type { Event } from './events.ts';
import { parts } from './evaluate.ts';
import { forecasted, isAhead } from './preview.ts';
import type { Forecasted } from './preview.ts';
import { priceOf } from './rules.ts';
import type { Rules } from './rules.ts';
import { sharesOf } from './score.ts';
import type { State } from './state.ts';

/** What a seat knows of the pairs that have yet to move a price or to pay. */
function knownTo(rules: Rules, state: State, seat: Seat): { readonly pair: number; readonly known: Forecasted }[] {
  const pairs = state.pairs.map(({ company, forecast, companyKnown, forecastKnown }) =>
    ((companyKnown & forecastKnown) >> seat) & 1 ? { company, forecast } : { company: null, forecast: null },
  );
  const table = { ...state, places: state.prices, pairs };
  return pairs.flatMap((_, pair) => {
    const known = forecasted(rules.data, table, pair);
    return known === null ? [] : [{ pair, known }];
  });
}

/** What a seat knew in `root` of a company: what that makes of the shares it has in `future`, and what it was paid so. */
interface Foreknown {
  readonly worth: number;
  readonly paid: number;
}

/** By company, what a seat knew in `root` that its price would do, or that it would pay. */
function foreknown(
  rules: Rules,
  root: State,
  future: State,
  seat: Seat,
  dividends: readonly number[],
): ReadonlyMap<number, Foreknown> {
  return new Map(
    knownTo(rules, root, seat).map(({ pair, known: { company, forecast, outlook } }) => {
      const price = priceOf(rules, root, company);
      const shares = sharesOf(future.players[seat]!, company);
      const isDone = future.round !== root.round || !isAhead(future, pair);
      const lost = isDone ? (future.lost[company]?.[seat] ?? 0) : shares;
      if (outlook === null)
        return [
          company,
          isDone ? { worth: 0, paid: dividends[company]! } : { worth: shares * (forecast - DIVIDEND), paid: 0 },
        ];
      const split = isDone ? outlook.price - price / 2 : 2 * outlook.price - price;
      const worth =
        outlook.fate === 'bankrupt'
          ? -price * lost
          : shares * (outlook.fate === 'split' ? split : outlook.price - price);
      return [company, { worth, paid: 0 }];
    }),
  );
}

const NOTHING: Foreknown = { worth: 0, paid: 0 };

/**
 * What each company made for a seat: its shares and sales, what the seat knew of its price, dividends and its majority;
 * then what the stockpiles of this round cost, those of later rounds, and fees.
 */
export function drivers(rules: Rules, root: State, future: State, events: readonly Event[], seat: Seat): Driver[] {
  const sales = new Array<number>(COMPANY_COUNT).fill(0);
  const dividends = new Array<number>(COMPANY_COUNT).fill(0);
  let fees = 0;
  let bid = 0;
  let laterBids = 0;
  let isLater = false;
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
        if (event.seat !== seat) break;
        if (isLater) laterBids += event.paid;
        else bid += event.paid;
        break;
      case 'round':
        isLater = true;
        break;
      case 'dividend':
        dividends[event.company]! += event.paid[seat] ?? 0;
        break;
      case 'fee':
        // What is owed is among the parts until it is paid.
        if (event.seat === seat && event.outcome !== 'owed')
          fees += event.outcome === 'received' ? event.amount : -event.amount;
        break;
      case 'debt-paid':
        if (event.seat === seat) fees -= event.amount;
        break;
      default:
    }
  const player = future.players[seat]!;
  const over = future.phase.kind === 'over';
  const expected = over ? null : estimates(rules, future, null);
  const all = parts(rules, future)[seat]!;
  const known = foreknown(rules, root, future, seat, dividends);
  return [
    ...sales.flatMap((sold, company): Driver[] => {
      const { worth, paid } = known.get(company) ?? NOTHING;
      return [
        {
          cause: 'price',
          company,
          amount:
            sold -
            worth +
            (expected === null
              ? sharesOf(player, company) * priceOf(rules, future, company)
              : player.shares[company]! * expected.share[company]! + player.split[company]! * expected.split[company]!),
        },
        { cause: 'forecast', company, amount: worth + paid },
        { cause: 'dividend', company, amount: dividends[company]! - paid },
        { cause: 'majority', company, amount: leads(future, seat, company) ? rules.data.payouts.majority : 0 },
      ];
    }),
    { cause: 'bid', company: null, amount: -bid },
    { cause: 'laterBids', company: null, amount: -laterBids },
    { cause: 'fee', company: null, amount: fees + (all['fees'] ?? 0) },
  ];
}

/** Whether a seat has the most shares of a company, alone. */
function leads({ players }: State, seat: Seat, company: number): boolean {
  const own = sharesOf(players[seat]!, company);
  return own > 0 && players.every((player, other) => other === seat || sharesOf(player, company) < own);
}
