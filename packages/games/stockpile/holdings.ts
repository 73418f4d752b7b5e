import { BOOM, BUST, COMPANY_COUNT } from './cards.ts';
import type { Player } from './state.ts';

/** Shares in the portfolio, action cards left out. */
export const sharesHeld = ({ cards, shares }: Player): number => cards - shares[BOOM]! - shares[BUST]!;

/** Cards in the split portfolio. */
export function splitHeld({ split }: Player): number {
  let count = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) count += split[company]!;
  return count;
}
