import { fastRng, pick } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { PRINTED } from './data.ts';
import { takingStock } from './game.ts';
import { payoutsNow, previewPlay, previewTake, standing, toCome, totalOf, unseenBy } from './preview.ts';
import { applyEvent } from './applyEvent.ts';
import { BLM, card, GRG, playing, RSN, seen } from './testing/fixture.ts';
import type { Event, Move, State } from './state.ts';
import type { View } from './view.ts';

describe('what a card would do', () => {
  test('T4: a 7 drops its own company, wins by number, and its company rises', () => {
    const preview = previewPlay(PRINTED, seen(), playing(card(BLM, 7)));
    expect(preview.effect).toEqual({ company: BLM, from: 4, to: 3 });
    expect(preview).toMatchObject({ wins: true, place: 2, toCome: [], beatenBy: [] });
    expect(preview.rise).toEqual({ company: BLM, from: 3, to: 4 });
    expect(preview.after.portfolios[0]).toEqual([card(RSN, 5), card(BLM, 3), card(BLM, 7)]);
  });
  test('T4: New Acquisition raises its company by two', () => {
    expect(previewPlay(PRINTED, seen(), playing(card(BLM, 6))).rise).toEqual({ company: BLM, from: 4, to: 6 });
  });
  test('T9: Side Deals come first, in the order played; Otto’s does nothing, and neither do any when nobody wins', () => {
    const mine = playing(card(GRG, 1));
    const both = seen({ table: [card(RSN, 1), card(BLM, 3)] });
    expect(previewPlay(PRINTED, both, mine).deals).toEqual([1, 0]);
    expect(previewPlay(PRINTED, { ...both, seats: 2, playedBy: [2, 1] }, mine).deals).toEqual([0]);
    const level = { ...both, table: [card(RSN, 1), card(BLM, 1)], boxes: [5, 5, 5, 1, 1] };
    expect(previewPlay(PRINTED, level, mine).deals).toEqual([]);
  });
  test('T7: a Reversal turns the trick around', () => {
    expect(previewPlay(PRINTED, seen(), playing(card(RSN, 2)))).toMatchObject({ reversed: true, wins: true });
  });
  test('T4: a chosen target moves', () => {
    const { effect, wins } = previewPlay(PRINTED, seen(), playing(card(GRG, 4), RSN, -1));
    expect(effect).toEqual({ company: RSN, from: 6, to: 5 });
    expect(wins).toBe(false);
  });
  test('T7: who plays later can beat it with a higher number, by a fall of its price, by a tie, or by a Reversal', () => {
    const lead = seen({ order: [0, 1, 2], lead: 0, table: [], playedBy: [], portfolios: [[], [], []] });
    const { beatenBy, toCome: later, unseen } = previewPlay(PRINTED, lead, playing(card(BLM, 6)));
    expect(later).toEqual([1, 2]);
    expect(unseen).toBe(16);
    const numbers = (company: number) => [1, 2, 3, 4, 5, 6, 7].filter((n) => beatenBy.includes(card(company, n)));
    // Blue Moon stands at box 4: Green Globe's and Red Sun's 6 beat it, every 7 does, and a 2 turns the trick around.
    expect([numbers(BLM), numbers(GRG), numbers(RSN)]).toEqual([[2], [2, 6, 7], [6, 7]]);
  });
  test('T8: cards equal in number and box leave nobody, and nothing rises', () => {
    const level = seen({
      seats: 2,
      order: [1, 2, 0],
      table: [card(RSN, 6), card(GRG, 6)],
      boxes: [6, 6, 6, 1, 1],
      hand: [card(BLM, 6)],
    });
    const preview = previewPlay(PRINTED, level, playing(card(BLM, 6)));
    expect(preview).toMatchObject({ place: -1, wins: false, rise: null });
    expect(preview.after.portfolios).toEqual(level.portfolios);
  });
  test('T12: Otto can beat a card by its number, but his Reversal turns nothing around', () => {
    const lead = seen({ seats: 2, order: [0, 2, 1], lead: 0, table: [], playedBy: [] });
    const afterOtto = { ...lead, order: [1, 0, 2], lead: 1, table: [card(GRG, 3)], playedBy: [1] };
    expect(previewPlay(PRINTED, lead, playing(card(BLM, 6))).beatenBy).toContain(card(GRG, 2)); // the other seat's would
    expect(previewPlay(PRINTED, afterOtto, playing(card(BLM, 6))).beatenBy).not.toContain(card(GRG, 2));
  });
  test('T12: a Bad Press can bring a card level with another, but not Otto’s', () => {
    const changes = { order: [1, 0, 2], table: [card(GRG, 6)], playedBy: [1], boxes: [4, 3, 6, 1, 1] };
    const beatenBy = (seats: number) =>
      previewPlay(PRINTED, seen({ ...changes, seats }), playing(card(BLM, 6))).beatenBy;
    expect(beatenBy(3)).toContain(card(RSN, 4));
    expect(beatenBy(2)).not.toContain(card(RSN, 4));
  });
  test('T9: a Side Deal leaves the rest to the winner', () => {
    const dealing = seen({
      table: [card(RSN, 5), card(BLM, 3), card(GRG, 1)],
      playedBy: [1, 2, 0],
      phase: { kind: 'side-deal', seat: 0, then: [], winner: 1, winning: card(RSN, 5) },
    });
    const preview = previewTake(PRINTED, dealing, { kind: 'take', card: card(BLM, 3) })!;
    expect(preview.winner).toBe(1);
    expect(preview.left).toEqual([card(RSN, 5), card(GRG, 1)]);
    expect(preview.after.portfolios[0]).toEqual([card(BLM, 3)]);
    expect(preview.after.boxes[RSN]).toBe(7);
    expect(standing(PRINTED, dealing).place).toBe(0);
    expect(previewTake(PRINTED, seen(), { kind: 'take', card: card(BLM, 3) })).toBeNull();
  });
});

