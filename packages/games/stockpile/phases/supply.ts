import type { Kind } from '../cards.ts';
import { drawGoods } from '../expansions/commodities.ts';
import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { mayHideBoth } from '../investors/moments.ts';
import { PLACE_DOWN, PLACE_UP } from '../moves.ts';
import type { Move } from '../moves.ts';
import { everybody, meeplesOf, seatAt } from '../state.ts';
import type { Phase, Play } from '../state.ts';

/** Puts a market card on a stockpile, face up or known only to the seat that places it. */
export function placeCard(play: Play, seat: number, card: Kind, pile: number, up: boolean): void {
  const { state, emit } = play;
  const { hand } = state.players[seat]!;
  hand.splice(hand.indexOf(card), 1);
  state.piles[pile]!.cards.push(card);
  state.piles[pile]!.known.push(up ? everybody(state.seats) : 1 << seat);
  if (!up) emit?.({ kind: 'hid', card }, [seat]);
  emit?.({ kind: 'placed', seat, pile, card: up ? card : null });
}

/** K10: everybody draws two market cards. */
function drawAll({ state, emit }: Play): void {
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = seatAt(state, turn);
    const { hand } = state.players[seat]!;
    hand.push(state.deck.pop()!, state.deck.pop()!);
    emit?.({ kind: 'drawn', seat, from: 'market', count: 2 });
    emit?.({ kind: 'drew', seat, cards: hand.slice() }, [seat]);
  }
}

export const supplyStage: Stage = (play) => {
  drawAll(play);
  return { kind: 'supply', turn: 0, time: 0 };
};

/** K10: in turn order each puts one card face up and one face down; two players do it twice. */
export const supply: PhaseRules<'supply'> = {
  rule: 'K10',
  actors: (state, { turn }) => ALONE[seatAt(state, turn)]!,
  legal(_rules, state, _phase, seat) {
    const player = state.players[seat]!;
    const { hand } = player;
    const moves: Move[] = [];
    const last = hand.length === 1;
    const kinds = last || hand[0] === hand[1] ? 1 : 2;
    for (let i = 0; i < kinds; i++)
      for (let pile = 0; pile < state.piles.length; pile++) {
        if (!last) moves.push(PLACE_UP[hand[i]!]![pile]!);
        if (last || mayHideBoth(player)) moves.push(PLACE_DOWN[hand[i]!]![pile]!);
      }
    return moves;
  },
  refusal(_rules, state, _phase, seat, move) {
    if (move.kind !== 'place') return null;
    const { hand } = state.players[seat]!;
    if (!hand.includes(move.card)) return { rule: 'K10', reason: 'not-in-hand' };
    if (move.pile >= state.piles.length)
      return { rule: 'K10', reason: 'no-such-pile', args: { piles: state.piles.length } };
    return { rule: 'K10', reason: hand.length === 1 ? 'second-face-down' : 'first-face-up' };
  },
  apply(play, phase, seat, move): Phase {
    if (move.kind !== 'place') throw unexpected(phase, move);
    placeCard(play, seat, move.card, move.pile, move.up);
    const { state } = play;
    if (state.players[seat]!.hand.length > 0) return phase;
    const again = phase.time + 1 < meeplesOf(state.seats);
    if (!again) drawGoods(play, seat);
    if (phase.turn + 1 < state.seats) return { kind: 'supply', turn: phase.turn + 1, time: phase.time };
    if (!again) return NEXT;
    drawAll(play);
    return { kind: 'supply', turn: 0, time: phase.time + 1 };
  },
};
