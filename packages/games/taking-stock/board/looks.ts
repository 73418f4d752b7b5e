import type { CompanyLook } from '@outcry/ui';
import { NAMES } from '../words/common.ts';

/** How each company looks, in the order of the price board. */
export const LOOKS: readonly CompanyLook[] = [
  { name: NAMES[0]!, ticker: 'BLM', colour: 'blue', symbol: 'blm' },
  { name: NAMES[1]!, ticker: 'GRG', colour: 'green', symbol: 'grg' },
  { name: NAMES[2]!, ticker: 'RSN', colour: 'wine', symbol: 'rsn' },
  { name: NAMES[3]!, ticker: 'PUP', colour: 'violet', symbol: 'pup' },
  { name: NAMES[4]!, ticker: 'GMP', colour: 'lemon', symbol: 'gmp' },
];
