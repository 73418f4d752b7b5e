import type { Card } from '../state.ts';
import { CardFace, useCardLook } from './Card.tsx';
import { useTable } from './table.ts';

interface HandProps {
  readonly cards: readonly Card[];
  /** What a reader hears of a card. */
  readonly nameOf: (card: Card) => string;
  /** Whether the viewer is asked to play one. */
  readonly asked: boolean;
  readonly chosen: Card | null;
  readonly choose: (card: Card) => void;
}

/** The viewer's market cards. */
export function Hand({ cards, nameOf, asked, chosen, choose }: HandProps) {
  const { text } = useTable();
  const look = useCardLook();
  return (
    <div className="hand" data-part="hand" role="group" aria-label={text.hand} tabIndex={-1}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className={look(card, asked && 'may', chosen === card && 'chosen')}
          aria-pressed={chosen === card}
          aria-disabled={!asked}
          data-tap={asked ? `card ${card}` : undefined}
          data-piece={asked || undefined}
          data-held={card}
          onClick={asked ? () => choose(card) : undefined}
        >
          <span className="unseen">{nameOf(card)}</span>
          <CardFace card={card} />
        </button>
      ))}
    </div>
  );
}
