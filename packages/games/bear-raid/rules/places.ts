import type { Places } from '../../places.ts';

/** What the names within the tables are called, and what the entries of a list are. */
export const PLACES: Places = {
  names: {
    start: { en: 'start', fr: 'départ', nl: 'begin' },
    step: { en: 'step', fr: 'pas', nl: 'stap' },
    top: { en: 'top', fr: 'maximum', nl: 'hoogste' },
    columns: { en: 'column', fr: 'colonne', nl: 'kolom' },
  },
  entries: {},
};
