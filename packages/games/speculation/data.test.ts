import { fastRng, InputError } from '@outcry/engine';
import { expect, test } from 'vitest';
import { ownersTables } from '../module.ts';
import { PRINTED } from './data.ts';
import { speculation } from './game.ts';
import { module } from './index.ts';

const [first, ...rest] = PRINTED.plain;

test.each([
  ['a list of seven prices', { plain: [first!.slice(1), ...rest] }, /plain\.0 .*8/],
  ['a segment without a list', { star: rest }, /star .*7/],
  ['half a dollar', { startPrice: 2.5 }, /startPrice .*integer/],
  ['no shares', { shares: [2, 3, 4, 0] }, /shares\.3 .*1/],
  ['an unknown tile', { actionTiles: ['trade', 'swap'] }, /actionTiles\.1/],
  ['segments that do not rise', { segments: [10, 20, 20, 40, 50, 59] }, /segments must rise and end on 59/],
  ['segments that end early', { segments: [10, 20, 30, 40, 50, 58] }, /segments must rise and end on 59/],
  ['no Trade', { actionTiles: ['up', 'none'] }, /actionTiles must hold a trade.*S13/],
  ['too few movement tiles', { movementTiles: [1, 2, 3] }, /movementTiles must be more than 3.*S13/],
])('data: %s is refused in one line', (_, tables, message) => {
  const make = () => module.make(1, { ...PRINTED, ...tables });
  expect(make).toThrow(InputError);
  expect(make).toThrow(message);
  expect(make).not.toThrow(/\n/);
});

test('data: an owner’s file changes the tables it names and keeps the others', () => {
  const text = JSON.stringify({
    format: 'outcry-data',
    game: 'speculation',
    data: { startCash: 50, shares: [9, 9, 9, 9] },
  });
  const game = speculation(ownersTables(module.make(module.versions.at(-1)!), text));
  const state = game.setup({ side: 'plain' }, 4, fastRng(1));
  expect(state.players.map(({ cash }) => cash)).toEqual([50, 50, 50, 50]);
  expect(state.bank.reduce((sum, count) => sum + count, 0)).toBe(8 * 9 - 4);
  expect(state.prices[0]).toBe(20);
});

test('data: every table says where it comes from', () => {
  const { data, provenance } = module.make(module.versions.at(-1)!);
  expect(Object.keys(provenance).toSorted()).toEqual(Object.keys(data as object).toSorted());
});
