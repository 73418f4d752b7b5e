import type { AnyGame } from '@outcry/engine';
import type { Yardstick } from '../../yardstick.ts';
import { openBox } from '../box.ts';
import type { Data } from '../data.ts';
import type { State } from '../state.ts';
import { careful } from './careful.ts';
import { evaluate } from './evaluate.ts';

export const yardstick: Yardstick = {
  firstEvaluate({ data }: AnyGame) {
    const box = openBox(data as Data);
    return (state) => evaluate(box, state as State);
  },
  careful,
};
