import { check, contradictionOf } from '@outcry/engine';
import type { Provenance } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** S1: the eight companies; everywhere else a company is its place in this list. */
export const COMPANIES = [
  'alhambra',
  'carat',
  'colonia',
  'eketorp',
  'metro',
  'shogun',
  'show-manager',
  'timbuktu',
] as const;

/** S5: a card is the company it shows, or this one. */
export const BANK_HOLIDAY = COMPANIES.length;

/** S5: eight companies and a Bank Holiday. */
export const CARDS = COMPANIES.length + 1;

/** S5: the cards in a hand, as long as the deck lasts. */
export const HAND = 2;

/** S2: START, and END, which is space 60. */
export const START = 0;
export const END = 60;

/** S3: the two sides of the board; the star marks the harder one. */
export const SIDES = ['plain', 'star'] as const;
export type Side = (typeof SIDES)[number];

/** S4: what an action tile lets you do; `up` is Rank +1, `down` Rank -1. */
export const ACTIONS = ['trade', 'up', 'down', 'none'] as const;
export type Action = (typeof ACTIONS)[number];

const PriceList = Type.Array(Type.Integer({ minimum: -1000, maximum: 10_000 }), { minItems: 8, maxItems: 8 });
const PriceLists = Type.Array(PriceList, { minItems: 7, maxItems: 7 });

/** The form of the tables, an owner's included. */
export const DataSchema = Type.Object(
  {
    shares: Type.Array(Type.Integer({ minimum: 1, maximum: 20 }), {
      minItems: 4,
      maxItems: 4,
      description: 'Shares of each company for 3, 4, 5 and 6 seats.',
    }),
    startCash: Type.Integer({ minimum: 0, maximum: 10_000 }),
    startPrice: Type.Integer({ minimum: -1000, maximum: 10_000 }),
    segments: Type.Array(Type.Integer({ minimum: 1, maximum: END - 1 }), {
      minItems: 6,
      maxItems: 6,
      description: 'The last space of each segment of the track.',
    }),
    plain: PriceLists,
    star: PriceLists,
    actionTiles: Type.Array(Type.Enum([...ACTIONS]), { minItems: 1, maxItems: 12 }),
    movementTiles: Type.Array(Type.Integer({ minimum: 1, maximum: 20 }), { minItems: 1, maxItems: 12 }),
  },
  { additionalProperties: false },
);
export type Data = Static<typeof DataSchema>;

/** The tables of the box. The price lists: six segments from START on, then END; each by rank 1 to 8. */
export const PRINTED: Data = {
  shares: [2, 3, 4, 5],
  startCash: 20,
  startPrice: 20,
  segments: [10, 20, 30, 40, 50, 59],
  plain: [
    [80, 70, 60, 50, 40, 30, 20, 10],
    [125, 110, 95, 75, 55, 35, 20, 5],
    [175, 150, 125, 95, 70, 40, 15, -5],
    [225, 190, 155, 115, 75, 40, 10, -10],
    [275, 230, 185, 135, 85, 40, 5, -25],
    [325, 270, 215, 155, 95, 40, 0, -40],
    [400, 350, 300, 250, 200, 150, 100, 50],
  ],
  star: [
    [60, 55, 45, 40, 30, 25, 15, 5],
    [110, 95, 80, 60, 45, 30, 15, 0],
    [150, 125, 100, 75, 50, 30, 10, -10],
    [190, 155, 125, 90, 60, 30, 5, -20],
    [230, 190, 145, 105, 65, 30, -5, -40],
    [270, 220, 170, 120, 70, 30, -15, -60],
    [320, 270, 220, 170, 120, 70, 20, -30],
  ],
  actionTiles: ['trade', 'trade', 'trade', 'up', 'down', 'none'],
  movementTiles: [1, 2, 3, 4, 5, 6],
};

/** Where each table comes from. */
export const PROVENANCE: Readonly<Record<keyof Data, Provenance>> = {
  shares: { source: 'rulebook', note: 'Set-up names the shares of each company by number of players.' },
  startCash: { source: 'rulebook', note: 'Set-up gives everybody $20.' },
  startPrice: { source: 'rulebook', note: 'A share of a brick on START costs $20.' },
  segments: { source: 'found', note: 'Public pictures show six equal segments of the 60 spaces.' },
  plain: {
    source: 'reconstruction',
    note: 'Four prices are known (110, 95, 175 and -10, where they stand here); the others are drawn to fit them.',
  },
  star: { source: 'reconstruction', note: 'Drawn lower and steeper than the plain side, as its purpose asks.' },
  actionTiles: { source: 'found', note: 'Public descriptions count three Trade and one of each other tile.' },
  movementTiles: { source: 'found', note: 'Public descriptions show the numbers 1 to 6, one tile each.' },
};

/** How tables can contradict themselves. */
export type Contradiction = 'segments' | 'no-trade' | 'too-few-tiles';

const wrong = contradictionOf<Contradiction>('speculation');

/** Tables that fit the form and each other, or an InputError in one line. */
export function parseData(value: unknown): Data {
  const data = check<Data>(DataSchema, value, 'tables of speculation');
  const { segments, actionTiles, movementTiles } = data;
  if (segments.some((last, i) => i > 0 && last <= segments[i - 1]!) || segments.at(-1) !== END - 1)
    throw wrong(`segments must rise and end on ${END - 1}, not ${segments.join(', ')}`, 'segments', 'segments', {
      last: END - 1,
    });
  const others = actionTiles.filter((tile) => tile !== 'trade').length;
  if (others === actionTiles.length)
    throw wrong('actionTiles must hold a trade, or no tile ever comes back (S13)', 'actionTiles', 'no-trade');
  if (movementTiles.length <= others)
    throw wrong(
      `movementTiles must be more than ${others}, as many as actionTiles hold without trade (S13)`,
      'movementTiles',
      'too-few-tiles',
      { others },
    );
  return data;
}
