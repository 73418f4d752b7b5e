import { TAX } from '../cards.ts';
import type { Move, MoveOf } from '../moves.ts';
import { cardWorth, hiddenWorth, pileWorth } from '../piles.ts';
import type { Question } from './index.ts';

/** The stockpiles that look worst and best to the seat; of equal ones any. */
function extremes({ rules, state, seat, estimated, rng }: Question): { worst: number; best: number } {
  const { piles } = state;
  const start = rng.below(piles.length);
  let worst = start;
  let best = start;
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < piles.length; i++) {
    const pile = (start + i) % piles.length;
    const worth = pileWorth(rules, state, seat, piles[pile]!, estimated, seat);
    if (worth < least) {
      least = worth;
      worst = pile;
    }
    if (worth > most) {
      most = worth;
      best = pile;
    }
  }
  return { worst, best };
}

/**
 * K10: good cards go where they are won cheaply, fees where others will bid; what differs most from what others expect
 * goes face down.
 */
export function place(question: Question): Move {
  const { rules, state, seat, legal, estimated } = question;
  const { best } = extremes(question);
  const worst = question.rng.below(state.piles.length);
  const usual = hiddenWorth(estimated);
  let chosen = legal[0]!;
  let most = -Infinity;
  for (const move of legal as readonly MoveOf<'place'>[]) {
    const worth = cardWorth(rules, state, seat, move.card, estimated);
    if (move.pile !== (worth > 0 ? worst : best)) continue;
    const surprise = Math.abs(worth - usual);
    const score = move.up ? -surprise : surprise;
    if (score > most) {
      most = score;
      chosen = move;
    }
  }
  return chosen;
}

/** K21: commodities where they are won cheaply, taxes where others will bid. */
export function layGoods(question: Question): Move {
  const { worst, best } = extremes(question);
  const fits = ({ goods, pile }: MoveOf<'goods'>): boolean => pile === (goods === TAX ? best : worst);
  return (question.legal as readonly MoveOf<'goods'>[]).find(fits) ?? question.legal[0]!;
}
