import type { FaultWords } from '../../places.ts';
import type { Contradiction } from '../data.ts';

/** What is wrong with tables that contradict themselves, after the name of the place. */
export const FAULTS: FaultWords<Contradiction> = {
  segments: {
    en: ({ last }) => `each must be higher than the one before, and the last must be ${last}`,
    fr: ({ last }) => `chaque nombre doit dépasser le précédent, et le dernier doit être ${last}`,
    nl: ({ last }) => `elk getal moet hoger zijn dan het vorige, en het laatste moet ${last} zijn`,
  },
  'no-trade': {
    en: () => 'there must be a trade, or no tile ever comes back (S13)',
    fr: () => 'il faut un Échange (trade), sinon aucune tuile ne revient (S13)',
    nl: () => 'er moet een Handel (trade) zijn, anders komt er nooit een tegel terug (S13)',
  },
  'too-few-tiles': {
    en: ({ others }) => `there must be more than ${others}, the number of action tiles without trade (S13)`,
    fr: ({ others }) => `il en faut plus de ${others}, le nombre de tuiles d’ordre sans échange (S13)`,
    nl: ({ others }) => `er moeten er meer zijn dan ${others}, het aantal actietegels zonder handel (S13)`,
  },
};
