import type { Foresight } from '@outcry/engine';
import { believe } from './beliefs.ts';
import type { Box } from './box.ts';
import { choices } from './choices.ts';
import { policy } from './policy.ts';
import type { Move, State } from './state.ts';
import { imagine } from './view.ts';
import type { View } from './view.ts';

/** What a dealer likes about an offer. */
const DEALER = 8;

/** A turn begins: nothing is half done. */
const quiet = ({ phase }: State): boolean => phase.kind === 'card' && !phase.second;

export const foresightOf = (box: Box): Foresight<State, Move, View> => ({
  quiet,
  progress: ({ round, rounds, turn, first, seats }) =>
    Math.min(1, (round - 1 + ((turn.seat - first + seats) % seats) / seats) / rounds),
  plies: 64,
  considers: (state, seat, legal) => choices(box, state, seat, legal),
  imagine(view, rng) {
    const state = imagine(box, view, rng);
    believe(box, state, view.seat!, rng);
    return state;
  },
  policy: (state, seat) => policy(box, state, seat),
  styles: { dealer: (move) => (move.kind === 'offer' ? DEALER : 0) },
});
