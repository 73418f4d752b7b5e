import { BOTS } from '@outcry/bots';
import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { COMPANY_COUNT, FEE, INVESTORS } from './cards.ts';
import type { Kind } from './cards.ts';
import { start } from './investors/situation.ts';
import type { Move, MoveOf } from './moves.ts';
import type { Options } from './options.ts';
import { opening } from './phases/opening.ts';
import { biddingStage } from './phases/bidding.ts';
import { sellingStage } from './phases/selling.ts';
import type { PhaseOf, State } from './state.ts';
import { adviceOf, decisionsOf } from './testing/decisions.ts';
import { habitsOf } from './testing/habits.ts';
import {
  AMERICAN,
  begin,
  bid,
  COSMIC,
  EPIC,
  fee,
  game,
  lay,
  LEADING,
  make,
  sell,
  STANFORD,
  table,
} from './testing/fixture.ts';

const trader = BOTS.trader!.make(game as AnyGame);
const long = process.env.OUTCRY_LONG !== undefined;
const choice = (state: State, seat = 0): Move => adviceOf(trader, { state, seat }, 32)[0]!.move;

describe('supply', () => {
  test('K10: four Traders lay their cards on all stockpiles', () => {
    const placed = [0, 0, 0, 0];
    const rng = fastRng(4);
    const state = game.setup(parseOptions(game as AnyGame, {}, 4) as Options, 4, rng);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0]!;
      const { move } = adviceOf(trader, { state, seat }, 2)[0]!;
      if (move.kind === 'place') placed[move.pile]!++;
      game.apply(state, seat, move, rng, null);
    }
    expect(Math.max(...placed)).toBeLessThan(0.5 * placed.reduce((sum, count) => sum + count, 0));
  });

  /** Seat 0 begins the supply with these two cards. */
  function supplied(cards: readonly Kind[], round: number): State {
    const state = table({ round, cash: { 0: 12, 1: 12, 2: 12, 3: 12 } });
    const rest = state.deck.slice();
    for (const card of cards) rest.splice(rest.indexOf(card), 1);
    const piles = [LEADING, LEADING, LEADING, LEADING].map((card) => rest.splice(rest.indexOf(card), 1)[0]!);
    state.deck = [...rest, ...cards, ...piles];
    begin(state, opening);
    return state;
  }

  test('K10: of a fee and a share that only its holder knows to rise, the share lies face down', () => {
    const state = supplied([fee(3), COSMIC], 6); // seat 0's own pair: Cosmic +4
    expect(choice(state)).toMatchObject({ kind: 'place', card: fee(3), up: true });
  });

  /** How often who laid such a card face down wins it, in games that go on by the policy. */
  function winsOwn(fits: (card: Kind) => boolean): number {
    let laid = 0;
    let won = 0;
    for (let seed = 1; laid < 40; seed++)
      for (const { state, seat } of decisionsOf({}, 4, seed)) {
        const { hand } = state.players[seat]!;
        if (state.phase.kind !== 'supply' || hand.length !== 1 || !fits(hand[0]!)) continue;
        const { move } = adviceOf(trader, { state, seat }, 8)[0]!;
        const rng = fastRng(seed);
        game.apply(state, seat, move, rng, null);
        let winner = -1;
        while (['supply', 'bidding'].includes(state.phase.kind)) {
          const actor = game.actors(state)[0]!;
          game.apply(state, actor, game.foresight.policy!(state, actor, rng), rng, null);
          winner = state.piles[(move as MoveOf<'place'>).pile]!.bidder;
        }
        laid++;
        if (winner === seat) won++;
      }
    return won / laid;
  }

  test('K10: fees go where others bid, good cards where their owner does', () => {
    expect(winsOwn((card) => card >= FEE)).toBeLessThan(0.15); // a quarter by chance
    expect(winsOwn((card) => card < COMPANY_COUNT)).toBeGreaterThan(0.3);
  });
});

