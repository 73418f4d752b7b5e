import { fastRng, pick } from '@outcry/engine';
import type { AnyGame, Bot } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { leadOf, toQuiet, valuesOf } from '../testing/shortLook.ts';
import { END } from './data.ts';
import type { Side } from './data.ts';
import type { Move, State } from './state.ts';
import { ALHAMBRA, CARAT, game, give, HOLIDAY, hold, METRO, returnShares, table, TIMBUKTU } from './testing/fixture.ts';
import { careful } from './yardstick/careful.ts';

const any = game as AnyGame;
const budget = { states: 0, playouts: 0 };

/** Positions met in random play. */
function positions(seats: number, side: Side, games: number): State[] {
  const met: State[] = [];
  for (let seed = 0; seed < games; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ side }, seats, rng);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      met.push(game.clone(state));
      const seat = pick(actors, rng);
      game.apply(state, seat, pick(game.legal(state, seat), rng), rng, null);
    }
  }
  return met;
}

const judged = (state: State): ((move: Move) => number) => valuesOf(any, state, 0);

const bricks = { [TIMBUKTU]: 34, [METRO]: 30, [CARAT]: 12, [ALHAMBRA]: 31 };

describe.each(['plain', 'star'] as const)('every kind of decision, %s side', (side) => {
  const position = (changes: Parameters<typeof table>[0]): State => {
    const state = table({ side, bricks, ...changes });
    returnShares(state);
    return state;
  };

  test('S8: of two shares at nearly the same price the one with cards to come is bought', () => {
    const state = position({ bricks: { ...bricks, [CARAT]: 13, [METRO]: 14 }, movement: 1 });
    state.players[0]!.cash = 500;
    state.played = 4;
    for (const player of state.players) player.cards = [CARAT, 2, 3, HOLIDAY, METRO, TIMBUKTU, ALHAMBRA, 5, 6];
    const value = judged(state);
    expect(value({ kind: 'trade', buy: METRO, sell: null })).toBeGreaterThan(
      value({ kind: 'trade', buy: CARAT, sell: null }),
    );
  });

  test('S8: in the last turns buying, selling and keeping are not worth the same', () => {
    const state = position({ bricks: { [TIMBUKTU]: 58, [METRO]: 57, [CARAT]: 52, 2: 51, 3: 50, 5: 49, 6: 48 } });
    give(state, 0, ALHAMBRA);
    const keep = { kind: 'trade', buy: null, sell: null } as const;
    const buys = { kind: 'trade', buy: CARAT, sell: null } as const;
    state.players[0]!.cash = 200;
    const value = judged(state);
    expect(value(buys)).not.toBe(value(keep));
    expect(value({ ...keep, sell: ALHAMBRA })).not.toBe(value(keep));
  });

  test('S9: Rank +1 lifts the own brick, Rank -1 a rival’s', () => {
    for (const action of ['up', 'down'] as const) {
      const state = position({ action, phase: { kind: 'rank', seat: 0, action } });
      give(state, 0, METRO, 2);
      give(state, 1, ALHAMBRA, 2);
      const value = judged(state);
      const own = value({ kind: 'rank', company: METRO });
      const theirs = value({ kind: 'rank', company: ALHAMBRA });
      if (action === 'up') expect(own).toBeGreaterThan(theirs);
      else expect(theirs).toBeGreaterThan(own);
    }
  });

  test('S10: a large number is used for the own brick', () => {
    const state = position({ action: 'none', movement: 6, phase: { kind: 'choose' } });
    hold(state, 0, ALHAMBRA);
    state.played = 0;
    const { cards } = state.players[0]!;
    cards[cards.indexOf(METRO)] = cards[1]!;
    cards[1] = METRO;
    give(state, 0, METRO, 2);
    give(state, 1, ALHAMBRA, 2);
    const value = judged(state);
    expect(value({ kind: 'card', card: METRO })).toBeGreaterThan(value({ kind: 'card', card: ALHAMBRA }));
  });
});

describe('the policy of playouts', () => {
  test.each([3, 4, 5, 6])('with %i seats it is legal, and the same whatever is hidden', (seats) => {
    const rng = fastRng(5);
    for (const state of positions(seats, seats % 2 ? 'plain' : 'star', 2))
      for (const seat of game.actors(state)) {
        const move = game.foresight.policy!(state, seat, rng);
        expect(game.legal(state, seat)).toContain(move);
        expect(game.foresight.policy!(game.imagine(game.view(state, seat), rng), seat, rng)).toBe(move);
      }
  });

  test('plays a turn to its end, and finds nothing half done there', () => {
    for (const state of positions(4, 'plain', 2)) {
      toQuiet(any, state, 3);
      if (state.phase.kind !== 'over') expect(state.players.every(({ chosen }) => chosen === null)).toBe(true);
      else expect(Math.max(...state.bricks)).toBe(END);
    }
  });
});

/** Wins of a bot against three that move at random, each deal once from each seat, on both sides of the board. */
function winsOverRandom(bot: Bot, deals: number): number {
  let wins = 0;
  for (let each = 0; each < deals * 4; each++) {
    const rng = fastRng(Math.floor(each / 4));
    const state = game.setup({ side: each % 8 < 4 ? 'plain' : 'star' }, 4, rng);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0]!;
      const legal = game.legal(state, seat);
      const own = seat === each % 4;
      const move = own ? (bot(game.view(state, seat), legal, rng, budget)[0]!.move as Move) : pick(legal, rng);
      game.apply(state, seat, move, rng, null);
    }
    if (leadOf(game.worth(state), each % 4) > 0) wins++;
  }
  return wins / deals / 4;
}

describe('the careful yardstick', () => {
  test('decides by what it sees alone, and only legally', () => {
    const rng = fastRng(6);
    for (const state of positions(5, 'star', 2)) {
      const seat = game.actors(state)[0]!;
      const legal = game.legal(state, seat);
      const advice = careful(any)(game.view(state, seat), legal, rng, budget);
      expect(legal).toContain(advice[0]!.move);
      const other = game.imagine(game.view(state, seat), rng);
      expect(careful(any)(game.view(other, seat), legal, rng, budget)).toEqual(advice);
    }
  });

  test('wins most games against three who move at random', () =>
    expect(winsOverRandom(careful(any), 12)).toBeGreaterThan(0.6));
});
