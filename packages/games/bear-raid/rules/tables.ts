import type { TableWords } from '../../module.ts';
import type { Data } from '../data.ts';

/** What the tables are called, and where they come from, for the page of the rules. */
export const TABLES: Readonly<Record<keyof Data, TableWords>> = {
  prices: {
    en: 'price track',
    fr: [
      'piste des cours',
      'Le départ et la limite de division sont dans la règle ; les pas de 5 découlent de ses exemples.',
    ],
    nl: ['koersladder', 'Begin en splitsgrens staan in de spelregels; de stappen van 5 volgen uit de voorbeelden.'],
  },
  modifiers: {
    en: 'space modifiers',
    fr: [
      'modificateurs des cases',
      'La seule disposition symétrique, croissante vers le haut, qui donne les deux exemples imprimés.',
    ],
    nl: [
      'toeslagen van de vakken',
      'De enige symmetrische indeling met een oplopende bovenhelft die beide gedrukte voorbeelden oplevert.',
    ],
  },
  bands: {
    en: 'bands of pips',
    fr: ['tranches de points', 'La règle parle de points et de tranches, pas de leurs limites.'],
    nl: ['ogengroepen', 'De spelregels noemen ogen en groepen, maar niet hun grenzen.'],
  },
  columns: {
    en: 'columns by market number',
    fr: ['colonnes selon le nombre de marché', 'Que certaines cartes lisent le nombre de marché est dans la règle.'],
    nl: ['kolommen per marktgetal', 'Dat sommige kaarten het marktgetal zelf lezen, staat in de spelregels.'],
  },
  events: {
    en: 'event cards',
    fr: ['cartes d’événement', 'Le nombre et les types de cartes sont dans la règle ; les valeurs sont de nous.'],
    nl: ['gebeurteniskaarten', 'Aantal en soorten kaarten staan in de spelregels; de waarden zijn van ons.'],
  },
};
