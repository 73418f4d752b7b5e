import type { TableWords } from '../../module.ts';
import type { Data } from '../data.ts';

/** What the tables are called, and where they come from, for the page of the rules. */
export const TABLES: Readonly<Record<keyof Data, TableWords>> = {
  track: {
    en: 'price track',
    fr: ['échelle des cours', 'Le plateau des cours.'],
    nl: ['koersbaan', 'Het koersbord.'],
  },
  start: {
    en: 'starting box',
    fr: ['case de départ', 'La règle nomme une case de départ au prix 1 ; laquelle des trois est de nous.'],
    nl: ['beginvak', 'De spelregels noemen een beginvak met prijs 1; welk van de drie is van ons.'],
  },
  payoutsFor2To3: {
    en: 'payouts for 2 and 3 players',
    fr: ['paiements à 2 et 3 joueurs', 'Carte des paiements, face pour 2 et 3 joueurs.'],
    nl: ['uitbetalingen voor 2 en 3 spelers', 'Uitbetalingskaart, kant voor 2 en 3 spelers.'],
  },
  payoutsFor4To5: {
    en: 'payouts for 4 and 5 players',
    fr: ['paiements à 4 et 5 joueurs', 'Carte des paiements, face pour 4 et 5 joueurs.'],
    nl: ['uitbetalingen voor 4 en 5 spelers', 'Uitbetalingskaart, kant voor 4 en 5 spelers.'],
  },
  effects: {
    en: 'card effects',
    fr: [
      'effets des cartes',
      'Arrangement, Renversement et Acquisition (sur le 6) sont nommés dans la règle ; le reste est de nous.',
    ],
    nl: [
      'kaarteffecten',
      'Onderonsje, Omkering en Overname (op de 6) worden in de spelregels genoemd; de rest is van ons.',
    ],
  },
};
