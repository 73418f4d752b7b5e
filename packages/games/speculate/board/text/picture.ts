import type { Locale } from '@outcry/engine';

interface PictureText {
  readonly sector: string;
  readonly price: string;
  readonly dividend: string;
  readonly player: string;
  readonly objective: string;
  readonly scale: string;
  readonly hidden: string;
  readonly offer: string;
  readonly offers: (who: string, buys: boolean, count: number, sector: string, price: string) => string;
  readonly left: (count: number) => string;
}

/** What only the picture in words says. */
export const PICTURE: Readonly<Record<Locale, PictureText>> = {
  en: {
    sector: 'Sector',
    price: 'Price',
    dividend: 'Dividend',
    player: 'Player',
    objective: 'Objective',
    scale: 'Scale',
    hidden: '?',
    offer: 'The offer',
    offers: (who, buys, count, sector, price) => `${who} ${buys ? 'buys' : 'sells'} ${count} ${sector} at ${price}.`,
    left: (count) => `${count} left.`,
  },
  fr: {
    sector: 'Secteur',
    price: 'Cours',
    dividend: 'Dividende',
    player: 'Joueur',
    objective: 'Objectif',
    scale: 'Échelle',
    hidden: '?',
    offer: 'L’offre',
    offers: (who, buys, count, sector, price) => `${who} ${buys ? 'achète' : 'vend'} ${count} ${sector} à ${price}.`,
    left: (count) => `Reste : ${count}.`,
  },
  nl: {
    sector: 'Sector',
    price: 'Koers',
    dividend: 'Dividend',
    player: 'Speler',
    objective: 'Doel',
    scale: 'Schaal',
    hidden: '?',
    offer: 'Het bod',
    offers: (who, buys, count, sector, price) =>
      `${who} ${buys ? 'koopt' : 'verkoopt'} ${count} ${sector} voor ${price}.`,
    left: (count) => `Nog ${count} over.`,
  },
};
