import { fastRng, pick } from '@outcry/engine';
import { expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import type { State } from './state.ts';
import { game } from './testing/fixture.ts';

function played(seed: number, seats: number, moves: number): State {
  const rng = fastRng(seed);
  const state = game.setup({ companies: [] }, seats, rng);
  for (let i = 0; i < moves; i++) {
    const seat = pick(game.actors(state), rng);
    game.apply(state, seat, pick(game.legal(state, seat), rng), rng, null);
  }
  return state;
}

test.each([3, 4, 5, 6])('with %i seats, copied parts are as in the other state, and the books stay right', (seats) => {
  for (let seed = 0; seed < 6; seed++) {
    const state = played(seed, seats, 13 * seed);
    const viewer = [null, 0, 1][seed % 3]!;
    const view = game.view(state, viewer);
    const hidden = invariants.hidden(state);
    for (const part of [...hidden, null]) {
      const copy = game.imagine(view, fastRng(seed));
      invariants.copy(copy, state, part === null ? hidden : [part]);
      expect(invariants.audit(copy), `${part}`).toBe(null);
      expect(game.view(copy, viewer), `${part}`).toEqual(view);
      if (part === null) expect(copy.screens).toEqual(state.screens);
      if (part === 'bag') expect(copy.bag).toEqual(state.bag);
      if (part === 'stocks 1') expect(copy.screens[1]!.stocks).toEqual(state.screens[1]!.stocks);
      const round = Number(part?.match(/^round (\d+) cards$/)?.[1] ?? 0);
      if (round) expect(copy.decks.map((deck) => deck[round - 1])).toEqual(state.decks.map((deck) => deck[round - 1]));
    }
  }
});
