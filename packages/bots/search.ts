import { fastRng } from '@outcry/engine';
import type { AnyGame, AnyView, Bot, Rng, Seat } from '@outcry/engine';
import { candidatesOf, forget, lead, ranked, sortByMean } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import type { Net } from './net/net.ts';
import { othersChoose, playOn } from './playout.ts';

/** So many moves are played on from; the others are dropped after a short look. */
const SHORT_LIST = 8;
/** Chance within an imagined future is drawn from seeds below this. */
const SEEDS = 2 ** 31;

/**
 * Flat Monte Carlo search. A short look at every move, each tried in the same few imagined states up to the next quiet
 * one, leaves the best eight. These are played on from, again in the same imagined states and under the same chance,
 * and the worse half of them is dropped after each third of the playouts. Futures are judged by the game's net where it
 * has one, else by the lead that `evaluate` expects.
 */
export const search =
  (game: AnyGame, net: Net | null = null): Bot =>
  (view, all, rng, { states, playouts }) => {
    if (view.seat === null) throw new Error('a bot decides for a seat, not for a spectator');
    const legal = game.foresight.considers?.(game.imagine(view, rng), view.seat, all) ?? all;
    const thinking = { game, net, view, seat: view.seat, rng };
    const kept = candidatesOf(legal);
    const dropped: Candidate[][] = [];
    const drop = (most: number): void => {
      sortByMean(kept);
      if (kept.length > most) dropped.unshift(kept.splice(most));
    };
    if (legal.length > 1 || playouts === 0) {
      thinOut(thinking, kept, states, drop);
      drop(SHORT_LIST);
    }
    const phases = playouts < kept.length ? 0 : Math.max(1, 32 - Math.clz32(kept.length - 1));
    if (phases > 0) kept.forEach(forget);
    for (let phase = 0; phase < phases; phase++) {
      const times = Math.floor(playouts / phases / kept.length);
      tryAll(thinking, kept, game.foresight.plies, times);
      if (phase < phases - 1) drop(Math.ceil(kept.length / 2));
    }
    sortByMean(kept);
    return ranked([kept, ...dropped], net ? net.lead : undefined);
  };

interface Thinking {
  readonly game: AnyGame;
  readonly net: Net | null;
  readonly view: AnyView;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** A short look at every move; where the list is long, the worse half is dropped again and again. */
function thinOut(thinking: Thinking, kept: Candidate[], states: number, drop: (most: number) => void): void {
  const slice = Math.max(1, Math.ceil(states / SHORT_LIST));
  for (let left = Math.max(1, states); left > 0;) {
    const now = kept.length > SHORT_LIST ? Math.min(slice, left) : left;
    tryAll(thinking, kept, 0, now);
    left -= now;
    if (left > 0) drop(Math.max(SHORT_LIST, Math.ceil(kept.length / 2)));
  }
}

/** Tries all candidates in so many imagined states, and plays on from each for `plies` moves and to a quiet state. */
function tryAll(
  { game, net, view, seat, rng }: Thinking,
  candidates: readonly Candidate[],
  plies: number,
  times: number,
): void {
  for (let time = 0; time < times; time++) {
    const imagined = game.foresight.imagine?.(view, rng) ?? game.imagine(view, rng);
    const chance = rng.below(SEEDS);
    othersChoose(game, imagined, seat, fastRng(chance));
    for (const candidate of candidates) {
      const future = game.clone(imagined);
      const luck = fastRng(chance);
      game.apply(future, seat, candidate.move, luck, null);
      playOn(game, future, plies, luck);
      candidate.sum += net ? net.value(future, seat) : lead(game.evaluate(future), seat);
      candidate.tried++;
    }
  }
}
