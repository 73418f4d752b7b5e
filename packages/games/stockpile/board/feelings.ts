import type { Feeling, Feelings } from '@outcry/ui';
import type { Event } from '../events.ts';

/** Those who showed shares of a company. */
const holders = (shown: readonly number[], mood: Feeling['mood']): Feeling[] =>
  shown.flatMap((count, seat) => (count > 0 ? [{ seat, mood }] : []));

/** A pile won gladdens, an outbid one does not; splits and bankruptcies are felt by those who show shares. */
export const feelings: Feelings<Event> = (event) => {
  if (event.kind === 'won') return [{ seat: event.seat, mood: 'gloat' }];
  if (event.kind === 'outbid') return [{ seat: event.seat, mood: 'groan' }];
  if (event.kind === 'split') return holders(event.shown, 'gloat');
  return event.kind === 'bankrupt' ? holders(event.shown, 'groan') : [];
};
