import type { Locale } from '@outcry/engine';
import type { Account, PricesNow } from '@outcry/ui';
import { money } from '@outcry/engine/figures';
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

/** What each company brought or cost each seat, in trades and at the end, and the cash everybody began with. */
export function account(view: View, events: readonly Event[], _data: Data, locale: Locale): Account {
  const earned = view.screens.map(({ positions }) =>
    view.prices.map((price, company) => (positions?.[company] ?? 0) * price),
  );
  const began = view.screens.map(({ cash }) => cash);
  for (const event of events) {
    if (event.kind !== 'bought' && event.kind !== 'shorted') continue;
    const { seat, company } = event;
    const money = event.kind === 'bought' ? -event.money : event.money;
    earned[seat]![company]! += money;
    began[seat]! -= money;
  }
  return {
    parts: [TEXT[locale].beginning, ...view.inPlay.map((company) => LOOKS[company]!.name)],
    amounts: earned.map((amounts, seat) => [began[seat]!, ...view.inPlay.map((company) => amounts[company]!)]),
  };
}
