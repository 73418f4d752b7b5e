import type { Foresight } from '@outcry/engine';
import type { Board } from './board.ts';
import { END } from './data.ts';
import { policyOf } from './policy.ts';
import { actionNow } from './state.ts';
import type { Move, State } from './state.ts';

/** What parting with a share costs a hoarder, beside its worth. */
const HOARDER = 40;

/** Whether a turn has just begun: tiles are drawn, and nobody has done anything yet. */
function turnBegins(state: State): boolean {
  const { phase, players, active } = state;
  if (phase.kind === 'trade') return phase.seat === active;
  if (phase.kind === 'choose') return actionNow(state) === 'none' && players.every(({ chosen }) => chosen === null);
  return true;
}

/** Playouts go to the end of this turn, or of the next one or two: there the bricks have moved. */
export const foresightOf = (board: Board): Foresight<State, Move> => ({
  quiet: turnBegins,
  progress: ({ bricks }) => Math.min(1, Math.max(...bricks) / END),
  plies: 10,
  policy: policyOf(board),
  styles: {
    hoarder: (move) => (move.kind === 'trade' && move.sell !== null ? -HOARDER : 0),
  },
});
