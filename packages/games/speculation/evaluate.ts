import type { Parts } from '@outcry/engine';
import type { Board } from './board.ts';
import { BANK_HOLIDAY, COMPANIES } from './data.ts';
import { Prospects, spacesACard } from './prospects.ts';
import { worth } from './result.ts';
import { movementNow } from './state.ts';
import type { State } from './state.ts';
import { stepsAfterHolidays } from './turn.ts';

/** How much further on than they seem bricks are by the cards that lie face down; a card laid is no more to come. */
function laid(state: State, shifts: Float64Array): void {
  const { players } = state;
  shifts.fill(0);
  let holidays = 0;
  for (const { chosen } of players) if (chosen === BANK_HOLIDAY) holidays++;
  const steps = stepsAfterHolidays(movementNow(state), holidays, players.length);
  for (const { chosen } of players)
    if (chosen !== null && chosen !== BANK_HOLIDAY) shifts[chosen]! += steps - spacesACard(state);
}

/** Takes a state in with the cards that lie face down. */
function lookerFor(board: Board): (state: State) => Prospects {
  const prospects = new Prospects(board);
  const shifts = new Float64Array(COMPANIES.length);
  return (state) => {
    laid(state, shifts);
    prospects.look(state, shifts);
    return prospects;
  };
}

/** Cash and shares at what they are expected to bring by the end of the game. */
export function evaluateOf(board: Board): (state: State) => number[] {
  const look = lookerFor(board);
  return (state) => {
    if (state.phase.kind === 'over') return worth(state);
    const prospects = look(state);
    return state.players.map((player) => prospects.wealth(player));
  };
}

/**
 * What that is made of: cash with what it can buy, shares at today's prices, what ranks are expected to make of these,
 * and what it counts that others hold the same, or that a share is a second one.
 */
export function partsOf(board: Board): (state: State) => Parts[] {
  const look = lookerFor(board);
  return (state) => {
    const { players, prices } = state;
    if (state.phase.kind === 'over')
      return worth(state).map((all, seat) => {
        const { cash } = players[seat]!;
        return { cash, shares: all - cash, ranks: 0, holders: 0, seconds: 0 };
      });
    const prospects = look(state);
    return players.map((player) => prospects.parts(player, prices));
  };
}
