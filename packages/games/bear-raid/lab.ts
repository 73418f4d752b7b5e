import type { Lab, LabWords, Trait } from '@outcry/engine/lab';
import type { Event, State } from './state.ts';
import { NAMES } from './words/common.ts';

const wordsOf = (words: Pick<LabWords, 'groups' | 'events' | 'moves'>): LabWords => ({
  companies: NAMES,
  trait: ({ id }) => NAMES[Number(id)]!,
  statistics: {},
  ...words,
});

/** The companies of which something was drawn, as traits. */
const drawn = (group: string, counts: readonly number[]): Trait[] =>
  counts.flatMap((count, company) => (count > 0 ? [{ group, id: String(company) }] : []));

/** What a laboratory looks at: prices, and the stocks and dice a seat begins with. */
export const labOf = (): Lab<State, Event> => ({
  colours: ['blue', 'green', 'pink', 'lemon', 'violet', 'wine'],
  prices: ({ prices, inPlay }) => prices.map((price, company) => (inPlay.includes(company) ? price : null)),
  atStart({ screens }, seat) {
    const { stocks, firstDice } = screens[seat]!;
    return [...drawn('stocks', stocks), ...drawn('dice', firstDice)];
  },
  atEnd: () => [],
  told: () => [],
  counted: ['split', 'bankrupt'],
  words: {
    en: wordsOf({
      groups: { stocks: 'A first stock of this company', dice: 'A first die of this company' },
      events: { split: 'Splits', bankrupt: 'Bankruptcies' },
      moves: {
        pass: 'Pass',
        buy: 'Buy',
        short: 'Short',
        take: 'Take dice',
        place: 'Place dice',
        bag: 'Put dice in the bag',
      },
    }),
    fr: wordsOf({
      groups: { stocks: 'Une première action de cette société', dice: 'Un premier dé de cette société' },
      events: { split: 'Divisions', bankrupt: 'Faillites' },
      moves: {
        pass: 'Passer',
        buy: 'Acheter',
        short: 'Vendre à découvert',
        take: 'Prendre des dés',
        place: 'Poser des dés',
        bag: 'Mettre des dés dans le sac',
      },
    }),
    nl: wordsOf({
      groups: { stocks: 'Een eerste aandeel van dit bedrijf', dice: 'Een eerste dobbelsteen van dit bedrijf' },
      events: { split: 'Splitsingen', bankrupt: 'Faillissementen' },
      moves: {
        pass: 'Passen',
        buy: 'Kopen',
        short: 'Short gaan',
        take: 'Dobbelstenen nemen',
        place: 'Dobbelstenen leggen',
        bag: 'Dobbelstenen in de zak doen',
      },
    }),
  },
});
