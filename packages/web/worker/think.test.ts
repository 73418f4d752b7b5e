import { compareMoves } from '@outcry/bots/review/price.ts';
import type { Hint } from '@outcry/bots/review/index.ts';
import { fastRng, parseOptions } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { think } from './think.ts';
import type { ThinkQuestion } from './think.ts';

const game = await newestGame('speculation');
const state = game.setup(parseOptions(game, {}, 3), 3, fastRng(1));
const [seat] = game.actors(state);
const question: ThinkQuestion = {
  game: game.id,
  version: game.rulesVersion,
  data: null,
  view: game.view(state, seat!),
  legal: game.legal(state, seat!),
  bot: 'trader',
  name: null,
  seed: 1,
};

test('a bot that moves is asked for its advice alone; a hint explains the best of it', async () => {
  const plain = (await think(question)) as { advice: object[] };
  expect(plain.advice.length).toBeGreaterThan(3);
  expect(plain.advice[0]).not.toHaveProperty('chance');
  const hint = (await think({ ...question, explained: 3 })) as { advice: object[] };
  expect(hint.advice).toHaveLength(3);
  const moves = (advice: object[]): unknown[] => advice.map((each) => (each as Hint).move);
  expect(new Set(moves(hint.advice))).toEqual(new Set(moves(plain.advice.slice(0, 3))));
  for (const each of hint.advice)
    expect(each).toMatchObject({ chance: expect.any(Number), parts: { cash: expect.any(Number) } });
});

test('a hint says what each of its moves costs against the best, as a review does, and what makes the difference', async () => {
  const asked = { ...question, explained: 3 };
  const { advice } = (await think(asked)) as { advice: Hint[] };
  const [best, ...others] = advice;
  expect(best).toMatchObject({ cost: null, wealth: expect.any(Number) });
  for (const { move, wealth, chance, cost, reasons } of others) {
    const price = compareMoves({ game, net: null }, question.view, move, best!, 200);
    expect(cost).toEqual(price.cost);
    expect(reasons).toEqual(price.reasons);
    expect(best!.wealth - wealth).toBeCloseTo(cost!.money.mean, 4);
    expect(chance).toBeLessThanOrEqual(best!.chance);
  }
  expect(best!.reasons).toEqual(others[0]!.reasons);
});

test('an unknown bot is answered with the names of all', async () => {
  expect(await think({ ...question, bot: 'prophet' })).toEqual({
    error: 'there is no bot "prophet"; there are random, rookie, greedy, trader, shark, oracle',
  });
});
