import { fastRng } from '@outcry/engine';
import type { Advice, AnyGame, AnyView, Bot, Rng, Seat } from '@outcry/engine';
import { candidatesOf, lead, ranked, sortByMean } from './candidates.ts';
import type { Candidate } from './candidates.ts';

/** Lists up to this length are judged whole; from longer ones the worse half is dropped again and again. */
const SHORT_LIST = 8;
/** Chance within an imagined future is drawn from seeds below this. */
const SEEDS = 2 ** 31;

/** A state the seat thinks possible, and the chance that would follow: the same for every move tried in it. */
interface Imagined {
  readonly state: unknown;
  readonly chance: number;
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
  const kept = candidatesOf(legal);
  const dropped: Candidate[][] = [];
  const slice = Math.max(1, Math.ceil(states / SHORT_LIST));
  let left = states;
  while (left > 0) {
    const now = kept.length > SHORT_LIST ? Math.min(slice, left) : left;
    for (let i = 0; i < now; i++)
      tryAll(game, seat, kept, { state: game.imagine(view, rng), chance: rng.below(SEEDS) });
    left -= now;
    sortByMean(kept);
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
