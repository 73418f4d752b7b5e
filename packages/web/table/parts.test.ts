import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const NAMES = ['Ed', 'Edison', 'Noor', 'A+'];
const marked = (text: string): string =>
  partsOf(text, NAMES)
    .map(({ kind, text: piece }) => ({ text: piece, name: `[${piece}]`, change: `<${piece}>` })[kind])
    .join('');

test.each([
  ['a figure after a name is a change', 'Edison −5, now $20.', '[Edison] <−5>, now $20.'],
  ['the number of a tile is none', 'Noor drew Rank +1 and 3.', '[Noor] drew Rank +1 and 3.'],
  ['nor is a reading of the market', 'Edison +10 to $35: bear −3.', '[Edison] <+10> to $35: bear −3.'],
  [
    'a short name is not found in a longer word',
    'Ed bought Edison; Edward looks on.',
    '[Ed] bought [Edison]; Edward looks on.',
  ],
  ['a name may have signs of its own', 'A+ passed.', '[A+] passed.'],
])('%s', (_what, text, parts) => expect(marked(text)).toBe(parts));

test('without names nothing is marked', () => {
  expect(partsOf('Nothing +1.', [''])).toEqual([{ kind: 'text', text: 'Nothing +1.' }]);
});
