import { expect, test } from 'vitest';
import { around } from './around.ts';

test('the others sit round the table from the viewer’s left; a spectator sees everybody', () => {
  expect(around(4, 2)).toEqual([3, 0, 1]);
  expect(around(4, 2, true)).toEqual([2, 3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});