describe('bidding', () => {
  /** Seat 0 bids last, the others stand on the first three stockpiles at these bids. */
  function lastToBid(piles: readonly (readonly Kind[])[], bids: readonly number[], cash: number): State {
    const state = table({ round: 6, cash: { 0: 25, 1: cash, 2: cash, 3: cash } });
    state.first = 1;
    piles.forEach((cards, pile) => lay(state, pile, cards));
    begin(state, biddingStage);
    bids.forEach((amount, pile) => make(state, pile + 1, bid(pile, amount)));
    return state;
  }

  test('K11: nobody pays for what another stockpile gives for nothing', () => {
    const same = [LEADING, STANFORD];
    expect(choice(lastToBid([same, same, same, same], [10, 6, 3], 20))).toEqual(bid(3, 0));
  });

  test('K11: who can pay most wins a heap, for no more than it takes', () => {
    const heap = [COSMIC, COSMIC, COSMIC, LEADING, LEADING, LEADING];
    const state = lastToBid([heap, [STANFORD], [STANFORD], []], [1, 0, 0], 10);
    while (state.phase.kind === 'bidding') {
      const seat = game.actors(state)[0]!;
      make(state, seat, choice(state, seat));
    }
    expect(state.players[0]!.cardsWon).toBe(heap.length);
    expect(state.players[0]!.cash).toBeGreaterThanOrEqual(25 - 10);
  });

  test('K11: a stockpile is not bid for above what it is worth beyond the others', () => {
    const { move } = adviceOf(
      trader,
      { state: lastToBid([[LEADING, LEADING], [LEADING], [LEADING], [LEADING]], [3, 0, 0], 20), seat: 0 },
      32,
    )[0]!;
    expect([bid(0, 6), bid(3, 0)]).toContainEqual(move);
  });
});

describe('selling', () => {
  const selling = (shares: Readonly<Record<number, number>>, round: number): State => {
    const falls = [EPIC, '-3'] as const;
    const state = table({
      round,
      shares: { 0: shares },
      places: { [EPIC]: 2 },
      pairs: [falls, [1, '+2'], [2, '+1'], [3, '$$'], [4, '-2'], [COSMIC, '+4']],
    });
    begin(state, sellingStage);
    return state;
  };

  test('K14: all shares of a company that is known to go bankrupt are sold, one after the other', () => {
    const state = selling({ [EPIC]: 3, [COSMIC]: 1 }, 3);
    for (let sold = 0; sold < 3; sold++) {
      expect(choice(state)).toEqual(sell(EPIC));
      make(state, 0, sell(EPIC));
    }
  });

  test('K14: who could not bid in the auctions to come sells, and who could does not', () => {
    const soldBy = (cash: number, round: number): boolean => {
      const state = table({
        round,
        shares: { 0: { [LEADING]: 3, [AMERICAN]: 2 } },
        cash: { 0: cash, 1: 15, 2: 15, 3: 15 },
      });
      begin(state, sellingStage);
      return choice(state).kind === 'sell';
    };
    expect(soldBy(1, 2)).toBe(true);
    expect(soldBy(25, 2)).toBe(false);
    expect(soldBy(1, 6)).toBe(false); // no auction is to come
  });

  test('K14: what is known to rise is kept', () => {
    const state = selling({ [COSMIC]: 2 }, 6);
    expect(choice(state)).toEqual({ kind: 'done' });
  });
});

test('K11, K14: four Traders seldom bid above what a stockpile is worth, sometimes jump, and sell', () => {
  const habits = habitsOf(trader, 4, long ? 100 : 6, long ? 16 : 4);
  if (long) process.stderr.write(`habits of four Traders: ${JSON.stringify(habits)}\n`);
  const { soldByWinner, soldByOthers, bids, aboveWorth, raises, jumps } = habits;
  expect(aboveWorth).toBeLessThan(0.05 * bids);
  expect(jumps).toBeGreaterThan(0.1 * raises);
  expect(soldByWinner).toBeGreaterThan(4);
  expect(soldByOthers).toBeGreaterThan(4);
});

test('K24: an investor is kept for what they bring, not for their cash', () => {
  const state = start(4, { investors: 'choice' });
  const [oprah, liliane] = (['oprah', 'liliane'] as const).map((id) => INVESTORS.indexOf(id));
  const { dealt, kept } = state.phase as PhaseOf<'investors'>;
  const others = INVESTORS.map((_, investor) => investor).filter((card) => card !== oprah && card !== liliane);
  state.phase = {
    kind: 'investors',
    dealt: dealt.map((_, seat) => (seat === 0 ? [liliane!, oprah!] : others.slice(2 * seat, 2 * seat + 2))),
    kept,
  };
  expect(choice(state)).toEqual({ kind: 'keep', investors: [liliane] });
});
