import type { Board } from './board.ts';
import { Prospects } from './prospects.ts';
import { worth } from './result.ts';
import type { State } from './state.ts';

/** Cash and shares at what they are expected to bring by the end of the game. */
export function evaluateOf(board: Board): (state: State) => number[] {
  const prospects = new Prospects(board);
  return (state) => {
    if (state.phase.kind === 'over') return worth(state);
    prospects.look(state);
    return state.players.map(({ cash, shares }) => {
      let sum = prospects.cash(cash);
      for (let company = 0; company < shares.length; company++) sum += shares[company]! * prospects.shares[company]!;
      return sum;
    });
  };
}
