import type { Lab, LabWords, Trait } from '@outcry/engine/lab';
import { COMPANIES } from './data.ts';
import { companyOf, numberOf } from './state.ts';
import type { Event, State } from './state.ts';
import { NAMES } from './words/common.ts';

const wordsOf = (words: {
  number: string;
  longest: string;
  card: (number: string) => string;
  cards: (count: string) => string;
  events: LabWords['events'];
  moves: LabWords['moves'];
}): LabWords => ({
  companies: NAMES,
  groups: { number: words.number, longest: words.longest },
  trait: ({ group, id }) => (group === 'number' ? words.card(id) : words.cards(id)),
  events: words.events,
  moves: words.moves,
  statistics: {},
});

/** What a laboratory looks at: prices on the tracks, and which cards a seat is dealt first. */
export const labOf = ({ track }: { readonly track: readonly number[] }): Lab<State, Event> => ({
  colours: ['blue', 'green', 'wine', 'violet', 'lemon'],
  prices: ({ boxes, inPlay }) => boxes.map((box, company) => (inPlay[company] ? track[box]! : null)),
  atStart({ hands }, seat): Trait[] {
    const hand = hands[seat]!;
    const numbers = new Set(hand.map((card) => numberOf(card)));
    const longest = Math.max(
      ...COMPANIES.map((_, company) => hand.filter((card) => companyOf(card) === company).length),
    );
    return [
      ...[...numbers].map((number) => ({ group: 'number', id: String(number) })),
      { group: 'longest', id: String(longest) },
    ];
  },
  atEnd: () => [],
  told: () => [],
  counted: ['nobody-won', 'side-deal'],
  words: {
    en: wordsOf({
      number: 'A card of this number in the first hand',
      longest: 'Most cards of one company in the first hand',
      card: (number) => `a ${number}`,
      cards: (count) => (count === '1' ? '1 card' : `${count} cards`),
      events: { 'nobody-won': 'Tricks nobody won', 'side-deal': 'Side deals' },
      moves: { play: 'Play a card', take: 'Take a card by Side Deal' },
    }),
    fr: wordsOf({
      number: 'Une carte de ce numéro dans la première main',
      longest: 'Le plus de cartes d’une même société dans la première main',
      card: (number) => `un ${number}`,
      cards: (count) => (count === '1' ? '1 carte' : `${count} cartes`),
      events: { 'nobody-won': 'Plis sans gagnant', 'side-deal': 'Arrangements' },
      moves: { play: 'Jouer une carte', take: 'Prendre une carte par Arrangement' },
    }),
    nl: wordsOf({
      number: 'Een kaart met dit nummer in de eerste hand',
      longest: 'De meeste kaarten van één bedrijf in de eerste hand',
      card: (number) => `een ${number}`,
      cards: (count) => (count === '1' ? '1 kaart' : `${count} kaarten`),
      events: { 'nobody-won': 'Slagen zonder winnaar', 'side-deal': 'Onderonsjes' },
      moves: { play: 'Een kaart spelen', take: 'Een kaart nemen met Onderonsje' },
    }),
  },
});
