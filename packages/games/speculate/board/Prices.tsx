import { CompanyTile, Icon } from '@outcry/ui';
import { dividendAt } from '../preview.ts';
import type { Sector } from '../state.ts';
import { useTable } from './table.ts';
import type { Holdings } from '../preview.ts';
import { bandsOf, ticksOf } from './layout.ts';

/** Sectors that can be chosen on the board. */
export interface Pick {
  readonly lit: readonly Sector[];
  readonly chosen: Sector | null;
  /** What choosing means, for readers. */
  readonly label: (name: string) => string;
  readonly choose: (sector: Sector) => void;
}

interface PricesProps {
  readonly pick: Pick | null;
  /** Where prices would go. */
  readonly then: readonly number[] | null;
  /** What the viewer holds, and would hold. */
  readonly own: Holdings | null;
  readonly after: Holdings | null;
  /** Sectors a card in hand or on the table is about. */
  readonly marked: Sector | null;
  readonly ringed: readonly Sector[];
  readonly told: number;
}

/** Five columns from 0 to the highest price, over the bands of the dividend. */
export function Prices({ pick, then, own, after, marked, ringed, told }: PricesProps) {
  const { data, text } = useTable();
  const { highest } = data.prices;
  return (
    <div className="prices" data-part="prices" role="group" aria-label={text.prices}>
      <div className="scale" aria-hidden="true">
        {bandsOf(data).map(({ from, to, pays }, band) => (
          <span
            key={to}
            className={band % 2 === 0 ? 'band' : 'band odd'}
            style={{ bottom: `${(100 * (from - 0.5)) / highest}%`, top: `${100 - (100 * (to + 0.5)) / highest}%` }}
          >
            {to > from && text.pays(pays)}
          </span>
        ))}
        {ticksOf(highest).map((price) => (
          <b key={price} style={{ bottom: `${(100 * price) / highest}%` }}>
            {price}
          </b>
        ))}
      </div>
      {data.marketCards.map((_, sector) => (
        <Column
          key={`${sector} ${ringed.includes(sector) ? told : ''}`}
          sector={sector}
          pick={pick}
          then={then?.[sector] ?? null}
          held={own?.shares[sector] ?? null}
          after={after?.shares[sector] ?? null}
          marked={marked === sector}
          ring={ringed.includes(sector)}
        />
      ))}
    </div>
  );
}

interface ColumnProps {
  readonly sector: Sector;
  readonly pick: Pick | null;
  readonly then: number | null;
  readonly held: number | null;
  readonly after: number | null;
  readonly marked: boolean;
  readonly ring: boolean;
}

function Column({ sector, pick, then, held, after, marked, ring }: ColumnProps) {
  const { view, data, text, looks, figure } = useTable();
  const { highest } = data.prices;
  const look = looks[sector]!;
  const price = view.prices[sector]!;
  const moves = then !== null && then !== price;
  const lit = pick?.lit.includes(sector) === true;
  const chosen = pick?.chosen === sector;
  const at = (of: number): string => `${(100 * of) / highest}%`;
  const said = [
    text.sector(look.name, price, dividendAt(data, price)),
    held !== null && text.held(held, figure(held * price)),
    moves && text.goesTo(then),
  ].filter(Boolean);
  return (
    <div
      className={['sector', `c-${look.colour}`, marked && 'marked', chosen && 'chosen'].filter(Boolean).join(' ')}
      data-sector={sector}
    >
      <div className="head">
        <CompanyTile company={look} named large />
        <span aria-hidden="true">
          <b className="full-name">{look.name}</b>
          <b className="short-name">{look.ticker}</b>
          <small>{text.pays(dividendAt(data, price))}</small>
        </span>
      </div>
      <div className="shaft" role="img" aria-label={said.join(', ')}>
        <i className="rod" style={{ height: at(price) }} />
        <span className={ring ? 'piece ring' : 'piece'} style={{ bottom: at(price) }}>
          <Icon name={look.symbol} className="symbol" />
          {price}
        </span>
        {moves && (
          <>
            <i className="way" style={{ bottom: at(Math.min(price, then)), height: at(Math.abs(then - price)) }} />
            <span className="ghost" style={{ bottom: at(then) }}>
              <Icon name={then > price ? 'up' : 'down'} />
              {then}
            </span>
          </>
        )}
      </div>
      {held !== null && (
        <p className="foot" aria-hidden="true">
          <b>{text.yours(held)}</b>
          {after !== null && after !== held ? <em>{after}</em> : <small>{text.worthOf(figure(held * price))}</small>}
        </p>
      )}
      {pick !== null && (
        <button
          type="button"
          className={['tap', lit && 'may', chosen && 'chosen'].filter(Boolean).join(' ')}
          aria-label={pick.label(look.name)}
          aria-pressed={chosen}
          data-tap={lit ? `sector ${sector}` : undefined}
          onClick={() => pick.choose(sector)}
        />
      )}
    </div>
  );
}
