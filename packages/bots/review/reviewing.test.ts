import { fastRng, Match, parseOptions } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { LEAST_CHANCE, LEAST_MONEY, MOST_MISTAKES, reviewing } from './index.ts';
import type { Review } from './index.ts';

/** A part of the effort, so that the test is quick. */
const PART = 0.02;

async function randomGame(id: string, seats: number): Promise<Match> {
  const game = await newestGame(id);
  const match = new Match(game, { seats, options: parseOptions(game, {}, seats), key: new Uint8Array(32).fill(9) });
  const rng = fastRng(1);
  for (let [seat] = game.actors(match.state); seat !== undefined; [seat] = game.actors(match.state)) {
    const legal = game.legal(match.state, seat);
    match.make(seat, legal[rng.below(legal.length)]);
  }
  return match;
}

function finish(match: Match, seat: number): { review: Review; progress: number[] } {
  const progress: number[] = [];
  const work = reviewing({ game: match.game, net: null }, match, seat, PART);
  for (;;) {
    const step = work.next();
    if (step.done) return { review: step.value, progress };
    progress.push(step.value);
  }
}

const match = await randomGame('taking-stock', 3);
const { review, progress } = finish(match, 1);

test('the sum adds up to the result, to the cent', () => {
  const { start, luck, others, choices, error, result } = review.sum;
  expect(start + luck + others + choices + error).toBeCloseTo(result, 4);
  expect(result).toBe(match.game.result(match.state)!.scores[1]);
  const listed = review.mistakes.reduce((sum, { cost }) => sum + cost.money.mean, review.rest);
  expect(choices).toBeCloseTo(-listed, 4);
});

test('few mistakes, the dearest first, each surely above the limits and counted once', () => {
  const { mistakes, good, small, decisions } = review;
  expect(mistakes.length).toBeGreaterThan(0);
  expect(mistakes.length).toBeLessThanOrEqual(MOST_MISTAKES);
  expect(good + small + mistakes.length).toBe(decisions);
  const chances = mistakes.map(({ cost }) => cost.chance.mean);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  for (const { at, made, better, cost } of mistakes) {
    expect(match.journal.moves[at]).toMatchObject({ seat: 1, move: made.move });
    expect(better.move).not.toEqual(made.move);
    expect(cost.chance.mean).toBeGreaterThanOrEqual(LEAST_CHANCE);
    expect(cost.money.mean).toBeGreaterThanOrEqual(LEAST_MONEY);
    expect(cost.chance.mean).toBeGreaterThan(2 * cost.chance.error);
  }
});

test('there is a chance for every moment, together 1, and at the end the winner has it', () => {
  expect(review.curve).toHaveLength(match.journal.moves.length + 1);
  for (const chances of review.curve) expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 3);
  const { places } = match.game.result(match.state)!;
  review.curve.at(-1)!.forEach((chance, seat) => expect(chance > 0).toBe(places[seat] === 1));
});

test('it is the same every time, and tells how far it is', () => {
  expect(finish(match, 1).review).toEqual(review);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBeLessThanOrEqual(1.01);
});
