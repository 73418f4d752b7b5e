import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Seat } from '../game.ts';

/**
 * Whispers, a small game that exists only to try the laws on what real games need: simultaneous hidden choices, private
 * looks, a shuffled deck, chance in mid-game, and a decision that interrupts another.
 *
 * W1 Twelve cards, 1 to 12; two to each seat, the rest is the deck. Everybody has five coins. Three rounds.
 * W2 All lay one of their two cards face down at the same time; then all are shown. They are out of the game.
 * W3 Who laid the lowest may look at the top card of the deck, if there is one; then they keep it there or bury it.
 * W4 Who laid the highest names another seat, which pays them a coin (if it has one) or gives them the card it holds, shown.
 * W5 Then all draw back to two, from the seat with the highest on, as far as the deck goes; a seat without a card waits.
 * W6 Most coins win, with one coin more for holding the highest card at the end.
 */
export const PhaseSchema = Type.Union([
  Type.Object({ kind: Type.Literal('lay') }),
  /** `namer`: who goes on afterwards. */
  Type.Object({ kind: Type.Literal('peek'), seat: Type.Integer(), namer: Type.Integer() }),
  Type.Object({ kind: Type.Literal('look'), seat: Type.Integer(), namer: Type.Integer() }),
  Type.Object({ kind: Type.Literal('name'), seat: Type.Integer() }),
  Type.Object({ kind: Type.Literal('answer'), seat: Type.Integer(), asker: Type.Integer() }),
  Type.Object({ kind: Type.Literal('over') }),
]);
export type Phase = Static<typeof PhaseSchema>;

export interface State {
  readonly coins: number[];
  readonly hands: number[][];
  /** The card each seat laid face down, or 0. */
  readonly laid: number[];
  /** The top is last. */
  readonly deck: number[];
  readonly gone: number[];
  /** By card: who knows where it is, as bits (see `everybody`). */
  readonly knownBy: number[];
  round: number;
  phase: Phase;
}

export type Move =
  | { readonly kind: 'lay' | 'name'; readonly pick: number }
  | { readonly kind: 'peek' | 'skip' | 'keep' | 'bury' | 'pay' | 'give' };

export type Event =
  | { kind: 'laid'; seat: Seat }
  /** To who laid it. */
  | { kind: 'laid-card'; card: number }
  | { kind: 'shown'; cards: number[] }
  | { kind: 'peeked'; seat: Seat }
  /** To who peeked. */
  | { kind: 'saw'; seat: Seat; card: number }
  | { kind: 'looked'; seat: Seat; buried: boolean }
  | { kind: 'named'; seat: Seat; whom: Seat }
  | { kind: 'paid'; seat: Seat; to: Seat }
  | { kind: 'gave'; seat: Seat; to: Seat; card: number }
  | { kind: 'drew'; seat: Seat; count: number }
  /** To who drew them, sorted. */
  | { kind: 'drew-cards'; seat: Seat; cards: number[] }
  | { kind: 'asks'; round: number; phase: Phase };

export const CARDS = 12;
/** No card of the game: what the laws put in the place of a hidden one. */
export const NO_CARD = CARDS + 1;
export const COINS = 5;

/** Everybody, as bits: every seat, and last the public, which spectators belong to. */
export const everybody = (seats: number): number => (2 << seats) - 1;

/** Knowing a card: a bit is set. Whoever looks or shows shares it; who sees a look knows that it happened, not what it was. */
export const knows = (knownBy: readonly number[], seats: number, card: number, seat: Seat | null): boolean =>
  ((knownBy[card]! >> (seat ?? seats)) & 1) === 1;
