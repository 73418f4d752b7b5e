import { check, contradictionOf } from '@outcry/engine';
import type { Provenance } from '@outcry/engine';
import { Type } from 'typebox';
import { COMPANY_COUNT, FORECASTS, INVESTORS, STRATEGIES } from './cards.ts';
import type { ForecastName, InvestorId, StrategyId } from './cards.ts';
import { STRATEGY_FIGURES } from './figures.ts';

/** A company's price track: `start` and `split` are places on it, `dollars` the $ signs printed on each place. */
export interface Track {
  readonly values: readonly number[];
  readonly start: number;
  readonly split: number;
  readonly dollars: readonly number[];
}

/** The numbers printed on a strategy card: cost in cash, the figure of its effect, and a limit where it has one. */
export interface Figures {
  readonly cost: number;
  readonly amount: number;
  readonly limit: number;
}

/** For 2, 3, 4 and 5 players. */
type BySeats = readonly [number, number, number, number];

/** The printed tables. An owner of the box can replace any of them by their own. Money is in thousands. */
export interface Data {
  readonly market: {
    readonly shares: number;
    readonly fees: readonly [number, number, number];
    readonly booms: number;
    readonly busts: number;
  };
  readonly bidTrack: readonly number[];
  readonly barbaraTrack: readonly number[];
  readonly standardBoard: readonly Track[];
  readonly advancedBoard: readonly Track[];
  readonly rounds: BySeats;
  readonly startCash: BySeats;
  readonly forecasts: readonly ForecastName[];
  readonly dice: readonly (readonly ForecastName[])[];
  readonly payouts: { readonly majority: number; readonly tied: number; readonly splitAgain: number };
  readonly bonds: { readonly prices: BySeats; readonly supply: number; readonly perRound: number };
  readonly commerce: {
    readonly commodities: readonly number[];
    readonly taxes: number;
    readonly bonus: readonly number[];
    readonly penalty: readonly number[];
  };
  /** Start cash by investor: with 3 to 5 players, with 2. */
  readonly investors: Readonly<Record<InvestorId, readonly [number, number]>>;
  readonly strategies: Readonly<Record<StrategyId, Figures>>;
}

const none = (count: number): number[] => Array.from({ length: count }, () => 0);
const track = (values: number[], start: number, split: number, dollars = none(values.length)): Track => ({
  values,
  start,
  split,
  dollars,
});

