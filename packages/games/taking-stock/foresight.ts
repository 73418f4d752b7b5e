import type { Foresight } from '@outcry/engine';
import type { Data } from './data.ts';
import { roundBegins } from './evaluate.ts';
import { ROUNDS, TRICKS } from './phases/round.ts';
import { policyOf } from './policy.ts';
import type { Move, State } from './state.ts';

/** Playouts go to the end of the round: there the portfolios are paid, and nothing is left to guess. */
export const foresightOf = (
  data: Data,
  playsOfCard: readonly (readonly Move[])[],
  takeOfCard: readonly Move[],
): Foresight<State, Move> => ({
  quiet: roundBegins,
  progress: ({ round, trick }) => (round - 1 + (trick - 1) / TRICKS) / ROUNDS,
  plies: 0,
  tellsWhenAsked: true,
  policy: policyOf(data, playsOfCard, takeOfCard),
});
