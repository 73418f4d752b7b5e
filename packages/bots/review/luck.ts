import { fastRng, playNumber } from '@outcry/engine';
import type { AnyGame, Deal, Match, Rng, Seat } from '@outcry/engine';
import { sharkBudget } from '../budgets.ts';
import { imaginedStates } from '../imagined.ts';
import { playOn } from '../playout.ts';
import { search } from '../search.ts';
import { rounded } from './estimate.ts';
import type { Waterfall } from './review.ts';

/** So many games are played to learn what such a game brings on average, and how wealth grows in it. */
const GAMES = 16;
/** An expectation is made of one future for so many playouts of a Shark. */
const PLAYOUTS = 16;
/** States of each that are looked at, and futures of each of these. */
const LOOKS = 24;
const FEW = 4;
/** Who plays them looks at so many imagined states before each move. */
const STATES = 4;
/** What else chance could have done is tried so many times. */
const CHANCES = 8;
/** The course of a game is cut into so many parts. */
const PARTS = 24;
/** A game that is not over after so many moves is left out. */
const LONGEST = 5000;
const SEEDS = 2 ** 31;

/**
 * How a seat's result came about. Every state has an expectation: what short playouts lead to, and what wealth still
 * grows by from there in games like this one. What chance did is the expectation after it, less its mean over other
 * chances: zero on average, however good the estimate is. Expectations are the seat's own: what others hide counts when
 * they show it.
 */
export class Luck {
  /** What a seat ends with on average. */
  readonly start: number;
  readonly #game: AnyGame;
  readonly #deal: Pick<Deal, 'seats' | 'options'>;
  readonly #futures: number;
  readonly #games: number;
  readonly #rng: Rng;
  /** By part of the game: how much wealth still grows on average after a short playout that ends there. */
  readonly #growth: readonly number[];

  /** `part`: of the whole effort. */
  constructor(game: AnyGame, deal: Pick<Deal, 'seats' | 'options'>, part: number) {
    this.#game = game;
    this.#deal = deal;
    this.#futures = Math.ceil((sharkBudget(game).playouts * part) / PLAYOUTS);
    this.#games = Math.max(2, Math.ceil(GAMES * part));
    this.#rng = fastRng(deal.seats);
    const { start, growth } = this.#learn();
    this.start = start;
    this.#growth = growth;
  }

  #chance = (): Rng => fastRng(this.#rng.below(SEEDS));

