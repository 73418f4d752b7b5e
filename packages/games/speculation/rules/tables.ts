import type { TableWords } from '../../module.ts';
import type { Data } from '../data.ts';

/** What the tables are called, and where they come from, for the page of the rules. */
export const TABLES: Readonly<Record<keyof Data, TableWords>> = {
  shares: {
    en: 'shares of each company',
    fr: ['actions de chaque société', 'La mise en place donne le nombre d’actions selon le nombre de joueurs.'],
    nl: ['aandelen per bedrijf', 'De voorbereiding noemt de aandelen van elk bedrijf per aantal spelers.'],
  },
  startCash: {
    en: 'starting cash',
    fr: ['argent de départ', 'La mise en place donne 20\u00a0$ à chacun.'],
    nl: ['beginkapitaal', 'Bij de voorbereiding krijgt iedereen $\u00a020.'],
  },
  startPrice: {
    en: 'starting price',
    fr: ['cours de départ', 'L’action d’un pion sur DÉPART coûte 20\u00a0$.'],
    nl: ['beginkoers', 'Een aandeel van een steen op START kost $\u00a020.'],
  },
  segments: {
    en: 'segments of the track',
    fr: ['segments de la piste', 'Des photos publiques montrent six segments égaux des 60 cases.'],
    nl: ['stukken van de baan', 'Openbare foto’s tonen zes gelijke stukken van de 60 vakken.'],
  },
  plain: {
    en: 'price lists, plain side',
    fr: [
      'listes de cours, face simple',
      'Quatre cours sont connus (110, 95, 175 et −10, là où ils figurent ici) ; les autres sont tracés pour s’y accorder.',
    ],
    nl: [
      'koerslijsten, gewone kant',
      'Vier koersen zijn bekend (110, 95, 175 en −10, waar ze hier staan); de andere zijn zo getekend dat ze daarbij passen.',
    ],
  },
  star: {
    en: 'price lists, star side',
    fr: [
      'listes de cours, face étoile',
      'Tracées plus basses et plus raides que celles de la face simple, comme le veut son but.',
    ],
    nl: ['koerslijsten, sterkant', 'Lager en steiler getekend dan die van de gewone kant, zoals bij die kant past.'],
  },
  actionTiles: {
    en: 'action tiles',
    fr: ['tuiles d’ordre', 'Les descriptions publiques comptent trois Échange et une de chaque autre tuile.'],
    nl: ['actietegels', 'Openbare beschrijvingen tellen drie Handel en één van elke andere tegel.'],
  },
  movementTiles: {
    en: 'movement tiles',
    fr: ['tuiles de déplacement', 'Les descriptions publiques montrent les nombres 1 à 6, une tuile chacun.'],
    nl: ['bewegingstegels', 'Openbare beschrijvingen tonen de getallen 1 tot en met 6, elk op één tegel.'],
  },
};
