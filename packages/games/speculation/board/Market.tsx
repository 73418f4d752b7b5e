import { CompanyTile, Delta } from '@outcry/ui';
import { useLayout } from '@outcry/ui/layout.ts';
import { money } from '@outcry/engine/figures';
import { COMPANIES } from '../data.ts';
import { buyable, sellable, withBuy, withSell } from './deal.ts';
import type { Deal } from './deal.ts';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

interface MarketProps {
  readonly deal: Deal | null;
  /** Prices these came from, or would become: the difference is shown. */
  readonly before: readonly number[] | null;
  readonly then: readonly number[] | null;
}

/** What every share costs and who has them; during a trade, also the buttons to buy and sell. */
export function Market({ deal, before, then }: MarketProps) {
  const { view, text, locale } = useTable();
  const short = useLayout('short');
  const { prices, bank, seat, players } = view;
  const own = seat === null ? null : players[seat]!.shares;
  const change = (company: number): number => {
    if (then !== null) return then[company]! - prices[company]!;
    return before === null ? 0 : prices[company]! - before[company]!;
  };
  return (
    <table className={deal ? 'market deal' : 'market'} data-part="market">
      <caption className="unseen">{text.market}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{text.company}</span>
          </th>
          {COMPANIES.map((id, company) => (
            <th key={id} scope="col">
              <CompanyTile company={LOOKS[company]!} />
              <span className="ticker" aria-hidden="true">
                {LOOKS[company]!.ticker}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="costs">
          <th scope="row">{text.price}</th>
          {COMPANIES.map((id, company) => (
            <td key={id} className={prices[company]! < 0 ? 'minus' : ''}>
              {short && <CompanyTile company={LOOKS[company]!} named />}
              {money(prices[company]!, locale)}
              <small className={then === null ? 'was' : 'was then'}>
                {change(company) !== 0 && <Delta value={change(company)} />}
              </small>
            </td>
          ))}
        </tr>
        <tr data-drop="sell">
          <th scope="row">{deal ? text.buy : text.bank}</th>
          {COMPANIES.map((id, company) => (
            <td key={id} data-buy={company}>
              {deal ? (
                <Share
                  label={text.buyShare(LOOKS[company]!.name, money(prices[company]!, locale), bank[company]!)}
                  count={bank[company]!}
                  may={buyable(deal, company)}
                  chosen={deal.chosen.buy === company}
                  says={`buy ${company}`}
                  tap={() => (buyable(deal, company) ? deal.choose : deal.forbidden)(withBuy(deal, company))}
                />
              ) : (
                <Count of={bank[company]!} />
              )}
            </td>
          ))}
        </tr>
        {own !== null && (
          <tr className="own" data-drop="buy">
            <th scope="row">{deal ? text.sell : text.you}</th>
            {COMPANIES.map((id, company) => (
              <td key={id}>
                {deal && own[company]! > 0 ? (
                  <Share
                    label={text.sellShare(LOOKS[company]!.name, money(prices[company]!, locale), own[company]!)}
                    count={own[company]!}
                    may={sellable(deal, company)}
                    chosen={deal.chosen.sell === company}
                    says={`sell ${company}`}
                    tap={() => (sellable(deal, company) ? deal.choose : deal.forbidden)(withSell(deal, company))}
                  />
                ) : (
                  <Count of={own[company]!} />
                )}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Count({ of }: { of: number }) {
  return <span className={of === 0 ? 'none' : 'some'}>{of === 0 ? '–' : of}</span>;
}

interface ShareProps {
  readonly label: string;
  readonly count: number;
  readonly may: boolean;
  readonly chosen: boolean;
  readonly says: string;
  readonly tap: () => void;
}

/** One place to buy or sell a share. */
function Share({ label, count, may, chosen, says, tap }: ShareProps) {
  return (
    <button
      type="button"
      className={['share', may && 'may', chosen && 'chosen'].filter(Boolean).join(' ')}
      aria-label={label}
      aria-pressed={chosen}
      data-tap={may ? says : undefined}
      data-piece={may || undefined}
      onClick={tap}
    >
      {count === 0 ? '–' : count}
    </button>
  );
}
