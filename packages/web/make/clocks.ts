import type { Clock } from '@outcry/server/api';

const MINUTE = 60;

/** Without a clock: how many seconds a player whose turn it is may be away before a bot plays for them. */
export const ABSENCE = 3 * MINUTE;

/** The clocks one can choose, from none to days. */
export const CLOCKS = {
  none: { kind: 'none' },
  blitz: { kind: 'move', seconds: 20 },
  relaxed: { kind: 'move', seconds: 2 * MINUTE },
  bank: { kind: 'bank', seconds: 15 * MINUTE, increment: 10 },
  day: { kind: 'move', seconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, Clock>;

/** In what one's own clock is counted, in seconds. */
export const UNITS = { second: 1, minute: MINUTE, hour: 60 * MINUTE, day: 24 * 60 * MINUTE } as const;
export type Unit = keyof typeof UNITS;

/** The least and the most a clock can be set to, in seconds; the increment of a bank at most. */
export const BOUNDS = { least: 5, most: 30 * UNITS.day, increment: UNITS.day } as const;

/** The days of the week, Monday is 1. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days off mean something where a decision may take this long. */
export const HAS_DAYS = 12 * UNITS.hour;

/** The largest unit that a time is a whole number of. */
export function unitOf(seconds: number): Unit {
  if (seconds % UNITS.day === 0) return 'day';
  if (seconds % UNITS.hour === 0) return 'hour';
  return seconds % UNITS.minute === 0 ? 'minute' : 'second';
}

/** A clock with these days; without a week where all of them count. */
export function onDays(clock: Exclude<Clock, { kind: 'none' }>, days: readonly number[]): Clock {
  const { week: _before, ...plain } = clock;
  if (days.length === WEEK.length) return plain;
  return { ...plain, week: { days: [...days], zone: Intl.DateTimeFormat().resolvedOptions().timeZone } };
}

/** Another time for the clock. Days off go where they mean nothing any more. */
export function withSeconds(clock: Exclude<Clock, { kind: 'none' }>, seconds: number): Clock {
  const next = { ...clock, seconds };
  return seconds < HAS_DAYS ? onDays(next, WEEK) : next;
}
