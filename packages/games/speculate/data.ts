import { check, contradictionOf } from '@outcry/engine';
import type { Provenance } from '@outcry/engine';
import { Type } from 'typebox';

/** The five sectors (P1), in the order of the price board. A sector is its index here. */
export const SECTORS = ['mines', 'stores', 'property', 'transport', 'engineering'] as const;
export const HAND = 3;
/**
 * The versions of the rules that can be played, oldest first. Version 2 has fewer market cards, so that dividends come
 * more often, and dividends that pay more (P3, P4): by version 1 nearly every game of two ended by a bankruptcy.
 */
export const VERSIONS: readonly number[] = [1, 2];
export const NEWEST: number = VERSIONS.at(-1)!;
export const SEATS = { min: 2, max: 5 } as const;
/** Market cards there must be: the hands of five players, and one for each of them to draw. */
const FEWEST_CARDS = SEATS.max * (HAND + 1);
/** Equal market cards of a sector that can be told apart. */
const COPIES = 10;

/** The objective cards of one amount (P5): for each card the figure of every sector, 0 where none may be held. */
export interface ObjectivePile {
  readonly amount: number;
  readonly cards: readonly (readonly number[])[];
}

/** The printed tables. An owner of the box can replace any of them with their own. */
export interface Data {
  /** Shares of each sector in the box. */
  readonly shares: number;
  readonly prices: { readonly start: number; readonly highest: number };
  /** What every player gets, and what the bank gets for every player (P2); shares of each sector. */
  readonly start: {
    readonly cash: number;
    readonly shares: number;
    readonly bankCash: number;
    readonly bankShares: number;
  };
  /** By number of players, from 2 (P6). */
  readonly rounds: readonly number[];
  /** What a turn costs, and what it costs a player who cannot pay at its start (P7). */
  readonly fees: { readonly usual: number; readonly late: number };
  /** What a claim brings from each player, in shares from a player who lacks the cash, and from the bank (P12). */
  readonly prize: { readonly each: number; readonly inShares: number; readonly bank: number };
  /** By sector: what each of its market cards moves the price by; 0 is a dividend card (P3). */
  readonly marketCards: readonly (readonly number[])[];
  /** The dividend a share pays at prices up to `upTo` (P4). */
  readonly dividends: readonly { readonly upTo: number; readonly pays: number }[];
  readonly objectives: readonly ObjectivePile[];
}

const FIGURES: readonly (readonly [amount: number, figures: readonly [number, number, number]])[] = [
  [450, [175, 150, 125]],
  [500, [200, 175, 125]],
  [550, [225, 175, 150]],
  [600, [225, 200, 175]],
  [650, [250, 225, 175]],
];

/** P5: the ten triples of sectors; from one amount to the next the figures go round among the sectors of a triple. */
function objectiveCards(figures: readonly number[], turned: number): number[][] {
  const card = (triple: readonly number[]): number[] => {
    const row = SECTORS.map(() => 0);
    figures.forEach((figure, i) => (row[triple[(i + turned) % 3]! % SECTORS.length] = figure));
    return row;
  };
  return SECTORS.flatMap((_, i) => [card([i, i + 1, i + 2]), card([i + 3, i, i + 1])]);
}

const PRINTED_1: Data = {
  shares: 50,
  prices: { start: 10, highest: 30 },
  start: { cash: 250, shares: 8, bankCash: 300, bankShares: 2 },
  rounds: [20, 16, 12, 10],
  fees: { usual: 50, late: 100 },
  prize: { each: 25, inShares: 50, bank: 125 },
  marketCards: SECTORS.map(() => [1, 2, 2, 3, 3, 4, -1, -2, -3, -4, 0]),
  dividends: [
    { upTo: 0, pays: 0 },
    { upTo: 5, pays: 1 },
    { upTo: 12, pays: 2 },
    { upTo: 20, pays: 3 },
    { upTo: 30, pays: 4 },
  ],
  objectives: FIGURES.map(([amount, figures], i) => ({ amount, cards: objectiveCards(figures, i % 3) })),
};

/**
 * The tables of the newest version. Market cards and dividends were found by simulation; docs/simulate.md has the
 * criteria, the commands and the figures. Stores keeps the "up 2" and the price band 13 to 20 its 3: the rulebook shows
 * them.
 */
export const PRINTED: Data = {
  ...PRINTED_1,
  marketCards: SECTORS.map((sector) => (sector === 'stores' ? [2, 4, -2, 0] : [3, 4, -3, 0])),
  dividends: [
    { upTo: 0, pays: 0 },
    { upTo: 5, pays: 2 },
    { upTo: 12, pays: 3 },
    { upTo: 20, pays: 3 },
    { upTo: 30, pays: 10 },
  ],
};

/** The tables printed for a version of the rules. */
export const printedFor = (version: number): Data => (version >= 2 ? PRINTED : PRINTED_1);

const FROM_RULEBOOK: Provenance = { source: 'rulebook', note: 'Printed in the rulebook.' };

