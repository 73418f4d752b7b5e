import type { Advice, Seat } from '@outcry/engine';

/** A move while it is judged: what it came to in the states it was tried in. */
export interface Candidate {
  readonly move: unknown;
  sum: number;
  tried: number;
}

export const candidatesOf = (legal: readonly unknown[]): Candidate[] =>
  legal.map((move) => ({ move, sum: 0, tried: 0 }));

/** What a short look has found does not count beside what a longer one finds. */
export function forget(candidate: Candidate): void {
  candidate.sum = 0;
  candidate.tried = 0;
}

/** What a move is worth so far. */
const mean = ({ sum, tried }: Candidate): number => (tried > 0 ? sum / tried : -Infinity);

/** Best first; moves that are worth the same keep their order. */
export const sortByMean = (candidates: Candidate[]): void => void candidates.sort((a, b) => mean(b) - mean(a));

/** How far ahead of its best rival a seat is expected to end. */
export function lead(expected: readonly number[], seat: Seat): number {
  let rival = -Infinity;
  for (let other = 0; other < expected.length; other++)
    if (other !== seat && expected[other]! > rival) rival = expected[other]!;
  return expected[seat]! - rival;
}

/**
 * Groups of candidates, best first. One that was dropped early is never expected to be better than one that was kept.
 * `leadFor` turns what they were judged by into money.
 */
export function ranked(
  groups: readonly (readonly Candidate[])[],
  leadFor: (judged: number) => number = (judged) => judged,
): Advice[] {
  let ceiling = Infinity;
  return groups.flat().map((candidate) => {
    ceiling = Math.min(ceiling, mean(candidate));
    return { move: candidate.move, expected: leadFor(ceiling) };
  });
}
