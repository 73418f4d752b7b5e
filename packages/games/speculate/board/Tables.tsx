import { CompanyTile, Icon } from '@outcry/ui';
import { bandsOf } from './layout.ts';
import { useTable } from './table.ts';

/** P4: what a share pays by its price, with the sectors whose price is in the band. */
export function Dividends() {
  const { view, data, text, looks } = useTable();
  return (
    <div className="bands">
      <h3>{text.dividends}</h3>
      <ol>
        {bandsOf(data).map(({ from, to, pays }) => {
          const here = looks.filter((_, sector) => view.prices[sector]! >= from && view.prices[sector]! <= to);
          return (
            <li key={to} className={here.length > 0 ? 'now' : ''}>
              <span>{text.band(from, to)}</span>
              <b>{pays}</b>
              <span className="here">
                {here.map((look) => (
                  <CompanyTile key={look.ticker} company={look} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What the bank has. */
export function Bank() {
  const { view, text, looks, figure } = useTable();
  const { cash, shares } = view.bank;
  return (
    <div className="bank">
      <span className="till" aria-hidden="true">
        <Icon name="ban" />
      </span>
      <b>{text.bank}</b>
      <span className="sh">
        {looks.map((look, sector) => (
          <span key={look.ticker} className="chip">
            <CompanyTile company={look} />
            <span className="x">×{shares[sector]}</span>
          </span>
        ))}
      </span>
      <b className="sum">{figure(cash)}</b>
    </div>
  );
}
