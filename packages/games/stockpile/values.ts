import { INVESTORS, STRATEGIES } from './cards.ts';
import type { InvestorId, StrategyId } from './cards.ts';

/** What a Boom or Bust not yet played is thought to bring. */
export const ACTION_CARD = 2.5;

/** What Churning is thought to pay for each share held before the sale: some are sold, as far as it pays. */
export const CHURNED = 0.5;

/**
 * Below so much cash each coin is worth more, since it wins stockpiles: by so much, by how many times its owner will
 * still bid. In games of simple players it was half as much again, but with that much a Trader sells too much.
 */
const POCKET_MONEY = 18;
const POCKET_VALUES = [0, 0.4, 0.7, 1, 1.3, 1.5];

/** What so much cash is worth to somebody who will bid in so many more rounds. */
export const cashWorth = (cash: number, rounds: number): number =>
  cash - POCKET_VALUES[Math.min(rounds, POCKET_VALUES.length - 1)]! * Math.max(0, POCKET_MONEY - cash);

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

/** By how many rounds are left to play it in: one, two, three, and four or more. */
type ByRounds = readonly [number, number, number, number];

/**
 * What a strategy is thought to bring when it is kept for a later round: a little less than it brought in simulated
 * games, since what is played now brings cash for the auctions to come.
 */
const BY_STRATEGY: Readonly<Record<StrategyId, ByRounds>> = {
  'convertible-bond': [4, 4.5, 5, 5],
  'corner-the-market': [4, 6, 7, 7],
  'falsified-earnings': [3, 4, 4, 4],
  'fraudulent-transfer': [5, 6, 6.5, 7],
  'vulture-capitalism': [2.5, 3.5, 3.5, 3.5],
  'rogue-trading': [6, 6, 6, 6],
  'systemic-shock': [3.5, 4.5, 5.5, 6],
  'naked-short': [1.5, 3, 4, 4.5],
  'special-dividend': [2, 2.5, 3, 3],
  'bear-raid': [7, 7, 7, 6.5],
  'block-trading': [0, 0.5, 1, 1.5],
  'value-investing': [3, 4, 4, 4],
  'corporate-espionage': [1, 0.5, 0.5, 0.5],
  'insider-trading': [3.5, 3, 2.5, 2],
  'data-broker': [2.5, 4, 4, 4],
  diversification: [7.5, 8, 8.5, 8.5],
  'dividend-growth': [2.5, 3, 3, 3],
  interpositioning: [1, 1.5, 2, 3],
  'market-maker': [3, 4.5, 5.5, 6.5],
  'pump-and-dump': [5, 5.5, 5.5, 5],
  'short-squeeze': [1.5, 3, 4, 4.5],
  'wash-trading': [4, 4, 4, 4.5],
  'front-running': [1.5, 1.5, 1, 1],
  churning: [1, 1, 1, 1],
  'money-laundering': [3.5, 3.5, 4, 4],
  'ponzi-scheme': [7, 7, 7, 7.5],
  embezzlement: [2, 2, 2.5, 2.5],
  'hostile-takeover': [12.5, 13, 13.5, 14],
  'golden-parachute': [2, 3, 3, 3],
  'leveraged-buyout': [12, 13, 14, 14.5],
  'stock-buyback': [1.5, 2, 2.5, 2.5],
  arbitrage: [4, 4.5, 5, 5.5],
  'hedge-fund': [6, 7, 7.5, 7.5],
  'junk-bonds': [1.5, 3.5, 4, 4.5],
  'bond-ladder': [4.5, 4.5, 4.5, 4.5],
  'futures-contract': [1, 1, 1.5, 1.5],
  'black-market': [2.5, 3.5, 4, 4.5],
  'tax-evasion': [0, 0, 0, 0],
  'price-reset': [2.5, 4, 4.5, 4.5],
  kickback: [3, 3.5, 4, 4],
  'accounting-fraud': [3.5, 6, 7, 7],
  'stock-option': [7, 7.5, 8, 8.5],
  'dead-cat-bounce': [1, 1.5, 2.5, 3],
  'panic-selling': [1.5, 2, 2.5, 2.5],
  'margin-call': [3.5, 4, 4.5, 4.5],
  'quiet-period': [4, 3.5, 3, 3],
  'index-fund': [11, 12.5, 13, 13],
  'forward-split': [8, 8, 8, 8],
  bailout: [0, 0.5, 1.5, 2],
  'blue-chip': [0.5, 1, 1, 1],
  'penny-stocks': [3.5, 4, 5, 5.5],
  'short-ladder': [3.5, 4, 4, 4],
};
const STRATEGY_VALUES: readonly ByRounds[] = STRATEGIES.map((id) => BY_STRATEGY[id]);

/** K25: what a strategy is thought to bring that can be played in one of so many rounds. */
export const strategyValue = (card: number, rounds: number): number =>
  rounds > 0 ? STRATEGY_VALUES[card]![Math.min(rounds, 4) - 1]! : 0;
