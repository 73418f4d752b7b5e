import { fastRng } from '@outcry/engine';
import type { AnyGame, Deal, Match, Rng, Seat } from '@outcry/engine';
import { sharkBudget } from '../budgets.ts';
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

type Figures = readonly number[];

/**
 * How a seat's result came about. Every state has an expectation: what short playouts lead to, and what wealth still
 * grows by from there in games like this one. What chance did is the expectation after it, less its mean over other
 * chances: zero on average, however good the estimate is.
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
          const future = this.#future(states[at]);
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

  /** Where a short playout leads to. The state stays as it is. */
  #future(state: unknown): unknown {
    const future = this.#game.clone(state);
    playOn(this.#game, future, Math.max(1, this.#game.foresight.plies), this.#chance());
    return future;
  }

  /** What every seat is expected to end with. */
  expected(state: unknown, futures = this.#futures): Figures {
    const game = this.#game;
    const result = game.result(state);
    if (result) return result.scores;
    const sums = new Array<number>(this.#deal.seats).fill(0);
    for (let time = 0; time < futures; time++) {
      const future = this.#future(state);
      const scores = game.result(future)?.scores;
      const wealth = scores ?? game.evaluate(future);
      const growth = scores ? 0 : this.#growth[this.#part(future)]!;
      for (let seat = 0; seat < sums.length; seat++) sums[seat]! += (wealth[seat]! + growth) / futures;
    }
    return sums;
  }

  /** What chance did for every seat: the state it led to, against others it could have led to. */
  of(after: unknown, another: (rng: Rng) => unknown): Figures {
    const few = Math.max(2, Math.round(this.#futures / CHANCES));
    const others = Array.from({ length: CHANCES }, () => this.expected(another(this.#chance()), few));
    return this.expected(after, few).map((is, seat) => is - mean(others.map((other) => other[seat]!)));
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

/** Adds up, move by move, what luck and others did to every seat's expectation. */
export function* waterfalls(match: Match, luck: Luck): Generator<void, (seat: Seat, cost: number) => Waterfall> {
  const { game, deal, journal } = match;
  const { moves } = journal;
  const none = new Array<number>(deal.seats).fill(0);
  const byLuck = none.slice();
  const byOthers = none.slice();
  const state = match.stateAfter(0);
  const addLuck = (figures: Figures): void => figures.forEach((amount, seat) => (byLuck[seat]! += amount));
  const first = luck.of(state, (rng) => game.setup(deal.options, deal.seats, rng));
  addLuck(first);
  let before = luck.expected(state);
  const states: { state: unknown; drawn: boolean }[] = [];
  match.replay((now, count, played) => {
    if (count > 0) states.push({ state: game.clone(now), drawn: played?.barrier ?? false });
  });
  let root = match.stateAfter(0);
  for (const [index, { state: after, drawn }] of states.entries()) {
    const { seat: mover, move } = moves[index]!;
    const expected = luck.expected(after);
    const chance = drawn
      ? luck.of(after, (rng) => {
          const other = game.clone(root);
          game.apply(other, mover, move, rng, null);
          return other;
        })
      : none;
    addLuck(chance);
    for (let seat = 0; seat < byOthers.length; seat++)
      if (seat !== mover) byOthers[seat]! += expected[seat]! - before[seat]! - chance[seat]!;
    before = expected;
    root = after;
    yield;
  }
  const scores = game.result(root)!.scores;
  return (seat, cost) => {
    const [start, fate, others] = [luck.start, byLuck[seat]!, byOthers[seat]!].map(rounded);
    const choices = rounded(-cost);
    const result = scores[seat]!;
    return {
      start: start!,
      luck: fate!,
      others: others!,
      choices,
      error: rounded(result - start! - fate! - others! - choices),
      result,
    };
  };
}
