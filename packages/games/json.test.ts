import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenAt } from './json.ts';

test.each([
  ['{"a": [1, 2], "b": {}}', null],
  ['', [1, 1]],
  ['{"a": 1,\n "b": [1,, 2]}', [2, 10]],
  ['{"a": 1\n "b": 2}', [2, 2]],
  ['{"a": [1, 2}', [1, 12]],
  ['{"a": 1}\n}', [2, 1]],
  ['{"a": "open', [1, 7]],
  ['{"a": 01}', [1, 8]],
  ['[1, 2,]', [1, 7]],
])('%j is broken at %j', (text, place) => {
  expect(brokenAt(text)).toEqual(place && { line: place[0], column: place[1] });
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('it finds a fault where JSON.parse does, and nowhere else', () => {
  const damaged = fc
    .tuple(
      fc.json(),
      fc.nat(200),
      fc.nat(3),
      fc.constantFrom('', ',', ':', '"', '[', ']', '{', '}', '0', ' ', '\\', 'x'),
    )
    .map(([text, from, length, put]) => text.slice(0, from) + put + text.slice(from + length));
  fc.assert(
    fc.property(fc.oneof(fc.json(), damaged), (text) => {
      expect(brokenAt(text) === null).toBe(isJson(text));
    }),
    { numRuns: 3000, seed: 7 },
  );
});
