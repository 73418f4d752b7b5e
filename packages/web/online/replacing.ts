import type { Seat } from '@outcry/engine';
import type { Table } from '@outcry/server/api';
import type { Online } from '../table/source.ts';
import type { OnlineState } from './state.ts';
import { moveAfter } from './tableLog.ts';

/** What a person is called at a table: somebody who sits here by the name of their seat. */
export const nameAt =
  ({ table, people }: Pick<OnlineState, 'table' | 'people'>) =>
  (whom: string): string =>
    table.seats.find((seat) => seat.person === whom)?.name ?? people.get(whom) ?? '?';

/** Whether the person of a seat plays themselves. */
export const isDeciding = ({ kind, standIn }: Table['seats'][number]): boolean => kind === 'person' && standIn === null;

/** What is asked about a seat, and what this person can do about it. */
export function replaceOf(state: OnlineState): Online['replace'] {
  const { table, person } = state;
  const { replace: ask, you } = table;
  if (ask === null) return null;
  const waiting = table.seats.filter(
    (seat) => isDeciding(seat) && seat.seat !== ask.seat && seat.connected && !ask.agreed.includes(seat.seat),
  );
  const mine = waiting.some(({ seat }) => you.seats.includes(seat));
  return {
    seat: ask.seat,
    by: ask.by,
    name: nameAt(state)(ask.person),
    may: ask.person === person ? 'withdraw' : mine ? 'answer' : null,
    waiting: waiting.map(({ seat }) => seat),
  };
}

/** What this person may ask for: a bot in place of somebody absent, or, without a seat here, a seat. */
export function offersOf({ table, away, person }: Pick<OnlineState, 'table' | 'away' | 'person'>): Online['offers'] {
  const { seats, you, status, replace } = table;
  if (status !== 'playing') return [];
  // A request of somebody without a seat gives way to those of others, if no player has agreed to it.
  if (replace !== null && (replace.person === person || seats.some((seat) => seat.person === replace.person)))
    return [];
  if (replace !== null && you.seats.length === 0 && replace.agreed.length > 0) return [];
  const isGone = (seat: Seat): boolean => away.get(seat)?.isLong ?? false;
  if (you.seats.length === 0)
    return seats
      .filter(({ seat, kind, standIn }) => kind === 'bot' || standIn === 'left' || isGone(seat))
      .map(({ seat }) => ({ seat, by: 'me' }));
  if (!you.seats.some((own) => isDeciding(seats[own]!))) return [];
  return seats
    .filter((seat) => isDeciding(seat) && isGone(seat.seat) && !you.seats.includes(seat.seat))
    .map(({ seat }) => ({ seat, by: 'bot' }));
}

/** The seat this person had until another took it. */
export function formerSeatOf({ table: { you }, log, person, skew }: OnlineState): Online['former'] {
  const lost = log.findLast((entry) => entry.kind === 'replaced' && entry.from === person);
  if (lost?.kind !== 'replaced' || you.seats.length > 0) return null;
  const claim = you.reclaim?.find(({ seat }) => seat === lost.seat);
  return { seat: lost.seat, since: moveAfter(log, lost.seq), until: claim ? (claim.until ?? Infinity) + skew : null };
}
