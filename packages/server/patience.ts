import type { Terms } from './store/store.ts';

/** How long somebody must be away before others may ask about their seat: whoever reloads the page has not left. */
export const AWAY_AT_LEAST = 10_000;

const HOUR = 3_600_000;
const DAY = 86_400_000;

/** How long a table lets somebody think about one decision, or stay away. */
function allowedBy({ clock, absence }: Terms): number {
  const thinking = clock.kind === 'none' ? 0 : clock.seconds + (clock.kind === 'bank' ? clock.increment : 0);
  const daysOff = clock.kind === 'none' || !clock.week ? 0 : 7 - clock.week.days.length;
  return 1000 * Math.max(thinking, absence ?? 0) + DAY * daysOff;
}

/**
 * How long somebody must be away before another may have their seat, and with it their hand: an hour, or as long as the
 * table lets them think or stay away. However many agree, it is not sooner: one person can be several guests.
 */
export const goneForGood = (terms: Terms): number => Math.max(HOUR, allowedBy(terms));

/**
 * A vote to end the game waits for nobody who has been away for this long: a day, or as long as the table lets them
 * think or stay away. The vote has then been open for as long, so that everybody could say no.
 */
export const longGone = (terms: Terms): number => Math.max(DAY, allowedBy(terms));
