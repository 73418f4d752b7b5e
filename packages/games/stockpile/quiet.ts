import { ownerOf } from './investors/investor.ts';
import { seatAt } from './state.ts';
import type { State } from './state.ts';

/** Between two rounds nothing is half done: the first decision of a round is asked, and nobody has made one. */
export function quiet(state: State): boolean {
  const { phase, options, piles } = state;
  if (options.bonds) return phase.kind === 'bonds' && phase.turn === 0;
  if (ownerOf(state, 'phil') >= 0) return phase.kind === 'phil';
  const robins = ownerOf(state, 'robins');
  if (robins >= 0) return phase.kind === 'opening' && state.players[robins]!.hand.length === piles.length;
  if (phase.kind !== 'supply' || phase.turn > 0 || phase.time > 0) return false;
  return state.players[seatAt(state, 0)]!.hand.length === 2;
}
