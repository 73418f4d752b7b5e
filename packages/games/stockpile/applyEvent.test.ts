import { fastRng, parseOptions, pick } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { EVERYTHING, game } from './testing/fixture.ts';
import type { Options } from './options.ts';
import { applyEvent } from './applyEvent.ts';
import type { View } from './view.ts';

/** What is seen by all and must be as told: prices, money, split shares, what is bid. */
const openly = ({ places, prices, players, piles }: View) => ({
  places,
  prices,
  cash: players.map(({ cash }) => cash),
  bids: piles.map(({ bidder, space }) => [bidder, space]),
});

/** Plays a random game and retells every move to a seat. Yields the kinds of events there were. */
function retold(options: object, seats: number, seed: number): Set<Event['kind']> {
  const rng = fastRng(seed);
  const state = game.setup(parseOptions(game as unknown as AnyGame, options, seats) as Options, seats, rng);
  const viewer = seed % seats;
  const kinds = new Set<Event['kind']>();
  while (game.actors(state).length > 0) {
    const seat = game.actors(state)[0]!;
    let view = game.view(state, viewer);
    game.apply(state, seat, pick(game.legal(state, seat), rng), rng, (event, only) => {
      if (only && !only.includes(viewer)) return;
      kinds.add(event.kind);
      view = applyEvent(game.data, view, event);
    });
    expect(openly(view)).toEqual(openly(game.view(state, viewer)));
  }
  return kinds;
}

describe('retelling a move’s events leads to the prices, the money and the bids after it', () => {
  test.each([2, 3, 4, 5])('with %i seats', (seats) => {
    for (let seed = 1; seed <= 4; seed++) retold({}, seats, seed);
  });
  test.each([2, 3, 4, 5])('with %i seats and everything on', (seats) => {
    for (let seed = 1; seed <= 6; seed++) retold(EVERYTHING, seats, seed);
    retold({ ...EVERYTHING, investors: 'auction' }, seats, 7);
  });
  test('games in which prices move, split, go bankrupt and are set were among them', () => {
    const kinds = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => retold(EVERYTHING, 4, seed));
    for (const kind of ['moved', 'split', 'bankrupt', 'price-set', 'dividend', 'round'] as const)
      expect(
        kinds.some((seen) => seen.has(kind)),
        kind,
      ).toBe(true);
  });
});
