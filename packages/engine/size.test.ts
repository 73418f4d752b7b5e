import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { check, faults, fits } from './schema.ts';
import { tooLarge } from './size.ts';

const closed = { additionalProperties: false };
const Wish = Type.Union([
  Type.Object({ kind: Type.Literal('me'), name: Type.String({ maxLength: 4 }) }, closed),
  Type.Object({ kind: Type.Literal('bot'), level: Type.String({ maxLength: 6 }) }, closed),
]);
const Order = Type.Object({ wishes: Type.Array(Wish, { maxItems: 2 }), extra: Type.Unknown() }, closed);

test.each([
  [{ wishes: [{ kind: 'me', name: 'Annie' }] }, 'wishes.0.name must not have more than 4 characters'],
  [{ wishes: [{ kind: 'bot', level: 'expert!' }] }, 'wishes.0.level must not have more than 6 characters'],
  [{ wishes: [{ kind: 'open', name: 'Annie' }] }, 'wishes.0.name must not have more than 4 characters'],
  [{ wishes: [1, 2, 3] }, 'wishes must not have more than 2 items'],
  [
    { wishes: [], ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`more${index}`, 1])) },
    'it has too many fields',
  ],
])('%j is too large', (value, line) => {
  expect(tooLarge(Order, value)).toBe(line);
  expect(faults(Order, value)).toBe(line);
  expect(fits(Order, value)).toBe(false);
  expect(() => check(Order, value, 'order')).toThrow(`order: ${line}`);
});

test.each([
  { wishes: [{ kind: 'me', name: '🐂🐻🐂🐻' }] }, // four characters, eight units of UTF-16
  { wishes: [{ kind: 'bot', level: 'expert' }], extra: 'x'.repeat(1000) },
  { wishes: 'x'.repeat(1000) },
  { wishes: [], more: 1, most: 1 },
  null,
  7,
])('%j is not: sizes are all that is looked at', (value) => {
  expect(tooLarge(Order, value)).toBeNull();
});

test('what is too large is never looked into', () => {
  const unread = new Proxy([1, 2, 3], {
    get: (list, name) => (name === 'length' ? list.length : expect.unreachable(`read ${String(name)}`)),
  });
  expect(faults(Type.Array(Type.Integer(), { maxItems: 2, uniqueItems: true }), unread)).toContain('more than 2 items');
});
