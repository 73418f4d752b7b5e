import type { Cause } from '@outcry/ui';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

export const cause: Cause<View, Event> = (event, seat, view) => {
  switch (event.kind) {
    case 'price':
      return Math.abs(event.to - event.from) * view.players[seat]!.shares[event.sector]!;
    case 'dividend':
      return Math.abs(event.paid[seat]!);
    case 'claimed':
    case 'fee':
      return event.seat === seat ? event.amount : 0;
    case 'paid':
      return event.from === seat || event.to === seat ? event.amount : 0;
    case 'bankrupt':
      return event.seat === seat ? Infinity : 0;
    default:
      return 0;
  }
};
