import type { AnyGame } from '@outcry/engine';
import type { Yardstick } from '../../yardstick.ts';
import type { Data } from '../data.ts';
import { rulesOf } from '../rules.ts';
import type { State } from '../state.ts';
import { careful } from './careful.ts';
import { evaluate } from './evaluate.ts';

export const yardstick: Yardstick = {
  firstEvaluate({ rulesVersion, data }: AnyGame) {
    const rules = rulesOf(rulesVersion, data as Data);
    return (state) => evaluate(rules, state as State);
  },
  careful,
};
