import type { Locale } from '@outcry/engine';

const DAY = 86_400_000;

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** A moment as one says it today: "18:05", "yesterday 21:40", "14 Nov, 18:05". */
export function momentIn(at: number, now: number, locale: Locale): string {
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY);
  const time = new Intl.DateTimeFormat(locale, TIME).format(at);
  if (days === 0) return time;
  if (Math.abs(days) === 1)
    return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')} ${time}`;
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...TIME }).format(at);
}

const MINUTE = 60;

/** Seconds left as one counts them: by the minute, until the last one. */
export function countedSeconds(milliseconds: number): number {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return seconds < MINUTE ? seconds : seconds - (seconds % MINUTE);
}
