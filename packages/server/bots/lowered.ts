import { TRADER_BUDGET } from '@outcry/bots';
import type { Budget } from '@outcry/engine';

/** What is left of every budget at last: the Trader's look at every move. */
const LEAST_STATES = TRADER_BUDGET.states;

/** A budget halved so many times. The look at every move stays at least the Trader's, or what it was where that is less. */
export const lowered = ({ states, playouts }: Budget, halvings: number): Budget => ({
  states: Math.max(Math.min(states, LEAST_STATES), Math.floor(states / 2 ** halvings)),
  playouts: Math.floor(playouts / 2 ** halvings),
});
