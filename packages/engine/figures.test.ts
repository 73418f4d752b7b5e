import { expect, test } from 'vitest';
import { money, number, precisely, signed } from './figures.ts';

test.each([
  ['en', 1109, '', '$1,109'],
  ['en', 109, 'K', '$109K'],
  ['fr', 11, '', '11\u00a0$'],
  ['fr', 109, 'K', '109K\u00a0$'],
  ['nl', 11, '', '$\u00a011'],
  ['en', -3, '', '−$3'],
] as const)('money in %s: %d%s is %s', (locale, amount, unit, text) => {
  expect(money(amount, locale, unit)).toBe(text);
});

test.each([
  [3, '+3'],
  [-2, '−2'],
  [0, '0'],
])('%d is signed %s, with a true minus', (value, text) => {
  expect(signed(value, 'en')).toBe(text);
});

test('thousands are grouped as the language does it', () => {
  expect([number(12_345, 'en'), number(12_345, 'nl')]).toEqual(['12,345', '12.345']);
});

test('an amount with decimals is written as the game writes whole ones, and nothing as it writes nothing', () => {
  const thousands = (amount: number) => money(amount, 'en', amount === 0 ? '' : 'K');
  expect([7.77, -0.5, 0.001].map((amount) => precisely(amount, 2, 'en', thousands))).toEqual([
    '$7.77K',
    '−$0.50K',
    '$0',
  ]);
});
