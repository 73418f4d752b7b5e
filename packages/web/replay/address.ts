import type { Seat } from '@outcry/engine';

/** A moment of a game, and through whose eyes it is seen; null: a spectator's. */
export interface Glance {
  readonly at: number;
  readonly seat: Seat | null;
}

const SPECTATOR = 'spectator';

/** A glance as the address bears it. Seats are counted from 1 there, as people do. */
export const queryOf = ({ at, seat }: Glance): string => `?at=${at}&seat=${seat === null ? SPECTATOR : seat + 1}`;

/** The glance an address bears; what is missing or impossible there is as it would be without. */
export function glanceOf(query: URLSearchParams, last: number, seats: number, usual: Seat | null): Glance {
  const at = wholeNumber(query.get('at'));
  const seat = wholeNumber(query.get('seat'));
  return {
    at: at === null ? 0 : Math.min(at, last),
    seat: query.get('seat') === SPECTATOR ? null : seat !== null && seat >= 1 && seat <= seats ? seat - 1 : usual,
  };
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