test('T10: payouts as they stand, with the table’s own figures', () => {
  const holdings = seen({ portfolios: [[card(BLM, 1)], [card(BLM, 2)], [card(RSN, 1)]] });
  const rows = payoutsNow(PRINTED, holdings);
  expect(rows.map(({ company, price, money }) => ({ company, price, money }))).toEqual([
    { company: BLM, price: 2, money: [2, 2, 0] },
    { company: GRG, price: 2, money: [0, 0, 0] },
    { company: RSN, price: 2, money: [0, 0, 4] },
  ]);
  expect([0, 1, 2].map((seat) => totalOf(rows, seat))).toEqual([2, 2, 4]);
  const owners = { ...PRINTED, payoutsFor2To3: PRINTED.payoutsFor2To3.map(() => [9, 0, 0] as const) };
  expect(payoutsNow(owners, holdings)[2]!.money).toEqual([0, 0, 9]);
});

/** Plays random games and shows every move with the views and events around it. */
function randomMoves(
  seats: number,
  look: (before: State, seat: number, move: Move, after: State, events: readonly Event[]) => void,
): void {
  const game = takingStock();
  for (let seed = 1; seed <= 20; seed++) {
    const rng = fastRng(seed * 31 + seats);
    const state = game.setup({ leftOut: [] }, seats, rng);
    while (game.actors(state).length > 0) {
      const seat = game.actors(state)[0]!;
      const before = game.clone(state);
      const move = pick(game.legal(state, seat), rng);
      const events: Event[] = [];
      game.apply(state, seat, move, rng, (event) => events.push(event));
      look(before, seat, move, state, events);
    }
  }
}

const afterEvents = (view: View, events: readonly Event[]): View =>
  events.reduce((at, event) => applyEvent(PRINTED, at, event), view);

describe.each([2, 3, 4, 5])('over random games of %i', (seats) => {
  const game = takingStock();

  test('T6, T9: a preview of the last card of a trick is what then happens', () => {
    let checked = 0;
    randomMoves(seats, (before, seat, move, after, events) => {
      const view = game.view(before, seat);
      if (move.kind !== 'play' || toCome(view, view.table.length).length > 1) return;
      const preview = previewPlay(PRINTED, view, move);
      if (after.phase.kind === 'side-deal') {
        expect(preview.place).toBe(after.table.indexOf(after.phase.winning));
        return;
      }
      const end = events.findIndex(({ kind }) => kind === 'won' || kind === 'nobody-won');
      const settled = afterEvents(view, events.slice(0, end + (events[end]!.kind === 'won' ? 2 : 1)));
      expect(preview.after.portfolios).toEqual(settled.portfolios.map((cards) => [...cards]));
      expect(preview.after.boxes).toEqual(settled.boxes);
      checked++;
    });
    expect(checked).toBeGreaterThan(100);
  });

  test('T9: a preview of the last Side Deal is what then happens', () => {
    randomMoves(seats, (before, seat, move, _after, events) => {
      if (move.kind !== 'take' || before.phase.kind !== 'side-deal' || before.phase.then.length > 0) return;
      const view = game.view(before, seat);
      const settled = afterEvents(view, events.slice(0, 3));
      expect(previewTake(PRINTED, view, move)!.after).toMatchObject({
        boxes: settled.boxes,
        portfolios: settled.portfolios,
      });
    });
  });

  test('T10: payouts now are what a round’s end pays', () => {
    let rounds = 0;
    randomMoves(seats, (before, seat, _move, _after, events) => {
      const end = events.findIndex(({ kind }) => kind === 'round-over');
      if (end < 0) return;
      const rows = payoutsNow(PRINTED, afterEvents(game.view(before, seat), events.slice(0, end)));
      const over = events[end] as Extract<Event, { kind: 'round-over' }>;
      expect(over.earned).toEqual(over.earned.map((_, place) => totalOf(rows, place)));
      rounds++;
    });
    expect(rounds).toBe(80);
  });

  test('what is unseen is exactly what the others hold', () => {
    randomMoves(seats, (before, seat) => {
      const others = before.hands.filter((_, hand) => hand !== seat).flat();
      expect(unseenBy(game.view(before, seat))).toEqual(others.toSorted((a, b) => a - b));
    });
  });
});