export const PROVENANCE: Readonly<Record<keyof Data, Provenance>> = {
  shares: FROM_RULEBOOK,
  prices: FROM_RULEBOOK,
  start: FROM_RULEBOOK,
  rounds: FROM_RULEBOOK,
  fees: FROM_RULEBOOK,
  prize: FROM_RULEBOOK,
  marketCards: {
    source: 'reconstruction',
    note: 'Cards of one sector each that move it by 1 to 4 are found in public sources, five dividend cards and "Stores up 2" in the rulebook; how many there are of each is ours. They were found, together with the dividends, by simulated games of Traders: few end early by bankruptcy, prices stay below 25 on the average, and somebody claims an objective in most.',
  },
  dividends: {
    source: 'reconstruction',
    note: 'The rulebook prints that prices from 13 to 20 pay 3; the other bands are ours, found by simulation together with the market cards.',
  },
  objectives: {
    source: 'reconstruction',
    note: 'Ten cards of each amount are in the rulebook; one card for each three sectors is deduced; the figures are ours.',
  },
};

const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const Money = whole(0, 1_000);

export const DataSchema = Type.Object(
  {
    shares: whole(5, 100),
    prices: Type.Object({ start: whole(0, 99), highest: whole(1, 99) }, { additionalProperties: false }),
    start: Type.Object(
      { cash: Money, shares: whole(0, 20), bankCash: Money, bankShares: whole(0, 20) },
      { additionalProperties: false },
    ),
    rounds: Type.Array(whole(1, 30), { minItems: 4, maxItems: 4 }),
    fees: Type.Object({ usual: Money, late: Money }, { additionalProperties: false }),
    prize: Type.Object({ each: Money, inShares: Money, bank: Money }, { additionalProperties: false }),
    marketCards: Type.Array(Type.Array(whole(-9, 9), { minItems: 1, maxItems: 40 }), {
      minItems: SECTORS.length,
      maxItems: SECTORS.length,
    }),
    dividends: Type.Array(Type.Object({ upTo: whole(0, 99), pays: whole(0, 99) }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: 20,
    }),
    objectives: Type.Array(
      Type.Object(
        {
          amount: whole(1, 9_999),
          cards: Type.Array(Type.Array(whole(0, 9_999), { minItems: SECTORS.length, maxItems: SECTORS.length }), {
            minItems: SEATS.max,
            maxItems: 20,
          }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 10 },
    ),
  },
  { additionalProperties: false },
);

/** How tables can contradict themselves. */
export type Contradiction =
  | 'start-too-high'
  | 'too-few-shares'
  | 'too-few-cards'
  | 'too-many-equal'
  | 'bands'
  | 'too-low'
  | 'amounts'
  | 'figures';

const wrong = contradictionOf<Contradiction>('speculate');

/** Tables that fit the schema and each other, or an InputError. */
export function parseData(value: unknown): Data {
  const data = check<Data>(DataSchema, value, 'tables of speculate');
  const { shares, prices, start, marketCards, dividends, objectives } = data;
  if (prices.start > prices.highest)
    throw wrong(`prices.start ${prices.start} is above prices.highest ${prices.highest}`, 'prices', 'start-too-high', {
      start: prices.start,
      highest: prices.highest,
    });
  const needed = (start.shares + start.bankShares) * SEATS.max;
  if (needed > shares)
    throw wrong(
      `${SEATS.max} players and the bank start with ${needed} shares of a sector, there are ${shares}`,
      'shares',
      'too-few-shares',
      { seats: SEATS.max, needed, shares },
    );
  const cards = marketCards.flat().length;
  if (cards < FEWEST_CARDS)
    throw wrong(`marketCards has ${cards} cards; it needs at least ${FEWEST_CARDS}`, 'marketCards', 'too-few-cards', {
      cards,
      least: FEWEST_CARDS,
    });
  if (
    marketCards.some((changes) => changes.some((change) => changes.filter((other) => other === change).length > COPIES))
  )
    throw wrong(`marketCards may have at most ${COPIES} equal cards in a sector`, 'marketCards', 'too-many-equal', {
      most: COPIES,
    });
  if (dividends.some(({ upTo }, i) => i > 0 && upTo <= dividends[i - 1]!.upTo))
    throw wrong('the bands of dividends must rise in upTo', 'dividends', 'bands');
  if (dividends.at(-1)!.upTo < prices.highest)
    throw wrong(`dividends must reach the highest price, ${prices.highest}`, 'dividends', 'too-low', {
      highest: prices.highest,
    });
  if (objectives.some(({ amount }, i) => i > 0 && amount <= objectives[i - 1]!.amount))
    throw wrong('the amounts of objectives must rise', 'objectives', 'amounts');
  for (const { amount, cards: pile } of objectives)
    if (pile.some((figures) => figures.filter((figure) => figure > 0).length !== 3))
      throw wrong(`an objective of ${amount} has not exactly three figures above 0`, 'objectives', 'figures', {
        amount,
      });
  return data;
}
