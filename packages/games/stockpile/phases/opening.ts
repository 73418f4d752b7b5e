import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { ownerOf } from '../investors/investor.ts';
import { PLACE_DOWN, PLACE_UP } from '../moves.ts';
import type { Move } from '../moves.ts';
import { emptyPile, everybody, pileCount } from '../state.ts';
import { placeCard } from './supply.ts';

/** K10: one market card face up on each empty stockpile; Robins (K24) draws and places them himself. */
export const opening: Stage = (play) => {
  const { state, emit } = play;
  const count = pileCount(state.seats);
  const robins = ownerOf(state, 'robins');
  for (let pile = 0; pile < count; pile++) state.piles[pile] = emptyPile(-1, state.piles[pile]!.taken);
  const cards = state.deck.splice(state.deck.length - count, count).reverse();
  if (robins >= 0) {
    state.players[robins]!.hand.push(...cards);
    emit?.({ kind: 'drawn', seat: robins, from: 'market', count });
    emit?.({ kind: 'drew', seat: robins, cards }, [robins]);
    return { kind: 'opening', seat: robins };
  }
  for (let pile = 0; pile < count; pile++) {
    state.piles[pile]!.cards.push(cards[pile]!);
    state.piles[pile]!.known.push(everybody(state.seats));
  }
  emit?.({ kind: 'opened', cards });
  return null;
};

/** Royal Robins: any of the cards face down first, then the others face up, one on each other stockpile. */
export const robinsOpens: PhaseRules<'opening'> = {
  rule: 'K24',
  actors: (_state, { seat }) => ALONE[seat]!,
  legal(_rules, state, _phase, seat) {
    const { hand } = state.players[seat]!;
    const moves: Move[] = [];
    const first = hand.length === state.piles.length;
    for (const card of new Set(first ? hand : hand.slice(0, 1)))
      for (let pile = 0; pile < state.piles.length; pile++)
        if (state.piles[pile]!.cards.length === 0) moves.push((first ? PLACE_DOWN : PLACE_UP)[card]![pile]!);
    return moves;
  },
  apply(play, phase, seat, move) {
    if (move.kind !== 'place') throw unexpected(phase, move);
    placeCard(play, seat, move.card, move.pile, move.up);
    return play.state.players[seat]!.hand.length > 0 ? phase : NEXT;
  },
};
