import type { Feelings } from '@outcry/ui';
import type { Event } from '../state.ts';

/** An objective claimed gladdens; a seat that is bankrupt is sorry. */
export const feelings: Feelings<Event> = (event) => {
  if (event.kind === 'claimed') return [{ seat: event.seat, mood: 'gloat' }];
  return event.kind === 'bankrupt' ? [{ seat: event.seat, mood: 'groan' }] : [];
};
