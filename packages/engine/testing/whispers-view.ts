import type { Seat } from '../game.ts';
import { shuffle } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { picker } from '../pick.ts';
import { CARDS, everybody, knows, NO_CARD, PhaseSchema } from './whispers-state.ts';
import type { Phase, State } from './whispers-state.ts';

export interface View {
  readonly seat: Seat | null;
  readonly coins: number[];
  /** Own hand as it is; of others only what the viewer knows among hand and laid card. */
  readonly holds: number[][];
  readonly sizes: number[];
  readonly hasLaid: boolean[];
  readonly ownLaid: number;
  /** The deck with 0 for what the viewer does not know. */
  readonly deck: number[];
  readonly gone: number[];
  readonly round: number;
  readonly phase: Phase;
}

const shownPhase = picker<Phase>(PhaseSchema);

export function view(state: State, seat: Seat | null): View {
  const seats = state.hands.length;
  const known = (card: number): boolean => knows(state.knownBy, seats, card, seat);
  return {
    seat,
    coins: state.coins.slice(),
    holds: state.hands.map((hand, other) => {
      if (other === seat) return hand.slice();
      const held = state.laid[other] === 0 ? hand : [...hand, state.laid[other]!];
      return held.filter(known).sort((a, b) => a - b);
    }),
    sizes: state.hands.map((hand) => hand.length),
    hasLaid: state.laid.map((card) => card > 0),
    ownLaid: seat === null ? 0 : state.laid[seat]!,
    deck: state.deck.map((card) => (known(card) ? card : 0)),
    gone: state.gone.slice(),
    round: state.round,
    phase: shownPhase(state.phase),
  };
}

/** Unknown cards go anywhere they fit, each way equally likely. What others may know of the rest is left out. */
export function imagine(seen: View, rng: Rng): State {
  const known = new Set([...seen.holds.flat(), ...seen.deck, ...seen.gone, seen.ownLaid]);
  const unknown = shuffle(
    Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => !known.has(card)),
    rng,
  );
  const knownBy = new Array<number>(NO_CARD + 1).fill(0);
  for (const card of known) knownBy[card] = 1 << (seen.seat ?? seen.coins.length);
  for (const card of seen.gone) knownBy[card] = everybody(seen.coins.length);
  const laid = seen.coins.map(() => 0);
  const hands = seen.holds.map((held, seat) => {
    if (seat === seen.seat) {
      laid[seat] = seen.ownLaid;
      return held.slice();
    }
    const cards = held.slice();
    while (cards.length < seen.sizes[seat]! + Number(seen.hasLaid[seat])) {
      const card = unknown.pop()!;
      knownBy[card] = 1 << seat;
      cards.push(card);
    }
    if (seen.hasLaid[seat]) laid[seat] = cards.splice(rng.below(cards.length), 1)[0]!;
    return cards.sort((a, b) => a - b);
  });
  const deck = seen.deck.map((card) => card || unknown.pop()!);
  return {
    coins: seen.coins.slice(),
    hands,
    laid,
    deck,
    gone: seen.gone.slice(),
    knownBy,
    round: seen.round,
    phase: seen.phase,
  };
}
