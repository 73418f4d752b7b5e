import type { Clock } from '../api.ts';

/*
 * The time in which a clock runs: not on days of the week that the table leaves out, and not while its person is on
 * vacation. Everything below counts that time alone.
 */

const DAY = 86_400_000;
/** With one day a week, this many days hold more running time than a clock can have. */
const MOST_DAYS = 7 * 40;

export type Week = NonNullable<Extract<Clock, { kind: 'move' }>['week']>;

/** From when until when a person is on vacation. */
export type Pause = readonly [from: number, until: number];

/** When a clock runs. */
export interface Running {
  /** Null: every day. */
  readonly week: Week | null;
  /** In order; they do not overlap. */
  readonly pauses: readonly Pause[];
}

export const ALWAYS: Running = { week: null, pauses: [] };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Tells the local time of a zone; throws a RangeError where there is no such zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const times = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, calendar: 'gregory', ...parts, ...times });
  formats.set(zone, made);
  return made;
}

export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The local time of a zone, as if it were that of Greenwich. */
function localTime(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)!.value);
  const seconds = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return seconds + (((at % 1000) + 1000) % 1000);
}

/** The moment at which a zone's clocks show a local time; where they skip it, the moment they go on. */
function atLocal(local: number, zone: string): number {
  const guess = local - (localTime(local, zone) - local);
  return guess + local - localTime(guess, zone);
}

/** A day of a zone: when it begins and ends, and whether clocks run on it. */
function dayAt(at: number, { days, zone }: Week): { begin: number; end: number; runs: boolean } {
  const midnight = Math.floor(localTime(at, zone) / DAY) * DAY;
  const weekday = ((Math.floor(midnight / DAY) + 3) % 7) + 1; // 1970 began on a Thursday
  return { begin: atLocal(midnight, zone), end: atLocal(midnight + DAY, zone), runs: days.includes(weekday) };
}

/** The stretches of running time from a moment on, or (`back`) before it, the nearest first. */
function* stretches(at: number, { week, pauses }: Running, back: boolean): Generator<Pause> {
  if (week === null) return yield* without(back ? [-Infinity, at] : [at, Infinity], pauses, back);
  let now = at;
  for (let days = 0; days < MOST_DAYS; days++) {
    const { begin, end, runs } = dayAt(back ? now - 1 : now, week);
    if (runs) yield* without(back ? [begin, now] : [now, end], pauses, back);
    now = back ? begin : end;
  }
}

/** What is left of a stretch of time without the pauses. */
function without([from, to]: Pause, pauses: readonly Pause[], back: boolean): Pause[] {
  const left: Pause[] = [];
  let begin = from;
  for (const [pause, end] of pauses) {
    if (pause > begin) left.push([begin, Math.min(pause, to)]);
    begin = Math.max(begin, end);
    if (begin >= to) break;
  }
  if (begin < to) left.push([begin, to]);
  const real = left.filter(([one, other]) => one < other && one < to);
  return back ? real.toReversed() : real;
}

/** When so much running time will have passed since a moment. */
export function runsUntil(from: number, milliseconds: number, running: Running): number {
  let left = milliseconds;
  for (const [begin, end] of stretches(from, running, false)) {
    if (left <= end - begin) return begin + left;
    left -= end - begin;
  }
  return Infinity;
}

/** When a clock began that has run for so long by now. */
export function beganAt(now: number, milliseconds: number, running: Running): number {
  let left = milliseconds;
  for (const [begin, end] of stretches(now, running, true)) {
    if (left <= end - begin) return end - left;
    left -= end - begin;
  }
  return -Infinity;
}

/** How long a clock has run between two moments. A system clock that was set back adds nothing. */
export function ranBetween(from: number, to: number, running: Running): number {
  let ran = 0;
  for (const [begin, end] of stretches(from, running, false)) {
    if (begin >= to) break;
    ran += Math.min(end, to) - begin;
  }
  return ran;
}
