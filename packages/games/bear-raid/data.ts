import { check, contradictionOf } from '@outcry/engine';
import type { Provenance } from '@outcry/engine';
import { Type } from 'typebox';
import { EVENTS } from './events.ts';

/** The six companies (B1). A company is its index here, also where fewer are in play. */
export const COMPANIES = ['edison', 'nile', 'gazillioon', 'banana', 'unusual-oil', 'gamestart'] as const;
export const FACES = 6;

/** B1: dice of a company. */
export const DICE = 8;
/** B6: what each player begins with; the bag holds as many stocks of each company. */
export const FIRST_CASH = 100;
export const FIRST_STOCKS = 4;
export const FIRST_DICE = 4;
/** B6, B9: dice rolled per player, at set-up and from the Rumors card. */
export const ROLLED_PER_SEAT = 3;
/** B7: dice placed on the Rumors card in one turn. */
export const MOST_PLACED = 3;
/** B9: dice that may stay behind a screen. */
export const MOST_KEPT = 5;

/** An event card (B5): one column, Bear and Bull, or five by market number; each a price change for every band of pips. */
export interface EventCard {
  readonly columns: readonly (readonly number[])[];
}

/** The printed tables. Owners of the box can replace any of them with their own. */
export interface Data {
  /** B2: the price track. */
  readonly prices: { readonly start: number; readonly step: number; readonly top: number };
  /** B3: the modifier of each stock space from bottom to top; the upper half is filled at a reset. */
  readonly modifiers: readonly number[];
  /** B5: the fewest pips of each band of the event cards. */
  readonly bands: readonly number[];
  /** B5: the column of a five-column card for the market numbers from lowest to highest. */
  readonly columns: readonly number[];
  readonly events: readonly EventCard[];
}

export const PRINTED: Data = {
  prices: { start: 25, step: 5, top: 45 },
  modifiers: [-10, -5, -5, 0, 0, 0, 0, 5, 5, 10],
  bands: [0, 6, 10, 13, 16, 19, 23, 28],
  columns: [0, 0, 0, 1, 1, 2, 3, 3, 4, 4, 4],
  events: EVENTS,
};

export const PROVENANCE: Readonly<Record<keyof Data, Provenance>> = {
  prices: {
    source: 'deduced',
    note: 'Start and split limit are in the rulebook; the steps of 5 follow from its examples.',
  },
  modifiers: {
    source: 'deduced',
    note: 'The one symmetric layout with a rising upper half that gives both printed examples.',
  },
  bands: { source: 'reconstruction', note: 'The rulebook names pips and bands, not their limits.' },
  columns: { source: 'reconstruction', note: 'That some cards read the market number itself is in the rulebook.' },
  events: { source: 'reconstruction', note: 'Number and kinds of the cards are in the rulebook; the values are ours.' },
};

const Change = Type.Integer({ minimum: -100, maximum: 100 });
const MOST_BANDS = 20;

export const DataSchema = Type.Object(
  {
    prices: Type.Object(
      {
        start: Type.Integer({ minimum: 1, maximum: 500 }),
        step: Type.Integer({ minimum: 1, maximum: 100 }),
        top: Type.Integer({ minimum: 1, maximum: 500 }),
      },
      { additionalProperties: false },
    ),
    modifiers: Type.Array(Change, { minItems: 10, maxItems: 10 }),
    bands: Type.Array(Type.Integer({ minimum: 0, maximum: DICE * FACES }), { minItems: 1, maxItems: MOST_BANDS }),
    columns: Type.Array(Type.Integer({ minimum: 0, maximum: 4 }), { minItems: 11, maxItems: 11 }),
    events: Type.Array(
      Type.Object(
        { columns: Type.Array(Type.Array(Change, { maxItems: MOST_BANDS }), { minItems: 1, maxItems: 5 }) },
        { additionalProperties: false },
      ),
      { minItems: 36, maxItems: 100 },
    ),
  },
  { additionalProperties: false },
);

/** How tables can contradict themselves. */
export type Contradiction = 'start-too-high' | 'no-multiple' | 'bands' | 'columns' | 'column';

const wrong = contradictionOf<Contradiction>('bear-raid');

/** Tables that fit the schema and each other, or an InputError. */
export function parseData(value: unknown): Data {
  const data = check<Data>(DataSchema, value, 'tables of bear-raid');
  const { prices, bands, events } = data;
  if (prices.start > prices.top)
    throw wrong(`prices.start ${prices.start} is above prices.top ${prices.top}`, 'prices', 'start-too-high', {
      start: prices.start,
      top: prices.top,
    });
  for (const name of ['start', 'top'] as const)
    if (prices[name] % prices.step !== 0)
      throw wrong(
        `prices.${name} ${prices[name]} is not a multiple of ${prices.step}`,
        `prices.${name}`,
        'no-multiple',
        { figure: prices[name], step: prices.step },
      );
  if (bands[0] !== 0 || bands.some((least, band) => band > 0 && least <= bands[band - 1]!))
    throw wrong('bands must begin with 0 and rise', 'bands', 'bands');
  events.forEach(({ columns }, card) => {
    if (![1, 2, 5].includes(columns.length))
      throw wrong(
        `events.${card} has ${columns.length} columns; a card has 1, 2 (bear, bull) or 5`,
        `events.${card}`,
        'columns',
        { count: columns.length },
      );
    for (const column of columns) {
      if (column.length !== bands.length)
        throw wrong(
          `events.${card} has a column of ${column.length} changes; there are ${bands.length} bands`,
          `events.${card}`,
          'column',
          { count: column.length, bands: bands.length },
        );
      const odd = column.find((change) => change % prices.step !== 0);
      if (odd !== undefined)
        throw wrong(
          `events.${card} has a change of ${odd}, not a multiple of ${prices.step}`,
          `events.${card}`,
          'no-multiple',
          { figure: odd, step: prices.step },
        );
    }
  });
  return data;
}
