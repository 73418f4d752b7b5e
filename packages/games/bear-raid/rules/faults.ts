import type { FaultWords } from '../../places.ts';
import type { Contradiction } from '../data.ts';

/** What is wrong with tables that contradict themselves, after the name of the place. */
export const FAULTS: FaultWords<Contradiction> = {
  'start-too-high': {
    en: ({ start, top }) => `the start, ${start}, must not be above ${top}, the highest`,
    fr: ({ start, top }) => `le départ, ${start}, ne doit pas dépasser le maximum, ${top}`,
    nl: ({ start, top }) => `het begin, ${start}, mag niet boven het hoogste liggen, ${top}`,
  },
  'no-multiple': {
    en: ({ figure, step }) => `${figure} is not a multiple of the step, ${step}`,
    fr: ({ figure, step }) => `${figure} n’est pas un multiple du pas, ${step}`,
    nl: ({ figure, step }) => `${figure} is geen veelvoud van de stap, ${step}`,
  },
  bands: {
    en: () => 'the first must be 0, and each must be higher than the one before',
    fr: () => 'la première doit être 0, et chacune doit dépasser la précédente',
    nl: () => 'de eerste moet 0 zijn, en elke moet hoger zijn dan de vorige',
  },
  columns: {
    en: ({ count }) => `a card has 1, 2 (bear, bull) or 5 columns, not ${count}`,
    fr: ({ count }) => `une carte a 1, 2 (bear, bull) ou 5 colonnes, pas ${count}`,
    nl: ({ count }) => `een kaart heeft 1, 2 (bear, bull) of 5 kolommen, niet ${count}`,
  },
  column: {
    en: ({ count, bands }) => `a column has ${bands} changes, one for each band, not ${count}`,
    fr: ({ count, bands }) => `une colonne a ${bands} changements, un par tranche, pas ${count}`,
    nl: ({ count, bands }) => `een kolom heeft ${bands} veranderingen, één per groep, niet ${count}`,
  },
};
