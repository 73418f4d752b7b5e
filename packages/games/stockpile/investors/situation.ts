import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { begin, bid, game, make } from '../testing/fixture.ts';
import type { Wanted } from '../testing/fixture.ts';
import type { Options } from '../options.ts';
import { biddingStage } from '../phases/bidding.ts';
import type { State } from '../state.ts';

export const NOTHING: NonNullable<Wanted['pairs']> = [
  [0, '+1'],
  [1, '-1'],
  [2, '+1'],
  [3, '-1'],
  [4, '+1'],
  [5, '-1'],
];

/** Seat 0 stands on a space, the others on 0; all is paid. */
export function buys(state: State, amount: number): State {
  begin(state, biddingStage);
  make(state, 0, bid(0, amount));
  for (let seat = 1; seat < state.seats; seat++) make(state, seat, bid(seat, 0));
  return state;
}

export const start = (seats: number, options: Partial<Options>, seed = 1): State =>
  game.setup(parseOptions(game as AnyGame, options, seats) as Options, seats, fastRng(seed));
