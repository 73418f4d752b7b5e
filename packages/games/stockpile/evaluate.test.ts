import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame, Seat } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { begin, bid, BOOM, COSMIC, EPIC, game, lay, LEADING, make, table } from './testing/fixture.ts';
import type { Options } from './options.ts';
import { stockpile } from './game.ts';
import type { Move } from './moves.ts';
import { NEWEST } from './rules.ts';
import { biddingStage } from './phases/bidding.ts';
import { interest } from './phases/end-of-round.ts';
import { sellingStage } from './phases/selling.ts';
import { land } from './projection.ts';
import { PRINTED } from './data.ts';
import type { State } from './state.ts';

/** What one more share adds to seat 0's expectation, majorities left out by a rival who has them all. */
function shareIsWorth(company: number, place: number, round: number): number {
  const wanted = { round, places: { [company]: place }, shares: { 1: { [company]: 5 }, 2: { [COSMIC]: 1 } } };
  const without = table(wanted);
  const having = table({ ...wanted, shares: { ...wanted.shares, 0: { [company]: 1 } } });
  for (const state of [without, having]) begin(state, sellingStage);
  return game.evaluate(having)[0]! - game.evaluate(without)[0]!;
}

describe('evaluate', () => {
  test('K15: in the last round a share is worth what its forecast makes of it', () => {
    expect(shareIsWorth(COSMIC, 4, 6)).toBeCloseTo(9, 0); // +4
    expect(shareIsWorth(EPIC, 4, 6)).toBeCloseTo(2, 0); // -3
    expect(shareIsWorth(EPIC, 2, 6)).toBeCloseTo(0, 0); // bankrupt
    expect(shareIsWorth(COSMIC, 7, 6)).toBeCloseTo(14, 0); // 8 with +4 splits: twice 7
  });

  test('K24: Barbara’s bid counts at the value she uses', () => {
    const worthOf = (move: Move): number => {
      const state = table({ round: 6, investors: { 0: ['barbara'] }, cash: { 0: 30 } });
      begin(state, biddingStage);
      make(state, 0, move);
      return game.evaluate(state)[0]!;
    };
    const own: Move = { kind: 'bid', pile: 0, space: 6 };
    expect(worthOf({ ...own, printed: true }) - worthOf(own)).toBeCloseTo(2);
  });

  test('K11: a stockpile belongs to whoever stands on it, at their bid', () => {
    const state = table({ round: 6 });
    lay(state, 0, [LEADING, LEADING, BOOM]);
    begin(state, biddingStage);
    make(state, 0, bid(0, 0));
    const before = game.evaluate(state)[0]!;
    make(state, 1, bid(0, 1));
    expect(game.evaluate(state)[1]! - game.evaluate(state)[2]!).toBeCloseTo(3 - 1, 0); // seat 2 would have to bid 3
    expect(before).toBeGreaterThan(game.evaluate(state)[0]!);
  });

  test('K11: who was outbid can still expect the best stockpile that is left', () => {
    const outbid = (left: readonly number[]): number => {
      const state = table({ round: 6 });
      lay(state, 0, [LEADING, LEADING]);
      lay(state, 1, left);
      begin(state, biddingStage);
      make(state, 0, bid(0, 0));
      make(state, 1, bid(0, 20));
      return game.evaluate(state)[0]!;
    };
    expect(outbid([LEADING, LEADING]) - outbid([LEADING])).toBeCloseTo(6); // 5 with +1 to come
    expect(outbid([LEADING]) - outbid([])).toBeCloseTo(6);
  });

  test('K25: an owner’s Falsified Earnings may move a price by any number of steps', () => {
    const figures = PRINTED.strategies['falsified-earnings'];
    const owned = {
      ...PRINTED,
      strategies: { ...PRINTED.strategies, 'falsified-earnings': { ...figures, amount: 30 } },
    };
    const state = table({ shares: { 0: { [EPIC]: 1 } } });
    begin(state, sellingStage);
    for (state.falsified = 0; state.falsified < 6; state.falsified++)
      expect(stockpile(NEWEST, owned).evaluate(state).every(Number.isFinite)).toBe(true);
  });

  test('K19: at the end it is close to the score', () => {
    const state = table({ round: 6, shares: { 0: { [EPIC]: 2 } } });
    begin(state, interest);
    expect(game.evaluate(state)).toEqual(game.worth(state));
  });

  test.each([
    [8, 4, { place: 7, splits: 1, bankrupt: false }],
    [4, -2, { place: 2, splits: 0, bankrupt: false }],
    [1, -3, { place: 4, splits: 0, bankrupt: true }],
  ])('K4: from place %i, %i leads where the rules lead', (from, steps, landing) =>
    expect(land(PRINTED.standardBoard[0]!, from, steps)).toEqual(landing),
  );
});

/** One step ahead in two imagined states: the move after which the seat's expectation is best. */
function bestOf(state: State, seat: Seat, rng: ReturnType<typeof fastRng>): Move {
  const legal = game.legal(state, seat);
  const states = [game.imagine(game.view(state, seat), rng), game.imagine(game.view(state, seat), rng)];
  let best = legal[0]!;
  let most = -Infinity;
  for (const move of legal) {
    let sum = 0;
    for (const each of states) {
      const future = game.clone(each);
      game.apply(future, seat, move, fastRng(1), null);
      sum += game.evaluate(future)[seat]!;
    }
    if (sum > most) [best, most] = [move, sum];
  }
  return best;
}

test('who plays by it beats three who play at random', () => {
  const options = parseOptions(game as AnyGame, {}, 4) as Options;
  let wins = 0;
  for (let deal = 0; deal < 16; deal++) {
    const rng = fastRng(deal);
    const state = game.setup(options, 4, rng);
    const bot = deal % 4;
    while (game.actors(state).length > 0) {
      const seat = game.actors(state)[0]!;
      const legal = game.legal(state, seat);
      game.apply(state, seat, seat === bot ? bestOf(state, seat, rng) : legal[rng.below(legal.length)]!, rng, null);
    }
    if (game.result(state)!.places[bot] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(14);
});
