import type { CompanyLook } from '@outcry/ui';
import { NAMES, TICKERS } from '../companies.ts';

const look = (company: number, colour: CompanyLook['colour'], symbol: CompanyLook['symbol']): CompanyLook => ({
  name: NAMES[company]!,
  ticker: TICKERS[company]!,
  colour,
  symbol,
});

/** How each company looks, in the order of the cards. */
export const LOOKS: readonly CompanyLook[] = [
  look(0, 'orange', 'alh'),
  look(1, 'lemon', 'car'),
  look(2, 'violet', 'col'),
  look(3, 'green', 'eke'),
  look(4, 'grey', 'met'),
  look(5, 'wine', 'sho'),
  look(6, 'pink', 'smg'),
  look(7, 'blue', 'tim'),
];
