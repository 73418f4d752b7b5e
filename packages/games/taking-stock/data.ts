import { check, contradictionOf } from '@outcry/engine';
import type { Provenance } from '@outcry/engine';
import { Type } from 'typebox';

/** The five companies (T1), in the order of the price board. A company is its index here. */
export const COMPANIES = ['blue-moon', 'green-globe', 'red-sun', 'purple-prose', 'golden-maple'] as const;
export const CARDS_PER_COMPANY = 7;

/** What a card does besides being a share (T4). `boxes` are boxes on the price track. */
export type Effect =
  | { readonly kind: 'side-deal' }
  | { readonly kind: 'reversal' }
  | { readonly kind: 'own-company'; readonly boxes: number }
  | { readonly kind: 'other-company'; readonly boxes: number }
  | { readonly kind: 'any-company'; readonly boxes: number }
  | { readonly kind: 'acquisition'; readonly boxes: number };

/** What each rank is paid, by price: `payouts[price] = [first, second, third]` (T3). */
export type Payouts = readonly (readonly [number, number, number])[];

/** The printed tables. An owner of the box can replace any of them with their own. */
export interface Data {
  /** The price in each box of a company's track (T2). */
  readonly track: readonly number[];
  /** The box where prices start. */
  readonly start: number;
  readonly payoutsFor2To3: Payouts;
  readonly payoutsFor4To5: Payouts;
  /** The effect of the cards numbered 1 to 7. */
  readonly effects: readonly Effect[];
}

export const PRINTED: Data = {
  track: [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5],
  start: 1,
  payoutsFor2To3: [
    [1, 0, 0],
    [2, 0, 0],
    [4, 1, 0],
    [6, 2, 0],
    [8, 4, 0],
    [10, 6, 0],
  ],
  payoutsFor4To5: [
    [1, 0, 0],
    [2, 1, 0],
    [4, 2, 1],
    [6, 4, 2],
    [8, 6, 4],
    [10, 8, 6],
  ],
  effects: [
    { kind: 'side-deal' },
    { kind: 'reversal' },
    { kind: 'own-company', boxes: 1 },
    { kind: 'other-company', boxes: -1 },
    { kind: 'any-company', boxes: 1 },
    { kind: 'acquisition', boxes: 2 },
    { kind: 'own-company', boxes: -1 },
  ],
};

export const PROVENANCE: Readonly<Record<keyof Data, Provenance>> = {
  track: { source: 'rulebook', note: 'The price board.' },
  start: { source: 'reconstruction', note: 'The rulebook names a start space at price 1; which of the three is ours.' },
  payoutsFor2To3: { source: 'rulebook', note: 'Payout card, side for 2 and 3 players.' },
  payoutsFor4To5: { source: 'rulebook', note: 'Payout card, side for 4 and 5 players.' },
  effects: {
    source: 'reconstruction',
    note: 'Side Deal, Market Reversal and New Acquisition (on 6) are named in the rulebook; the rest is ours.',
  },
};

const MOST_BOXES = 40;
const Boxes = Type.Integer({ minimum: -14, maximum: 14 });
const PayoutsSchema = Type.Array(
  Type.Array(Type.Integer({ minimum: 0, maximum: 9_999 }), { minItems: 3, maxItems: 3 }),
  {
    minItems: 1,
    maxItems: 100,
  },
);

export const DataSchema = Type.Object(
  {
    track: Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { minItems: 2, maxItems: MOST_BOXES }),
    start: Type.Integer({ minimum: 0, maximum: MOST_BOXES - 1 }),
    payoutsFor2To3: PayoutsSchema,
    payoutsFor4To5: PayoutsSchema,
    effects: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Enum(['side-deal', 'reversal']) }, { additionalProperties: false }),
        Type.Object(
          { kind: Type.Enum(['own-company', 'other-company', 'any-company', 'acquisition']), boxes: Boxes },
          { additionalProperties: false },
        ),
      ]),
      { minItems: CARDS_PER_COMPANY, maxItems: CARDS_PER_COMPANY },
    ),
  },
  { additionalProperties: false },
);

/** How tables can contradict themselves. */
export type Contradiction = 'no-box' | 'falls' | 'too-few-rows';

const wrong = contradictionOf<Contradiction>('taking-stock');

/** Tables that fit the schema and each other, or an InputError. */
export function parseData(value: unknown): Data {
  const data = check<Data>(DataSchema, value, 'tables of taking-stock');
  if (data.start >= data.track.length)
    throw wrong(`start ${data.start} is not a box of the track (0 to ${data.track.length - 1})`, 'start', 'no-box', {
      last: data.track.length - 1,
    });
  if (data.track.some((price, box) => box > 0 && price < data.track[box - 1]!))
    throw wrong('the prices of the track must not fall from left to right', 'track', 'falls');
  const highest = data.track.at(-1)!;
  for (const table of ['payoutsFor2To3', 'payoutsFor4To5'] as const)
    if (data[table].length <= highest)
      throw wrong(`${table} needs a row for every price from 0 to ${highest}`, table, 'too-few-rows', { highest });
  return data;
}
