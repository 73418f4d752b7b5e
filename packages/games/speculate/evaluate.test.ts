import { fastRng, pick } from '@outcry/engine';
import type { Rng, Seat } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { down, game, make, offers, table, up } from './fixture.ts';
import type { Move, State } from './state.ts';

type Layout = Parameters<typeof table>[1];
const expectedOf = (layout: Layout, seat = 0): number => game.evaluate(table(4, layout))[seat]!;

describe('evaluate', () => {
  test('P4, P13: shares are worth more than their price while cards are still to come', () => {
    const early = table(4, { phase: { kind: 'claim' } });
    const late = table(4, { phase: { kind: 'claim' }, round: 12 });
    expect(game.evaluate(early)[0]! - game.worth(early)[0]!).toBeGreaterThan(
      game.evaluate(late)[0]! - game.worth(late)[0]!,
    );
  });

  test('P5, P12: the nearer the objective, the better', () => {
    const layout = (shares: number[]): Layout => ({
      phase: { kind: 'deal' },
      prices: [20, 20, 20, 20, 20],
      objectives: { 0: [175, 150, 125, 0, 0] },
      shares: { 0: shares },
    });
    const far = expectedOf(layout([0, 0, 8, 8, 8]));
    const near = expectedOf(layout([8, 8, 8, 0, 0]));
    const met = expectedOf(layout([9, 8, 7, 0, 0]));
    expect(near).toBeGreaterThan(far + 40);
    expect(met).toBeGreaterThan(near + 5);
  });

  test('P7: cash for the next fee is worth more than the same in shares', () => {
    const poor = expectedOf({ phase: { kind: 'claim' }, cash: { 0: 10 }, shares: { 0: [12, 8, 8, 8, 8] } });
    const ready = expectedOf({ phase: { kind: 'claim' }, cash: { 0: 50 }, shares: { 0: [8, 8, 8, 8, 8] } });
    expect(ready).toBeGreaterThan(poor);
  });

  test('P7: who owes the late fee had better have it when dealing ends', () => {
    const owing = (cash: number): number => {
      const state = table(4, { phase: { kind: 'deal' }, cash: { 0: cash } });
      state.turn.owes = true;
      return game.evaluate(state)[0]!;
    };
    expect(owing(100) - owing(60)).toBeGreaterThan(80);
  });

  test('P9, P11: an offer to buy what one’s second card will raise is better than one to buy what it will lower', () => {
    const bought = (sector: number): number => {
      const state = table(4, { round: 2, phase: { kind: 'deal' }, hands: { 0: [up(0, 4), up(0, 3), down(1, 4)] } });
      make(state, offers('buy', 10, sector));
      return game.evaluate(state)[0]!;
    };
    expect(bought(0)).toBeGreaterThan(bought(1) + 10);
  });

  test('P16: at the end it is what the score is', () => {
    const state = table(4, { phase: { kind: 'over' } });
    expect(game.evaluate(state)).toEqual(game.result(state)!.scores);
  });
});

/** One step ahead in two imagined states: the move after which the seat's expectation is best. */
function bestOf(state: State, seat: Seat, rng: Rng): Move {
  const view = game.view(state, seat);
  const imagined = [game.imagine(view, rng), game.imagine(view, rng)];
  const value = (move: Move): number =>
    imagined.reduce((sum, each) => {
      const future = game.clone(each);
      game.apply(future, seat, move, fastRng(1), null);
      return sum + game.evaluate(future)[seat]!;
    }, 0);
  return game
    .legal(state, seat)
    .map((move) => ({ move, value: value(move) }))
    .reduce((best, each) => (each.value > best.value ? each : best)).move;
}

test('who looks one step ahead wins nearly every game against three who do not', () => {
  let wins = 0;
  const games = 24;
  for (let deal = 0; deal < games; deal++) {
    const me = deal % 4;
    const rng = fastRng(deal);
    const state = game.setup({ openHoldings: true }, 4, rng);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0]!;
      game.apply(state, seat, seat === me ? bestOf(state, seat, rng) : pick(game.legal(state, seat), rng), rng, null);
    }
    if (game.result(state)!.places[me] === 1) wins++;
  }
  expect(wins).toBeGreaterThan(0.85 * games);
});
