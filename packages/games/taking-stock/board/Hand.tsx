import type { KeyboardEvent } from 'react';
import type { Card } from '../state.ts';
import { cardLook, CardFace } from './Card.tsx';
import { useTable } from './table.ts';

interface HandProps {
  readonly cards: readonly Card[];
  /** Whether the viewer is asked to play one. */
  readonly asked: boolean;
  readonly chosen: Card | null;
  readonly choose: (card: Card) => void;
}

/** The viewer's cards. Arrow keys walk along them. */
export function Hand({ cards, asked, chosen, choose }: HandProps) {
  const { text } = useTable();
  return (
    <div className="hand" data-part="hand" role="group" aria-label={text.hand} tabIndex={-1}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className={cardLook(card, asked && 'may', chosen === card && 'chosen')}
          aria-pressed={chosen === card}
          aria-disabled={!asked}
          data-held={card}
          data-tap={asked ? `card ${card}` : undefined}
          data-piece={asked || undefined}
          onKeyDown={walk}
          onClick={asked ? () => choose(card) : undefined}
        >
          <CardFace card={card} named />
        </button>
      ))}
    </div>
  );
}

/** Left and right go to the neighbouring card. */
function walk({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const next =
    key === 'ArrowRight'
      ? currentTarget.nextElementSibling
      : key === 'ArrowLeft'
        ? currentTarget.previousElementSibling
        : null;
  if (next instanceof HTMLElement) next.focus();
}
