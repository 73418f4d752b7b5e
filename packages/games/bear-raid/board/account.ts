import type { Locale } from '@outcry/engine';
import type { Account, PricesNow } from '@outcry/ui';
import { money } from '@outcry/ui/figures.ts';
import type { Data } from '../data.ts';
import { wealthOf } from '../preview.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { LOOKS } from './looks.ts';
import { TEXT } from './text/index.ts';

/** Where the game stands, for the header. */
export function where({ phase, round, rounds, screens }: View, locale: Locale): string {
  const text = TEXT[locale];
  if (phase.kind === 'over') return text.whereOver(rounds);
  const part = phase.kind === 'roll' ? 'roll' : phase.turn < screens.length ? 'there' : 'back';
  return text.where(round, rounds, text.parts[part]);
}

/** The prices of the companies in play, with the ends of the track and where prices begin. */
export function prices(view: View, { prices: track }: Data, locale: Locale): PricesNow {
  return {
    prices: view.inPlay.map((company) => {
      const value = view.prices[company]!;
      return { company: LOOKS[company]!, value, label: money(value, locale) };
    }),
    part: TEXT[locale].round(view.round),
    axis: [track.step, track.start, track.top].map((value) => ({ value, label: money(value, locale) })),
  };
}

/** B13: cash and positions at their prices; positions of others are hidden until the end. */
export const wealth = (view: View): (number | null)[] => view.screens.map((_, seat) => wealthOf(view, seat));

/** An amount of money. */
export const inMoney = (amount: number, locale: Locale): string => money(amount, locale);

/** Where the money is at the end: cash, and what each company's stocks brought or cost. */
export function account(view: View, _events: readonly Event[], _data: Data, locale: Locale): Account {
  const held = view.inPlay.filter((company) => view.screens.some(({ positions }) => positions?.[company]));
  return {
    parts: [TEXT[locale].cash, ...held.map((company) => LOOKS[company]!.name)],
    amounts: view.screens.map(({ cash, positions }) => [
      cash,
      ...held.map((company) => (positions?.[company] ?? 0) * view.prices[company]!),
    ]),
  };
}
