import { CompanyButton, DecisionBar, Sending } from '@outcry/ui';
import type { ReactNode } from 'react';
import type { Move } from '../state.ts';
import type { Pick } from './Bricks.tsx';
import { CardSign, cardLook } from './Hand.tsx';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

interface BarProps {
  readonly question: string;
  readonly detail: ReactNode;
  /** The cards to choose from. */
  readonly cards: { readonly chosen: number | null; readonly choose: (card: number) => void } | null;
  /** The bricks a Rank tile may move. */
  readonly bricks: Pick | null;
  /** On a phone the market sits on the edge of the bar during a trade. */
  readonly market: ReactNode;
  /** The move that is ready to be sent, and what the button says. */
  readonly ready: { readonly move: Move; readonly label: string } | null;
  readonly onClear: (() => void) | null;
  readonly onSend: (move: Move) => void;
}

/** The decision bar: what is asked, what the choice would do, and the one button that sends it. */
export function Bar({ question, detail, cards, bricks, market, ready, onClear, onSend }: BarProps) {
  const { view, text } = useTable();
  return (
    <DecisionBar question={question} detail={detail}>
      {market}
      {cards !== null && (
        <div className="choose" role="group" aria-label={text.hand}>
          {view.hand!.map((card) => (
            <button
              key={card}
              type="button"
              className={cards.chosen === card ? 'btn chosen' : 'btn'}
              aria-pressed={cards.chosen === card}
              data-tap={`card ${card}`}
              onClick={() => cards.choose(card)}
            >
              <span className={`company-tile ${cardLook(card)}`} aria-hidden="true">
                <CardSign card={card} />
              </span>
              {text.cardName(card)}
            </button>
          ))}
        </div>
      )}
      {bricks !== null && (
        <div className="choose bricks" role="group" aria-label={text.bricks}>
          {bricks.lit.map((company) => (
            <CompanyButton
              key={company}
              company={LOOKS[company]!}
              chosen={bricks.chosen === company}
              tap={`brick ${company}`}
              onChoose={() => bricks.choose(company)}
            />
          ))}
        </div>
      )}
      <Sending onClear={onClear} ready={ready && { label: ready.label, act: () => onSend(ready.move) }} />
    </DecisionBar>
  );
}
