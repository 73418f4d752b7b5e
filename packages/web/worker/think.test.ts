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
  hint.advice.forEach((each, place) => {
    expect(each).toMatchObject(plain.advice[place]!);
    expect(each).toMatchObject({ chance: expect.any(Number), parts: { cash: expect.any(Number) } });
  });
});

test('an unknown bot is answered with the names of all', async () => {
  expect(await think({ ...question, bot: 'prophet' })).toEqual({
    error: 'there is no bot "prophet"; there are random, rookie, greedy, trader, shark, oracle',
  });
});
