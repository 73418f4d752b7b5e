import type { TableWords } from '../../module.ts';
import type { Data } from '../data.ts';

/** What the tables are called, and where they come from, for the page of the rules. */
export const TABLES: Readonly<Record<keyof Data, TableWords>> = {
  shares: {
    en: 'shares of each company',
    fr: ['actions de chaque société', 'La mise en place donne le nombre d’actions selon les joueurs.'],
    nl: ['aandelen per bedrijf', 'De voorbereiding noemt de aandelen van elk bedrijf per aantal spelers.'],
  },
  startCash: {
    en: 'starting cash',
    fr: ['argent de départ', 'La mise en place donne 20 $ à chacun.'],
    nl: ['beginkapitaal', 'Bij de voorbereiding krijgt iedereen $ 20.'],
  },
  startPrice: {
    en: 'starting price',
    fr: ['cours de départ', 'L’action d’un pion sur DÉPART coûte 20 $.'],
    nl: ['beginkoers', 'Een aandeel van een blokje op START kost $ 20.'],
  },
  segments: {
    en: 'segments of the track',
    fr: ['segments de la piste', 'Des photos publiques montrent six segments égaux des 60 cases.'],
    nl: ['stukken van de weg', 'Openbare foto’s tonen zes gelijke stukken van de 60 vakken.'],
  },
  plain: {
    en: 'price lists, plain side',
    fr: [
      'listes de cours, face simple',
      'Quatre cours sont connus (110, 95, 175 et −10, là où ils figurent ici) ; les autres sont tracés pour s’y accorder.',
    ],
    nl: [
      'koerslijsten, gewone kant',
      'Vier koersen zijn bekend (110, 95, 175 en −10, waar ze hier staan); de andere zijn er passend bij getekend.',
    ],
  },
  star: {
    en: 'price lists, star side',
    fr: ['listes de cours, face étoile', 'Tracées plus bas et plus raides que la face simple, comme le veut son but.'],
    nl: ['koerslijsten, sterkant', 'Lager en steiler getekend dan de gewone kant, zoals haar doel vraagt.'],
  },
  actionTiles: {
    en: 'action tiles',
    fr: ['tuiles d’ordre', 'Les descriptions publiques comptent trois Échange et une de chaque autre tuile.'],
    nl: ['actietegels', 'Openbare beschrijvingen tellen drie Handel en één van elke andere tegel.'],
  },
  movementTiles: {
    en: 'movement tiles',
    fr: ['tuiles de déplacement', 'Les descriptions publiques montrent les nombres 1 à 6, une tuile chacun.'],
    nl: ['bewegingstegels', 'Openbare beschrijvingen tonen de getallen 1 tot 6, elk één tegel.'],
  },
};
