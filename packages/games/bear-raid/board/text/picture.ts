import type { Locale } from '@outcry/engine';

interface PictureText {
  readonly first: (name: string) => string;
  readonly company: string;
  readonly price: string;
  readonly stocks: string;
  readonly buy: string;
  readonly short: string;
  readonly market: string;
  readonly dice: string;
  readonly pips: string;
  readonly to: string;
  readonly events: string;
  readonly eventsHelp: string;
  readonly player: string;
  readonly cash: string;
  readonly holds: string;
  readonly traded: string;
}

/** What only the picture in words says. */
export const PICTURE: Readonly<Record<Locale, PictureText>> = {
  en: {
    first: (name) => `First player this round: ${name}`,
    company: 'Company',
    price: 'Price',
    stocks: 'Stocks',
    buy: 'Buy at',
    short: 'Short at',
    market: 'Market',
    dice: 'Dice',
    pips: 'Pips',
    to: 'Goes to',
    events: 'Event cards: price change by pips',
    eventsHelp: 'This round, then in brackets the next at market 0. The present pips are marked >.',
    player: 'Player',
    cash: 'Cash',
    holds: 'Stocks',
    traded: 'Of others you see what they bought and shorted, not their first four.',
  },
  fr: {
    first: (name) => `Premier joueur de la manche : ${name}`,
    company: 'Société',
    price: 'Cours',
    stocks: 'Actions',
    buy: 'Achat à',
    short: 'Vente à',
    market: 'Marché',
    dice: 'Dés',
    pips: 'Points',
    to: 'Ira à',
    events: 'Cartes événement : variation du cours selon les points',
    eventsHelp: 'Cette manche, puis entre parenthèses la suivante au marché 0. Les points actuels sont marqués >.',
    player: 'Joueur',
    cash: 'Argent',
    holds: 'Actions',
    traded: 'Des autres, vous voyez achats et ventes à découvert, pas leurs quatre premières actions.',
  },
  nl: {
    first: (name) => `Startspeler van deze ronde: ${name}`,
    company: 'Bedrijf',
    price: 'Koers',
    stocks: 'Aandelen',
    buy: 'Koop op',
    short: 'Short op',
    market: 'Markt',
    dice: 'Stenen',
    pips: 'Ogen',
    to: 'Wordt',
    events: 'Gebeurteniskaarten: verandering van de koers naar ogen',
    eventsHelp: 'Deze ronde, dan tussen haakjes de volgende bij markt 0. De ogen van nu zijn met > gemerkt.',
    player: 'Speler',
    cash: 'Geld',
    holds: 'Aandelen',
    traded: 'Van anderen zie je wat ze kochten en shortten, niet hun eerste vier.',
  },
};
