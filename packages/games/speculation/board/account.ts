import type { Locale } from '@outcry/engine';
import type { Account, PricesNow } from '@outcry/ui';
import { money, number } from '@outcry/engine/figures';
import { COMPANIES } from '../data.ts';
import type { Data } from '../data.ts';
import { worthAt } from '../preview.ts';
import { actionNow, movementNow } from '../state.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { LOOKS } from './looks.ts';
import { TEXT } from './text/index.ts';

/** Where the game stands, for the header. */
export function where(view: View, locale: Locale): string {
  const text = TEXT[locale];
  const { phase, turn } = view;
  if (phase.kind === 'over') return text.whereOver(turn);
  return text.where(turn, text.actions[actionNow(view)], movementNow(view));
}

/** Turns a part of the chart holds: a shuffle's worth of cards. */
const PART = 9;
const STEP = 100;

/** Every share's price; parts of nine turns. */
export function prices(view: View, _data: Data, locale: Locale): PricesNow {
  const most = Math.max(STEP, ...view.prices);
  const from = Math.floor((view.turn - 1) / PART) * PART + 1;
  return {
    prices: LOOKS.map((company, index) => {
      const value = view.prices[index]!;
      return { company, value, label: number(value, locale) };
    }),
    part: TEXT[locale].part(from),
    axis: Array.from({ length: Math.ceil(most / STEP) + 1 }, (_, i) => ({
      value: i * STEP,
      label: number(i * STEP, locale),
    })),
  };
}

/** S14: cash and shares at their prices; all of it is open. */
export const wealth = (view: View): number[] => view.players.map((_, seat) => worthAt(view, view.prices, seat));

/** An amount of money. */
export const inMoney = (amount: number, locale: Locale): string => money(amount, locale);

/** Companies with a part of their own in the account; the others share one. */
const NAMED = 4;

/** What each company brought or cost each seat, in trades and at the end, and the cash everybody began with. */
export function account(view: View, events: readonly Event[], _data: Data, locale: Locale): Account {
  const { players, prices: last } = view;
  const earned = players.map(({ shares }) => shares.map((number, company) => number * last[company]!));
  const began = players.map(({ cash }) => cash);
  for (const event of events) {
    if (event.kind !== 'traded') continue;
    const { seat, buy, sell, cost, proceeds } = event;
    if (buy !== null) earned[seat]![buy]! -= cost;
    if (sell !== null) earned[seat]![sell]! += proceeds;
    began[seat]! += cost - proceeds;
  }
  const weight = (company: number): number => earned.reduce((sum, amounts) => sum + Math.abs(amounts[company]!), 0);
  const traded = COMPANIES.map((_, company) => company).filter((company) => weight(company) > 0);
  const named = traded.toSorted((a, b) => weight(b) - weight(a) || a - b).slice(0, NAMED);
  const others = traded.filter((company) => !named.includes(company));
  const together = (amounts: readonly number[]): number => others.reduce((sum, company) => sum + amounts[company]!, 0);
  const text = TEXT[locale];
  return {
    parts: [
      text.beginning,
      ...named.map((company) => LOOKS[company]!.name),
      ...(others.length > 0 ? [text.others] : []),
    ],
    amounts: earned.map((amounts, seat) => [
      began[seat]!,
      ...named.map((company) => amounts[company]!),
      ...(others.length > 0 ? [together(amounts)] : []),
    ]),
  };
}
