import { GAME_IDS, newestGame, ownersTables } from '@outcry/games';
import { expect, test } from 'vitest';
import { compare, linesOf } from './compare.ts';
import type { Tables } from './compare.ts';
import { template } from './template.ts';

test('a table is taken apart line by line', () => {
  expect(linesOf(7)).toEqual([{ place: '', cells: ['7'] }]);
  expect(linesOf([1, 2])).toEqual([{ place: '', cells: ['1', '2'] }]);
  expect(linesOf([[1], { a: 2, b: [3, 4] }])).toEqual([
    { place: '1', cells: ['1'] },
    { place: '2 a', cells: ['2'] },
    { place: '2 b', cells: ['3', '4'] },
  ]);
});

test('differences are found where they are, also where a table grew or shrank', () => {
  const printed = { same: [1], rows: [[1, 2], [3]], gone: { a: 1, b: 2 } };
  const own = { same: [1], rows: [[1, 9, 5], [3]], gone: { a: 1 } };
  expect(compare(printed, own)).toEqual([
    { name: 'same', differences: 0, lines: [{ place: '', printed: ['1'], own: ['1'], differs: [false] }] },
    {
      name: 'rows',
      differences: 2,
      lines: [
        { place: '1', printed: ['1', '2'], own: ['1', '9', '5'], differs: [false, true, true] },
        { place: '2', printed: ['3'], own: ['3'], differs: [false] },
      ],
    },
    {
      name: 'gone',
      differences: 1,
      lines: [
        { place: 'a', printed: ['1'], own: ['1'], differs: [false] },
        { place: 'b', printed: ['2'], own: [], differs: [true] },
      ],
    },
  ]);
});

test.each(GAME_IDS)('the template of %s is a data file that fits and changes nothing', async (id) => {
  const printed = await newestGame(id);
  const text = template(id, printed.data as Tables);
  const tables = ownersTables(printed, text);
  await newestGame(id, tables);
  expect(compare(printed.data as Tables, tables).filter(({ differences }) => differences > 0)).toEqual([]);
  expect(text.split('\n').length).toBeLessThan(700);
});
