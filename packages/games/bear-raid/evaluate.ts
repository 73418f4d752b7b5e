import type { Data } from './data.ts';
import { diceToCome, Prospects } from './prospects.ts';
import { diceAt, pipsOf, positionOf } from './state.ts';
import type { State } from './state.ts';

/** Judges states for one set of tables: cash, and every position at what its stocks are expected to be worth. */
export function evaluator(data: Data): (state: State) => number[] {
  const prospects = new Prospects(data);
  return (state) => {
    const money = state.screens.map(({ cash }) => cash);
    const dice = state.phase.kind === 'over' ? null : diceToCome(state);
    for (let i = 0; i < state.inPlay.length; i++) {
      const company = state.inPlay[i]!;
      let worth = state.prices[company]!;
      if (dice !== null) {
        prospects.look(state, company, state.tokens[company]!);
        worth = prospects.worth(pipsOf(state.faces, company), diceAt(state.faces, company), dice[company]!);
      }
      for (let seat = 0; seat < money.length; seat++) money[seat]! += positionOf(state, seat, company) * worth;
    }
    return money;
  };
}
