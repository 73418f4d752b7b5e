import { INVESTORS, STRATEGIES } from './cards.ts';
import type { InvestorId, StrategyId } from './cards.ts';

/** What a Boom or Bust not yet played is thought to bring. */
export const ACTION_CARD = 2.5;

/** Below so much cash each coin is worth more while rounds are left: it wins stockpiles. */
const POCKET_MONEY = 20;
const POCKET_VALUE = 0.5;

/** What so much cash is worth to somebody who will still bid. */
export const cashWorth = (cash: number): number => cash - POCKET_VALUE * Math.max(0, POCKET_MONEY - cash);

/**
 * How far ahead of the others who keeps an investor ends, with 3 to 5 players and with 2: about what simulated games
 * showed, cash and ability together, with a little more for abilities that need a good eye.
 */
const BY_INVESTOR: Readonly<Record<InvestorId, readonly [number, number]>> = {
  bill: [13, 23],
  bernie: [-8, 15],
  cramer: [6, 17],
  donald: [-18, -18],
  deborah: [-1, -6],
  graham: [-11, -12],
  martha: [-1, -5],
  mark: [1, -6],
  stuart: [-2, -20],
  warren: [-6, 4],
  ana: [9, -1],
  chanda: [2, 14],
  carlos: [-20, -16],
  dangote: [16, -1],
  li: [8, 7],
  talal: [-13, -13],
  ivan: [12, 14],
  barack: [13, -1],
  barbara: [0, 23],
  phil: [-2, -4],
  liliane: [28, 20],
  mitt: [2, 19],
  oprah: [5, 3],
  robins: [1, -2],
  soros: [8, 7],
  sanders: [-6, -14],
};
export const STANDINGS: readonly (readonly [number, number])[] = INVESTORS.map((id) => BY_INVESTOR[id]);

/** What a strategy is thought to bring when it is kept for a later round: about what it brought in simulated games. */
const BY_STRATEGY: Readonly<Record<StrategyId, number>> = {
  'convertible-bond': 4,
  'corner-the-market': 3,
  'falsified-earnings': 3,
  'fraudulent-transfer': 4,
  'vulture-capitalism': 2,
  'rogue-trading': 6,
  'systemic-shock': 3,
  'naked-short': 5,
  'special-dividend': 1.5,
  'bear-raid': 3,
  'block-trading': 5,
  'value-investing': 5,
  'corporate-espionage': 0.5,
  'insider-trading': 1,
  'data-broker': 5,
  diversification: 9,
  'dividend-growth': 1,
  interpositioning: 3,
  'market-maker': 3,
  'pump-and-dump': 2,
  'short-squeeze': 1,
  'wash-trading': 4,
  'front-running': 1,
  churning: 1.5,
  'money-laundering': 4.5,
  'ponzi-scheme': 8,
  embezzlement: 3.5,
  'hostile-takeover': 12,
  'golden-parachute': 2.5,
  'leveraged-buyout': 14,
  'stock-buyback': 0.5,
  arbitrage: 5,
  'hedge-fund': 5,
  'junk-bonds': 4,
  'bond-ladder': 3,
  'futures-contract': 1,
  'black-market': 5,
  'tax-evasion': 0.5,
  'price-reset': 2,
  kickback: 4,
  'accounting-fraud': 4,
  'stock-option': 7,
  'dead-cat-bounce': 2,
  'panic-selling': 2,
  'margin-call': 3,
  'quiet-period': 4,
  'index-fund': 10,
  'forward-split': 8,
  bailout: 3,
  'blue-chip': 0.5,
  'penny-stocks': 4,
  'short-ladder': 3,
};
export const STRATEGY_VALUES: readonly number[] = STRATEGIES.map((id) => BY_STRATEGY[id]);
