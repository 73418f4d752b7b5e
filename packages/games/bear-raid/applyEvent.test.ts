import { fastRng, pick } from '@outcry/engine';
import { expect, test } from 'vitest';
import { applyEvent } from './applyEvent.ts';
import type { Event } from './state.ts';
import { game } from './testing/fixture.ts';

// The law tries every move of random positions; here whole games make sure that their ends are among them.
test('the events of whole games, of every kind, lead to the views after them', () => {
  const kinds = new Set<Event['kind']>();
  for (let seed = 1; seed <= 4; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ companies: [] }, 3, rng);
    const viewer = [0, 1, 2, null][seed - 1]!;
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      let view = game.view(state, viewer);
      const move = pick(game.legal(state, actors[0]!), rng);
      game.apply(state, actors[0]!, move, rng, (event, to) => {
        if (to && (viewer === null || !to.includes(viewer))) return;
        kinds.add(event.kind);
        view = applyEvent(game.data, view, event);
      });
      expect(view).toStrictEqual(game.view(state, viewer));
    }
  }
  expect(kinds.size).toBe(15);
});
