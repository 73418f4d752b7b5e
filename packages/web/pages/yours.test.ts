import { expect, test } from 'vitest';
import { fits, inOrder, keyOf, othersAt, rowsOf, shareLeft, winnersOf } from './yours.ts';
import type { Yours } from './yours.ts';

const seat = (name: string, kind: 'open' | 'person' | 'bot' = 'person') => ({ name, kind });

const table = (id: string, status: 'playing' | 'over', updated: number): Yours =>
  ({ kind: 'online', table: { id, status, updated, game: 'stockpile', seats: [seat('Noor'), seat('Zoë')] } }) as Yours;
const solo = (id: string, result: object | null, updated: number): Yours =>
  ({ kind: 'solo', record: { id, updated, file: { game: 'speculate', result, seats: [seat('Pim')] } } }) as Yours;

test('who shares a victory is named among the winners', () => {
  const seats = ['Ada', 'Bob', 'Cem'].map((name) => ({ name, kind: 'person' as const, level: null }));
  expect(winnersOf({ seats, result: { places: [1, 3, 1], scores: [9, 2, 9] } })).toEqual(['Ada', 'Cem']);
  expect(winnersOf({ seats, result: null })).toEqual([]);
});

test('what goes on comes first, in the order of the server; what is over comes after it, the newest first', () => {
  const going = [table('a', 'playing', 1), solo('b', null, 9)];
  const over = [table('c', 'over', 3), solo('d', {}, 5), table('e', 'over', 2)];
  expect(inOrder([over[0]!, ...going, over[2]!, over[1]!])).toEqual([...going, over[1]!, over[0]!, over[2]!]);
});

test('what was just dropped keeps its place, until it is put back', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => table(id, 'over', 1)) as [Yours, Yours, Yours, Yours];
  const shown = (list: Yours[], dropped: { one: Yours; at: number }[]) =>
    rowsOf(list, dropped).map(({ one, isDropped }) => `${keyOf(one)}${isDropped ? ' dropped' : ''}`);
  const dropped = [
    { one: c, at: 2 },
    { one: a, at: 0 },
  ];
  expect(shown([b, d], dropped)).toEqual(['a dropped', 'b', 'c dropped', 'd']);
  expect(shown([a, b, d], dropped)).toEqual(['a', 'b', 'c dropped', 'd']);
  expect(shown([], [{ one: d, at: 3 }])).toEqual(['d dropped']);
});

test('a table is found by parts of its game and of the names, in any order and case', () => {
  const found = (wanted: string) => fits(table('a', 'playing', 1), wanted, () => 'Stockpile');
  expect(['zoë', 'pile NOOR', '', 'noor zo'].map(found)).toEqual([true, true, true, true]);
  expect(found('noor pim')).toBe(false);
});

test('the others are those who sit at seats that are not one’s own', () => {
  const seats = [seat('Noor'), seat('', 'open'), seat('Ada', 'bot'), seat('Noor 2')].map((one) => ({
    ...one,
    person: null,
  }));
  expect(othersAt({ seats, yours: [0, 3] })).toEqual(['Ada']);
});

test('what is left of a clock is a share of its time', () => {
  expect(shareLeft({ kind: 'move', seconds: 100 }, 25_000)).toBe(0.25);
  expect(shareLeft({ kind: 'bank', seconds: 10, increment: 5 }, 12_000)).toBe(1);
  expect(shareLeft({ kind: 'move', seconds: 100 }, -5)).toBe(0);
});
