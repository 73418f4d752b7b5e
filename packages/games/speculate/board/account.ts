import type { Locale, Seat } from '@outcry/engine';
import type { Account, PricesNow } from '@outcry/ui';
import { number } from '@outcry/engine/figures';
import type { Data } from '../data.ts';
import { holdingsShown, worthOf } from '../preview.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { looksIn } from './looks.ts';
import { TEXT } from './text/index.ts';

/** Where the game stands, for the header. */
export const where = ({ phase, round, rounds }: View, locale: Locale): string =>
  phase.kind === 'over' ? TEXT[locale].whereOver(round) : TEXT[locale].where(round, rounds);

/** Lines of the chart that have a label: so many steps up to the highest price. */
const LABELS = 3;

/** Every sector's price. */
export function prices(view: View, { prices: { highest } }: Data, locale: Locale): PricesNow {
  const axis = Array.from({ length: LABELS + 1 }, (_, step) => Math.round((highest * step) / LABELS));
  return {
    prices: looksIn(locale).map((company, sector) => {
      const value = view.prices[sector]!;
      return { company, value, label: number(value, locale) };
    }),
    part: number(view.round, locale),
    axis: axis.map((value) => ({ value, label: number(value, locale) })),
  };
}

/** P16: cash and shares at market prices, where the table shows them. */
export const wealth = (view: View): (number | null)[] =>
  view.players.map((player, seat) => (holdingsShown(view, seat) ? worthOf(player, view.prices) : null));

/** An amount of money: this game writes figures alone. */
export const inMoney = (amount: number, locale: Locale): string => number(amount, locale);

/** What one seat's money came from. */
interface Sources {
  began: number;
  readonly sectors: number[];
  fees: number;
  objectives: number;
}

/** Prices before the first event: from where each sector first moved. */
function firstPrices({ prices: last }: View, events: readonly Event[]): number[] {
  const first = last.slice();
  for (const event of events.toReversed()) if (event.kind === 'price') first[event.sector] = event.from;
  return first;
}

/**
 * What each sector brought or cost each seat (in deals, by dividends and at the end), what went in fees and what
 * objectives brought; shares taken for a claim count at their price of that moment. A bankrupt seat has lost it all.
 */
export function account(view: View, events: readonly Event[], { start }: Data, locale: Locale): Account {
  const now = firstPrices(view, events);
  const all = view.players.map(({ cash, shares }): Sources => ({
    began: cash,
    sectors: shares.map((number, sector) => number * view.prices[sector]!),
    fees: 0,
    objectives: 0,
  }));
  const dealt = (seat: Seat, sector: number, amount: number): void => {
    all[seat]!.sectors[sector]! += amount;
    all[seat]!.began -= amount;
  };
  const claimed = (from: Seat | null, to: Seat, amount: number, sector: number | null): void => {
    for (const [seat, gain] of [
      [to, amount],
      [from, -amount],
    ] as const) {
      if (seat === null) continue;
      all[seat]!.objectives += gain;
      if (sector === null) all[seat]!.began -= gain;
      else all[seat]!.sectors[sector]! -= gain;
    }
  };
  for (const event of events)
    switch (event.kind) {
      case 'price':
        now[event.sector] = event.to;
        break;
      case 'answer': {
        const amount = (event.side === 'buy' ? 1 : -1) * event.number * event.price;
        dealt(event.seat, event.sector, amount);
        dealt(event.to, event.sector, -amount);
        break;
      }
      case 'bank':
        dealt(event.seat, event.sector, (event.side === 'buy' ? -1 : 1) * event.number * event.price);
        break;
      case 'dividend':
        event.paid.forEach((amount, seat) => dealt(seat, event.sector, amount));
        break;
      case 'fee':
        all[event.seat]!.fees -= event.amount;
        all[event.seat]!.began += event.amount;
        break;
      case 'paid':
        claimed(event.from, event.to, event.amount, null);
        break;
      case 'took':
        claimed(event.from, event.to, event.price, event.sector);
        break;
      case 'took-all':
        event.shares.forEach((number, sector) => claimed(event.from, event.to, number * now[sector]!, sector));
        break;
      default:
    }
  const text = TEXT[locale];
  return {
    parts: [text.beginning, ...looksIn(locale).map(({ name }) => name), text.fees, text.objectives],
    amounts: all.map(({ began, sectors, fees, objectives }, seat) => {
      const untold = start.cash - began; // the fee of the very first turn is paid before anybody is told anything
      const parts = [start.cash, ...sectors, fees - untold, objectives];
      return view.players[seat]!.out ? parts.map(() => 0) : parts;
    }),
  };
}
