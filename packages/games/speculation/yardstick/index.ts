import type { AnyGame } from '@outcry/engine';
import type { Yardstick } from '../../yardstick.ts';
import { boardOf } from '../board.ts';
import type { Data } from '../data.ts';
import type { State } from '../state.ts';
import { careful } from './careful.ts';
import { evaluate } from './evaluate.ts';

export const yardstick: Yardstick = {
  careful,
  firstEvaluate({ data }: AnyGame) {
    const board = boardOf(data as Data);
    return (state) => evaluate(board, state as State);
  },
};
