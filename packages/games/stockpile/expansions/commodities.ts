import type { Seat } from '@outcry/engine';
import { GOODS, TAX } from '../cards.ts';
import type { Data } from '../data.ts';
import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { LAY_GOODS } from '../moves.ts';
import type { Move } from '../moves.ts';
import { meeplesOf, seatAt } from '../state.ts';
import type { Phase, Play } from '../state.ts';

/** K21: after placing their market cards a player draws one commerce card, with two players two. */
export function drawGoods({ state, emit }: Play, seat: Seat): void {
  if (!state.options.commodities) return;
  const { goodsHand } = state.players[seat]!;
  for (let i = 0; i < meeplesOf(state.seats); i++) goodsHand.push(state.commerce.pop()!);
  emit?.({ kind: 'drawn', seat, from: 'commerce', count: meeplesOf(state.seats) });
  emit?.({ kind: 'drew-goods', seat, goods: goodsHand.slice() }, [seat]);
}

export const commerceStage: Stage = ({ state }) =>
  state.options.commodities ? { kind: 'commerce', turn: 0, last: -1 } : null;

/** K21: in turn order each puts their commerce cards face up on stockpiles, two cards on different ones. */
export const commerce: PhaseRules<'commerce'> = {
  rule: 'K21',
  actors: (state, { turn }) => ALONE[seatAt(state, turn)]!,
  legal(_rules, state, { last }, seat) {
    const { goodsHand } = state.players[seat]!;
    const moves: Move[] = [];
    for (const goods of new Set(goodsHand))
      for (let pile = 0; pile < state.piles.length; pile++) if (pile !== last) moves.push(LAY_GOODS[goods]![pile]!);
    return moves;
  },
  refusal: (_rules, _state, { last }, _seat, move) =>
    move.kind === 'goods' && move.pile === last ? { rule: 'K21', reason: 'different-piles' } : null,
  apply(play, phase, seat, move): Phase {
    if (move.kind !== 'goods') throw unexpected(phase, move);
    const { goodsHand } = play.state.players[seat]!;
    goodsHand.splice(goodsHand.indexOf(move.goods), 1);
    play.state.piles[move.pile]!.goods.push(move.goods);
    play.emit?.({ kind: 'goods', seat, pile: move.pile, goods: move.goods });
    if (goodsHand.length > 0) return { kind: 'commerce', turn: phase.turn, last: move.pile };
    return phase.turn + 1 < play.state.seats ? { kind: 'commerce', turn: phase.turn + 1, last: -1 } : NEXT;
  },
};

/** K21: sets of different commodities; duplicates start further sets. */
export function commodityBonus({ commerce: { bonus } }: Data, goods: readonly number[]): number {
  let sum = 0;
  for (let set = 1; ; set++) {
    let different = 0;
    for (let commodity = 0; commodity < TAX; commodity++) if (goods[commodity]! >= set) different++;
    if (different === 0) return sum;
    sum += bonus[different - 1]!;
  }
}

/** K21: what the taxes cost at the end. */
export const taxPenalty = ({ commerce: { penalty } }: Data, goods: readonly number[]): number =>
  goods[TAX] === 0 ? 0 : penalty[goods[TAX]! - 1]!;

/** The whole commerce deck, sorted. */
export function commerceDeck({ commerce: { commodities, taxes } }: Data): number[] {
  const deck: number[] = [];
  for (let goods = 0; goods < GOODS; goods++)
    for (let i = 0; i < (goods === TAX ? taxes : commodities[goods]!); i++) deck.push(goods);
  return deck;
}
