import type { Seat } from '@outcry/engine';
import type { Hand } from '../state.ts';

/** Neighbouring boxes of one price. */
export interface Band {
  readonly price: number;
  readonly from: number;
  readonly boxes: number;
}

/** The bands of a price track, whatever its prices are. */
export function bandsOf(track: readonly number[]): Band[] {
  const bands: { price: number; from: number; boxes: number }[] = [];
  track.forEach((price, box) => {
    const last = bands.at(-1);
    if (last !== undefined && last.price === price) last.boxes++;
    else bands.push({ price, from: box, boxes: 1 });
  });
  return bands;
}

/** Everybody round the table, clockwise, from the viewer's own place; a spectator sits with the first seat. */
export function around(order: readonly Hand[], viewer: Seat | null): Hand[] {
  const first = Math.max(0, order.indexOf(viewer ?? 0));
  return order.map((_, place) => order[(first + place) % order.length]!);
}

/** The names of the places round the trick, clockwise from the viewer's. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  3: ['south', 'north-west', 'north-east'],
  4: ['south', 'west', 'north', 'east'],
  5: ['south', 'south-west', 'north-west', 'north-east', 'south-east'],
};

/** Where the cards of a trick lie, clockwise from the viewer's own. */
export const placesFor = (hands: number): readonly string[] => PLACES[hands]!;

/** Somebody on the money track; all places are parts of its length, from 0 to 1. */
export interface MoneyMark {
  readonly seat: Seat;
  readonly at: number;
  /** Where the flag stands: beside `at` where another's flag is in the way. */
  readonly flag: number;
}

/** The money track: 0 to 49 as printed, and further in tens where somebody has more (T13). */
export function moneyTrack(money: readonly number[], flagWidth: number): { end: number; marks: MoneyMark[] } {
  const most = Math.max(...money);
  const end = most <= 49 ? 49 : Math.ceil(most / 10) * 10;
  const seats = money.map((_, seat) => seat).toSorted((a, b) => money[a]! - money[b]! || a - b);
  const flags: number[] = [];
  for (const [place, seat] of seats.entries())
    flags.push(Math.max(money[seat]! / end, place > 0 ? flags[place - 1]! + flagWidth : 0));
  for (let place = flags.length - 1, free = 1; place >= 0; place--) {
    flags[place] = Math.min(flags[place]!, free);
    free = flags[place]! - flagWidth;
  }
  return { end, marks: seats.map((seat, place) => ({ seat, at: money[seat]! / end, flag: flags[place]! })) };
}

/** How many ranks the payout table pays at all: two with two or three seats, three otherwise. */
export const ranksPaid = (payouts: readonly (readonly number[])[]): number =>
  Math.max(1, ...payouts.map((ranks) => ranks.findLastIndex((amount) => amount > 0) + 1));
