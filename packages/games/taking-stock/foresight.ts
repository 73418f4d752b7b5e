import type { Foresight } from '@outcry/engine';
import type { Data } from './data.ts';
import { policyOf } from './policy.ts';
import type { Move, State } from './state.ts';

/** Playouts go to the end of the round: there the portfolios are paid, and nothing is left to guess. */
export const foresightOf = (
  data: Data,
  playsOfCard: readonly (readonly Move[])[],
  takeOfCard: readonly Move[],
): Foresight<State, Move> => ({
  quiet: ({ trick, table, phase }) => phase.kind === 'over' || (trick === 1 && table.length === 0),
  plies: 1,
  policy: policyOf(data, playsOfCard, takeOfCard),
});
