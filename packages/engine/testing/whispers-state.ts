import type { Seat } from '../game.ts';

/**
 * Whispers, a small game that exists only to try the laws on what real games need: simultaneous hidden choices, private
 * looks, a shuffled deck, chance in mid-game, and a decision that interrupts another.
 *
 * W1 Twelve cards, 1 to 12; two to each seat, the rest is the deck. Everybody has five coins. Three rounds.
 * W2 All lay one of their two cards face down at the same time; then all are shown. They are out of the game.
 * W3 Who laid the lowest may look at the top card of the deck, if there is one; then he keeps it there or buries it.
 * W4 Who laid the highest names another seat, which pays him a coin (if it has one) or gives him the card it holds, shown.
 * W5 Then all draw back to two, from the seat with the highest on, as far as the deck goes; a seat without a card waits.
 * W6 Most coins win, with one coin more for holding the highest card at the end.
 */
export type Phase =
  | { kind: 'lay' }
  | { kind: 'peek'; seat: Seat; then: Phase }
  | { kind: 'look'; seat: Seat; then: Phase }
  | { kind: 'name'; seat: Seat }
  | { kind: 'answer'; seat: Seat; asker: Seat }
  | { kind: 'over' };

export interface State {
  readonly coins: number[];
  readonly hands: number[][];
  /** The card each seat laid face down, or 0. */
  readonly laid: number[];
  /** The top is last. */
  readonly deck: number[];
  readonly gone: number[];
  /** By card: the seats that know where it is, as bits. */
  readonly knownBy: number[];
  round: number;
  phase: Phase;
}

export type Move =
  | { readonly kind: 'lay' | 'name'; readonly pick: number }
  | { readonly kind: 'peek' | 'skip' | 'keep' | 'bury' | 'pay' | 'give' };

export type Event =
  | { kind: 'laid'; seat: Seat }
  | { kind: 'shown'; cards: number[] }
  | { kind: 'saw'; card: number }
  | { kind: 'looked'; seat: Seat; buried: boolean }
  | { kind: 'named'; seat: Seat; whom: Seat }
  | { kind: 'paid'; seat: Seat }
  | { kind: 'gave'; seat: Seat; card: number }
  | { kind: 'drew' };

export const CARDS = 12;
export const COINS = 5;

/** All seats, as bits. */
export const everybody = (state: State): number => (1 << state.hands.length) - 1;

/** Knowing a card: seat bit set. Whoever looks or shows shares it; who sees a look knows that it happened, not what it was. */
export const knows = (state: State, card: number, seat: Seat | null): boolean =>
  seat === null ? state.knownBy[card] === everybody(state) : ((state.knownBy[card]! >> seat) & 1) === 1;
