import type { Locale } from '@outcry/engine';
import type { Account, PricesNow } from '@outcry/ui';
import { money, number } from '@outcry/ui/figures.ts';
import { COMPANIES } from '../data.ts';
import type { Data } from '../data.ts';
import { worthAt } from '../preview.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { LOOKS } from './looks.ts';
import { TEXT } from './text/index.ts';

/** Where the game stands, for the header. */
export const where = ({ phase, turn, side }: View, locale: Locale): string =>
  phase.kind === 'over' ? TEXT[locale].whereOver(turn) : TEXT[locale].where(turn, side);

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

/** Where the money is at the end: cash, and the shares of each company that anybody has. */
export function account(view: View, _events: readonly Event[], _data: Data, locale: Locale): Account {
  const held = COMPANIES.flatMap((_, company) =>
    view.players.some(({ shares }) => shares[company]! > 0) ? [company] : [],
  );
  return {
    parts: [TEXT[locale].cash, ...held.map((company) => LOOKS[company]!.name)],
    amounts: view.players.map(({ cash, shares }) => [
      cash,
      ...held.map((company) => shares[company]! * view.prices[company]!),
    ]),
  };
}
