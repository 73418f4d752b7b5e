import type { Foresight, Seat } from '@outcry/engine';
import { takeKey } from './choices.ts';
import { COMPANIES } from './data.ts';
import type { Data } from './data.ts';
import { FaceValue } from './faceValue.ts';
import { policyFor } from './policy.ts';
import type { Move, State } from './state.ts';

/** A round at four seats is eight turns and four choices for the bag: a playout sees the prices change at least once. */
const PLIES = 14;
/** With a net four turns are enough, but from many moves: one step ahead it misjudges some. */
const WITH_NET = { plies: 4, shortList: 32 };
/** What a bear likes about each stock it shorts. */
const BEAR = 4;

/**
 * By how much a lead swings until the end, counted in games between bots at four seats: positions grow, so the last
 * rounds decide, and before them a lead says little.
 */
const SWING = { over: 20, last: 130, perRound: 105 };

export function swing({ phase, rounds, round, screens }: State): number {
  if (phase.kind === 'over') return SWING.over;
  const turns = phase.kind === 'action' ? 1 - phase.turn / (2 * screens.length) : 0;
  return SWING.last + SWING.perRound * (rounds - round + turns);
}

/** Of sets of dice to take that are as many and show as many pips together, the first is enough. */
function considers(_state: State, _seat: Seat, legal: readonly Move[]): readonly Move[] {
  const seen = new Set<number>();
  return legal.filter((move) => {
    if (move.kind !== 'take') return true;
    const key = takeKey(move) * COMPANIES.length + move.company;
    return !seen.has(key) && seen.add(key);
  });
}

/** How bots look ahead: not into a roll phase, in which some have chosen what they put into the bag and others have not. */
export const foresightFor = (data: Data): Foresight<State, Move> => ({
  quiet: ({ phase, screens }) => phase.kind !== 'roll' || phase.waiting.length === screens.length,
  progress: ({ phase, round, rounds, screens }) =>
    (round - 1 + (phase.kind === 'action' ? phase.turn / (2 * screens.length) : 1)) / rounds,
  plies: PLIES,
  swing,
  policy: policyFor(data),
  // People and bots take cards at face value more often than not.
  withNet: { ...WITH_NET, policy: policyFor(data, new FaceValue(data)) },
  considers,
  styles: { bear: (move) => (move.kind === 'short' ? BEAR * move.count : 0) },
});
