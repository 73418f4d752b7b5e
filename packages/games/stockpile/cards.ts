/** The six companies (K1), in the order of the board. A company is its index here. */
export const COMPANIES = ['cosmic', 'bottomline', 'leading', 'american', 'stanford', 'epic'] as const;
export const COMPANY_COUNT = 6;
export type Company = number;

/**
 * A market card (K2) is its kind: 0 to 5 a share of that company, then Stock Boom, Stock Bust and the fees of 1, 2 and 3.
 * Shares of one company cannot be told apart, so nothing more is needed.
 */
export type Kind = number;
export const BOOM: Kind = 6;
export const BUST: Kind = 7;
/** Kinds that can lie in a portfolio: shares, and action cards until they are played. */
export const HELD = 8;
export const FEE: Kind = 8;
export const KINDS = 11;
export const feeOf = (kind: Kind): number => kind - FEE + 1;
export const feeKind = (amount: number): Kind => FEE + amount - 1;

/** The commerce deck (K21): 0 to 5 are gold, platinum, oil, gas, corn and cattle; a tax comes after them. */
export const TAX = 6;
export const GOODS = 7;

/** A forecast is the steps a price moves, or this plus the dollars of a dividend. */
export const DIVIDEND = 10;
export type Forecast = number;
export const FORECASTS = ['+4', '+3', '+2', '+1', '$', '$$', '$$$', '-1', '-2', '-3', '-4'] as const;
export type ForecastName = (typeof FORECASTS)[number];

/** A printed forecast as a number. */
export const forecastOf = (name: ForecastName): Forecast =>
  name.startsWith('$') ? DIVIDEND + name.length : Number(name);

/** The investors (K24), in the order of the rules. An investor is its index here. */
export const INVESTORS = [
  'bill',
  'bernie',
  'cramer',
  'donald',
  'deborah',
  'graham',
  'martha',
  'mark',
  'stuart',
  'warren',
  'ana',
  'chanda',
  'carlos',
  'dangote',
  'li',
  'talal',
  'ivan',
  'barack',
  'barbara',
  'phil',
  'liliane',
  'mitt',
  'oprah',
  'robins',
  'soros',
  'sanders',
] as const;
export type InvestorId = (typeof INVESTORS)[number];

/** The investment strategies (K25), promos last. A strategy is its index here. */
export const STRATEGIES = [
  'convertible-bond',
  'corner-the-market',
  'falsified-earnings',
  'fraudulent-transfer',
  'vulture-capitalism',
  'rogue-trading',
  'systemic-shock',
  'naked-short',
  'special-dividend',
  'bear-raid',
  'block-trading',
  'value-investing',
  'corporate-espionage',
  'insider-trading',
  'data-broker',
  'diversification',
  'dividend-growth',
  'interpositioning',
  'market-maker',
  'pump-and-dump',
  'short-squeeze',
  'wash-trading',
  'front-running',
  'churning',
  'money-laundering',
  'ponzi-scheme',
  'embezzlement',
  'hostile-takeover',
  'golden-parachute',
  'leveraged-buyout',
  'stock-buyback',
  'arbitrage',
  'hedge-fund',
  'junk-bonds',
  'bond-ladder',
  'futures-contract',
  'black-market',
  'tax-evasion',
  'price-reset',
  'kickback',
  'accounting-fraud',
  'stock-option',
  'dead-cat-bounce',
  'panic-selling',
  'margin-call',
  'quiet-period',
  'index-fund',
  'forward-split',
  'bailout',
  'blue-chip',
  'penny-stocks',
  'short-ladder',
] as const;
export type StrategyId = (typeof STRATEGIES)[number];
/** The first of the promo cards. */
export const FIRST_PROMO = 44;
