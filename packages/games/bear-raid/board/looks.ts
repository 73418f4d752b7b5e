import type { CompanyLook } from '@outcry/ui';
import { NAMES } from '../words/common.ts';

const look = (
  company: number,
  ticker: string,
  colour: CompanyLook['colour'],
  symbol: CompanyLook['symbol'],
): CompanyLook => ({ name: NAMES[company]!, ticker, colour, symbol });

/** How each company looks, by its index. */
export const LOOKS: readonly CompanyLook[] = [
  look(0, 'EDI', 'blue', 'edi'),
  look(1, 'NIL', 'green', 'nil'),
  look(2, 'GAZ', 'pink', 'gaz'),
  look(3, 'BAN', 'lemon', 'ban'),
  look(4, 'OIL', 'violet', 'oil'),
  look(5, 'GMS', 'wine', 'gms'),
];
