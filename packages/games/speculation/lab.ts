import type { Lab, LabWords } from '@outcry/engine/lab';
import { NAMES } from './companies.ts';
import { BANK_HOLIDAY, HAND } from './data.ts';
import type { Event, State } from './state.ts';
import { TERMS } from './words/terms.ts';

const wordsOf = ({
  holiday,
  ...words
}: Omit<LabWords, 'companies' | 'trait' | 'statistics'> & { holiday: string }) => ({
  companies: NAMES,
  trait: ({ id }: { id: string }) => (Number(id) === BANK_HOLIDAY ? holiday : NAMES[Number(id)]!),
  statistics: {},
  ...words,
});

/** What a laboratory looks at: prices, the share and the hand a seat begins with. */
export const labOf = (): Lab<State, Event> => ({
  colours: ['orange', 'lemon', 'violet', 'green', 'grey', 'wine', 'pink', 'blue'],
  prices: ({ prices }) => prices.slice(),
  atStart({ players }, seat) {
    const { shares, cards } = players[seat]!;
    return [
      { group: 'share', id: String(shares.indexOf(1)) },
      ...cards.slice(0, HAND).map((card) => ({ group: 'hand', id: String(card) })),
    ];
  },
  atEnd: () => [],
  told: () => [],
  counted: ['holiday', 'shuffled'],
  words: {
    en: wordsOf({
      holiday: TERMS.en.holiday,
      groups: { share: 'The first share', hand: 'A card of the first hand' },
      events: { holiday: 'Bank Holidays', shuffled: 'Shuffles of the cards' },
      moves: { trade: 'Trade', rank: 'Move a brick by a rank', card: 'Lay a card' },
    }),
    fr: wordsOf({
      holiday: TERMS.fr.holiday,
      groups: { share: 'La première action', hand: 'Une carte de la première main' },
      events: { holiday: 'Jours fériés', shuffled: 'Mélanges des cartes' },
      moves: { trade: 'Acheter et vendre', rank: 'Déplacer une brique d’un rang', card: 'Poser une carte' },
    }),
    nl: wordsOf({
      holiday: TERMS.nl.holiday,
      groups: { share: 'Het eerste aandeel', hand: 'Een kaart van de eerste hand' },
      events: { holiday: 'Feestdagen', shuffled: 'Keren dat de kaarten werden geschud' },
      moves: { trade: 'Handelen', rank: 'Een steen een rang verzetten', card: 'Een kaart leggen' },
    }),
  },
});
