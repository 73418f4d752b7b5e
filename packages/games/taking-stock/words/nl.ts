import { say } from '@outcry/engine/sentence';
import { signed, wordsOf } from './common.ts';

export const words = wordsOf({
  locale: 'nl',
  pitch: 'Elke kaart die je speelt is ook een aandeel dat je kunt winnen.',
  parts: { money: 'Geld', portfolio: 'Portefeuille', hand: 'Hand', trick: 'Deze slag' },
  styles: {},
  leftOut: {
    label: 'Bedrijven die niet meedoen',
    help: 'Twee bij twee of drie spelers, één bij vier. Niets gekozen: het lot beslist.',
  },
  over: 'Het spel is afgelopen.',
  yourCard: 'Welke kaart speel je?',
  theirCard: (name) => `${name} kiest een kaart om te spelen.`,
  yourDeal: 'Onderonsje: welke kaart van de slag pak je?',
  theirDeal: (name) => `${name} kiest een kaart om met een Onderonsje te pakken.`,
  play: (card) => `Speel ${card}`,
  playOn: (card, company, boxes) => `Speel ${card}: ${company} ${boxes}`,
  take: (card) => `Pak ${card}`,
  dealt: (round, dealer, lead) => say`Ronde ${round}: ${dealer} deelt, ${lead} komt uit.`,
  played: (name, card) => say`${name} speelde ${card}.`,
  turnedUp: (card) => say`Otto draaide ${card} om.`,
  stays: (company, price) => say`${company} kon niet verder en blijft op ${price}.`,
  moved: (company, boxes, won, price, box) =>
    say`${company} ${boxes}${won ? ' voor de gewonnen slag' : ''}, nu ${price} (vak ${box}).`,
  sideDeal: (name, card) => say`${name} pakte ${card} met een Onderonsje.`,
  won: (name, card, cards) =>
    say`${name} won de slag met ${card} en pakte ${cards === 1 ? '1 kaart' : `${cards} kaarten`}.`,
  nobodyWon: (cards) => say`Niemand won de slag: ${cards} gaan opzij.`,
  kept: (name, cards) => say`${name} hield ${cards} over.`,
  paid: (company, price, payees) => say`${company} op ${price} betaalt ${payees ?? 'niemand'}.`,
  earned: (round, amounts) => say`Ronde ${round} leverde op: ${amounts}.`,
  wins: (names, several) => (several ? say`${names} delen de overwinning.` : say`${names} wint het spel.`),
  refusals: {
    'no-side-deal-now': () => 'Er is nu geen Onderonsje te doen: speel een kaart.',
    'not-in-hand': () => 'Die kaart heb je niet in je hand.',
    'target-needed': () => 'Deze kaart verplaatst een bedrijf: noem het.',
    'company-not-in-play': () => 'Dat bedrijf doet in dit spel niet mee.',
    'another-company': () => 'Slechte pers treft een ander bedrijf dan dat van de kaart zelf.',
    'wrong-boxes': ({ boxes }) =>
      `Zo ver verplaatst deze kaart een bedrijf niet: ze verplaatst het ${signed(Number(boxes))}.`,
    'no-target': () => 'Deze kaart laat je geen keus: speel haar zonder bedrijf.',
    'side-deal-first': () => 'Pak eerst met het Onderonsje een kaart van de slag.',
    'not-the-winning-card': () => 'Een Onderonsje kan de winnende kaart niet pakken.',
    'not-in-trick': () => 'Die kaart ligt niet in deze slag.',
    'companies-left-out': ({ seats, companies }) =>
      companies === 0
        ? `Met ${seats} spelers doen alle bedrijven mee: laat er geen weg.`
        : `Laat met ${seats} spelers precies ${companies} van de bedrijven weg, of noem er geen en laat het lot beslissen.`,
  },
});
