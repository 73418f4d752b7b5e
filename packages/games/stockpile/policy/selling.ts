import { shortPriceOf } from '../investors/moments.ts';
import { DONE } from '../moves.ts';
import type { Move } from '../moves.ts';
import { priceOf } from '../rules.ts';
import type { Question } from './index.ts';

/** K14: whatever brings more now than it is expected to come to. */
export function sell({ rules, state, seat, legal, estimated }: Question): Move {
  const player = state.players[seat]!;
  const { share, split } = estimated;
  let best: Move = DONE;
  let most = 0;
  for (const move of legal) {
    if (move.kind !== 'sell') continue;
    const { company, from } = move;
    const price = move.short ? shortPriceOf(player) : priceOf(rules, state, company);
    const kept = from === 'portfolio' ? share[company]! : split[company]! - (from === 'half' ? share[company]! : 0);
    const count = from === 'split' ? 2 : 1;
    const gain = count * price - kept + Math.min(player.churn, count);
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  return best;
}
