import { fastRng } from '@outcry/engine';
import type { Advice, AnyGame, AnyView, Bot, Rng, Seat } from '@outcry/engine';

/** Lists up to this length are judged whole; from longer ones the worse half is dropped again and again. */
const SHORT_LIST = 8;
/** Chance within an imagined future is drawn from seeds below this. */
const SEEDS = 2 ** 31;

/** A state the seat thinks possible, and the chance that would follow: the same for every move tried in it. */
interface Imagined {
  readonly state: unknown;
  readonly chance: number;
}

/** A move while it is judged: what it came to in the states it was tried in. */
interface Candidate {
  readonly move: unknown;
  sum: number;
  tried: number;
}

const mean = ({ sum, tried }: Candidate): number => sum / tried;

/** How far ahead of its best rival a seat is expected to end. */
function lead(expected: readonly number[], seat: Seat): number {
  let rival = -Infinity;
  for (let other = 0; other < expected.length; other++)
    if (other !== seat && expected[other]! > rival) rival = expected[other]!;
  return expected[seat]! - rival;
}

/**
 * Looks one step ahead: makes every legal move in a few imagined states and prefers the one after which its lead is
 * expected to be largest. Where others choose at the same time, their choices stay open.
 */
export const greedy =
  (game: AnyGame): Bot =>
  (view, legal, rng, { states }) => {
    if (view.seat === null) throw new Error('a bot decides for a seat, not for a spectator');
    if (legal.length === 1) {
      const expected = lead(game.evaluate(game.imagine(view, rng)), view.seat);
      return [{ move: legal[0], expected }];
    }
    return judge(game, view, view.seat, legal, rng, Math.max(1, states));
  };

function judge(
  game: AnyGame,
  view: AnyView,
  seat: Seat,
  legal: readonly unknown[],
  rng: Rng,
  states: number,
): Advice[] {
  const kept: Candidate[] = legal.map((move) => ({ move, sum: 0, tried: 0 }));
  const dropped: Candidate[][] = [];
  const slice = Math.max(1, Math.ceil(states / SHORT_LIST));
  let left = states;
  while (left > 0) {
    const now = kept.length > SHORT_LIST ? Math.min(slice, left) : left;
    for (let i = 0; i < now; i++)
      tryAll(game, seat, kept, { state: game.imagine(view, rng), chance: rng.below(SEEDS) });
    left -= now;
    kept.sort((a, b) => mean(b) - mean(a));
    if (left > 0) dropped.unshift(kept.splice(Math.max(SHORT_LIST, Math.ceil(kept.length / 2))));
  }
  return ranked([kept, ...dropped]);
}

function tryAll(game: AnyGame, seat: Seat, candidates: readonly Candidate[], { state, chance }: Imagined): void {
  for (const candidate of candidates) {
    const future = game.clone(state);
    game.apply(future, seat, candidate.move, fastRng(chance), null);
    candidate.sum += lead(game.evaluate(future), seat);
    candidate.tried++;
  }
}

/** Best first. A move that was dropped early is never expected to be better than one that was looked at longer. */
function ranked(groups: readonly (readonly Candidate[])[]): Advice[] {
  let ceiling = Infinity;
  return groups.flat().map((candidate) => {
    ceiling = Math.min(ceiling, mean(candidate));
    return { move: candidate.move, expected: ceiling };
  });
}
