import { fastRng, pick } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expect, test } from 'vitest';
import { game } from '../testing/fixture.ts';
import { careful } from './careful.ts';

const bot = careful(game as AnyGame);
const budget = { states: 0, playouts: 0 };

/** Seat 0 is careful, the others play at random. Yields whether it won. */
function wins(seats: number, seed: number): boolean {
  const rng = fastRng(seed);
  const state = game.setup({ openHoldings: true }, seats, rng);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    const legal = game.legal(state, seat);
    let move = pick(legal, rng);
    if (seat === 0) {
      const view = game.view(state, seat);
      const advice = bot(view, legal, fastRng(1), budget);
      expect(legal).toContain(advice[0]!.move);
      expect(bot(structuredClone(view), legal, fastRng(2), budget)).toEqual(advice);
      move = advice[0]!.move as typeof move;
    }
    game.apply(state, seat, move, rng, null);
  }
  return game.result(state)!.places[0] === 1;
}

test.each([2, 3, 4, 5])('careful decides by what it sees alone, and beats random with %i seats', (seats) => {
  const won = [1, 2, 3, 4, 5, 6].filter((seed) => wins(seats, seed)).length;
  expect(won).toBeGreaterThanOrEqual(5);
});
