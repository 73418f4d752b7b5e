import type { Places } from '../../places.ts';

/** What each rank is paid. */
const RANKS = { en: ['1st', '2nd', '3rd'], fr: ['1er', '2e', '3e'], nl: ['1e', '2e', '3e'] };

/** What the names within the tables are called, and what the entries of a list are. */
export const PLACES: Places = {
  names: {
    kind: { en: 'kind', fr: 'genre', nl: 'soort' },
    boxes: { en: 'boxes', fr: 'cases', nl: 'vakken' },
  },
  entries: {
    payoutsFor2To3: RANKS,
    payoutsFor4To5: RANKS,
  },
};
