import { pick } from '@outcry/engine';
import type { Stage } from '../flow.ts';

/** K7, K22: which six forecasts this round has, highest first: the printed ones, or those the first player rolls. */
export const forecastsStage: Stage = ({ rules, state, rng, emit }) => {
  if (!state.options.forecastDice) {
    state.forecasts = rules.forecasts.slice();
    return null;
  }
  state.forecasts = rules.dice.map((faces) => pick(faces, rng)).sort((a, b) => b - a);
  emit?.({ kind: 'rolled', forecasts: state.forecasts.slice() });
  return null;
};
