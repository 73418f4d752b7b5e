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

/** Where so many cards of a trick lie, clockwise from the viewer's own. */
export const placesFor = (hands: number): readonly string[] => PLACES[hands]!;

/** Somebody on the money track. */
export interface MoneyMark {
  readonly seat: Seat;
  readonly money: number;
  /** How far along the track, from 0 to 1. */
  readonly at: number;
  /** How high the flag stands, so that no two cover each other. */
  readonly row: number;
}

/** The money track: 0 to 49 as printed, and further in tens where somebody has more (T13). */
export function moneyTrack(money: readonly number[], flagWidth: number): { end: number; marks: MoneyMark[] } {
  const most = Math.max(...money);
  const end = most <= 49 ? 49 : Math.ceil(most / 10) * 10;
  const marks: MoneyMark[] = [];
  const seats = money.map((_, seat) => seat).toSorted((a, b) => money[a]! - money[b]! || a - b);
  for (const seat of seats) {
    const at = money[seat]! / end;
    let row = 0;
    while (marks.some((other) => other.row === row && at - other.at < flagWidth)) row++;
    marks.push({ seat, money: money[seat]!, at, row });
  }
  return { end, marks };
}

/** How many ranks the payout table pays at all: two with two or three seats, three otherwise. */
export const ranksPaid = (payouts: readonly (readonly number[])[]): number =>
  Math.max(1, ...payouts.map((ranks) => ranks.findLastIndex((amount) => amount > 0) + 1));
