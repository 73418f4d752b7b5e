import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { does, game, table } from './testing/fixture.ts';

describe('the deal', () => {
  test('T5: four rounds of seven cards; the seat on the dealer’s right leads, the deal passes to the left', () => {
    const state = game.setup({ leftOut: [] }, 4, fastRng(5));
    const rng = fastRng(6);
    const dealers: number[] = [];
    for (let round = 1; round <= 4; round++) {
      expect(state.round).toBe(round);
      expect(state.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7]);
      expect(game.actors(state)).toEqual([(state.dealer + 3) % 4]);
      dealers.push(state.dealer);
      while (state.round === round && game.actors(state).length > 0) {
        const [seat] = game.actors(state) as [number];
        const legal = game.legal(state, seat);
        game.apply(state, seat, legal[rng.below(legal.length)]!, rng, null);
      }
    }
    expect(dealers.map((dealer) => (dealer - dealers[0]! + 4) % 4)).toEqual([0, 1, 2, 3]);
    expect(game.result(state)).not.toBeNull();
  });

  test('T5: play goes clockwise from the lead, and the first dealer is drawn by chance', () => {
    const state = table(4, { lead: 2 });
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      const [seat] = game.actors(state) as [number];
      order.push(seat);
      if (i < 3) does(state, game.legal(state, seat)[0]!);
    }
    expect(order).toEqual([2, 3, 0, 1]);
    const dealers = new Set(
      Array.from({ length: 40 }, (_, seed) => game.setup({ leftOut: [] }, 4, fastRng(seed)).dealer),
    );
    expect(dealers.size).toBe(4);
  });
});
