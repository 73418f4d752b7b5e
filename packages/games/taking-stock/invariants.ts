import type { Invariants } from '@outcry/engine/contract';
import type { Card, Hand, Move, State } from './state.ts';

/** Every card of the companies in play lies in exactly one place, and money is what was paid. */
function audit(state: State): string | null {
  const cards = [...state.hands.flat(), ...state.portfolios.flat(), ...state.aside, ...state.table];
  const wanted = state.inPlay.flatMap((inPlay, company) =>
    inPlay ? [0, 1, 2, 3, 4, 5, 6].map((i) => company * 7 + i) : [],
  );
  if (cards.toSorted((a, b) => a - b).join() !== wanted.join()) return `the cards are ${cards.join()}`;
  if (state.playedBy.length !== state.table.length) return 'a card on the table is nobody’s';
  if (state.boxes.some((box) => !Number.isInteger(box) || box < 0 || box > 14))
    return `prices at ${state.boxes.join()}`;
  if (state.money.some((money) => !Number.isInteger(money) || money < 0)) return `money ${state.money.join()}`;
  const most = state.inPlay.filter(Boolean).length * 24 * state.round;
  if (state.money.reduce((sum, money) => sum + money, 0) > most) return `more money than ${state.round} rounds can pay`;
  return null;
}

/** No card of the game. */
const NO_CARD = 999;

/** A seat's hand is one part. Each card of Otto's stack is a part of its own: they are turned up one at a time (T12). */
const partOf = (state: State, hand: Hand, card: Card): string =>
  hand < state.seats ? `hand ${hand}` : `card ${card} of the stack`;

export const invariants: Invariants<State, Move> = {
  audit,
  hidden: (state) => [...new Set(state.hands.flatMap((cards, hand) => cards.map((card) => partOf(state, hand, card))))],
  plant(state, viewer, parts) {
    state.hands = state.hands.map((cards, hand) =>
      hand === viewer ? cards : cards.map((card) => (parts.includes(partOf(state, hand, card)) ? NO_CARD : card)),
    );
  },
  copy(state, from, parts) {
    from.hands.forEach((cards, hand) =>
      cards.forEach((card, place) => {
        if (!parts.includes(partOf(from, hand, card))) return;
        const held = state.hands.find((other) => other.includes(card))!;
        held[held.indexOf(card)] = state.hands[hand]![place]!;
        state.hands[hand]![place] = card;
      }),
    );
    for (let seat = 0; seat < state.seats; seat++) state.hands[seat]!.sort((a, b) => a - b);
  },
  // Every card is played face up (T6).
  secret: () => false,
};
