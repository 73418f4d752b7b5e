import { fastRng } from '@outcry/engine';
import type { AnyGame, AnyView, Bot, Rng, Seat } from '@outcry/engine';
import { candidatesOf, forget, ranked, sortByMean } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { plainJudge } from './judge.ts';
import type { Judge } from './judge.ts';
import type { Net } from './net/net.ts';
import { othersChoose, playOn } from './playout.ts';

/** So many moves are played on from; the others are dropped after a short look. */
const SHORT_LIST = 8;
/** So many states are imagined at a time where a game offers that. */
const AT_A_TIME = 16;
/** Chance within an imagined future is drawn from seeds below this. */
const SEEDS = 2 ** 31;

/**
 * Flat Monte Carlo search. A short look at every move, each tried in the same few imagined states up to the next quiet
 * one, leaves the best eight. These are played on from, again in the same imagined states and under the same chance,
 * and the worse half of them is dropped after each third of the playouts. Futures are judged by the game's net where it
 * has one, else by what `evaluate` expects.
 */
export const search =
  (game: AnyGame, net: Net | null = null): Bot =>
  (view, all, rng, { states, playouts }) => {
    if (view.seat === null) throw new Error('a bot decides for a seat, not for a spectator');
    const imagined = imaginedStates(game, view, rng);
    const root = imagined.next().value;
    const legal = game.foresight.considers?.(root, view.seat, all) ?? all;
    const judge = net ?? plainJudge(game, root, view.seat);
    const thinking = { game, judge, seat: view.seat, states: imagined, rng };
    const { plies, pliesWithNet = plies } = game.foresight;
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
      tryAll(thinking, kept, net ? pliesWithNet : plies, times);
      if (phase < phases - 1) drop(Math.ceil(kept.length / 2));
    }
    sortByMean(kept);
    return ranked([kept, ...dropped], judge.lead);
  };

interface Thinking {
  readonly game: AnyGame;
  readonly judge: Judge;
  readonly seat: Seat;
  readonly states: Iterator<unknown, never>;
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

/** States the seat thinks possible, one after the other. A game that is quicker with many is asked for some at a time. */
function* imaginedStates(game: AnyGame, view: AnyView, rng: Rng): Generator<unknown, never> {
  for (;;)
    if (game.imagineMany) yield* game.imagineMany(view, rng, AT_A_TIME);
    else yield game.foresight.imagine?.(view, rng) ?? game.imagine(view, rng);
}

/** Tries all candidates in so many imagined states, and plays on from each for `plies` moves and to a quiet state. */
function tryAll(
  { game, judge, seat, states, rng }: Thinking,
  candidates: readonly Candidate[],
  plies: number,
  times: number,
): void {
  for (let time = 0; time < times; time++) {
    const imagined = states.next().value;
    const chance = rng.below(SEEDS);
    othersChoose(game, imagined, seat, fastRng(chance));
    for (const candidate of candidates) {
      const future = game.clone(imagined);
      const luck = fastRng(chance);
      game.apply(future, seat, candidate.move, luck, null);
      playOn(game, future, plies, luck);
      candidate.sum += judge.value(future, seat);
      candidate.tried++;
    }
  }
}
