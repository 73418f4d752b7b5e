import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALWAYS, beganAt, isZone, ranBetween, runsUntil } from './runningTime.ts';
import type { Running } from './runningTime.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);
const weekdays = (zone: string): Running => ({ week: { days: [1, 2, 3, 4, 5], zone }, pauses: [] });

test('a clock that always runs is a plain clock', () => {
  expect(runsUntil(5, 100, ALWAYS)).toBe(105);
  expect(ranBetween(5, 105, ALWAYS)).toBe(100);
  expect(ranBetween(105, 5, ALWAYS)).toBe(0);
  expect(beganAt(105, 100, ALWAYS)).toBe(5);
});

test('a weekend off: who is asked on Friday evening has until Monday evening', () => {
  const friday = at('2026-11-20T18:00:00+01:00');
  expect(runsUntil(friday, DAY, weekdays('Europe/Brussels'))).toBe(at('2026-11-23T18:00:00+01:00'));
  // Asked on the weekend itself: the clock begins at midnight.
  const saturday = at('2026-11-21T12:00:00+01:00');
  expect(runsUntil(saturday, HOUR, weekdays('Europe/Brussels'))).toBe(at('2026-11-23T01:00:00+01:00'));
  expect(ranBetween(saturday, at('2026-11-22T12:00:00+01:00'), weekdays('Europe/Brussels'))).toBe(0);
});

test('days are those of the zone, also where its clocks change', () => {
  // Sunday 29 March 2026 has 23 hours in Brussels, Sunday 25 October 25.
  const sundays: Running = { week: { days: [7], zone: 'Europe/Brussels' }, pauses: [] };
  const ran = (from: string, to: string) => ranBetween(at(from), at(to), sundays);
  expect(ran('2026-03-28T12:00:00Z', '2026-03-31T00:00:00Z')).toBe(23 * HOUR);
  expect(ran('2026-10-24T12:00:00Z', '2026-10-27T00:00:00Z')).toBe(25 * HOUR);
  expect(ranBetween(at('2026-11-21T14:00:00Z'), at('2026-11-21T16:00:00Z'), weekdays('Pacific/Auckland'))).toBe(0);
  expect(ranBetween(at('2026-11-22T14:00:00Z'), at('2026-11-22T16:00:00Z'), weekdays('Pacific/Auckland'))).toBe(
    2 * HOUR,
  );
});

test('a vacation stops it, wherever it lies', () => {
  const running: Running = { week: null, pauses: [[100, 200]] };
  expect(runsUntil(50, 40, running)).toBe(90);
  expect(runsUntil(50, 50, running)).toBe(100);
  expect(runsUntil(50, 60, running)).toBe(210);
  expect(runsUntil(150, 10, running)).toBe(210);
  expect(ranBetween(50, 300, running)).toBe(150);
  expect(ranBetween(120, 180, running)).toBe(0);
  expect(beganAt(300, 150, running)).toBe(50);
});

test('what runs until a moment has run so long by then, forth and back', () => {
  const zone = fc.constantFrom('UTC', 'Europe/Brussels', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu');
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  const from = fc.integer({ min: at('2026-01-01'), max: at('2027-01-01') });
  const long = fc.integer({ min: 1, max: 30 * DAY });
  const pause = fc.option(fc.tuple(fc.integer({ min: -DAY, max: 20 * DAY }), fc.integer({ min: 1, max: 20 * DAY })));
  fc.assert(
    fc.property(zone, days, from, long, pause, (where, which, begin, milliseconds, off) => {
      const pauses = off === null ? [] : [[begin + off[0], begin + off[0] + off[1]] as const];
      const running: Running = { week: { days: which, zone: where }, pauses };
      const end = runsUntil(begin, milliseconds, running);
      expect(ranBetween(begin, end, running)).toBe(milliseconds);
      const back = beganAt(end, milliseconds, running);
      expect(ranBetween(back, end, running)).toBe(milliseconds);
      expect(back).toBeGreaterThanOrEqual(begin);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('a zone that is none is told apart', () => {
  expect(isZone('Europe/Brussels')).toBe(true);
  expect(isZone('Mars/Olympus')).toBe(false);
});
