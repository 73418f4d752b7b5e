import { CompanyTile } from '@outcry/ui';
import { bandsOf } from './layout.ts';
import { useTable } from './table.ts';

/** P4: what a share pays by its price, with the sectors whose price is in the band. */
export function Dividends() {
  const { view, data, text, looks } = useTable();
  return (
    <div className="bands" data-part="dividends">
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

/** The bank's sign: a house with pillars. */
export const Till = () => (
  <svg className="till" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <path d="M13 4.5 21.5 9v2h-17V9zM6 12h2.6v6H6zm5.7 0h2.6v6h-2.6zm5.7 0H20v6h-2.6zM4.5 19h17v2.5h-17z" />
  </svg>
);

/** What the bank has. */
export function Bank() {
  const { view, text, looks, figure } = useTable();
  const { cash, shares } = view.bank;
  return (
    <div className="bank">
      <Till />
      <b>{text.bank}</b>
      <span className="holdings">
        {looks.map((look, sector) => (
          <span key={look.ticker} className="chip">
            <CompanyTile company={look} />
            <span className="count">×{shares[sector]}</span>
          </span>
        ))}
      </span>
      <b className="sum">{figure(cash)}</b>
    </div>
  );
}
