import type { Cause } from '@outcry/ui';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** Shares that go to one seat change what the others are paid, too, but less. */
const ofShares = (count: number, isOwn: boolean): number => (isOwn ? 2 * count : count);

export const cause: Cause<View, Event> = (event, seat) => {
  switch (event.kind) {
    case 'won':
      return ofShares(event.cards.length, event.seat === seat);
    case 'side-deal':
      return ofShares(1, event.seat === seat);
    case 'moved':
      return Math.abs(event.to - event.from);
    case 'leftovers':
      return event.seat === seat ? 1 : 0;
    default:
      return 0;
  }
};
