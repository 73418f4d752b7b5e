import type { Locale } from '@outcry/engine';

/** What only the picture in words says. */
export const PICTURE: Readonly<
  Record<
    Locale,
    {
      readonly price: string;
      readonly box: string;
      readonly player: string;
      readonly money: string;
      readonly shares: string;
      readonly payout: string;
      readonly cards: string;
    }
  >
> = {
  en: {
    price: 'Price',
    box: 'Box',
    player: 'Player',
    money: 'Money',
    shares: 'Shares',
    payout: 'Pays now',
    cards: 'In hand',
  },
  fr: {
    price: 'Prix',
    box: 'Case',
    player: 'Joueur',
    money: 'Argent',
    shares: 'Actions',
    payout: 'Paie',
    cards: 'En main',
  },
  nl: {
    price: 'Prijs',
    box: 'Vak',
    player: 'Speler',
    money: 'Geld',
    shares: 'Aandelen',
    payout: 'Betaalt nu',
    cards: 'In de hand',
  },
};
