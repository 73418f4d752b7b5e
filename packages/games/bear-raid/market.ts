import type { Data } from './data.ts';
import { freshTokens } from './setup.ts';

/** B7: what buying `count` of `tokens` stocks costs: lowest first, each at the price and its space's modifier, never below 0. */
export function costOf({ modifiers }: Data, price: number, tokens: number, count: number): number {
  const lowest = modifiers.length - tokens;
  let cost = 0;
  for (let space = lowest; space < lowest + count; space++) cost += Math.max(0, price + modifiers[space]!);
  return cost;
}

/** B7: what shorting `count` stocks brings: each onto the highest empty space. */
export function proceedsOf({ modifiers }: Data, price: number, tokens: number, count: number): number {
  const highest = modifiers.length - tokens - 1;
  let proceeds = 0;
  for (let space = highest; space > highest - count; space--) proceeds += Math.max(0, price + modifiers[space]!);
  return proceeds;
}

/** B7: how many can be bought for `cash`. */
export function affordable({ modifiers }: Data, price: number, tokens: number, cash: number): number {
  const lowest = modifiers.length - tokens;
  let left = cash;
  for (let count = 0; count < tokens; count++) {
    left -= Math.max(0, price + modifiers[lowest + count]!);
    if (left < 0) return count;
  }
  return tokens;
}

/** B4: below 0 is the Bear section, the rest the Bull section. */
export const marketOf = (data: Data, tokens: number): number => freshTokens(data) - tokens;

/** B5: the band of the event cards these pips fall in. */
export function bandOf({ bands }: Data, pips: number): number {
  let band = bands.length - 1;
  while (pips < bands[band]!) band--;
  return band;
}

/** B4, B5: which column of a card counts at a market number. */
export function columnIndexOf(data: Data, card: number, market: number): number {
  const { columns } = data.events[card]!;
  if (columns.length === 1) return 0;
  if (columns.length === 2) return market < 0 ? 0 : 1;
  return data.columns[market + freshTokens(data)]!;
}

/** The column itself. */
export const columnOf = (data: Data, card: number, market: number): readonly number[] =>
  data.events[card]!.columns[columnIndexOf(data, card, market)]!;

/** B10: the price after a split: half, rounded up to a full step. */
export const halved = ({ prices }: Data, price: number): number => Math.ceil(price / 2 / prices.step) * prices.step;
