import type { Foresight } from '@outcry/engine';
import type { Move } from './moves.ts';
import { policy } from './policy/index.ts';
import { quiet } from './quiet.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** What each $1K of a bid costs a haggler, beside the money. */
const HAGGLER = 0.2;

/** Playouts go on for some rounds: looking at what cash wins in them measured far better than the end of this one. */
export const foresight = (rules: Rules): Foresight<State, Move, View> => ({
  quiet,
  progress: ({ round, rounds }) => Math.max(0, round - 1) / rounds,
  plies: 100,
  policy: (state, seat, rng) => policy(rules, state, seat, rng),
  styles: { haggler: (move, { spaces }) => (move.kind === 'bid' ? -HAGGLER * spaces[move.space]! : 0) },
});
