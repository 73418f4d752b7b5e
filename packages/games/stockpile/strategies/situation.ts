import { expect } from 'vitest';
import { STRATEGIES } from '../cards.ts';
import type { StrategyId } from '../cards.ts';
import { AMERICAN, begin, game, make, playCard, refused, table } from '../testing/fixture.ts';
import type { Wanted } from '../testing/fixture.ts';
import type { Move } from '../moves.ts';
import { actionStage } from '../phases/action.ts';
import type { State } from '../state.ts';

/** Everybody's modules, so that every card can be in the deck. */
const MODULES: Wanted['options'] = { bonds: true, commodities: true, promos: true };

/** Seat 0 holds the card in its action turn; the last seat has a share, so that the round waits for its sale. */
export function holding(card: StrategyId, wanted: Wanted = {}): State {
  const { shares = {}, options, ...rest } = wanted;
  const last = (wanted.seats ?? 4) - 1;
  const state = table({
    ...rest,
    options: { ...MODULES, ...options },
    shares: { ...shares, [last]: { [AMERICAN]: 1, ...shares[last] } },
    strategies: { 0: [card], ...rest.strategies },
  });
  begin(state, actionStage);
  return state;
}

/** Plays the card with these choices. */
export function plays(card: StrategyId, wanted: Wanted = {}, ...choices: Move[]): State {
  const state = holding(card, wanted);
  make(state, 0, playCard(card));
  for (const move of choices) make(state, 0, move);
  expect(state.strategiesOut).toEqual([STRATEGIES.indexOf(card)]);
  return state;
}

export const cash = (state: State): number => state.players[0]!.cash;
export const choices = (state: State): readonly Move[] => game.legal(state, 0);
export const why = (card: StrategyId, wanted: Wanted = {}) => refused(holding(card, wanted), 0, playCard(card));
export const NO_TARGET = { rule: 'K25', reason: 'strategy-target' };
export const NO_CONDITION = { rule: 'K25', reason: 'strategy-condition' };
export const NO_COST = { rule: 'K25', reason: 'strategy-cost' };
