import { byPlayers } from '../../places.ts';
import type { Places } from '../../places.ts';

/** What the names within the tables are called, and what the entries of a list are. */
export const PLACES: Places = {
  names: {},
  entries: {
    shares: byPlayers(3, 6),
  },
};
