import type { Rules } from './rules.ts';
import { worth } from './score.ts';
import type { State } from './state.ts';

/** What everybody is expected to end with. */
export const evaluate = (rules: Rules, state: State): number[] => worth(rules, state);