  /** Plays games from new deals. */
  #learn(): { start: number; growth: number[] } {
    const sums = new Array<number>(PARTS).fill(0);
    const counts = new Array<number>(PARTS).fill(0);
    const ends: number[] = [];
    for (let number = 0; number < this.#games; number++) {
      const { states, scores } = playOut(this.#game, this.#deal, this.#chance());
      if (scores === null) continue;
      ends.push(mean(scores));
      const every = Math.max(1, Math.floor(states.length / LOOKS));
      for (let at = 0; at < states.length; at += every)
        for (let time = 0; time < FEW; time++) {
          const future = this.#playOn(this.#game.clone(states[at]));
          if (this.#game.result(future)) continue;
          const part = this.#part(future);
          counts[part]!++;
          sums[part]! += mean(scores) - mean(this.#game.evaluate(future));
        }
    }
    const growth = filled(sums.map((sum, part) => (counts[part]! > 0 ? sum / counts[part]! : null)));
    return { start: ends.length > 0 ? mean(ends) : 0, growth };
  }

  #part(state: unknown): number {
    return Math.min(PARTS - 1, Math.floor(PARTS * this.#game.foresight.progress(state)));
  }

  /** Where a short playout leads to, in place. */
  #playOn(state: unknown): unknown {
    playOn(this.#game, state, Math.max(1, this.#game.foresight.plies), this.#chance());
    return state;
  }

  /** What a seat may expect to end with, by what it knows. */
  expected(state: unknown, seat: Seat, futures = this.#futures): number {
    const game = this.#game;
    const result = game.result(state);
    if (result) return result.scores[seat]!;
    const states = imaginedStates(game, game.view(state, seat), this.#rng);
    let sum = 0;
    for (let time = 0; time < futures; time++) {
      const future = this.#playOn(states.next().value);
      const scores = game.result(future)?.scores;
      sum += scores ? scores[seat]! : game.evaluate(future)[seat]! + this.#growth[this.#part(future)]!;
    }
    return sum / futures;
  }

  /** What chance did for a seat: the state it led to, against others it could have led to. */
  of(after: unknown, seat: Seat, another: (rng: Rng) => unknown): number {
    const few = Math.max(2, Math.round(this.#futures / CHANCES));
    const others = Array.from({ length: CHANCES }, () => this.expected(another(this.#chance()), seat, few));
    return this.expected(after, seat, few) - mean(others);
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A game from a new deal, played with a short look at every move: its states, and its scores unless it never ends. */
function playOut(game: AnyGame, { seats, options }: Pick<Deal, 'seats' | 'options'>, rng: Rng) {
  const decide = search(game);
  const state = game.setup(options, seats, rng);
  const states: unknown[] = [];
  for (let made = 0; made < LONGEST; made++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) break;
    states.push(game.clone(state));
    const legal = game.legal(state, seat);
    const move = legal.length === 1 ? legal[0] : decide(game.view(state, seat), legal, rng, LOOK)[0]!.move;
    game.apply(state, seat, move, rng, null);
  }
  return { states, scores: game.result(state)?.scores ?? null };
}
const LOOK = { states: STATES, playouts: 0 };

/** Parts that no game came to are as the one before, the first ones as the first that is known. */
function filled(values: readonly (number | null)[]): number[] {
  let last = values.find((value) => value !== null) ?? 0;
  return values.map((value) => (last = value ?? last));
}

/** A move of the match: the states before and after it, and what chance did in it for a seat. */
function* steps(match: Match, luck: Luck, seat: Seat) {
  const { game, deal, journal } = match;
  let before = match.stateAfter(0);
  for (const [index, { seat: mover, move }] of journal.moves.entries()) {
    const root = before;
    const after = game.clone(root);
    const { barrier } = playNumber(game, deal, after, index, mover, move);
    const another = (rng: Rng): unknown => {
      const other = game.clone(root);
      game.apply(other, mover, move, rng, null);
      return other;
    };
    yield { mover, after, chance: barrier ? luck.of(after, seat, another) : 0 };
    before = after;
  }
}

/** What the deal did for a seat. */
const dealLuck = ({ game, deal }: Match, luck: Luck, seat: Seat, first: unknown): number =>
  luck.of(first, seat, (rng) => game.setup(deal.options, deal.seats, rng));

/** What chance did for a seat in a whole game: zero on average. */
export function luckIn(match: Match, luck: Luck, seat: Seat): number {
  let sum = dealLuck(match, luck, seat, match.stateAfter(0));
  for (const { chance } of steps(match, luck, seat)) sum += chance;
  return sum;
}

/** Adds up, move by move, what luck and others did to a seat's expectation; `cost`: what its own decisions did. */
export function* addingUp(match: Match, luck: Luck, seat: Seat, cost: number): Generator<void, Waterfall> {
  const first = match.stateAfter(0);
  let expected = luck.expected(first, seat);
  let byLuck = dealLuck(match, luck, seat, first);
  let byOthers = 0;
  for (const { mover, after, chance } of steps(match, luck, seat)) {
    const now = luck.expected(after, seat);
    byLuck += chance;
    if (mover !== seat) byOthers += now - expected - chance;
    expected = now;
    yield;
  }
  const result = match.game.result(match.state)!.scores[seat]!;
  const [start, fate, others, choices] = [luck.start, byLuck, byOthers, -cost].map(rounded) as Four;
  return { start, luck: fate, others, choices, error: rounded(result - start - fate - others - choices), result };
}
type Four = [number, number, number, number];
