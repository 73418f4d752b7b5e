import { expect, test } from 'vitest';
import { countedSeconds, momentIn } from './when.ts';

const at = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes).getTime();
const NOW = at(16, 15, 30);

test('a moment is said as short as the day allows', () => {
  const said = [at(16, 18, 5), at(15, 21, 40), at(17, 9, 0), at(9, 18, 5)].map((moment) => momentIn(moment, NOW, 'nl'));
  expect(said).toEqual(['18:05', 'gisteren 21:40', 'morgen 09:00', '9 nov, 18:05']);
});

test('what is left is counted by the minute, in the last minute by the second', () => {
  expect([9_045_000, 60_000, 59_001, 400, -5].map(countedSeconds)).toEqual([9000, 60, 60, 1, 0]);
});
