import type { Foresight } from '@outcry/engine';
import type { Move } from './moves.ts';
import { policy } from './policy/index.ts';
import { quiet } from './quiet.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

/** Playouts go on for some rounds: looking at what cash wins in them measured far better than the end of this one. */
export const foresight = (rules: Rules): Foresight<State, Move> => ({
  quiet,
  progress: ({ round, rounds }) => Math.max(0, round - 1) / rounds,
  plies: 100,
  policy: (state, seat, rng) => policy(rules, state, seat, rng),
});
