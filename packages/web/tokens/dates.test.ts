import { expect, test } from 'vitest';
import { dayAfter, endOfDay } from './dates.ts';

const noon = (day: string): number => new Date(`${day}T12:00:00`).getTime();

test('a day some days later is one of the calendar, over months, years and a change of the clock', () => {
  expect(dayAfter(noon('2026-01-30'), 2)).toBe('2026-02-01');
  expect(dayAfter(noon('2027-12-31'), 1)).toBe('2028-01-01');
  expect(dayAfter(noon('2026-03-28'), 2)).toBe('2026-03-30');
});

test('a token that ends on a day is valid all that day', () => {
  const end = endOfDay('2026-02-01');
  expect(dayAfter(end, 0)).toBe('2026-02-01');
  expect(dayAfter(end + 1, 0)).toBe('2026-02-02');
});
