import type { Seat } from '@outcry/engine';
import type { AtTable } from './Table.tsx';

/** The name of who asks for something, as messages take it; null: the person at this device. */
export const askerOf = ({ now, who }: Pick<AtTable, 'now' | 'who'>, seat: Seat): string | null =>
  now.seats[seat]!.you ? null : who(seat);
