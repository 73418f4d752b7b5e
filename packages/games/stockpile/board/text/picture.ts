import type { Locale } from '@outcry/engine';

interface PictureText {
  readonly first: (name: string) => string;
  readonly deck: (count: number) => string;
  readonly company: string;
  readonly price: string;
  readonly track: string;
  readonly afterSplit: (price: string) => string;
  readonly forecasts: (faces: string) => string;
  readonly pile: string;
  readonly bid: string;
  readonly cards: string;
  readonly nobody: string;
  readonly bidOf: (name: string, value: number) => string;
  readonly spaces: (values: string) => string;
  readonly printed: (values: string) => string;
  readonly player: string;
  readonly hidden: string;
  readonly rest: string;
  readonly knows: (what: string) => string;
  readonly split: (what: string) => string;
  readonly toPlace: string;
  readonly strategies: string;
  readonly noShares: string;
}

/** What only the picture in words says. */
export const PICTURE: Readonly<Record<Locale, PictureText>> = {
  en: {
    first: (name) => `First player: ${name}`,
    deck: (count) => `Market cards left: ${count}`,
    company: 'Company',
    price: 'Price',
    track: 'Track',
    afterSplit: (price) => `after a split ${price}`,
    forecasts: (faces) => `Forecasts this round: ${faces}`,
    pile: 'Stockpile',
    bid: 'Bid',
    cards: 'Cards',
    nobody: 'nobody',
    bidOf: (name, value) => `${name}, ${value}`,
    spaces: (values) => `Bid spaces: ${values}`,
    printed: (values) => `Printed on them: ${values}`,
    player: 'Player',
    hidden: 'Hidden cards',
    rest: 'Open',
    knows: (what) => `you know of ${what}`,
    split: (what) => `split ${what}`,
    toPlace: 'To place',
    strategies: 'Your strategies',
    noShares: 'no shares',
  },
  fr: {
    first: (name) => `Premier joueur : ${name}`,
    deck: (count) => `Cartes marché restantes : ${count}`,
    company: 'Société',
    price: 'Cours',
    track: 'Piste',
    afterSplit: (price) => `après un split ${price}`,
    forecasts: (faces) => `Prévisions de cette manche : ${faces}`,
    pile: 'Pile',
    bid: 'Enchère',
    cards: 'Cartes',
    nobody: 'personne',
    bidOf: (name, value) => `${name}, ${value}`,
    spaces: (values) => `Cases d’enchère : ${values}`,
    printed: (values) => `Imprimé dessus : ${values}`,
    player: 'Joueur',
    hidden: 'Cartes cachées',
    rest: 'Visible',
    knows: (what) => `vous connaissez ${what}`,
    split: (what) => `splitté ${what}`,
    toPlace: 'À placer',
    strategies: 'Vos stratégies',
    noShares: 'aucune action',
  },
  nl: {
    first: (name) => `Startspeler: ${name}`,
    deck: (count) => `Marktkaarten over: ${count}`,
    company: 'Bedrijf',
    price: 'Koers',
    track: 'Spoor',
    afterSplit: (price) => `na een splitsing ${price}`,
    forecasts: (faces) => `Voorspellingen van deze ronde: ${faces}`,
    pile: 'Stapel',
    bid: 'Bod',
    cards: 'Kaarten',
    nobody: 'niemand',
    bidOf: (name, value) => `${name}, ${value}`,
    spaces: (values) => `Biedvakken: ${values}`,
    printed: (values) => `Erop gedrukt: ${values}`,
    player: 'Speler',
    hidden: 'Dichte kaarten',
    rest: 'Open',
    knows: (what) => `je weet van ${what}`,
    split: (what) => `gesplitst ${what}`,
    toPlace: 'Te leggen',
    strategies: 'Je strategieën',
    noShares: 'geen aandelen',
  },
};
