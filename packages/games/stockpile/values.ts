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
 * What a strategy is thought to bring when it is kept for a later round: about what it brought in simulated games, and a
 * little less where it takes shares that may have been split or sold by then.
 */
const BY_STRATEGY: Readonly<Record<StrategyId, ByRounds>> = {
  'convertible-bond': [5, 5.5, 6, 6],
  'corner-the-market': [5, 7, 8, 8],
  'falsified-earnings': [3.5, 4.5, 4.5, 5],
  'fraudulent-transfer': [6, 7, 7.5, 8],
  'vulture-capitalism': [3, 4, 4, 4],
  'rogue-trading': [6, 6, 6, 6],
  'systemic-shock': [4, 5.5, 6.5, 7],
  'naked-short': [2, 3.5, 4.5, 5.5],
  'special-dividend': [2.5, 3, 3.5, 3.5],
  'bear-raid': [8, 8.5, 8, 7.5],
  'block-trading': [0, 0.5, 1, 1.5],
  'value-investing': [3.5, 4.5, 5, 5],
  'corporate-espionage': [2, 1, 0.5, 0.5],
  'insider-trading': [4, 3.5, 3, 2.5],
  'data-broker': [3, 4.5, 4.5, 5],
  diversification: [9, 9.5, 10, 10],
  'dividend-growth': [3, 3.5, 3.5, 3.5],
  interpositioning: [1, 2, 2.5, 3.5],
  'market-maker': [3.5, 5.5, 6.5, 7.5],
  'pump-and-dump': [6, 6.5, 6.5, 6],
  'short-squeeze': [2, 3.5, 5, 5.5],
  'wash-trading': [4.5, 5, 5, 5.5],
  'front-running': [3, 2, 1.5, 1.5],
  churning: [1, 1, 1, 1],
  'money-laundering': [4, 4, 4.5, 5],
  'ponzi-scheme': [8, 8.5, 8.5, 9],
  embezzlement: [2.5, 2.5, 3, 3],
  'hostile-takeover': [14.5, 15.5, 16, 16.5],
  'golden-parachute': [2.5, 3.5, 3.5, 3.5],
  'leveraged-buyout': [14, 15.5, 16.5, 17],
  'stock-buyback': [1.5, 2.5, 3, 3],
  arbitrage: [5, 5.5, 6, 6.5],
  'hedge-fund': [7, 8.5, 9, 9],
  'junk-bonds': [1.5, 4, 4.5, 5.5],
  'bond-ladder': [5.5, 5.5, 5.5, 5.5],
  'futures-contract': [2.5, 3.5, 4, 4.5],
  'black-market': [3, 4, 4.5, 5.5],
  'tax-evasion': [0, 0, 0, 0],
  'price-reset': [3, 4.5, 5.5, 5.5],
  kickback: [3.5, 4, 4.5, 5],
  'accounting-fraud': [4, 7, 8, 8.5],
  'stock-option': [8, 9, 9.5, 10],
  'dead-cat-bounce': [1, 2, 3, 3.5],
  'panic-selling': [1.5, 2.5, 3, 3],
  'margin-call': [4, 5, 5.5, 5.5],
  'quiet-period': [4.5, 4, 3.5, 3.5],
  'index-fund': [13, 14.5, 15, 15.5],
  'forward-split': [8, 8, 8, 8],
  bailout: [0, 0.5, 1.5, 2.5],
  'blue-chip': [0.5, 1, 1, 1],
  'penny-stocks': [4, 5, 6, 6.5],
  'short-ladder': [4, 4.5, 4.5, 4.5],
};
const STRATEGY_VALUES: readonly ByRounds[] = STRATEGIES.map((id) => BY_STRATEGY[id]);

/** K25: what a strategy is thought to bring that can be played in one of so many rounds. */
export const strategyValue = (card: number, rounds: number): number =>
  rounds > 0 ? STRATEGY_VALUES[card]![Math.min(rounds, 4) - 1]! : 0;
