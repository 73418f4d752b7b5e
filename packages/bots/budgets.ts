import type { AnyGame, Budget } from '@outcry/engine';

/**
 * How often Shark plays on from its best moves: a decision takes about 100 ms on an idle core (median at four seats).
 * `outcry tournament` prints that time; count anew when a game's playouts become faster or slower.
 */
const SHARK_PLAYOUTS: Readonly<Record<string, number>> = {
  'bear-raid': 1200,
  speculate: 1600,
  speculation: 4000,
  stockpile: 400,
  'taking-stock': 3200,
};
const UNKNOWN_GAME = 300;

/** A look at every move, and no playouts. */
export const TRADER_BUDGET: Budget = { states: 16, playouts: 0 };

export const sharkBudget = ({ id }: AnyGame): Budget => ({
  states: TRADER_BUDGET.states,
  playouts: SHARK_PLAYOUTS[id] ?? UNKNOWN_GAME,
});

/** About 1 s a decision. */
export const oracleBudget = (game: AnyGame): Budget => ({ states: 32, playouts: 10 * sharkBudget(game).playouts });
