import type { Terms } from './store/store.ts';

/** How long somebody must be away before others may ask about their seat: whoever reloads the page has not left. */
export const AWAY_AT_LEAST = 10_000;

const HOUR = 3_600_000;
const DAY = 86_400_000;

/**
 * How long somebody must be away before another may have their seat, and with it their hand: an hour, or a day at tables
 * where a move may take one. However many agree, it is not sooner: one person can be several guests.
 */
export const goneForGood = ({ clock }: Terms): number =>
  clock.kind !== 'none' && clock.seconds * 1000 >= DAY ? DAY : HOUR;

/** A vote to end the game waits for nobody who has been away for this long. */
export const LONG_GONE = DAY;
