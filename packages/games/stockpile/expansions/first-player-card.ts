import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { GIVE_FIRST_CARD, LAY_FIRST_CARD } from '../moves.ts';

/** K23: not in the last round. */
export const layFirstCardStage: Stage = ({ state }) =>
  state.options.firstPlayerCard && state.round < state.rounds ? { kind: 'lay-first-card' } : null;

/** K23: at the end of supply the first player lays the card on a stockpile. */
export const layFirstCard: PhaseRules<'lay-first-card'> = {
  rule: 'K23',
  actors: (state) => ALONE[state.first]!,
  legal: (_rules, state) => LAY_FIRST_CARD.slice(0, state.piles.length),
  apply(play, phase, seat, move) {
    if (move.kind !== 'lay-first-card') throw unexpected(phase, move);
    play.state.firstCard = move.pile;
    play.emit?.({ kind: 'first-card-laid', seat, pile: move.pile });
    return NEXT;
  },
};

/** K23: who won the stockpile with the card on it gives it away. */
export const giveFirstCardStage: Stage = ({ state }) =>
  state.firstCard >= 0 ? { kind: 'give-first-card', seat: state.piles[state.firstCard]!.bidder } : null;

/** K23: to anyone, the giver too; that seat starts the next round. */
export const giveFirstCard: PhaseRules<'give-first-card'> = {
  rule: 'K23',
  actors: (_state, { seat }) => ALONE[seat]!,
  legal: (_rules, state) => GIVE_FIRST_CARD.slice(0, state.seats),
  apply(play, phase, seat, move) {
    if (move.kind !== 'give-first-card') throw unexpected(phase, move);
    play.state.nextFirst = move.to;
    play.state.firstCard = -1;
    play.emit?.({ kind: 'first-card-given', seat, to: move.to });
    return NEXT;
  },
};
