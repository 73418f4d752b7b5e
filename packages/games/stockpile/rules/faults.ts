import type { FaultWords } from '../../places.ts';
import type { Contradiction } from '../data.ts';

/** What is wrong with tables that contradict themselves, after the name of the place. */
export const FAULTS: FaultWords<Contradiction> = {
  'no-place': {
    en: ({ last }) => `the starting place and the place after a split must be between 0 and ${last}`,
    fr: ({ last }) => `la place de départ et celle après une division doivent être entre 0 et ${last}`,
    nl: ({ last }) => `de beginplaats en de plaats na een splitsing moeten tussen 0 en ${last} liggen`,
  },
  entries: {
    en: ({ count }) => `${count} entries are needed`,
    fr: ({ count }) => `il faut ${count} valeurs`,
    nl: ({ count }) => `er zijn ${count} waarden nodig`,
  },
  'first-bid': {
    en: () => 'the first must be 0, so that everybody can bid',
    fr: () => 'la première valeur doit être 0, pour que chacun puisse miser',
    nl: () => 'de eerste waarde moet 0 zijn, zodat iedereen kan bieden',
  },
  bids: {
    en: () => 'each amount must be higher than the one before',
    fr: () => 'chaque montant doit dépasser le précédent',
    nl: () => 'elk bedrag moet hoger zijn dan het vorige',
  },
  'first-bid-of-barbara': {
    en: () => 'the first must be 0 or less, so that she can always bid',
    fr: () => 'la première valeur doit être 0 ou moins, pour qu’elle puisse toujours miser',
    nl: () => 'de eerste waarde moet 0 of minder zijn, zodat zij altijd kan bieden',
  },
  'no-shares': {
    en: () => 'there must be at least one share of each company',
    fr: () => 'il faut au moins une action de chaque société',
    nl: () => 'er moet minstens één aandeel van elk bedrijf zijn',
  },
  'too-few-cards': {
    en: ({ cards, rounds, seats, wanted }) =>
      `there are ${cards} cards; ${rounds} rounds with ${seats} players need ${wanted}`,
    fr: ({ cards, rounds, seats, wanted }) =>
      `il y a ${cards} cartes\u00a0; ${rounds} manches à ${seats} joueurs en demandent ${wanted}`,
    nl: ({ cards, rounds, seats, wanted }) =>
      `er zijn ${cards} kaarten; ${rounds} rondes met ${seats} spelers vragen er ${wanted}`,
  },
};
