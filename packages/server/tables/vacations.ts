import type { Clock } from '../api.ts';
import type { SeatRow, Terms } from '../store/store.ts';
import type { Pause } from './runningTime.ts';

const HOUR = 3600;

/** How long a table without a clock must let people stay away, or with one let them think, to be slow. */
const SLOW = 12 * HOUR;

/** Whether a table is one for correspondence: there clocks stand still while their person is on vacation. */
export function isSlow({ clock, absence }: Pick<Terms, 'clock' | 'absence'>): boolean {
  if (clock.kind === 'none') return absence === null || absence >= SLOW;
  return clock.seconds >= SLOW || (clock.kind === 'bank' && clock.increment >= SLOW);
}

/** Until when the person of a seat is on vacation, where the table minds it; null: they are not. */
export function vacationOf(
  terms: { readonly clock: Clock; readonly absence: number | null },
  { vacation = [] }: Pick<SeatRow, 'vacation'>,
  now: number,
): number | null {
  if (vacation.length === 0 || !isSlow(terms)) return null;
  return vacation.find(([from, until]) => from <= now && now < until)?.[1] ?? null;
}

/** The vacations of a seat with another one that begins now (or, until now, ends): older ones stop no clock any more. */
export function withVacation(before: readonly Pause[], since: number | null, now: number, until: number): Pause[] {
  const kept = before
    .map(([from, end]): Pause => [from, Math.min(end, now)])
    .filter(([from, end]) => from < end && since !== null && end > since);
  return until > now ? [...kept, [now, until]] : kept;
}
