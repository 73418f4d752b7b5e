import { eventsFor, fastRng, pick, play } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expect, test } from 'vitest';
import { applyEvent } from './applyEvent.ts';
import { PRINTED } from './data.ts';
import { speculation } from './game.ts';
import type { Event } from './state.ts';

test('S13: an owner’s tiles may lie in any order; the events of every move lead exactly to the next view', () => {
  const game = speculation({
    ...PRINTED,
    actionTiles: ['up', 'trade', 'none', 'trade', 'down', 'trade'],
    movementTiles: [2, 1, 3, 2, 1, 2],
  });
  const rng = fastRng(1);
  const state = game.setup({ side: 'plain' }, 4, rng);
  while (game.actors(state).length > 0) {
    const seat = pick(game.actors(state), rng);
    const before = game.view(state, 0);
    const played = play(game as AnyGame, state, seat, pick(game.legal(state, seat), rng), rng);
    const told = eventsFor(played, 0) as Event[];
    expect(told.reduce((view, event) => applyEvent(game.data, view, event), before)).toEqual(game.view(state, 0));
  }
});
