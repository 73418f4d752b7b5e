import { Icon } from '@outcry/ui';
import { BOOM, COMPANY_COUNT, DIVIDEND, feeOf, FEE, TAX } from '../cards.ts';
import type { Kind } from '../cards.ts';
import { forecastFace, LOOKS } from './looks.ts';
import { Sign } from './Sign.tsx';
import { useTable } from './table.ts';

interface CardProps {
  readonly kind: Kind;
  readonly mini?: boolean;
  /** What stands below the symbol instead of the price. */
  readonly foot?: string;
}

/** The face of a market card. Who shows it names it. */
export function Card({ kind, mini, foot }: CardProps) {
  const { view, text, amount } = useTable();
  const size = mini ? ' mini' : '';
  if (kind >= COMPANY_COUNT)
    return (
      <span className={`small-card plain${size}`} aria-hidden>
        <span className="card-ticker">{kind >= FEE ? text.fee : kind === BOOM ? text.boomShort : text.bustShort}</span>
        <span className="card-figure">{kind >= FEE ? `−${feeOf(kind)}` : kind === BOOM ? '+2' : '−2'}</span>
        <span className="card-value">{foot}</span>
      </span>
    );
  const look = LOOKS[kind]!;
  return (
    <span className={`small-card c-${look.colour}${size}`} aria-hidden>
      <span className="card-ticker">{look.ticker}</span>
      <Icon name={look.symbol} className="card-symbol" />
      <span className="card-value">{foot ?? (mini ? '' : amount(view.prices[kind]!))}</span>
    </span>
  );
}

/** The face of a forecast card. */
export const ForecastCard = ({ forecast }: { forecast: number }) => (
  <span className="small-card plain mini" aria-hidden>
    <span className={forecast > DIVIDEND ? 'card-figure coins' : 'card-figure'}>{forecastFace(forecast)}</span>
  </span>
);

/** A commerce card, as a small tag; where many lie, by its sign alone. */
export function Goods({ goods, count = 1, short }: { goods: number; count?: number; short?: boolean }) {
  const { text } = useTable();
  return (
    <span className={goods === TAX ? 'tag tax' : 'tag'} title={text.goods[goods]} aria-hidden>
      <Sign of="goods" at={goods} />
      {!short && text.goods[goods]}
      {count > 1 && ` ×${count}`}
    </span>
  );
}
