import { fastRng, pick } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { BANK_HOLIDAY, END, PRINTED, START } from './data.ts';
import {
  ALHAMBRA,
  CARAT,
  game,
  give,
  hold,
  METRO,
  only,
  playCards,
  returnShares,
  SHOGUN,
  table,
  TIMBUKTU,
} from './testing/fixture.ts';
import { deckSize, previewCard, previewRank, previewTrade, rankIn, stepsWith, worthAt } from './preview.ts';
import type { Event, State } from './state.ts';

const see = (state: State, seat = 0) => game.view(state, seat);

describe('a card', () => {
  test('S10: counts empty spaces and passes over occupied ones', () => {
    const view = see(
      table({ bricks: { [METRO]: 22, [SHOGUN]: 24, [CARAT]: 27 }, movement: 4, phase: { kind: 'choose' } }),
    );
    expect(previewCard(PRINTED, view, METRO)).toMatchObject({ from: 22, to: 28, path: [23, 25, 26, 28] });
  });
  test('S10: ends on END, and does nothing to a brick that is there', () => {
    const view = see(table({ bricks: { [METRO]: 58, [CARAT]: END }, movement: 6, phase: { kind: 'choose' } }));
    expect(previewCard(PRINTED, view, METRO)).toMatchObject({
      to: END,
      path: [59, END],
      after: { arrived: [CARAT, METRO] },
    });
    expect(previewCard(PRINTED, view, CARAT)).toBeNull();
  });
  test('S11: a Bank Holiday moves nothing, and halves only with five or six seats', () => {
    const three = see(table({ seats: 3, movement: 5, phase: { kind: 'choose' } }));
    const six = see(table({ seats: 6, movement: 5, phase: { kind: 'choose' } }));
    expect(previewCard(PRINTED, three, BANK_HOLIDAY)).toBeNull();
    expect([0, 1, 2].map((count) => stepsWith(three, count))).toEqual([5, 0, 0]);
    expect([0, 1, 2].map((count) => stepsWith(six, count))).toEqual([5, 3, 0]);
  });
  test('S3, S15: shows rank and price as they become when it moves alone', () => {
    const state = table({ bricks: { [METRO]: 9, [TIMBUKTU]: 10 }, movement: 2, phase: { kind: 'choose' } });
    const preview = previewCard(PRINTED, see(state), METRO)!;
    const events = playCards(
      state,
      [METRO, METRO, METRO, METRO].map((card, seat) => (seat === 0 ? card : ALHAMBRA + seat)),
    );
    expect(only(events, 'moved')[0]).toMatchObject({ company: METRO, to: preview.to, path: preview.path });
    expect(preview.after.prices[METRO]).toBe(125);
    expect(preview.after.prices[TIMBUKTU]).toBe(70);
    expect([rankIn(preview.after, METRO), rankIn(preview.after, TIMBUKTU)]).toEqual([1, 2]);
  });
});

describe('a Rank tile', () => {
  test.each(['up', 'down'] as const)('S9: Rank %s puts a brick where the rules put it', (action) => {
    const rng = fastRng(action === 'up' ? 3 : 4);
    for (let tries = 0; tries < 40; tries++) {
      const spaces = new Set<number>();
      while (spaces.size < 8) spaces.add(rng.below(59) + 1);
      const bricks = Object.fromEntries(
        [...spaces].map((space, company) => [company, rng.below(5) === 0 ? START : space]),
      );
      const state = table({ bricks, action, phase: { kind: 'rank', seat: 0, action } });
      if (state.bricks.every((space) => space === START)) continue;
      const move = pick(game.legal(state, 0), rng);
      if (move.kind !== 'rank') throw new Error('not a rank move');
      const preview = previewRank(PRINTED, see(state), move.company)!;
      const events: Event[] = [];
      game.apply(state, 0, move, rng, (event) => events.push(event));
      expect(preview).toMatchObject({ from: only(events, 'ranked')[0]!.from, to: only(events, 'ranked')[0]!.to });
      expect(preview.after.prices).toEqual(only(events, 'priced')[0]!.prices);
    }
  });
  test('S9: is nothing for the first brick, and outside its phase', () => {
    const state = table({ bricks: { [METRO]: 9 }, action: 'up', phase: { kind: 'rank', seat: 0, action: 'up' } });
    expect(previewRank(PRINTED, see(state), METRO)).toBeNull();
    expect(previewRank(PRINTED, see(table({ bricks: { [METRO]: 9 } })), CARAT)).toBeNull();
  });
});

test('S8: a trade shows what it costs, brings and leaves, at negative prices too', () => {
  const state = table({ bricks: { [TIMBUKTU]: 30, [METRO]: 29, 0: 28, 2: 27, 3: 26, 5: 25, 6: 24, [CARAT]: 23 } });
  returnShares(state);
  give(state, 0, TIMBUKTU);
  const view = see(state);
  const trade = (buy: number | null, sell: number | null) => previewTrade(view, 0, { kind: 'trade', buy, sell });
  expect(trade(METRO, TIMBUKTU)).toEqual({ cost: 150, proceeds: 175, before: 20, after: 45 });
  expect(trade(CARAT, null)).toEqual({ cost: -5, proceeds: 0, before: 20, after: 25 });
  expect(trade(METRO, null).after).toBe(-130);
  expect(worthAt(view, view.prices, 0)).toBe(195);
});

test('S12: the deck is what is neither played nor in hand', () => {
  const state = table({ phase: { kind: 'choose' } });
  hold(state, 0, METRO);
  expect(deckSize(see(state))).toBe(7);
  state.played = 8;
  expect(deckSize(see(state))).toBe(0);
});
