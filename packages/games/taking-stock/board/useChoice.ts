import { useEffect, useState } from 'react';
import type { Card, Move } from '../state.ts';
import type { View } from '../view.ts';
import type { Target } from './Prices.tsx';

/** What the person is about to choose. */
export interface Choice {
  readonly card: Card | null;
  readonly target: Target | null;
}

const NOTHING: Choice = { card: null, target: null };

/** The choice so far, forgotten when the table changes; Escape takes it back. */
export function useChoice(view: View): readonly [Choice, (choice: Choice) => void, () => void] {
  const [made, setMade] = useState({ view, choice: NOTHING });
  const choice = made.view === view ? made.choice : NOTHING;
  useEffect(() => {
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setMade(({ view: of }) => ({ view: of, choice: NOTHING }));
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);
  return [choice, (next) => setMade({ view, choice: next }), () => setMade({ view, choice: NOTHING })];
}

/** The legal moves that fit the choice so far. */
export const fitting = (legal: readonly Move[], { card, target }: Choice): readonly Move[] =>
  card === null
    ? []
    : legal.filter(
        (move) =>
          move.card === card &&
          (target === null || (move.kind === 'play' && move.target === target.company && move.boxes === target.boxes)),
      );
