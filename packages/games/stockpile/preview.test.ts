import { fastRng, pick } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { forecastOf, INVESTORS } from './cards.ts';
import type { InvestorId } from './cards.ts';
import {
  AMERICAN,
  begin,
  bid,
  BOOM,
  BUST,
  COSMIC,
  EVERYTHING,
  game,
  LEADING,
  make,
  PAIRS,
  rules,
  STANFORD,
  table,
} from './testing/fixture.ts';
import { bondsStage } from './expansions/bonds.ts';
import type { Move } from './moves.ts';
import { biddingStage } from './phases/bidding.ts';
import { sellingStage } from './phases/selling.ts';
import { cashAfter, forecasted, isAhead, outlookOf, pairsAreDealt, stepsOf, tracksOf, worthOf } from './preview.ts';
import { reckon } from './score.ts';
import type { Phase } from './state.ts';
import type { View } from './view.ts';

const everyPair = [0, 1, 2, 3, 4, 5];
/** Everybody has something to sell. */
const EACH = { 0: { [AMERICAN]: 1 }, 1: { [STANFORD]: 1 }, 2: { [STANFORD]: 1 }, 3: { [STANFORD]: 1 } };
const selling = () => {
  const state = table({ shares: EACH });
  begin(state, sellingStage);
  return state;
};

describe('where a price would go', () => {
  const track = game.data.standardBoard[COSMIC]!;
  test('K4, K5: a step at a time, past the top a split, below the bottom the start again', () => {
    expect(outlookOf(track, 4, 2)).toEqual({ place: 6, price: 7, fate: null });
    expect(outlookOf(track, 9, 2)).toEqual({ place: 6, price: 7, fate: 'split' });
    expect(outlookOf(track, 1, -2)).toEqual({ place: 4, price: 5, fate: 'bankrupt' });
  });
  test('K13: a Boom and a Bust are two steps, a nudge says how many; other moves move nothing', () => {
    expect(stepsOf({ kind: 'action', card: BOOM, company: LEADING })).toEqual({ company: LEADING, steps: 2 });
    expect(stepsOf({ kind: 'action', card: BUST, company: LEADING })).toEqual({ company: LEADING, steps: -2 });
    expect(stepsOf({ kind: 'nudge', company: LEADING, steps: 1 })).toMatchObject({ company: LEADING, steps: 1 });
    expect(stepsOf({ kind: 'done' })).toBeNull();
  });
});

describe('what pairs will do (K15)', () => {
  test('one’s own and the public one are known; the others are not', () => {
    const view = game.view(selling(), 0);
    expect(everyPair.map((pair) => forecasted(game.data, view, pair)?.company ?? null)).toEqual([
      PAIRS[0]![0],
      null,
      null,
      null,
      PAIRS[4]![0],
      null,
    ]);
    expect(forecasted(game.data, view, 0)!.outlook).toEqual({ place: 8, price: 9, fate: null });
  });
  test('a dividend moves no price, unless it is falsified (K25)', () => {
    const state = selling();
    state.falsified = 3;
    const view = game.view(state, 3);
    expect(forecasted(game.data, { ...view, falsified: -1 }, 3)).toEqual({
      company: AMERICAN,
      forecast: forecastOf('$$'),
      outlook: null,
    });
    expect(forecasted(game.data, view, 3)!.outlook).toMatchObject({ price: 2 });
    expect(forecasted(game.data, { ...view, falsified: 4 }, 4)!.outlook).toMatchObject({ price: 6 });
  });
  test('what is revealed has nothing to do any more, while a dividend is asked and after', () => {
    const state = selling();
    for (let seat = 0; seat < 4; seat++) make(state, seat, { kind: 'done' });
    expect(state.phase.kind).toBe('dividend');
    const asked = game.view(state, 0);
    expect(everyPair.filter((pair) => isAhead(asked, pair))).toEqual([4, 5]);
    expect(forecasted(game.data, asked, 0)).toBeNull();
  });
  test('the pairs of the last round are no longer dealt while bonds are bought (K20)', () => {
    const state = table({ options: { bonds: true }, round: 2 });
    begin(state, bondsStage);
    const view = game.view(state, 0);
    expect(view.phase.kind).toBe('bonds');
    expect(pairsAreDealt(view)).toBe(false);
    expect(everyPair.some((pair) => isAhead(view, pair))).toBe(false);
  });
});

