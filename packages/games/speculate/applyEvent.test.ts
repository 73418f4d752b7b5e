import { eventsFor, fastRng, play } from '@outcry/engine';
import type { AnyGame, Seat } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { applyEvent } from './applyEvent.ts';
import { DATA, CLAIM, claiming, game, plays, table } from './testing/fixture.ts';
import type { Event, Move, State } from './state.ts';

/** Makes a move, and expects its events to lead every viewer to their next view. */
function expectFollowed(state: State, seat: Seat, move: Move): void {
  const viewers = [null, ...state.players.keys()];
  const before = viewers.map((viewer) => game.view(state, viewer));
  const made = play(game as AnyGame, state, seat, move, fastRng(1));
  viewers.forEach((viewer, at) => {
    const told = eventsFor(made, viewer) as Event[];
    expect(told.reduce((view, event) => applyEvent(DATA, view, event), before[at]!)).toEqual(game.view(state, viewer));
  });
}

describe('what random games hardly ever show', () => {
  test('P15: a card drawn once the empty pile is reshuffled', () => {
    const state = table(3);
    state.discards = state.pile.splice(0);
    expectFollowed(state, 0, plays(state.players[0]!.hand[1]!));
    expect(state.shuffles).toBe(1);
  });

  test('P12: a next objective that was claimed before, and so is known to all', () => {
    const state = claiming(3);
    const top = state.piles[1]![0]!;
    state.shown = [top];
    expectFollowed(state, 0, CLAIM);
    expect(game.view(state, 2).players[0]!.objective!.card).toBe(top);
  });

  test('P14: the known objective of a seat that is bankrupt', () => {
    const state = claiming(3, { cash: { 1: 4 }, shares: { 1: [1, 0, 0, 0, 0] } });
    const known = state.players[1]!.objective!;
    state.shown = [known];
    expectFollowed(state, 0, CLAIM);
    expect(state.players[1]!.out).toBe(true);
    expect(game.view(state, 2).piles[0]).toContain(known);
  });
});
