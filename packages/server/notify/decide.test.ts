import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import type { Known } from './decide.ts';
import { minuteIn, nextAt, quietUntil } from './hours.ts';
import { names } from './news.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Monday in winter, 12:00 in London and 13:00 in Brussels. */
const NOON = Date.UTC(2026, 10, 16, 12);
const BRUSSELS = 'Europe/Brussels';

const known = (more: Partial<Known> = {}): Known => ({
  now: NOON,
  event: 'turn',
  at: NOON,
  when: 'now',
  settings: { daily: 18 * 60, quiet: { on: true, from: 22 * 60, until: 7 * 60 + 30 }, zone: BRUSSELS },
  holds: true,
  looking: false,
  looked: null,
  visible: false,
  turn: null,
  told: null,
  ...more,
});

test('told at once, or after an absence that goes on', () => {
  expect(decide(known())).toEqual({ kind: 'send' });
  expect(decide(known({ when: 'ten-minutes' }))).toEqual({ kind: 'later', at: NOON + 10 * MINUTE });
  const due = { when: 'ten-minutes', now: NOON + 10 * MINUTE } as const;
  expect(decide(known(due))).toEqual({ kind: 'send' });
  expect(decide(known({ ...due, visible: true }))).toEqual({ kind: 'later', at: NOON + 20 * MINUTE });
  // A page that was left open all the time is nobody looking.
  expect(decide(known({ ...due, now: NOON + 30 * MINUTE, visible: true }))).toEqual({ kind: 'send' });
});

test('nobody is told of what they see, saw, answered or do not want', () => {
  for (const more of [
    { looking: true, now: NOON + 1500 },
    { looked: NOON + 1 },
    { holds: false },
    { when: 'never' },
    { when: null },
  ] as const)
    expect(decide(known(more))).toEqual({ kind: 'drop' });
  expect(decide(known({ looked: NOON - 1 }))).toEqual({ kind: 'send' });
  // Who closes the table as their turn comes is still told of it.
  expect(decide(known({ looking: true }))).toEqual({ kind: 'later', at: NOON + 1500 });
});

test('what comes in the night arrives in the morning, and what is told once a day at its hour', () => {
  const night = Date.UTC(2026, 10, 16, 22, 15); // 23:15 in Brussels
  const morning = Date.UTC(2026, 10, 17, 6, 30);
  expect(decide(known({ now: night, at: night }))).toEqual({ kind: 'gather', at: morning });
  expect(decide(known({ when: 'daily' }))).toEqual({ kind: 'gather', at: Date.UTC(2026, 10, 16, 17) });
  const quiet = { on: true, from: 17 * 60, until: 19 * 60 };
  expect(decide(known({ when: 'daily', settings: { daily: 18 * 60, quiet, zone: BRUSSELS } }))).toEqual({
    kind: 'gather',
    at: Date.UTC(2026, 10, 16, 18),
  });
});

test('of all that is asked in one turn one is told once, and again after an hour', () => {
  const told = { turn: '2 1', at: NOON - 5 * MINUTE };
  expect(decide(known({ turn: '2 1', told }))).toEqual({ kind: 'later', at: NOON + 55 * MINUTE });
  expect(decide(known({ turn: '2 2', told }))).toEqual({ kind: 'send' });
  expect(decide(known({ turn: '2 1', told: { turn: '2 1', at: NOON - HOUR } }))).toEqual({ kind: 'send' });
});

test('hours are those of a time zone, also when its clocks change', () => {
  expect(minuteIn(BRUSSELS, NOON)).toBe(13 * 60);
  expect(nextAt(BRUSSELS, 13 * 60, NOON)).toBe(NOON + 24 * HOUR);
  expect(nextAt(BRUSSELS, 13 * 60 + 1, NOON)).toBe(NOON + MINUTE);
  const beforeChange = Date.UTC(2026, 9, 24, 12); // the clocks go back in the night that follows
  const next = nextAt(BRUSSELS, 8 * 60, beforeChange);
  expect(minuteIn(BRUSSELS, next)).toBe(8 * 60);
  expect(next).toBe(Date.UTC(2026, 9, 25, 7));
  const day = { on: true, from: 9 * 60, until: 17 * 60 };
  expect(quietUntil(BRUSSELS, day, NOON)).toBe(Date.UTC(2026, 10, 16, 16));
  expect(quietUntil(BRUSSELS, { ...day, on: false }, NOON)).toBeNull();
  expect(quietUntil(BRUSSELS, { ...day, until: 9 * 60 }, NOON)).toBeNull();
});

test('a name is named by @, whole, in whatever letters', () => {
  expect(names('ok @noor, your turn', 'Noor')).toBe(true);
  expect(names('@Noorderzon and @Noor', 'Noor')).toBe(true);
  expect(names('@Noorderzon', 'Noor')).toBe(false);
  expect(names('Noor?', 'Noor')).toBe(false);
  expect(names('@Noor de Wit!', 'Noor de Wit')).toBe(true);
});
