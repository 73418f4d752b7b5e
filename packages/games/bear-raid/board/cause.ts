import type { Cause } from '@outcry/ui';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** A split or a bankruptcy weighs as much as the longest fall. */
const EXTREME = 30;

/** Positions are hidden: where the viewer does not know one, it counts as if it were one stock. */
export const cause: Cause<View, Event> = (event, seat, view) => {
  if (event.kind !== 'priced' && event.kind !== 'split' && event.kind !== 'bankrupt') return 0;
  const position = Math.abs(view.screens[seat]!.positions?.[event.company] ?? 1);
  return position * (event.kind === 'priced' ? Math.abs(event.change) : EXTREME);
};
