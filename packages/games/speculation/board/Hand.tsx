import { Icon } from '@outcry/ui';
import { BANK_HOLIDAY } from '../data.ts';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

/** The sign of a Bank Holiday: a closed lock. */
const LOCK = 'M5 10a7 7 0 0 1 14 0v1.5h1.5v10h-17v-10H5zM8 11.5h8V10a4 4 0 0 0-8 0z';

/** The symbol of a card. */
export function CardSign({ card }: { card: number }) {
  if (card !== BANK_HOLIDAY) return <Icon name={LOOKS[card]!.symbol} className="card-symbol" />;
  return (
    <svg className="card-symbol" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={LOCK} />
    </svg>
  );
}

/** The class that gives a card its colour. */
export const cardLook = (card: number): string => (card === BANK_HOLIDAY ? 'holiday' : `c-${LOOKS[card]!.colour}`);

interface HandProps {
  /** Whether the viewer is asked to lay one. */
  readonly asked: boolean;
  readonly chosen: number | null;
  readonly choose: (card: number) => void;
}

/** The viewer's two cards; the one they have laid says so as long as it lies face down. */
export function Hand({ asked, chosen, choose }: HandProps) {
  const { view, text, shown } = useTable();
  return (
    <div className="hand" data-part="hand" role="group" aria-label={text.hand} tabIndex={-1}>
      {view.hand!.map((card) => {
        const laid = view.chosen === card;
        return (
          <button
            key={card}
            type="button"
            className={['card', cardLook(card), asked && 'may', chosen === card && 'chosen', laid && 'laid']
              .filter(Boolean)
              .join(' ')}
            aria-pressed={chosen === card}
            aria-disabled={!asked}
            data-tap={asked ? `card ${card}` : undefined}
            data-piece={asked || undefined}
            data-held={card}
            onClick={asked ? () => choose(card) : undefined}
          >
            <span className="card-ticker">{card === BANK_HOLIDAY ? text.holidayTicker : LOOKS[card]!.ticker}</span>
            <CardSign card={card} />
            <span className="card-name">{text.cardName(card)}</span>
            {laid && shown === null && (
              <span className="laid-note">
                <Icon name="eye" /> {text.laid}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
