import type { Rng, Seat } from '@outcry/engine';
import type { Data } from './data.ts';
import { Judge } from './judge.ts';
import { companyOf } from './state.ts';
import type { Card, Move, State } from './state.ts';

type Play = Extract<Move, { kind: 'play' }>;

/**
 * The rule of thumb for playouts: weighs what a card wins, keeps and gives away by the shares everybody is expected to
 * have at the end of the round. It does not look into other hands.
 */
export function policyOf(
  data: Data,
  playsOfCard: readonly (readonly Move[])[],
  takeOfCard: readonly Move[],
): (state: State, seat: Seat, rng: Rng) => Move {
  const judge = new Judge(data);

  function play(state: State, seat: Seat): Move {
    judge.look(state, seat);
    const hand = state.hands[seat]!;
    let best: Move | null = null;
    let most = -Infinity;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      const value = judge.card(state, card);
      const ways = playsOfCard[card]!;
      for (let j = 0; j < ways.length; j++) {
        const { target, boxes } = ways[j] as Play;
        if (target !== null && !state.inPlay[target]) continue;
        const total = target === null ? value : value + judge.swing(state, target, boxes!, 0);
        if (total > most) {
          most = total;
          best = ways[j]!;
        }
      }
    }
    return best!;
  }

  function take(state: State, seat: Seat, winning: Card): Move {
    judge.look(state, seat);
    let best: Card = -1;
    let most = -Infinity;
    for (const card of state.table) {
      if (card === winning) continue;
      const value = judge.share(companyOf(card));
      if (value > most) {
        most = value;
        best = card;
      }
    }
    return takeOfCard[best]!;
  }

  return (state, seat) => {
    const { phase } = state;
    return phase.kind === 'side-deal' ? take(state, seat, phase.winning) : play(state, seat);
  };
}
