import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, same } from './canonical.ts';

test('same says of any two JSON values what their canonical texts say', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(same(a, structuredClone(a))).toBe(true);
      expect(same(a, b)).toBe(canonical(a) === canonical(b));
    }),
  );
});

test.each([
  [{ kind: 'play', card: 1 }, { card: 1, kind: 'play' }, true],
  [{ kind: 'play', card: 1 }, { kind: 'play', card: 1, extra: 0 }, false],
  [{ kind: 'play', card: 1 }, { kind: 'play' }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
])('%j and %j are the same: %s', (a, b, expected) => {
  expect(same(a, b)).toBe(expected);
  expect(same(b, a)).toBe(expected);
});
