import type { Locale } from '@outcry/engine';
import type { Account, PricesNow } from '@outcry/ui';
import { money, number } from '@outcry/engine/figures';
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

/** Companies with a part of their own in the account; the others share one. */
const NAMED = 4;

/** Where the money is at the end: cash, the shares that are worth most in all, and the others together. */
export function account(view: View, _events: readonly Event[], _data: Data, locale: Locale): Account {
  const { players, prices: last } = view;
  const text = TEXT[locale];
  const worthOf = (seat: number, company: number): number => players[seat]!.shares[company]! * last[company]!;
  const total = (company: number): number => players.reduce((sum, _, seat) => sum + worthOf(seat, company), 0);
  const held = COMPANIES.map((_, company) => company).filter((company) => total(company) !== 0);
  const best = held.toSorted((a, b) => total(b) - total(a) || a - b).slice(0, NAMED);
  const others = held.filter((company) => !best.includes(company));
  return {
    parts: [text.cash, ...best.map((company) => LOOKS[company]!.name), ...(others.length > 0 ? [text.others] : [])],
    amounts: players.map(({ cash }, seat) => [
      cash,
      ...best.map((company) => worthOf(seat, company)),
      ...(others.length > 0 ? [others.reduce((sum, company) => sum + worthOf(seat, company), 0)] : []),
    ]),
  };
}
