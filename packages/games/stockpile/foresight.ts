import type { Foresight } from '@outcry/engine';
import type { Move } from './moves.ts';
import { policy } from './policy/index.ts';
import { quiet } from './quiet.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

/** Playouts go to the end of the round at least; what shares come to after it is in the tables (futures.ts). */
export const foresight = (rules: Rules): Foresight<State, Move> => ({
  quiet,
  plies: 0,
  policy: (state, seat, rng) => policy(rules, state, seat, rng),
});
