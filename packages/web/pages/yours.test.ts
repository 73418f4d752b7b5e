import { expect, test } from 'vitest';
import { unfinishedFirst, winnersOf } from './yours.ts';

test('who shares a victory is named among the winners', () => {
  const seats = ['Ada', 'Bob', 'Cem'].map((name) => ({ name, kind: 'person' as const, level: null }));
  expect(winnersOf({ seats, result: { places: [1, 3, 1], scores: [9, 2, 9] } })).toEqual(['Ada', 'Cem']);
  expect(winnersOf({ seats, result: null })).toEqual([]);
});

test('a game that waits to be gone on with is not hidden behind those that were finished since', () => {
  const over = { file: { result: { places: [1], scores: [1] } } };
  const going = { file: { result: null } };
  expect(unfinishedFirst([over, over, going])).toEqual([going, over, over]);
});
