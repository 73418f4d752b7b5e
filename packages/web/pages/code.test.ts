import { expect, test } from 'vitest';
import { codeIn } from './code.ts';

test.each([
  ['bcd-fgh', 'BCDFGH'],
  [' BCD FGH ', 'BCDFGH'],
  ['https://games.example.org/t/BCDFGH', 'BCDFGH'],
  ['https://games.example.org/t/BCDFGH/', 'BCDFGH'],
  ['http://192.168.1.2:4180/t/BCDFGH?from=chat#top', 'BCDFGH'],
  ['', ''],
  [' / ', ''],
])('finds the code in %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
