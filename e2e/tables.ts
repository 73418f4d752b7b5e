import { bearRaid } from '@outcry/games/bear-raid/game.ts';
import { NEWEST as SPECULATE } from '@outcry/games/speculate/data.ts';
import { speculate } from '@outcry/games/speculate/game.ts';
import { speculation } from '@outcry/games/speculation/game.ts';
import { stockpile } from '@outcry/games/stockpile/game.ts';
import { NEWEST as STOCKPILE } from '@outcry/games/stockpile/rules.ts';
import { takingStock } from '@outcry/games/taking-stock/game.ts';

/** Stockpile without its expansions. */
const PLAIN_STOCKPILE = {
  board: 'standard',
  bonds: false,
  commodities: false,
  forecastDice: false,
  firstPlayerCard: false,
  investors: 'none',
  invited: [],
  strategies: false,
  promos: false,
};

/** Each game with the options of a plain table, for `laid`. */
export const TABLES = {
  takingStock: [takingStock(), { leftOut: [] }],
  speculation: [speculation(), { side: 'plain' }],
  speculate: [speculate(SPECULATE), { openHoldings: true }],
  stockpile: [stockpile(STOCKPILE), PLAIN_STOCKPILE],
  bearRaid: [bearRaid(), { companies: [] }],
} as const;
