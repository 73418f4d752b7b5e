import type { Locale } from '@outcry/engine';
import type { Account, PricesNow } from '@outcry/ui';
import type { Data } from '../data.ts';
import type { Event } from '../events.ts';
import { tracksOf, worthOf } from '../preview.ts';
import type { View } from '../view.ts';
import { inMoney } from '../words/common-cards.ts';
import { LOOKS } from './looks.ts';
import { TEXT } from './text/index.ts';

/** Where the game stands, for the header. */
export function where({ phase, round, rounds }: View, locale: Locale): string {
  const text = TEXT[locale];
  if (phase.kind === 'over') return text.whereOver(rounds);
  return text.where(Math.max(1, round), rounds, text.parts[phase.kind]);
}

/** The prices of the companies, with the ends of the tracks and where most begin. */
export function prices(view: View, data: Data, locale: Locale): PricesNow {
  const tracks = tracksOf(data, view);
  const ends = [
    Math.min(...tracks.map(({ values }) => values[0]!)),
    tracks[0]!.values[tracks[0]!.start]!,
    Math.max(...tracks.map(({ values }) => values.at(-1)!)),
  ];
  return {
    prices: view.prices.map((value, company) => ({ company: LOOKS[company]!, value, label: inMoney(value, locale) })),
    part: TEXT[locale].round(view.round),
    axis: ends.map((value) => ({ value, label: inMoney(value, locale) })),
  };
}

/** What each seat would have if everything were sold now; portfolios of others are hidden until the end. */
export function wealth(view: View, data: Data): (number | null)[] {
  return view.players.map((_, seat) => {
    const worth = worthOf(data, view, seat);
    return worth && worth.cash + worth.shares + worth.split + worth.other;
  });
}

/** K19 to K21: how everybody's score came about, as the last events reckon it. */
export function account(view: View, events: readonly Event[], _data: Data, locale: Locale): Account {
  const text = TEXT[locale];
  const finals = view.players.map((_, seat) =>
    events.findLast((event) => event.kind === 'final' && event.seat === seat),
  );
  const rows = finals.map((final) => {
    if (final?.kind !== 'final') return [0, 0, 0, 0, 0];
    const { cash, shares, majorities, bonds, commodities, taxes, debts } = final.reckoning;
    return [cash, shares, majorities, bonds + commodities, -taxes - debts];
  });
  const parts = [text.cash, text.shares, text.majorities, text.other, text.owed];
  const used = parts.map((_, part) => part < 3 || rows.some((row) => row[part] !== 0));
  return {
    parts: parts.filter((_, part) => used[part]),
    atEnd: [text.majorities],
    amounts: rows.map((row) => row.filter((_, part) => used[part])),
  };
}
