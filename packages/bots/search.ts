import type { AnyGame, Bot, Rng, Seat } from '@outcry/engine';
import { candidatesOf, forget, ranked, sortByMean } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { futuresOf, imaginedStates } from './imagined.ts';
import { plainJudge } from './judge.ts';
import type { Judge } from './judge.ts';
import type { Net } from './net/net.ts';
import { finish } from './thought.ts';
import type { SlicedBot } from './thought.ts';

/** So many moves are kept by a short look, and played on from unless a game says otherwise. */
const SHORT_LIST = 8;
/** A slice of a thought ends after so many futures: some hundredths of a second. */
const SLICE = 128;

/**
 * Flat Monte Carlo search. A short look at every move, each tried in the same few imagined states up to the next quiet
 * one, leaves the best eight. These are played on from, again in the same imagined states and under the same chance,
 * and the worse half of them is dropped after each third of the playouts. Futures are judged by the game's net where it
 * has one, else by what `evaluate` expects.
 */
export const searchInSlices = (plain: AnyGame, net: Net | null = null): SlicedBot => {
  const game = net ? { ...plain, foresight: { ...plain.foresight, ...plain.foresight.withNet } } : plain;
  return function* think(view, all, rng, { states, playouts }) {
    if (view.seat === null) throw new Error('a bot decides for a seat, not for a spectator');
    const imagined = imaginedStates(game, view, rng);
    const root = imagined.next().value;
    const legal = game.foresight.considers?.(root, view.seat, all) ?? all;
    const judge = net ?? plainJudge(game, root, view.seat);
    const thinking = { game, judge, seat: view.seat, states: imagined, rng, tried: 0 };
    const { plies, shortList } = game.foresight;
    const most = (playouts > 0 ? shortList : undefined) ?? SHORT_LIST;
    const kept = candidatesOf(legal);
    const dropped: Candidate[][] = [];
    const drop = (most: number): void => {
      sortByMean(kept);
      if (kept.length > most) dropped.unshift(kept.splice(most));
    };
    if (legal.length > 1 || playouts === 0) {
      yield* thinOut(thinking, kept, states, most, drop);
      drop(most);
    }
    const halvings = Math.max(1, 32 - Math.clz32(kept.length - 1));
    const phases = playouts < halvings * kept.length ? 0 : halvings; // too few to play on once from each in each phase
    if (phases > 0) kept.forEach(forget);
    for (let phase = 0; phase < phases; phase++) {
      const times = Math.floor(playouts / phases / kept.length);
      yield* tryAll(thinking, kept, plies, times);
      if (phase < phases - 1) drop(Math.ceil(kept.length / 2));
    }
    sortByMean(kept);
    return ranked([kept, ...dropped], judge.lead);
  };
};

/** The same in one go. */
export const search = (game: AnyGame, net: Net | null = null): Bot => {
  const think = searchInSlices(game, net);
  return (...asked) => finish(think(...asked));
};

interface Thinking {
  readonly game: AnyGame;
  readonly judge: Judge;
  readonly seat: Seat;
  readonly states: Iterator<unknown, never>;
  readonly rng: Rng;
  /** Futures tried in this slice. */
  tried: number;
}

/** A short look at every move; where the list is long, the worse half is dropped again and again. */
function* thinOut(thinking: Thinking, kept: Candidate[], states: number, most: number, drop: (most: number) => void) {
  const slice = Math.max(1, Math.ceil(states / most));
  for (let left = Math.max(1, states); left > 0;) {
    const now = kept.length > most ? Math.min(slice, left) : left;
    yield* tryAll(thinking, kept, 0, now);
    left -= now;
    if (left > 0) drop(Math.max(most, Math.ceil(kept.length / 2)));
  }
}

/** Tries all candidates in so many imagined states, and plays on from each for `plies` moves and to a quiet state. */
function* tryAll(thinking: Thinking, candidates: readonly Candidate[], plies: number, times: number) {
  const { game, judge, seat, states, rng } = thinking;
  for (let time = 0; time < times; time++) {
    const futureAfter = futuresOf(game, states.next().value, seat, rng);
    for (const candidate of candidates) {
      const future = futureAfter(candidate.move, plies);
      candidate.sum += judge.value(future, seat);
      candidate.tried++;
    }
    thinking.tried += candidates.length;
    if (thinking.tried >= SLICE) {
      thinking.tried = 0;
      yield;
    }
  }
}
