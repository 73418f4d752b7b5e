import type { Locale } from '@outcry/engine';
import type { Account, PricesNow } from '@outcry/ui';
import { money } from '@outcry/engine/figures';
import type { Data } from '../data.ts';
import { payoutsNow, ROUNDS, totalOf, TRICKS } from '../preview.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { bandsOf } from './layout.ts';
import { LOOKS } from './looks.ts';
import { TEXT } from './text/index.ts';

/** Where the game stands, for the header. */
export const where = ({ phase, round, trick }: View, locale: Locale): string =>
  phase.kind === 'over' ? TEXT[locale].whereOver(ROUNDS) : TEXT[locale].where(round, ROUNDS, trick, TRICKS);

/** The boxes of the companies in play, with the first box of every price as the axis. */
export function prices(view: View, data: Data, locale: Locale): PricesNow {
  return {
    prices: LOOKS.flatMap((company, index) => {
      if (!view.inPlay[index]) return [];
      const box = view.boxes[index]!;
      return [{ company, value: box, label: money(data.track[box]!, locale) }];
    }),
    part: TEXT[locale].round(view.round),
    axis: bandsOf(data.track).map(({ price, from }) => ({ value: from, label: money(price, locale) })),
  };
}

/** Money, and what the portfolios would be paid now: all of it is open. */
export function wealth(view: View, data: Data): number[] {
  if (view.phase.kind === 'over') return [...view.money];
  const rows = payoutsNow(data, view);
  return view.money.map((amount, seat) => amount + totalOf(rows, seat));
}

/** An amount of money. */
export const inMoney = (amount: number, locale: Locale): string => money(amount, locale);

/** What each round paid each seat. */
export function account(view: View, events: readonly Event[], _data: Data, locale: Locale): Account {
  const rounds = events.filter((event) => event.kind === 'round-over');
  return {
    parts: rounds.map(({ round }) => TEXT[locale].roundPart(round)),
    amounts: view.money.map((_, seat) => rounds.map(({ earned }) => earned[seat]!)),
  };
}
