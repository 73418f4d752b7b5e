import { expect, test } from 'vitest';
import { fr } from './messages/fr.ts';
import { shownName, shownSeats } from './somebody.ts';

test('somebody who deleted their account is that in every language; other names stay', () => {
  const { somebody } = fr.account;
  expect(shownName('somebody', fr)).toBe(somebody);
  expect(shownName('somebody 2', fr)).toBe(`${somebody} 2`);
  expect(shownName('Ada / somebody', fr)).toBe(`Ada / ${somebody}`);
  for (const name of ['somebody else', 'Somebody', 'Ada']) expect(shownName(name, fr)).toBe(name);
  const seats = [{ name: 'Ada' }];
  expect(shownSeats(seats, fr)).toBe(seats);
});
