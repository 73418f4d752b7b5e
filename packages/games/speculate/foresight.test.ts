import { findBot } from '@outcry/bots';
import { fastRng, pick } from '@outcry/engine';
import type { AnyGame, Seat } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { NEWEST } from './data.ts';
import { coverOf, bankCover } from './phases/answer.ts';
import type { Event, Move, State } from './state.ts';
import { CLAIM, claiming, CLAIMS, FIGURES_450, game as laid, offers, PASS, table } from './testing/fixture.ts';
import { speculate } from './game.ts';

const game = speculate(NEWEST);
const { policy, considers, imagine, quiet } = game.foresight;
const seatCounts = [2, 3, 4, 5];

/** Plays a game by the rule of thumb, now and then at random, and shows every state before its move. */
function follow(seats: number, seed: number, look: (state: State, seat: Seat, legal: readonly Move[]) => void): void {
  const rng = fastRng(seed);
  const state = game.setup({ openHoldings: true }, seats, rng);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const [seat] = actors;
    const legal = game.legal(state, seat!);
    look(state, seat!, legal);
    game.apply(state, seat!, rng.below(6) === 0 ? pick(legal, rng) : policy!(state, seat!, rng), rng, null);
  }
}

describe.each(seatCounts)('with %i seats', (seats) => {
  test('the rule of thumb is legal, and the same whatever is hidden', () => {
    const rng = fastRng(7);
    for (let seed = 1; seed <= 3; seed++)
      follow(seats, seed, (state, seat, legal) => {
        const move = policy!(state, seat, rng);
        expect(legal).toContainEqual(move);
        if (rng.below(10) > 0) return;
        expect(policy!(game.imagine(game.view(state, seat), rng), seat, rng)).toEqual(move);
      });
  });

  test('a bot considers legal moves, at least one, and the same whatever is hidden', () => {
    const rng = fastRng(8);
    follow(seats, 4, (state, seat, legal) => {
      const moves = considers!(state, seat, legal);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(legal).toContain(move);
      if (rng.below(10) > 0) return;
      expect(considers!(game.imagine(game.view(state, seat), rng), seat, legal)).toEqual(moves);
    });
  });

  test('what a bot believes fits what it sees', () => {
    const rng = fastRng(9);
    follow(seats, 5, (state, seat) => {
      if (rng.below(20) > 0) return;
      const view = game.view(state, seat);
      expect(game.view(imagine!(view, rng), seat)).toEqual(view);
    });
  });
});

test('a bot claims an objective that is met, and thinks about it where somebody lacks the cash for it', () => {
  const considered = (state: State) => laid.foresight.considers!(state, 0, laid.legal(state, 0));
  expect(considered(claiming(3))).toEqual([CLAIM]);
  expect(considered(claiming(3, { cash: { 1: 4 } }))).toEqual([CLAIM, PASS]);
  expect(considered(claiming(3, { shares: { 0: [6, 6, 5, 0, 0] } }))).toEqual([PASS]);
});

test('the rule of thumb is legal where claims are cheap and nobody can pay', () => {
  const cheap = speculate(NEWEST, CLAIMS);
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const rng = fastRng(seed);
    const state = cheap.setup({ openHoldings: true }, 4, rng);
    for (let actors = cheap.actors(state); actors.length > 0; actors = cheap.actors(state)) {
      const move = cheap.foresight.policy!(state, actors[0]!, rng);
      expect(cheap.legal(state, actors[0]!)).toContainEqual(move);
      kinds.add(state.phase.kind);
      cheap.apply(state, actors[0]!, move, rng, null);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['claim', 'collect', 'balance']));
});

test('who has sold two sectors is thought to have an objective that forbids them', () => {
  const state = table(4, { shares: { 1: [12, 10, 8, 0, 0] }, objectives: { 1: FIGURES_450 } });
  const rng = fastRng(1);
  const view = laid.view(state, 0);
  const agree = (make: () => State): number => {
    let count = 0;
    for (let i = 0; i < 200; i++) {
      const figures = laid.data.objectives[0]!.cards[make().players[1]!.objective! % 100]!;
      if (figures[3] === 0 && figures[4] === 0) count++;
    }
    return count / 200;
  };
  expect(agree(() => laid.imagine(view, rng))).toBeLessThan(0.2);
  expect(agree(() => laid.foresight.imagine!(view, rng))).toBeGreaterThan(0.4);
});

test('a state is quiet when a turn begins, and not while anything in it is half done', () => {
  const state = table(4, { round: 2 });
  expect(quiet(state)).toBe(true);
  laid.apply(state, 0, laid.foresight.policy!(state, 0, fastRng(1)), fastRng(1), null);
  expect(quiet(state)).toBe(false);
  laid.apply(state, 0, offers('sell', 8, 0), fastRng(1), null);
  expect(quiet(state)).toBe(false);
});

/** What was seen of the offers of whole games among four bots. */
interface Seen {
  /** Offers a turn, by the turns in which there were any. */
  readonly aTurn: number[];
  offers: number;
  moved: number;
  /** Offers that nobody could have taken whole. */
  hopeless: number;
  /** Offers that promised no more than the end of dealing. */
  gainless: number;
  /** Turns in which a sector was dealt in twice. */
  churned: number;
}

function watch(name: string, budget: { states: number; playouts: number }, games: number): Seen {
  const bot = findBot(name).make(game as AnyGame);
  const seen: Seen = { aTurn: [], offers: 0, moved: 0, hopeless: 0, gainless: 0, churned: 0 };
  for (let seed = 1; seed <= games; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ openHoldings: true }, 4, rng);
    let sectors: number[] = [];
    const emit = (event: Event): void => {
      if (event.kind === 'settled' && event.moved > 0) seen.moved++;
    };
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0]!;
      const legal = game.legal(state, seat);
      const advice = bot(game.view(state, seat), legal, rng, budget);
      const move = advice[0]!.move as Move;
      if (quiet(state)) {
        if (sectors.length > 0) seen.aTurn.push(sectors.length);
        if (new Set(sectors).size < sectors.length) seen.churned++;
        sectors = [];
      }
      if (move.kind === 'offer') {
        seen.offers++;
        sectors.push(move.sector);
        const end = advice.find((each) => (each.move as Move).kind === 'done')!;
        if (!couldBeTaken(state, seat, move)) seen.hopeless++;
        if (advice[0]!.expected <= end.expected) seen.gainless++;
      }
      game.apply(state, seat, move, rng, emit);
    }
  }
  return seen;
}

/** Whether the others and the bank together could deal in as many shares as an offer names. */
function couldBeTaken(state: State, seat: Seat, { side, sector, number }: Extract<Move, { kind: 'offer' }>): boolean {
  let most = bankCover(state, side, sector, number);
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && !state.players[other]!.out) most += coverOf(state, side, sector, number, other);
  return most >= number;
}

test.each([
  ['trader', { states: 4, playouts: 0 }, 12],
  ['shark', { states: 2, playouts: 24 }, 4],
] as const)('%s: at most three offers a turn, that somebody might take and it gains from', (name, budget, games) => {
  const { aTurn, offers: made, moved, hopeless, gainless, churned } = watch(name, budget, games);
  expect(made).toBeGreaterThan(games * 48);
  expect(Math.max(...aTurn)).toBeLessThanOrEqual(3);
  expect(churned).toBe(0);
  expect(hopeless).toBe(0);
  // A longer look may find less in an offer than a shorter one found in the end of dealing, which was dropped by then.
  expect(gainless / made).toBeLessThan(0.03);
  expect(moved / made).toBeGreaterThan(0.6);
});
