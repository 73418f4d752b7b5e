import type { Seat } from '@outcry/engine';
import type { Data } from './data.ts';
import { bandOf, columnOf, halved, marketOf } from './market.ts';
import { freshTokens } from './setup.ts';
import { sum } from './state.ts';
import type { Company, Counts, MoveOf } from './state.ts';
import type { View } from './view.ts';

/** What the active event card would do to a price if nothing more changed (B10). */
export interface Outlook {
  readonly pips: number;
  readonly market: number;
  /** Which column of the card counts, and which of its bands. */
  readonly column: number;
  readonly band: number;
  readonly change: number;
  readonly fate: 'split' | 'bankrupt' | null;
  /** The price it leads to, after a split or a bankruptcy. */
  readonly price: number;
}

/** The event card of this round. */
export const activeCard = ({ cards, round }: View, company: Company): number => cards[company]![round - 1]!;

/** The card of the next round, null in the last. */
export const nextCard = ({ cards, round }: View, company: Company): number | null => cards[company]![round] ?? null;

/** The market number that every round begins with (B4, B11). */
export const freshMarket = (data: Data): number => marketOf(data, freshTokens(data));

/** Which column of a card counts at a market number (B5). */
export const columnAt = (data: Data, card: number, market: number): number =>
  data.events[card]!.columns.indexOf(columnOf(data, card, market));

/** B10: the outlook of a company, by default with the stocks and pips it has now. */
export function outlookOf(
  data: Data,
  view: View,
  company: Company,
  { tokens = view.tokens[company]!, pips = view.pips[company]! } = {},
): Outlook {
  const market = marketOf(data, tokens);
  const card = activeCard(view, company);
  const column = columnAt(data, card, market);
  const band = bandOf(data, pips);
  const change = data.events[card]!.columns[column]![band]!;
  const price = view.prices[company]! + change;
  const fate = price > data.prices.top ? 'split' : price <= 0 ? 'bankrupt' : null;
  return {
    pips,
    market,
    column,
    band,
    change,
    fate,
    price: fate === 'split' ? halved(data, price) : fate === 'bankrupt' ? data.prices.start : price,
  };
}

/** B7, B8: what a trade costs (or brings, above 0), and what it leaves. */
export function previewTrade(
  data: Data,
  view: View,
  seat: Seat,
  { kind, company, count }: MoveOf<'buy'> | MoveOf<'short'>,
) {
  const { cash, positions } = view.screens[seat]!;
  const bought = kind === 'buy' ? count : -count;
  const money = kind === 'buy' ? -view.costs[company]![count - 1]! : view.proceeds[company]![count - 1]!;
  return {
    money,
    cash: cash + money,
    position: positions![company]! + bought,
    outlook: outlookOf(data, view, company, { tokens: view.tokens[company]! - bought }),
  };
}

/** B7: what taking dice leaves at the company. */
export const previewTake = (data: Data, view: View, { company, pips }: MoveOf<'take'>): Outlook =>
  outlookOf(data, view, company, { pips: view.pips[company]! - sum(pips) });

/** B13: what a seat has with its positions at current prices; null while they are hidden. */
export function wealthOf({ screens, prices }: View, seat: Seat): number | null {
  const { cash, positions } = screens[seat]!;
  return positions && positions.reduce((money, count, company) => money + count * prices[company]!, cash);
}

/** Dice a seat took this round and has not placed since: they are certainly behind its screen. */
export function takenThisRound({ log, prices }: View, seat: Seat): number[] {
  const counts: number[] = prices.map(() => 0);
  for (const record of log.slice(log.findLastIndex(({ kind }) => kind === 'drawn') + 1)) {
    if (record.kind === 'drawn' || record.seat !== seat) continue;
    if (record.kind === 'took') counts[record.company]! += record.count;
    else if (record.kind === 'bagged') counts.fill(0);
    else record.dice.forEach((count, company) => (counts[company] = Math.max(0, counts[company]! - count)));
  }
  return counts;
}

/** The band's least and most pips; the last has no end. */
export function bandLimits({ bands }: Data, band: number): { readonly least: number; readonly most: number | null } {
  const next = bands[band + 1];
  return { least: bands[band]!, most: next === undefined ? null : next - 1 };
}

/** The market numbers at which a column of a five-column card counts; null if there are none. */
export function columnLimits({ columns }: Data, column: number): readonly [least: number, most: number] | null {
  const half = (columns.length - 1) / 2;
  const first = columns.indexOf(column);
  return first < 0 ? null : [first - half, columns.lastIndexOf(column) - half];
}

/** The counts with `by` more of one company. */
export const changed = (counts: Counts, company: Company, by: number): number[] =>
  counts.map((count, other) => (other === company ? count + by : count));
