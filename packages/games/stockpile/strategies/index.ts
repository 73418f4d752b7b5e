import { STRATEGIES } from '../cards.ts';
import { DIVIDEND_STRATEGIES } from './dividends.ts';
import { GOODS_STRATEGIES } from './goods.ts';
import { LOOK_STRATEGIES } from './looks.ts';
import { MONEY_STRATEGIES } from './money.ts';
import { PRICE_STRATEGIES } from './prices.ts';
import { SHARE_STRATEGIES } from './shares.ts';
import type { Strategy } from './strategy.ts';

const ALL = [
  ...PRICE_STRATEGIES,
  ...DIVIDEND_STRATEGIES,
  ...SHARE_STRATEGIES,
  ...LOOK_STRATEGIES,
  ...MONEY_STRATEGIES,
  ...GOODS_STRATEGIES,
];

/** Every strategy (K25), by index. */
export const STRATEGY_LIST: readonly Strategy[] = STRATEGIES.map((id) => ALL.find((strategy) => strategy.id === id)!);
