import type { Parts } from '@outcry/engine';
import type { Data } from './data.ts';
import { diceToCome, Prospects } from './prospects.ts';
import { diceAt, pipsOf, positionOf } from './state.ts';
import type { State } from './state.ts';

/** Judges states for one set of tables: cash, and every position at what its stocks are expected to be worth. */
export function evaluator(data: Data): (state: State) => number[] {
  const worths = worthsFor(data);
  return (state) => {
    const money = state.screens.map(({ cash }) => cash);
    const worth = worths(state);
    for (let i = 0; i < state.inPlay.length; i++) {
      const company = state.inPlay[i]!;
      for (let seat = 0; seat < money.length; seat++) money[seat]! += positionOf(state, seat, company) * worth[i]!;
    }
    return money;
  };
}

/** What that wealth is made of: cash, stocks and shorts at today's prices, and how these are expected to change. */
export function partsFor(data: Data): (state: State) => Parts[] {
  const worths = worthsFor(data);
  return (state) => {
    const worth = worths(state);
    return state.screens.map(({ cash }, seat) => {
      const parts = { cash, stocks: 0, shorts: 0, outlook: 0 };
      state.inPlay.forEach((company, i) => {
        const position = positionOf(state, seat, company);
        const price = state.prices[company]!;
        parts[position < 0 ? 'shorts' : 'stocks'] += position * price;
        parts.outlook += position * (worth[i]! - price);
      });
      return parts;
    });
  };
}

/** What a stock of each company in play is expected to be worth at the end. */
function worthsFor(data: Data): (state: State) => number[] {
  const prospects = new Prospects(data);
  return (state) => {
    if (state.phase.kind === 'over') return state.inPlay.map((company) => state.prices[company]!);
    const dice = diceToCome(state);
    return state.inPlay.map((company) => {
      prospects.look(state, company, state.tokens[company]!);
      return prospects.worth(pipsOf(state.faces, company), diceAt(state.faces, company), dice[company]!);
    });
  };
}
