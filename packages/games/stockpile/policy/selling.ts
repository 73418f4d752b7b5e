import { shortPriceOf } from '../investors/moments.ts';
import { DONE } from '../moves.ts';
import type { Move } from '../moves.ts';
import { priceOf } from '../rules.ts';
import { cashWorth } from '../values.ts';
import type { Question } from './index.ts';

/** K14: whatever brings more now than it is expected to come to; who has little cash needs some to bid with. */
export function sell({ rules, state, seat, legal, estimated }: Question): Move {
  const player = state.players[seat]!;
  const { share, split } = estimated;
  const rounds = state.rounds - state.round;
  let best: Move = DONE;
  let most = 0;
  for (const move of legal) {
    if (move.kind !== 'sell') continue;
    const { company, from } = move;
    const price = move.short ? shortPriceOf(player) : priceOf(rules, state, company);
    const kept = from === 'portfolio' ? share[company]! : split[company]! - (from === 'half' ? share[company]! : 0);
    const count = from === 'split' ? 2 : 1;
    const cash = player.cash + count * price + Math.min(player.churn, count);
    const gain = cashWorth(cash, rounds) - cashWorth(player.cash, rounds) - kept;
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  return best;
}
