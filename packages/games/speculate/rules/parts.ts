import type { PartWords } from '../../module.ts';

/** What the parts of the table are, for the picture on the rules page; by the `data-part` of the board. */
export const PARTS: Readonly<Record<string, PartWords>> = {
  seats: {
    en: 'The players, with their money, shares and objectives.',
    fr: 'Les joueurs, leur argent, leurs actions et leurs objectifs.',
    nl: 'De spelers met hun geld, aandelen en doelen.',
  },
  prices: {
    en: 'The price of every sector, from 0 to 30.',
    fr: 'Le cours de chaque secteur, de 0 à 30.',
    nl: 'De koers van elke sector, van 0 tot 30.',
  },
  floor: {
    en: 'Where an offer lies while it goes round the table.',
    fr: 'L’offre, pendant qu’elle fait le tour de la table.',
    nl: 'Hier ligt een bod terwijl het de tafel rondgaat.',
  },
  dividends: {
    en: 'What a share pays, by the price of its sector.',
    fr: 'Ce que rapporte une action, selon le cours de son secteur.',
    nl: 'Wat een aandeel oplevert, naar de koers van de sector.',
  },
  hand: {
    en: 'Your market cards. Each moves the price of its sector.',
    fr: 'Vos cartes de marché. Chacune déplace le cours de son secteur.',
    nl: 'Jouw marktkaarten. Elke verandert de koers van haar sector.',
  },
  objective: {
    en: 'Your objective, and how far you are in each of its sectors.',
    fr: 'Votre objectif, et où vous en êtes dans chacun de ses secteurs.',
    nl: 'Jouw doel, en hoe ver je bent in elk van zijn sectoren.',
  },
  place: {
    en: 'Your money and your shares.',
    fr: 'Votre argent et vos actions.',
    nl: 'Jouw geld en jouw aandelen.',
  },
};
