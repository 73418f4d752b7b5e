import type { Data, Payouts } from './data.ts';
import { payoutsOf } from './phases/payout.ts';
import { boxAfter } from './phases/price.ts';
import { TRICKS } from './phases/round.ts';

/** What the three ranks are expected to be paid. */
export type Ranks = readonly [number, number, number];

/** How a price moves in one trick: by so many boxes, this often. Most tricks lift one company and leave the others. */
const DRIFT: readonly (readonly [boxes: number, often: number])[] = [
  [-1, 0.2],
  [0, 0.45],
  [1, 0.25],
  [2, 0.1],
];

/** By tricks left after this one and by box: what the ranks of a company will be paid when the round ends. */
export type PayToCome = readonly (readonly Ranks[])[];

function after(data: Data, ranks: readonly Ranks[]): Ranks[] {
  return data.track.map((_, box) => {
    const sum: [number, number, number] = [0, 0, 0];
    for (const [boxes, often] of DRIFT) {
      const then = ranks[boxAfter(data, box, boxes)]!;
      for (let rank = 0; rank < 3; rank++) sum[rank]! += often * then[rank]!;
    }
    return sum;
  });
}

function payToCome(data: Data, payouts: Payouts): PayToCome {
  const byTricks: Ranks[][] = [data.track.map((price) => payouts[price]!)];
  while (byTricks.length < TRICKS) byTricks.push(after(data, byTricks.at(-1)!));
  return byTricks;
}

/** By number of seats. */
export function payToComeOf(data: Data): (seats: number) => PayToCome {
  const few = payToCome(data, payoutsOf(data, 2));
  const many = payToCome(data, payoutsOf(data, 4));
  return (seats) => (payoutsOf(data, seats) === payoutsOf(data, 2) ? few : many);
}

/** The pay of a rank that is only likely: `ahead` is how many holders are expected to have more shares. */
export function payAt(ranks: Ranks, ahead: number): number {
  if (ahead < 1) return ranks[0] + (ranks[1] - ranks[0]) * ahead;
  if (ahead < 2) return ranks[1] + (ranks[2] - ranks[1]) * (ahead - 1);
  return ahead < 3 ? ranks[2] * (3 - ahead) : 0;
}
