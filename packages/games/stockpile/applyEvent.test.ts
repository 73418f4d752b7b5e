import { fastRng, parseOptions, pick } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { deepStrictEqual } from 'node:assert/strict';
import { expect, test } from 'vitest';
import { applyEvent } from './applyEvent.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { EVERYTHING, game } from './testing/fixture.ts';
import { EVENT_RULES } from './words/rules.ts';

/** Told as the table is set up, when nobody listens yet. */
const SET_UP: readonly string[] = ['investors-dealt', 'strategies-dealt'];

/** Plays a random game and compares a viewer's view after every move. Adds the kinds of events they were told. */
function follow(options: object, seats: number, seed: number, kinds: Set<Event['kind']>): void {
  const rng = fastRng(seed);
  const state = game.setup(parseOptions(game as AnyGame, options, seats) as Options, seats, rng);
  const viewer = seed % (seats + 1) === seats ? null : seed % (seats + 1);
  while (game.actors(state).length > 0) {
    const seat = pick(game.actors(state), rng);
    let view = game.view(state, viewer);
    game.apply(state, seat, pick(game.legal(state, seat), rng), rng, (event, to) => {
      if (to && (viewer === null || !to.includes(viewer))) return;
      kinds.add(event.kind);
      view = applyEvent(game.data, view, event);
    });
    deepStrictEqual(view, game.view(state, viewer));
  }
}

test('every kind of event is applied exactly in whole games', () => {
  const kinds = new Set<Event['kind']>();
  for (let seed = 1; seed <= 60; seed++)
    follow({ ...EVERYTHING, investors: seed % 5 === 0 ? 'auction' : 'choice' }, 2 + (seed % 4), seed, kinds);
  expect(Object.keys(EVENT_RULES).filter((kind) => !kinds.has(kind as Event['kind']))).toEqual(SET_UP);
});
