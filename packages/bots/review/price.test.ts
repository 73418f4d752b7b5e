import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame, Cause } from '@outcry/engine';
import { GAME_IDS, newestGame } from '@outcry/games';
import { sellingStage } from '@outcry/games/stockpile/phases/selling.ts';
import { begin, EPIC, PAIRS, table } from '@outcry/games/stockpile/testing/fixture.ts';
import { expect, test } from 'vitest';
import { isMistake, priceOf } from './index.ts';

/** A game of four seats after so many random moves, and what is asked then. */
function positionAfter(game: AnyGame, seed: number, moves: number) {
  const rng = fastRng(seed);
  const state = game.setup(parseOptions(game, {}, 4), 4, rng);
  for (let made = 0; ; made++) {
    const seat = game.actors(state)[0]!;
    const legal = game.legal(state, seat).slice();
    if (made >= moves && legal.length > 1) return { state, seat, legal };
    game.apply(state, seat, legal[rng.below(legal.length)], rng, null);
  }
}

const QUICK = { budget: { states: 4, playouts: 0 }, deals: 12, others: 1 };

test.each(GAME_IDS)('%s: the same view gives the same price, whatever is hidden', async (id) => {
  const game = await newestGame(id);
  let replaced = 0;
  for (const moves of [0, 9]) {
    const { state, seat, legal } = positionAfter(game, 3, moves);
    const view = structuredClone(game.view(state, seat));
    const price = priceOf({ game, net: null }, view, legal, legal.at(-1), QUICK);
    for (let seed = 1; seed <= 3; seed++) {
      const other = game.imagine(view, fastRng(seed));
      if (JSON.stringify(other) !== JSON.stringify(state)) replaced++;
      const theirs = game.legal(other, seat).slice();
      const again = priceOf({ game, net: null }, game.view(other, seat), theirs, theirs.at(-1), QUICK);
      expect(again).toEqual(price);
    }
  }
  expect(replaced).toBeGreaterThan(0);
});

const LOOK = { budget: { states: 8, playouts: 300 }, deals: 96, others: 0 };

/** Speculation in which every rank has the same price all the way. */
const flatPrices = (data: { plain: readonly number[][]; star: readonly number[][] }) => ({
  ...data,
  startPrice: 40,
  plain: data.plain.map((ranks) => ranks.map(() => 40)),
  star: data.star.map((ranks) => ranks.map(() => 40)),
});

/** Who made which mistake, what drove it, and the tables without that. */
const CAUSED: readonly [
  string,
  Cause,
  seed: number,
  moves: number,
  move: unknown,
  without: (data: never) => unknown,
][] = [
  [
    'taking-stock',
    'majority',
    1,
    42,
    { kind: 'play', card: 34, target: null, boxes: null },
    (data: { payoutsFor4To5: readonly number[][] }) => ({
      ...data,
      payoutsFor4To5: data.payoutsFor4To5.map(() => [0, 0, 0]),
    }),
  ],
  [
    'stockpile',
    'majority',
    1,
    144,
    { kind: 'sell', from: 'portfolio', company: 5, short: false },
    (data: { payouts: object }) => ({ ...data, payouts: { ...data.payouts, majority: 0, tied: 0 } }),
  ],
  [
    'speculate',
    'fee',
    1,
    105,
    { kind: 'answer', number: 9 },
    (data: object) => ({ ...data, fees: { usual: 0, late: 0 } }),
  ],
  [
    'speculate',
    'dividend',
    21,
    133,
    { kind: 'done' },
    (data: { dividends: readonly object[] }) => ({
      ...data,
      dividends: data.dividends.map((band) => ({ ...band, pays: 0 })),
    }),
  ],
  ['speculation', 'rank', 1, 1, { kind: 'trade', buy: null, sell: null }, flatPrices],
  ['speculation', 'price', 1, 120, { kind: 'rank', company: 7 }, flatPrices],
];

test.each(CAUSED)(
  '%s: without what drove it (%s) it is no mistake, or not for that',
  async (id, cause, seed, moves, made, without) => {
    const printed = await newestGame(id);
    const { state, seat, legal } = positionAfter(printed, seed, moves);
    const view = structuredClone(printed.view(state, seat));
    const price = priceOf(
      { game: printed, net: null },
      view,
      legal,
      legal.find((move) => JSON.stringify(move) === JSON.stringify(made)),
      LOOK,
    );
    expect(isMistake(price)).toBe(true);
    expect(price.reasons[0]).toMatchObject({ cause });
    const { company } = price.reasons[0]!;
    const other = await newestGame(id, without(structuredClone(printed.data) as never));
    const changed = priceOf({ game: other, net: null }, view, legal, price.made.move, LOOK);
    const still = changed.reasons.find((reason) => reason.cause === cause && reason.company === company)?.amount ?? 0;
    expect(still).toBeLessThan(price.reasons[0]!.amount / 4);
    expect(isMistake(changed) && changed.better.move === price.better.move).toBe(false);
  },
);

test('Stockpile: a forecast that the seat knew is what made keeping shares dear; one it did not know is never named', async () => {
  const { data } = await newestGame('stockpile');
  const payouts = { majority: 0, tied: 0, splitAgain: 10 };
  const game = await newestGame('stockpile', { ...(data as object), payouts });
  const reasons = (pairs: typeof PAIRS, made: string) => {
    const state = table({ shares: { 0: { [EPIC]: 3 } }, pairs, round: 6 });
    begin(state, sellingStage);
    const legal = game.legal(state, 0).slice() as { kind: string }[];
    const view = structuredClone(game.view(state, 0));
    const move = legal.find(({ kind }) => kind === made);
    return priceOf({ game, net: null }, view, legal, move, LOOK).reasons;
  };
  const own = reasons([...PAIRS].reverse(), 'done'); // Epic falls by 3 by the seat's own pair
  expect(own[0]).toMatchObject({ cause: 'forecast', company: EPIC });
  expect(own[0]!.amount).toBeGreaterThan(0);
  const unknown = [...reasons(PAIRS, 'done'), ...reasons(PAIRS, 'sell')];
  expect(unknown.map(({ company }) => company)).toContain(EPIC);
  expect(unknown.filter(({ cause, company }) => cause === 'forecast' && company === EPIC)).toEqual([]);
});

test('Stockpile: what a bid of all the cash costs has its own name, and the rival stands beside the largest four', async () => {
  const game = await newestGame('stockpile');
  const { state, seat, legal } = positionAfter(game, 1, 9);
  const made = (legal as { kind: string; pile: number; space: number }[]).find(
    ({ pile, space }) => pile === 0 && space === 6,
  );
  const { better, reasons } = priceOf({ game, net: null }, structuredClone(game.view(state, seat)), legal, made, LOOK);
  expect(better.move).toMatchObject({ kind: 'bid', space: 2 });
  expect(reasons.find(({ cause }) => cause === 'bid')!.amount).toBeGreaterThan(5);
  expect(reasons.filter(({ cause }) => cause !== 'rival')).toHaveLength(4);
  expect(reasons.map(({ cause }) => cause)).toContain('rival');
});