export const PRINTED: Data = {
  market: { shares: 10, fees: [4, 4, 4], booms: 4, busts: 4 },
  bidTrack: [0, 1, 3, 6, 10, 15, 20, 25],
  barbaraTrack: [-4, -3, 0, 3, 8, 15, 22, 30],
  standardBoard: Array.from({ length: COMPANY_COUNT }, () => track([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4, 5)),
  advancedBoard: [
    track([1, 3, 5, 7, 9], 2, 2),
    track([1, 2, 3, 4, 5, 6], 4, 3),
    track([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4, 5),
    track([1, 3, 5, 7, 9, 11, 13], 2, 3),
    track([1, 1, 2, 2, 3, 3, 4, 4, 5, 5], 8, 4, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
    track([1, 3, 4, 5, 5, 6, 6, 7, 8, 10], 4, 3),
  ],
  rounds: [6, 7, 6, 5],
  startCash: [30, 20, 20, 20],
  forecasts: ['+4', '+2', '+1', '$$', '-2', '-3'],
  dice: [
    ['+4', '+4', '+4', '+3', '+3', '+2'],
    ['+4', '+3', '+2', '+2', '+1', '+1'],
    ['+1', '+1', '+1', '$', '$$', '$$$'],
    ['$', '$$', '$$', '$$$', '$$$', '-1'],
    ['-1', '-1', '-1', '-2', '-3', '-4'],
    ['-2', '-2', '-2', '-3', '-3', '-4'],
  ],
  payouts: { majority: 10, tied: 5, splitAgain: 10 },
  bonds: { prices: [7, 6, 5, 4], supply: 40, perRound: 3 },
  commerce: {
    commodities: [5, 5, 5, 5, 5, 5],
    taxes: 7,
    bonus: [3, 8, 15, 24, 35, 48],
    penalty: [2, 6, 12, 20, 30, 42, 56],
  },
  investors: {
    bill: [32, 35],
    bernie: [16, 16],
    cramer: [18, 12],
    donald: [13, 4],
    deborah: [20, 14],
    graham: [16, 6],
    martha: [22, 20],
    mark: [25, 22],
    stuart: [22, 16],
    warren: [20, 23],
    ana: [18, 12],
    chanda: [16, 9],
    carlos: [15, 6],
    dangote: [15, 7],
    li: [22, 20],
    talal: [21, 18],
    ivan: [18, 12],
    barack: [20, 16],
    barbara: [15, 7],
    phil: [22, 20],
    liliane: [24, 23],
    mitt: [17, 10],
    oprah: [40, 45],
    robins: [23, 22],
    soros: [20, 16],
    sanders: [20, 16],
  },
  strategies: STRATEGY_FIGURES,
};

export const PROVENANCE: Readonly<Record<keyof Data, Provenance>> = {
  market: { source: 'found', note: 'The 80 cards of the market deck, from public descriptions of the box.' },
  bidTrack: { source: 'found', note: 'The spaces of the bid tracks, from public descriptions.' },
  barbaraTrack: { source: 'rulebook', note: 'Printed with Budget Barbara.' },
  standardBoard: { source: 'rulebook', note: 'Prices 1 to 10; the start is printed, the split goes to 6.' },
  advancedBoard: { source: 'found', note: 'The tracks of the back of the board, from a single public source.' },
  rounds: { source: 'found', note: 'Rounds by players, from public descriptions of the calendar.' },
  startCash: { source: 'rulebook', note: '20, with two players 30.' },
  forecasts: { source: 'rulebook', note: 'The six cards of the base game.' },
  dice: { source: 'reconstruction', note: 'The rulebook has six dice and 22 cards; the faces are ours.' },
  payouts: { source: 'rulebook', note: 'Majorities, and split shares that split again.' },
  bonds: { source: 'rulebook', note: 'Price by players, 40 bonds, three a round.' },
  commerce: { source: 'reconstruction', note: 'Bonus and penalty are printed; how many of each card is ours.' },
  investors: {
    source: 'reconstruction',
    note: 'Cash for two is printed; for 3 to 5 the first ten are found in public sources, the others are ours.',
  },
  strategies: {
    source: 'reconstruction',
    note: 'Names and clarified effects are printed; the other costs and figures are ours.',
  },
};

const MOST_CARDS = 100;
const Count = Type.Integer({ minimum: 0, maximum: MOST_CARDS });
const Money = Type.Integer({ minimum: 0, maximum: 1000 });
const list = (item: Parameters<typeof Type.Array>[0], length: number) =>
  Type.Array(item, { minItems: length, maxItems: length });
const exact = <T extends Parameters<typeof Type.Object>[0]>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
const MOST_PLACES = 40;
const TrackSchema = exact({
  values: Type.Array(Type.Integer({ minimum: 1, maximum: 99 }), { minItems: 2, maxItems: MOST_PLACES }),
  start: Type.Integer({ minimum: 0, maximum: MOST_PLACES - 1 }),
  split: Type.Integer({ minimum: 0, maximum: MOST_PLACES - 1 }),
  dollars: Type.Array(Type.Integer({ minimum: 0, maximum: 9 }), { minItems: 2, maxItems: MOST_PLACES }),
});
const ForecastSchema = Type.Enum([...FORECASTS]);
const byName = <Name extends string, S extends Parameters<typeof Type.Object>[0][string]>(
  names: readonly Name[],
  part: S,
) => exact(Object.fromEntries(names.map((name) => [name, part])));

export const DataSchema = exact({
  market: exact({ shares: Count, fees: list(Count, 3), booms: Count, busts: Count }),
  bidTrack: Type.Array(Money, { minItems: 2, maxItems: 20 }),
  barbaraTrack: Type.Array(Type.Integer({ minimum: -100, maximum: 1000 }), { minItems: 2, maxItems: 20 }),
  standardBoard: list(TrackSchema, COMPANY_COUNT),
  advancedBoard: list(TrackSchema, COMPANY_COUNT),
  rounds: list(Type.Integer({ minimum: 1, maximum: 20 }), 4),
  startCash: list(Money, 4),
  forecasts: list(ForecastSchema, COMPANY_COUNT),
  dice: list(list(ForecastSchema, 6), COMPANY_COUNT),
  payouts: exact({ majority: Money, tied: Money, splitAgain: Money }),
  bonds: exact({ prices: list(Money, 4), supply: Count, perRound: Type.Integer({ minimum: 0, maximum: 9 }) }),
  commerce: exact({
    commodities: list(Count, 6),
    taxes: Count,
    bonus: list(Money, 6),
    penalty: Type.Array(Money, { maxItems: MOST_CARDS }),
  }),
  investors: byName(INVESTORS, list(Money, 2)),
  strategies: byName(STRATEGIES, exact({ cost: Money, amount: Money, limit: Money })),
});

/** How tables can contradict themselves. */
export type Contradiction =
  'no-place' | 'entries' | 'first-bid' | 'bids' | 'first-bid-of-barbara' | 'no-shares' | 'too-few-cards';

const wrong = contradictionOf<Contradiction>('stockpile');

/** Tables that fit the schema and each other, or an InputError. */
export function parseData(value: unknown): Data {
  const data = check<Data>(DataSchema, value, 'tables of stockpile');
  for (const board of ['standardBoard', 'advancedBoard'] as const)
    data[board].forEach(({ values, start, split, dollars }, company) => {
      const last = values.length - 1;
      if (start > last || split > last)
        throw wrong(
          `${board}.${company}: start and split must be places on the track (0 to ${last})`,
          `${board}.${company}`,
          'no-place',
          { last },
        );
      if (dollars.length !== values.length)
        throw wrong(
          `${board}.${company}: dollars must have ${values.length} entries`,
          `${board}.${company}.dollars`,
          'entries',
          { count: values.length },
        );
    });
  if (data.bidTrack[0] !== 0)
    throw wrong('bidTrack must begin with 0, so that everybody can bid', 'bidTrack', 'first-bid');
  if (data.bidTrack.some((amount, space) => space > 0 && amount <= data.bidTrack[space - 1]!))
    throw wrong('bidTrack must rise from left to right', 'bidTrack', 'bids');
  if (data.barbaraTrack.length !== data.bidTrack.length)
    throw wrong(`barbaraTrack must have ${data.bidTrack.length} spaces, as bidTrack has`, 'barbaraTrack', 'entries', {
      count: data.bidTrack.length,
    });
  if (data.barbaraTrack[0]! > 0)
    throw wrong(
      'barbaraTrack must begin with 0 or less, so that she can always bid',
      'barbaraTrack',
      'first-bid-of-barbara',
    );
  checkDecks(data);
  return data;
}

/** K14, K21: the decks are never reshuffled, so they must suffice for every player count. */
function checkDecks({ market, rounds, commerce }: Data): void {
  if (market.shares < 1) throw wrong('market: shares must be 1 or more of each company', 'market', 'no-shares');
  const cards = COMPANY_COUNT * market.shares + market.fees[0] + market.fees[1] + market.fees[2];
  const deck = cards + market.booms + market.busts;
  const goods = commerce.commodities.reduce((sum, count) => sum + count, commerce.taxes);
  rounds.forEach((count, index) => {
    const seats = index + 2;
    const piles = seats === 2 ? 4 : seats;
    const wanted = seats + count * piles * 3;
    if (deck < wanted)
      throw wrong(
        `market has ${deck} cards; ${count} rounds with ${seats} players need ${wanted}`,
        'market',
        'too-few-cards',
        { cards: deck, rounds: count, seats, wanted },
      );
    if (goods < count * piles + 2)
      throw wrong(
        `commerce has ${goods} cards; ${count} rounds with ${seats} players need ${count * piles + 2}`,
        'commerce',
        'too-few-cards',
        { cards: goods, rounds: count, seats, wanted: count * piles + 2 },
      );
  });
  if (commerce.penalty.length < commerce.taxes)
    throw wrong(`commerce.penalty must have ${commerce.taxes} entries, one a tax`, 'commerce.penalty', 'entries', {
      count: commerce.taxes,
    });
}
