import type { Seat } from '@outcry/engine';
import { AWAY_AT_LEAST } from '@outcry/server/patience';
import type { Arrived, OnlineState, Step } from './state.ts';
import { just } from './steps.ts';

/** Somebody who is away; `isLong`: long enough that the server lets others ask about the seat. */
export interface Absence {
  readonly seat: Seat;
  readonly isLong: boolean;
}

/** Notes who is away now, and starts a timer for each new absence. */
export function noteAbsences(step: Step): Step {
  const { state, effects } = step;
  const gone = state.table.seats.filter(({ kind, connected }) => kind === 'person' && !connected);
  const fresh = gone.flatMap(({ seat }) => (state.away.has(seat) ? [] : [{ seat, isLong: false }]));
  if (fresh.length === 0 && gone.length === state.away.size) return step;
  const known = gone.flatMap(({ seat }) => state.away.get(seat) ?? []);
  const away = new Map([...known, ...fresh].map((absence) => [absence.seat, absence]));
  const timers = fresh.map(
    (absence) => ({ kind: 'wait', ms: AWAY_AT_LEAST, then: { kind: 'longAway', absence } }) as const,
  );
  return just({ ...state, away }, ...effects, ...timers);
}

/** Somebody has been away for long, unless they came back meanwhile: then this is another absence. */
export function longAway(state: OnlineState, { absence }: Extract<Arrived, { kind: 'longAway' }>): Step {
  const { seat } = absence;
  if (state.away.get(seat) !== absence) return just(state);
  return just({ ...state, away: new Map([...state.away, [seat, { seat, isLong: true }]]) });
}
