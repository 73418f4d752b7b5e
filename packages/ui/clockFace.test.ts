import { expect, test } from 'vitest';
import { clockFace } from './clockFace.ts';

const HOUR = 3_600_000;

test.each([
  [41_001, '0:42'],
  [725_000, '12:05'],
  [12_000_000, '3:20:00'],
  [52 * HOUR, '2d 4h'],
  [-5, '0:00'],
])('%i milliseconds show as %s', (left, face) => {
  expect(clockFace(left, 'en')).toBe(face);
});

test('days and hours are short in the language of the reader', () => {
  expect(clockFace(52 * HOUR, 'fr')).toMatch(/^2\s?j 4\s?h$/);
  expect(clockFace(52 * HOUR, 'nl')).toMatch(/^2\s?d 4\s?u$/);
});
