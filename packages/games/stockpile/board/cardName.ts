import { BOOM, COMPANY_COUNT, FEE, feeOf } from '../cards.ts';
import type { Kind } from '../cards.ts';
import { LOOKS } from './looks.ts';
import type { BoardText } from './text/index.ts';

/** The name of a market card. */
export function cardName(text: BoardText, kind: Kind): string {
  if (kind < COMPANY_COUNT) return LOOKS[kind]!.name;
  return kind >= FEE ? text.feeOf(feeOf(kind)) : kind === BOOM ? text.boom : text.bust;
}
