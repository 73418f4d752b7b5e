import type { Card, Move } from '../state.ts';
import type { Target } from './Prices.tsx';

/** What the person is about to choose. */
export interface Choice {
  readonly card: Card | null;
  readonly target: Target | null;
}

export const NOTHING: Choice = { card: null, target: null };

/** The legal moves that fit the choice so far. */
export const fitting = (legal: readonly Move[], { card, target }: Choice): readonly Move[] =>
  card === null
    ? []
    : legal.filter(
        (move) =>
          move.card === card &&
          (target === null || (move.kind === 'play' && move.target === target.company && move.boxes === target.boxes)),
      );
