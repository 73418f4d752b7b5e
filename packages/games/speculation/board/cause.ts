import type { Cause } from '@outcry/ui';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** A brick that moves counts by how far, for every share of it. */
export const cause: Cause<View, Event> = (event, seat, view) => {
  if (event.kind !== 'moved' && event.kind !== 'ranked') return 0;
  return Math.abs((event.to - event.from) * view.players[seat]!.shares[event.company]!);
};
