import { expect, test } from 'vitest';
import { joined, say, textOf } from './sentence.ts';

const ada = { kind: 'seat', seat: 0, text: 'Ada' } as const;
const edison = { kind: 'company', company: 3, text: 'Edison' } as const;
const loss = { kind: 'amount', amount: -5, text: '−5' } as const;

test('a sentence keeps what its parts are, and neighbouring texts become one', () => {
  expect(say`${ada} sold ${2} of ${edison}${''} ${loss}.`).toEqual([
    ada,
    { kind: 'text', text: ' sold 2 of ' },
    edison,
    { kind: 'text', text: ' ' },
    loss,
    { kind: 'text', text: '.' },
  ]);
  expect(say`${'a'}${'b'} ${1}`).toEqual([{ kind: 'text', text: 'ab 1' }]);
});

test('a sentence can be part of another, and is read as plain text', () => {
  const inner = say`${edison} ${loss}`;
  expect(textOf(say`${ada}: ${inner}.`)).toBe('Ada: Edison −5.');
  expect(textOf(joined([ada, inner], ', '))).toBe('Ada, Edison −5');
  expect(say``).toEqual([]);
});
