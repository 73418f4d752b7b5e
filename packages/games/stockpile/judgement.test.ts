import { BOTS } from '@outcry/bots';
import { fastRng, parseOptions } from '@outcry/engine';
import type { Advice, AnyGame, Seat } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { EVERYTHING, game } from './testing/fixture.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

const trader = BOTS.trader!.make(game as AnyGame);

/** What Trader thinks of a seat's choices, looking at so many states. */
const advice = (state: State, seat: Seat, states = 8): Advice<Move>[] =>
  trader(game.view(state, seat), game.legal(state, seat), fastRng(3), { states, playouts: 0 }) as Advice<Move>[];

interface Met {
  readonly state: State;
  readonly seat: Seat;
}

/** Decisions met where everybody plays by the policy, and strategies at random. */
function* met(options: Partial<Options>, seats: number, seed: number): Generator<Met> {
  const rng = fastRng(seed);
  const state = game.setup(parseOptions(game as AnyGame, options, seats) as Options, seats, rng);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    yield { state, seat };
    const legal = game.legal(state, seat);
    const strategies = legal.filter(({ kind }) => kind === 'strategy');
    const move =
      strategies.length > 0 && rng.below(2) === 0
        ? strategies[rng.below(strategies.length)]!
        : game.foresight.policy!(state, seat, rng);
    game.apply(state, seat, move, rng, null);
  }
}

/** Decisions with at least two moves, one of them of this kind. */
function* metWith(kind: Move['kind'], invited: Options['invited'] = []): Generator<Met> {
  for (let seed = 1; seed < 60; seed++)
    for (const each of met({ ...EVERYTHING, invited }, 4 - (seed % 2), seed)) {
      const legal = game.legal(each.state, each.seat);
      if (legal.length > 1 && legal.some((move) => move.kind === kind)) yield each;
    }
}

describe('choices that differ in value do not score equal', () => {
  test.each<[Move['kind'], Options['invited']?]>([
    ['keep'],
    ['drop'],
    ['bonds'],
    ['take', ['phil']],
    ['place'],
    ['goods'],
    ['lay-first-card'],
    ['give-first-card'],
    ['look-pile', ['warren']],
    ['shift', ['mark']],
    ['look-pair', ['martha']],
    ['bid'],
    ['action'],
    ['nudge', ['cramer']],
    ['restructure', ['chanda']],
    ['strategy'],
    ['choose'],
    ['sell'],
    ['buy', ['barack']],
    ['show'],
    ['redistribute', ['sanders']],
    ['gift', ['oprah']],
  ])('%s', (kind, invited) => {
    let decisions = 0;
    let told = 0;
    for (const { state, seat } of metWith(kind, invited)) {
      const scores = advice(state, seat).map(({ expected }) => expected);
      if (new Set(scores).size > 1) told++;
      if (++decisions === 6) break;
    }
    expect(decisions).toBe(6);
    expect(told).toBeGreaterThanOrEqual(4);
  });
});
