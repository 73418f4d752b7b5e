import type { Seat } from '@outcry/engine';
import { useLayout } from './layout.ts';

/** Everybody round the table, clockwise, without the viewer; `all`: the viewer comes first. */
export function around(seats: number, viewer: Seat | null, all = false): Seat[] {
  const everybody = Array.from({ length: seats }, (_, after) => ((viewer ?? 0) + after) % seats);
  return viewer === null || all ? everybody : everybody.slice(1);
}

/** The seats to show. The viewer's is among them where their own place has no room for their name and money. */
export const useAround = (seats: number, viewer: Seat | null): Seat[] => around(seats, viewer, useLayout('short'));