test('what a choice would leave of the cash: a bid (K11), bonds (K20), a dividend (K15); nothing else is certain', () => {
  const state = table({ options: { bonds: true }, cash: { 0: 20 }, round: 2 });
  begin(state, bondsStage);
  const buying = game.view(state, 0);
  const price = game.data.bonds.prices[2]!;
  expect(cashAfter(game.data, buying, 0, { kind: 'bonds', count: 2 })).toBe(20 - 2 * price);
  expect(cashAfter(game.data, buying, 0, { kind: 'done' })).toBe(20);
  const bidding: View = {
    ...buying,
    phase: { kind: 'bidding', seat: 0, opened: 0, auction: false, looked: false },
  };
  const six = bid(0, 6);
  expect(cashAfter(game.data, bidding, 0, six)).toBe(14);
  expect(cashAfter(game.data, { ...bidding, phase: { ...bidding.phase, auction: true } as Phase }, 0, six)).toBe(20);
  const paying: View = {
    ...buying,
    phase: { kind: 'dividend', company: COSMIC, each: 2, shown: [], then: { kind: 'next' } },
  };
  expect(cashAfter(game.data, paying, 0, { kind: 'show', count: 3 })).toBe(26);
});

test('K24: what a bid leaves Barbara by her value or the printed one, and Donald, who pays for the space before', () => {
  const left = (id: InvestorId, move: Move): number => {
    const state = table({ investors: { 0: [id] }, cash: { 0: 30 } });
    begin(state, biddingStage);
    return cashAfter(game.data, game.view(state, 0), 0, move);
  };
  expect(left('barbara', { kind: 'bid', pile: 0, space: 6 })).toBe(8);
  expect(left('barbara', { kind: 'bid', pile: 0, space: 6, printed: true })).toBe(10);
  expect(left('donald', { kind: 'bid', pile: 0, space: 6 })).toBe(15);
});

describe('what a seat is worth', () => {
  test('K24: Soros’ one share at his price, and Graham’s extra on each, count before the end too', () => {
    const state = table({ shares: { 0: { [STANFORD]: 2 } }, places: { [STANFORD]: 1 }, cash: { 0: 20 } });
    const view = game.view(state, 0);
    const held = (id: (typeof INVESTORS)[number]) => ({
      ...view,
      players: view.players.map((player) => ({ ...player, investors: [INVESTORS.indexOf(id)] })),
    });
    expect(worthOf(game.data, view, 0)!.shares).toBe(4);
    expect(worthOf(game.data, held('soros'), 0)!.shares).toBe(10);
    expect(worthOf(game.data, held('graham'), 0)!.shares).toBe(6);
    expect(worthOf(game.data, view, 1)).toBeNull();
  });

  test.each([2, 3, 4, 5])('is what the rules reckon, but for majorities until the end, with %i seats', (seats) => {
    const rng = fastRng(seats);
    const state = game.setup({ ...EVERYTHING, invited: ['graham', 'soros'] }, seats, rng);
    while (game.actors(state).length > 0) {
      const seat = game.actors(state)[0]!;
      const { cash, shares, split, other } = worthOf(game.data, game.view(state, seat), seat)!;
      const { total, majorities } = reckon(rules, state)[seat]!;
      expect(cash + shares + split + other).toBe(total - majorities);
      game.apply(state, seat, pick(game.legal(state, seat), rng), rng, null);
    }
    const view = game.view(state, null);
    const worths = view.players.map((_, seat) => worthOf(game.data, view, seat)!);
    expect(worths.map(({ cash, shares, split, other }) => cash + shares + split + other)).toEqual(game.worth(state));
  });
});

test('the back of the board has tracks of its own (K26)', () => {
  const view = game.view(table({ options: { board: 'advanced' } }), 0);
  expect(tracksOf(game.data, view)).toBe(game.data.advancedBoard);
});
