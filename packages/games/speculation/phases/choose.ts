import type { Seat } from '@outcry/engine';
import type { Board } from '../board.ts';
import { CARDS } from '../data.ts';
import type { Move, State } from '../state.ts';
import { finishTurn } from '../turn.ts';
import { NO_MOVES } from './rules.ts';
import type { PhaseRules } from './rules.ts';

/** Every hand of two as a list of moves, by its cards in order. */
export const CHOICES: readonly (readonly (readonly Move[])[])[] = Array.from({ length: CARDS }, (_, first) =>
  Array.from({ length: CARDS }, (_, second): Move[] => [
    { kind: 'card', card: first },
    { kind: 'card', card: second },
  ]),
);

/** The seats of every set of seats, as a bit mask. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 1 << 6 }, (_, set) =>
  [0, 1, 2, 3, 4, 5].filter((seat) => set & (1 << seat)),
);

/** The seats that have not laid a card yet, as a bit mask. */
function waiting({ players }: State): number {
  let set = 0;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]!.chosen === null) set |= 1 << seat;
  return set;
}

/** S10: all choose one of two cards in secret; when the last has, all are shown and bricks move. */
export const choose = (board: Board): PhaseRules<'choose'> => ({
  actors: (state) => SEATS[waiting(state)]!,

  legal({ players, played }, _phase, seat) {
    const { cards, chosen } = players[seat]!;
    if (chosen !== null) return NO_MOVES;
    return CHOICES[cards[played]!]![cards[played + 1]!]!;
  },

  refusal(_state, _phase, _seat, move) {
    return move.kind === 'card'
      ? { rule: 'S10', reason: 'not-in-hand', args: { card: move.card } }
      : { rule: 'S10', reason: 'choose-now' };
  },

  apply(state, phase, seat, move, rng, emit) {
    if (move.kind !== 'card') throw new Error(`choose got ${move.kind}`);
    state.players[seat]!.chosen = move.card;
    emit?.({ kind: 'chose', seat });
    emit?.({ kind: 'laid', seat, card: move.card }, [seat]);
    return waiting(state) === 0 ? finishTurn(board, state, rng, emit) : phase;
  },
});
