import { findBot } from '@outcry/bots';
import type { AnyGame, Words } from '@outcry/engine';
import { newestGame, loadWords } from '@outcry/games';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { botsFor } from './arguments.ts';
import { readOptions } from './options.ts';
import { whispers } from '../engine/testing/whispers.ts';

/** A game with an option of every kind games have. */
const game = {
  ...whispers,
  optionsSchema: Type.Object(
    {
      open: Type.Boolean({ default: false }),
      rounds: Type.Integer({ minimum: 1, maximum: 9, default: 3 }),
      level: Type.Enum(['easy', 'hard'], { default: 'easy' }),
      side: Type.Union([Type.Literal('left'), Type.Literal('right')], { default: 'left' }),
      limit: Type.Union([Type.Integer({ minimum: 5 }), Type.Null()], { default: null }),
      out: Type.Array(Type.Enum(['a', 'b', 'c']), { default: [] }),
    },
    { additionalProperties: false },
  ),
} as unknown as AnyGame;
const words = {} as Words;
const usual = { open: false, rounds: 3, level: 'easy', side: 'left', limit: null, out: [] };

describe('--options', () => {
  test.each<[string[], object]>([
    [[], {}],
    [['open=yes'], { open: true }],
    [['open=true', 'rounds=5'], { open: true, rounds: 5 }],
    [['open=off,rounds=9,level=hard'], { rounds: 9, level: 'hard' }],
    [['side=right,'], { side: 'right' }],
    [['limit=12'], { limit: 12 }],
    [['limit=none'], {}],
    [['out=a+c'], { out: ['a', 'c'] }],
    [['out=none'], {}],
    [['out=b'], { out: ['b'] }],
  ])('%j is read by the schema of the option', (texts, expected) => {
    expect(readOptions(game, words, texts, 2)).toEqual({ ...usual, ...expected });
  });

  test.each([
    ['open', 'an option is written name=value, not "open"'],
    ['opne=yes', 'whispers has no option "opne"; it has open, rounds, level, side, limit, out'],
    ['open=maybe', 'option open of whispers cannot be "maybe"; it can be yes or no'],
    ['rounds=10', 'option rounds of whispers cannot be "10"; it can be a whole number from 1 to 9'],
    ['rounds=', 'option rounds of whispers cannot be ""; it can be a whole number from 1 to 9'],
    ['level=EASY', 'option level of whispers cannot be "EASY"; it can be easy, hard'],
    ['side=up', 'option side of whispers cannot be "up"; it can be left, right'],
    ['limit=4', 'option limit of whispers cannot be "4"; it can be a whole number from 5, none'],
    ['out=a+d', 'option out of whispers cannot be "a+d"; it can be any of these, joined by +: a, b, c'],
    ['constructor=1', 'whispers has no option "constructor"; it has open, rounds, level, side, limit, out'],
  ])('%s is refused with what is allowed', (text, message) => {
    expect(() => readOptions(game, words, [text], 2)).toThrow(message);
  });

  test('what a rule forbids is said in the words of the game', async () => {
    const takingStock = await newestGame('taking-stock');
    const said = await loadWords('taking-stock', 'en');
    const sentence = said.refusal({ rule: 'T1', reason: 'companies-left-out', args: { seats: 5, companies: 0 } });
    expect(() => readOptions(takingStock, said, ['leftOut=red-sun'], 5)).toThrow(sentence);
  });
});

describe('--bots', () => {
  test.each([
    ['random', 3, ['random', 'random', 'random']],
    ['greedy,random', 4, ['greedy', 'random', 'random', 'random']],
    ['greedy, rookie', 2, ['greedy', 'rookie']],
  ])('%s fills %i seats in order, the last repeated', (list, seats, expected) => {
    expect(botsFor(list, seats, findBot)).toEqual(expected);
  });

  test('more bots than seats are refused', () => {
    expect(() => botsFor('random,greedy,rookie', 2, findBot)).toThrow(
      '--bots names 3 bots for 2 seats; name at most 2',
    );
  });
});
