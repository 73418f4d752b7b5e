import type { AnyGame } from '@outcry/engine';
import type { Yardstick } from '../../yardstick.ts';
import type { Data } from '../data.ts';
import { careful } from './careful.ts';
import { evaluator } from './evaluate.ts';

export const yardstick: Yardstick = {
  firstEvaluate: ({ data }: AnyGame) => evaluator(data as Data) as (state: unknown) => number[],
  careful,
};
