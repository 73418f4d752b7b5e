import { dealtHere, fastRng, Match, pick, tableKey } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { biddingStage } from './phases/bidding.ts';
import { sellingStage } from './phases/selling.ts';
import { standing, standingsFor } from './standing.ts';
import type { Standing } from './standing.ts';
import type { State } from './state.ts';
import {
  begin,
  bid,
  COSMIC,
  DONE,
  EPIC,
  EVERYTHING,
  game,
  lay,
  LEADING,
  make,
  sell,
  table,
} from './testing/fixture.ts';

/** What an answer makes of what a seat is asked. */
const answered = (state: State, seat: number, answer: Standing) =>
  standing.move(game.view(state, seat), answer, game.legal(state, seat));

function bidders(seats: number): State {
  const state = table({ seats });
  state.piles.forEach((_, pile) => lay(state, pile, [pile]));
  begin(state, biddingStage);
  return state;
}

describe('K11: bidding up to an amount, then on the cheapest', () => {
  const upTo = (state: State, amount: number): Standing => ({ at: 'bidding', round: state.round, pile: 0, amount });

  test('K11: the lowest bid that outbids, while it is not above the amount; then the lowest of all, the first of equals', () => {
    const state = bidders(4);
    expect(answered(state, 0, upTo(state, 6))).toEqual(bid(0, 0));
    make(state, 0, bid(0, 0));
    make(state, 1, bid(0, 3));
    make(state, 2, bid(1, 0));
    make(state, 3, bid(2, 1));
    expect(game.actors(state)).toEqual([0]);
    expect(answered(state, 0, upTo(state, 6))).toEqual(bid(0, 6));
    expect(answered(state, 0, upTo(state, 5))).toEqual(bid(3, 0));
    expect(answered(state, 1, upTo(state, 6))).toBeNull();
  });

  test('K11: never more than the cash', () => {
    const state = bidders(3);
    make(state, 0, bid(1, 0));
    make(state, 1, bid(0, 3));
    state.players[2]!.cash = 4;
    expect(answered(state, 2, upTo(state, 25))).toEqual(bid(2, 0));
  });

  test('K11: with two players, whose meeples depend on each other, one is asked', () => {
    const state = bidders(2);
    expect(answered(state, 0, upTo(state, 6))).toBeNull();
    expect(standingsFor(game.view(state, 0), game.legal(state, 0), bid(0, 6), 1)).toEqual([]);
  });
});

describe('K14: selling from a price on', () => {
  const from = (price: number): Standing => ({ at: 'selling', price });

  test('K14: whatever costs as much or more, split shares whole, and nothing else', () => {
    const state = table({
      shares: { 0: { [COSMIC]: 1, [LEADING]: 1 } },
      split: { 0: { [EPIC]: 1 } },
      places: { [EPIC]: 6, [COSMIC]: 6, [LEADING]: 3 },
    });
    begin(state, sellingStage);
    const least = Math.min(game.view(state, 0).prices[EPIC]!, game.view(state, 0).prices[COSMIC]!);
    expect(game.view(state, 0).prices[LEADING]).toBeLessThan(least);
    const sold = [];
    for (let move = answered(state, 0, from(least)); move !== null; move = answered(state, 0, from(least))) {
      sold.push(move);
      make(state, 0, move);
    }
    expect(sold).toEqual([sell(COSMIC), sell(EPIC, 'split'), DONE]);
    expect(state.players[0]!.shares[LEADING]).toBe(1);
  });

  test('K14: it holds until the last round, in which one is asked', () => {
    const state = table({ shares: { 0: { [COSMIC]: 1 } } });
    begin(state, sellingStage);
    expect(standing.lapsed(game.view(state, 0), from(1))).toBe(false);
    state.round = state.rounds;
    expect(answered(state, 0, from(1))).toBeNull();
    expect(standing.lapsed(game.view(state, 0), from(1))).toBe(true);
  });
});

test.each([table().options, EVERYTHING])(
  'K11, K14: what is answered in advance is always legal, and ends when it says',
  (options) => {
    const seen = { bid: 0, sold: 0, done: 0, over: 0 };
    const match = new Match(game as unknown as AnyGame, {
      seats: 4,
      options,
      key: tableKey(dealtHere(4, '7'.padStart(64, '0'))),
    });
    const rng = fastRng(5);
    const state = match.state as State;
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0]!;
      const legal = game.legal(state, seat);
      const view = game.view(state, seat);
      const offered = standingsFor(view, legal, pick(legal, rng), 5);
      for (const answer of offered) {
        const move = standing.move(view, answer, legal);
        if (move === null) continue;
        expect(legal).toContainEqual(move);
        if (move.kind === 'bid') seen.bid++;
        else if (move.kind === 'sell') seen.sold++;
        else seen.done++;
        // Of another's turn it does not speak.
        const other = (seat + 1) % 4;
        expect(standing.move(game.view(state, other), answer, game.legal(state, other))).toBeNull();
      }
      match.make(seat, pick(legal, rng));
      for (const answer of offered) {
        const after = game.view(state, seat);
        const isOver =
          answer.at === 'bidding'
            ? after.round !== view.round || after.phase.kind !== 'bidding' || after.phase.auction
            : after.round === after.rounds;
        expect(standing.lapsed(after, answer)).toBe(isOver);
        seen.over += Number(isOver);
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  },
);
