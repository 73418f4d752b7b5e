import type { Locale } from '@outcry/engine';
import type { CompanyLook } from '@outcry/ui';
import { DIVIDEND } from '../cards.ts';
import { COMPANY, namesOf } from '../words/common-cards.ts';
import type { CardNames } from '../words/common-cards.ts';
import { texts as en } from '../words/en-cards.ts';
import { texts as fr } from '../words/fr-cards.ts';
import { texts as nl } from '../words/nl-cards.ts';

const look = (
  company: number,
  ticker: string,
  colour: CompanyLook['colour'],
  symbol: CompanyLook['symbol'],
): CompanyLook => ({ name: COMPANY[company]!, ticker, colour, symbol });

/** How each company looks, by its index. */
export const LOOKS: readonly CompanyLook[] = [
  look(0, 'COS', 'blue', 'cos'),
  look(1, 'BOT', 'green', 'bot'),
  look(2, 'LAB', 'violet', 'lab'),
  look(3, 'AUT', 'wine', 'aut'),
  look(4, 'STL', 'grey', 'stl'),
  look(5, 'EPI', 'lemon', 'epi'),
];

/** A forecast as its card shows it. */
export const forecastFace = (forecast: number): string =>
  forecast > DIVIDEND ? '$'.repeat(forecast - DIVIDEND) : forecast < 0 ? `−${-forecast}` : `+${forecast}`;

export { investorName, strategyName } from '../words/common-cards.ts';

/** What the cards say, by language. */
export const CARDS: Readonly<Record<Locale, CardNames>> = { en: namesOf(en), fr: namesOf(fr), nl: namesOf(nl) };
