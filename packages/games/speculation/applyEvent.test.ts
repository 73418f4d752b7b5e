import { fastRng, pick } from '@outcry/engine';
import { expect, test } from 'vitest';
import { PRINTED } from './data.ts';
import { game } from './testing/fixture.ts';
import { applyEvent } from './applyEvent.ts';
import type { Retold } from './applyEvent.ts';
import type { Event } from './state.ts';
import type { View } from './view.ts';

/** Tiles in a bag have no order, and one's own face-down card is not told. */
const told = (view: View) => ({
  ...view,
  chosen: null,
  hand: view.hand?.toSorted(),
  bags: { actions: view.bags.actions.toSorted(), movements: view.bags.movements.toSorted() },
});

test.each([
  [3, 0],
  [4, null],
  [5, 2],
  [6, 5],
])('S7-S14: with %i seats, the events of every move lead from one view of seat %s to the next', (seats, viewer) => {
  const rng = fastRng(seats);
  const state = game.setup({ side: 'star' }, seats, rng);
  const kinds = new Set<string>();
  let own = false;
  while (game.actors(state).length > 0) {
    const seat = pick(game.actors(state), rng);
    let retold: Retold = { view: game.view(state, viewer), shown: null };
    game.apply(state, seat, pick(game.legal(state, seat), rng), rng, (event: Event, to) => {
      if (to !== undefined && (viewer === null || !to.includes(viewer))) return;
      kinds.add(event.kind);
      own ||= event.kind === 'drew';
      retold = applyEvent(PRINTED, retold, event);
    });
    expect(retold.shown).toBeNull();
    expect(told(retold.view)).toEqual(told(game.view(state, viewer)));
  }
  expect(kinds.size).toBe(viewer === null ? 11 : 12);
  expect(own).toBe(viewer !== null);
});
