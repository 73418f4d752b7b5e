import { CompanyChip } from '@outcry/ui';
import { signed } from '@outcry/engine/figures';
import { payoutsNow, payoutsOf, totalOf } from '../preview.ts';
import type { Holdings, PayoutRow } from '../preview.ts';
import { ottoOf } from '../state.ts';
import type { Company, Hand } from '../state.ts';
import { around, ranksPaid } from './layout.ts';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

interface PayoutsProps {
  /** What would be paid then; null: as things stand. */
  readonly then: Holdings | null;
  /** T10: the companies that have paid this round; null: it is not over yet. */
  readonly paid: readonly Company[] | null;
  /** The one that pays now. */
  readonly paying: Company | null;
}

/** What each company pays whom as things stand, or would stand; in a payout company after company. */
export function Payouts({ then, paid, paying }: PayoutsProps) {
  const { view, data, text, nameOf } = useTable();
  const ranks = ranksPaid(payoutsOf(data, view.seats));
  const now = payoutsNow(data, view);
  const rows = then === null ? now : payoutsNow(data, then);
  const pays = ({ company }: PayoutRow): boolean => paid?.includes(company) ?? true;
  const hands = around(view.order, view.seat);
  const otto = ottoOf(view);
  const title = paid ? text.payoutsPaid(view.round) : then === null ? text.payouts : text.payoutsIf;
  const foot = paid ? text.roundPaid : then === null ? text.ifRoundEnded : text.ifTrickEnded;
  return (
    <section aria-label={title} data-part="payouts">
      <h2 className="heading">
        {title}
        <small>{text.sharesThenMoney}</small>
      </h2>
      <table className={then === null ? 'payouts' : 'payouts then'}>
        <thead>
          <tr>
            <th scope="col">{text.company}</th>
            <th scope="col">{Array.from({ length: ranks }, (_, rank) => text.rank(rank)).join(' / ')}</th>
            {hands.map((hand) => (
              <th key={hand} scope="col" className={hand === view.seat ? 'you' : ''}>
                <span>{hand === view.seat ? text.you : nameOf(hand)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.company} className={row.company === paying ? 'pays' : ''}>
              <th scope="row">
                <CompanyChip company={LOOKS[row.company]!} />
              </th>
              <td className="paid-by-rank">{row.ranks.slice(0, ranks).join(' / ')}</td>
              {hands.map((hand) => (
                <td key={hand} className={hand === view.seat ? 'you' : ''}>
                  <Cell row={row} had={now[place]!.shares[hand]!} hand={hand} earns={hand !== otto && pays(row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {foot}
            </th>
            {hands.map((hand) => (
              <td key={hand} className={hand === view.seat ? 'you' : ''}>
                {hand === otto ? (
                  <span className="zero">{text.noMoney}</span>
                ) : (
                  <Total now={now.filter(pays)} then={rows.filter(pays)} hand={hand} />
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** What a hand would be paid in all; where that changes, what it was is struck out. */
function Total({ now, then, hand }: { now: readonly PayoutRow[]; then: readonly PayoutRow[]; hand: Hand }) {
  const { locale } = useTable();
  const was = totalOf(now, hand);
  const amount = totalOf(then, hand);
  return (
    <>
      {amount !== was && <s>{signed(was, locale)}</s>} {signed(amount, locale)}
    </>
  );
}

/** One hand's shares of a company as pips, those to come dashed, and what they are paid. */
function Cell({ row, had, hand, earns }: { row: PayoutRow; had: number; hand: Hand; earns: boolean }) {
  const { text, locale } = useTable();
  const shares = row.shares[hand]!;
  if (shares === 0)
    return (
      <span className="zero">
        <span aria-hidden="true">–</span>
        <span className="unseen">{text.none}</span>
      </span>
    );
  const colour = `c-${LOOKS[row.company]!.colour}`;
  return (
    <span className="cell">
      <span className={shares > 4 ? 'pips many' : 'pips'} role="img" aria-label={text.shares(shares)}>
        {Array.from({ length: shares }, (_, share) => (
          <i key={share} className={share < had ? colour : `${colour} new`} />
        ))}
      </span>
      {earns && <b className={row.money[hand] === 0 ? 'zero' : ''}>{signed(row.money[hand]!, locale)}</b>}
    </span>
  );
}
