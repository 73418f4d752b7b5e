import { describe, expect, test } from 'vitest';
import { PRINTED } from './data.ts';
import { stockpile } from './game.ts';
import { NEWEST } from './rules.ts';
import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import type { Options } from './options.ts';

describe('an owner’s tables', () => {
  test.each([
    ['a table of the wrong form', { bidTrack: 'long' }, /bidTrack/],
    ['a bid track without 0', { bidTrack: [1, 2] }, /begin with 0/],
    ['a bid track that falls', { bidTrack: [0, 3, 2] }, /rise/],
    ['a Barbara track of another length', { barbaraTrack: [0, 1] }, /8 spaces/],
    ['a Barbara track that begins too high', { barbaraTrack: [1, 2, 3, 4, 5, 6, 7, 8] }, /always bid/],
    [
      'a split beside the track',
      { standardBoard: PRINTED.standardBoard.with(2, { ...PRINTED.standardBoard[2]!, split: 10 }) },
      /standardBoard.2: start and split/,
    ],
    [
      'dollars that do not fit',
      { advancedBoard: PRINTED.advancedBoard.with(0, { ...PRINTED.advancedBoard[0]!, dollars: [0, 0] }) },
      /dollars must have 5/,
    ],
    ['too few market cards', { market: { ...PRINTED.market, booms: 3 } }, /79 cards; 5 rounds with 5 players need 80/],
    [
      'too few commerce cards',
      { commerce: { ...PRINTED.commerce, commodities: [1, 1, 1, 1, 1, 1] } },
      /commerce has 13 cards/,
    ],
    ['taxes without a penalty', { commerce: { ...PRINTED.commerce, taxes: 8 } }, /one a tax/],
    ['an investor missing', { investors: { bill: [1, 2] } }, /investors/],
  ])('%s is refused in one line', (_name, table, message) => {
    expect(() => stockpile(NEWEST, { ...PRINTED, ...table })).toThrow(message);
    try {
      stockpile(NEWEST, { ...PRINTED, ...table });
    } catch (error) {
      expect((error as Error).message).toMatch(/^tables of stockpile: [^\n]*$/);
    }
  });

  test('change the game', () => {
    const game = stockpile(NEWEST, { ...PRINTED, startCash: [1, 2, 3, 4], rounds: [1, 1, 1, 1] });
    const state = game.setup(parseOptions(game as AnyGame, {}, 4) as Options, 4, fastRng(1));
    expect(state.players[0]!.cash).toBe(3);
    expect(state.rounds).toBe(1);
  });
});
