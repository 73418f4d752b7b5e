import type { Feelings } from '@outcry/ui';
import type { Event } from '../state.ts';

/** A trick gladdens its winner; at the end of a round the best and the worst paid show it. */
export const feelings: Feelings<Event> = (event) => {
  if (event.kind === 'won') return event.seat === null ? [] : [{ seat: event.seat, mood: 'gloat' }];
  if (event.kind !== 'round-over') return [];
  const { earned } = event;
  const [most, least] = [Math.max(...earned), Math.min(...earned)];
  if (most === least) return [];
  return [
    { seat: earned.indexOf(most), mood: 'gloat' },
    { seat: earned.indexOf(least), mood: 'groan' },
  ];
};
