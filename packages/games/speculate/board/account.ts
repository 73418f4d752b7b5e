import type { Locale } from '@outcry/engine';
import type { Account, PricesNow } from '@outcry/ui';
import { number } from '@outcry/engine/figures';
import type { Data } from '../data.ts';
import { holdingsShown, worthOf } from '../preview.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { LOOKS } from './looks.ts';
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
    prices: LOOKS[locale].map((company, sector) => {
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

/** Where the money is at the end: cash, and each sector's shares. */
export function account(view: View, _events: readonly Event[], _data: Data, locale: Locale): Account {
  return {
    parts: [TEXT[locale].cash, ...LOOKS[locale].map(({ name }) => name)],
    amounts: view.players.map(({ cash, shares }) => [
      cash,
      ...shares.map((count, sector) => count * view.prices[sector]!),
    ]),
  };
}
