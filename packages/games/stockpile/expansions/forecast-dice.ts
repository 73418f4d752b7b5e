import { pick } from '@outcry/engine';
import type { Stage } from '../flow.ts';

/** K22: the first player rolls which six forecasts this round has, highest first; else they are the printed ones (K7). */
export const forecastsStage: Stage = ({ rules, state, rng, emit }) => {
  if (!state.options.forecastDice) return null;
  state.forecasts = rules.dice.map((faces) => pick(faces, rng)).sort((a, b) => b - a);
  emit?.({ kind: 'rolled', forecasts: state.forecasts.slice() });
  return null;
};
