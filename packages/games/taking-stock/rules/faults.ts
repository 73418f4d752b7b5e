import type { FaultWords } from '../../places.ts';
import type { Contradiction } from '../data.ts';

/** What is wrong with tables that contradict themselves, after the name of the place. */
export const FAULTS: FaultWords<Contradiction> = {
  'no-box': {
    en: ({ last }) => `the track has the boxes 0 to ${last}`,
    fr: ({ last }) => `l’échelle a les cases 0 à ${last}`,
    nl: ({ last }) => `de baan heeft de vakken 0 tot en met ${last}`,
  },
  falls: {
    en: () => 'prices must not fall from left to right',
    fr: () => 'les cours ne doivent pas baisser de gauche à droite',
    nl: () => 'koersen mogen van links naar rechts niet dalen',
  },
  'too-few-rows': {
    en: ({ highest }) => `there must be a row for every price from 0 to ${highest}`,
    fr: ({ highest }) => `il faut une ligne pour chaque cours de 0 à ${highest}`,
    nl: ({ highest }) => `er moet een rij zijn voor elke koers van 0 tot en met ${highest}`,
  },
};
