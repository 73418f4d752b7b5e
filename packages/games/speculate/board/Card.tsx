import { Icon } from '@outcry/ui';
import { signed } from '@outcry/engine/figures';
import { changeOf, sectorOf } from '../box.ts';
import type { Card as CardId } from '../state.ts';
import { useTable } from './table.ts';

/** The class that gives a market card its colour. */
export const useCardLook = (): ((card: CardId, ...more: readonly (string | false)[]) => string) => {
  const { looks } = useTable();
  return (card, ...more) => ['market-card', `c-${looks[sectorOf(card)]!.colour}`, ...more].filter(Boolean).join(' ');
};

/** The face of a market card: its sector, and how far it moves the price, or the coins of a dividend. */
export function CardFace({ card }: { card: CardId }) {
  const { looks, locale } = useTable();
  const look = looks[sectorOf(card)]!;
  const change = changeOf(card);
  return (
    <>
      <span className="card-head" aria-hidden="true">
        <span className="ticker">{look.ticker}</span>
        <Icon name={look.symbol} className="symbol" />
      </span>
      {change === 0 ? (
        <span className="change coins" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ) : (
        <span className={change > 0 ? 'change rise' : 'change fall'} aria-hidden="true">
          <Icon name={change > 0 ? 'up' : 'down'} />
          <b>{signed(change, locale)}</b>
        </span>
      )}
      <span className="card-name" aria-hidden="true">
        {look.name}
      </span>
    </>
  );
}
