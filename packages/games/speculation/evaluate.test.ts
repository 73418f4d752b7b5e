import { fastRng, pick } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import {
  ALHAMBRA,
  CARAT,
  game,
  give,
  HOLIDAY,
  hold,
  METRO,
  returnShares,
  SHOGUN,
  table,
  TIMBUKTU,
} from './testing/fixture.ts';
import type { Move, State } from './state.ts';

/** What one share of a company adds to a seat's expectation. */
function shareIsWorth(state: State, company: number): number {
  const owner = game.clone(state);
  give(owner, 0, company);
  return game.evaluate(owner)[0]! - game.evaluate(state)[0]!;
}

describe('evaluate', () => {
  const spread = () => {
    const state = table({ bricks: { [TIMBUKTU]: 30, [METRO]: 20, [CARAT]: 5 }, phase: { kind: 'choose' } });
    returnShares(state);
    return state;
  };

  test('a share of a brick in front is worth more than one behind', () => {
    const worth = [TIMBUKTU, METRO, CARAT].map((company) => shareIsWorth(spread(), company));
    expect(worth[0]!).toBeGreaterThan(worth[1]!);
    expect(worth[1]!).toBeGreaterThan(worth[2]!);
  });

  test('S10: a card laid down for a company makes its shares worth more', () => {
    const laid = (card: number) => {
      const state = spread();
      hold(state, 1, card);
      state.players[1]!.chosen = card;
      for (const [seat, other] of [ALHAMBRA, SHOGUN, SHOGUN].entries()) hold(state, [0, 2, 3][seat]!, other);
      return shareIsWorth(state, METRO);
    };
    expect(laid(METRO)).toBeGreaterThan(laid(CARAT));
  });

  test('S12: cards still to come make shares worth more than cards already played', () => {
    const metroPlayed = (played: boolean) => {
      const state = spread();
      state.played = 4;
      for (const player of state.players) {
        const order = [ALHAMBRA, SHOGUN, HOLIDAY, 2, CARAT, 3, 6, TIMBUKTU];
        player.cards = played ? [METRO, ...order] : [...order, METRO];
      }
      return shareIsWorth(state, METRO);
    };
    expect(metroPlayed(false)).toBeGreaterThan(metroPlayed(true));
  });

  test('S14: at the end it is what the score is', () => {
    const state = table({ bricks: { [METRO]: 60 }, phase: { kind: 'over' } });
    expect(game.evaluate(state)).toEqual(game.result(state)!.scores);
  });
});

/** One step ahead in two imagined states: the move after which the seat's expectation is best. */
function bestOf(state: State, seat: Seat, rng: ReturnType<typeof fastRng>): Move {
  const view = game.view(state, seat);
  const imagined = [game.imagine(view, rng), game.imagine(view, rng)];
  const value = (move: Move): number =>
    imagined.reduce((sum, each) => {
      const future = game.clone(each);
      game.apply(future, seat, move, fastRng(1), null);
      return sum + game.evaluate(future)[seat]!;
    }, 0);
  return game
    .legal(state, seat)
    .map((move) => ({ move, value: value(move) }))
    .reduce((best, each) => (each.value > best.value ? each : best)).move;
}

test('who looks one step ahead wins at least three of four games against three who do not', () => {
  let wins = 0;
  const games = 60;
  for (let deal = 0; deal < games; deal++) {
    const me = deal % 4;
    const rng = fastRng(deal);
    const state = game.setup({ side: deal % 8 < 4 ? 'plain' : 'star' }, 4, rng);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0]!;
      game.apply(state, seat, seat === me ? bestOf(state, seat, rng) : pick(game.legal(state, seat), rng), rng, null);
    }
    if (game.result(state)!.places[me] === 1) wins++;
  }
  expect(wins / games).toBeGreaterThan(0.75);
});
