import { fastRng, pick } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { game } from './testing/fixture.ts';
import { applyEvent } from './applyEvent.ts';
import type { Event, Move } from './state.ts';

/** A kind of move first, then one of them, so that a game has something of everything. */
function anyMove(legal: readonly Move[], rng: ReturnType<typeof fastRng>): Move {
  const kind = pick([...new Set(legal.map((move) => move.kind))], rng);
  return pick(
    legal.filter((move) => move.kind === kind),
    rng,
  );
}

/** Plays a random game and retells every move to a viewer. Yields the kinds of events there were. */
function retold(seats: number, seed: number, viewer: Seat | null): Set<Event['kind']> {
  const rng = fastRng(seed);
  const state = game.setup({ companies: [] }, seats, rng);
  const kinds = new Set<Event['kind']>();
  while (game.actors(state).length > 0) {
    const seat = game.actors(state)[0]!;
    let view = game.view(state, viewer);
    const told: Event[] = [];
    game.apply(state, seat, anyMove(game.legal(state, seat), rng), rng, (event, only) => {
      if (!only || (viewer !== null && only.includes(viewer))) told.push(event);
    });
    for (const event of told) {
      kinds.add(event.kind);
      view = applyEvent(game.data, view, event);
    }
    expect(view).toEqual(game.view(state, viewer));
  }
  return kinds;
}

describe('retelling a move’s events leads to the view after it', () => {
  test.each([3, 4, 5, 6])('to a seat, with %i seats', (seats) => {
    for (let seed = 1; seed <= 4; seed++) retold(seats, seed, seed % seats);
  });

  test('to a spectator', () => {
    for (let seed = 1; seed <= 4; seed++) retold(4, seed, null);
  });

  test('with every kind of event', () => {
    const kinds = new Set<Event['kind']>();
    for (let seed = 1; seed <= 8; seed++) for (const kind of retold(3, seed, 0)) kinds.add(kind);
    expect(kinds.size).toBe(15);
  });
});
