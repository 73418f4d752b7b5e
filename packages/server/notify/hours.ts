const MINUTE = 60_000;
const DAY = 1440;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether this is a time zone that can be told. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** The minute of the day in a time zone. */
export function minuteIn(zone: string, at: number): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
    clocks.set(zone, clock);
  }
  const parts = clock.formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  return value('hour') * 60 + value('minute');
}

/** The next moment at which it is this minute of the day, also where the clocks are changed in between. */
export function nextAt(zone: string, minute: number, now: number): number {
  const start = Math.floor(now / MINUTE) * MINUTE;
  const ahead = (minute - minuteIn(zone, now) + DAY - 1) % DAY;
  const found = start + (ahead + 1) * MINUTE;
  const late = (minuteIn(zone, found) - minute + DAY + DAY / 2) % DAY;
  const corrected = found - (late - DAY / 2) * MINUTE;
  return corrected > now ? corrected : found;
}

/** When quiet hours end that go on now; null: none do. */
export function quietUntil(
  zone: string,
  { on, from, until }: { readonly on: boolean; readonly from: number; readonly until: number },
  now: number,
): number | null {
  if (!on || from === until) return null;
  const minute = minuteIn(zone, now);
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  return isQuiet ? nextAt(zone, until, now) : null;
}
