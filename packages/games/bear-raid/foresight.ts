import type { Foresight } from '@outcry/engine';
import type { Data } from './data.ts';
import { policyFor } from './policy.ts';
import type { Move, State } from './state.ts';

/** A round at four seats is eight turns and four choices for the bag: a playout sees the prices change at least once. */
const PLIES = 14;

/** How bots look ahead: not to a roll phase, in which some have chosen what they put into the bag and others have not. */
export const foresightFor = (data: Data): Foresight<State, Move> => ({
  quiet: ({ phase }) => phase.kind !== 'roll',
  progress: ({ phase, round, rounds, screens }) =>
    (round - 1 + (phase.kind === 'action' ? phase.turn / (2 * screens.length) : 1)) / rounds,
  plies: PLIES,
  policy: policyFor(data),
});
