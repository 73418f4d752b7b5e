import { Avatar, Icon } from '@outcry/ui';
import { HELD } from '../cards.ts';
import { cashAfter, worthOf } from '../preview.ts';
import { Card } from './Card.tsx';
import { cardName } from './cardName.ts';
import type { Facet } from './facets.ts';
import { LOOKS } from './looks.ts';
import { Meeple } from './Meeple.tsx';
import { Spot } from './Spot.tsx';
import { useTable } from './table.ts';

/** What the viewer holds: cash, portfolio, wealth; `holdings` are elsewhere while a phone shows them in the bar. */
export function Place({ holdings }: { holdings: boolean }) {
  const { view, data, text, infoOf, amount, can, ready } = useTable();
  const { seat } = view;
  if (seat === null) return null;
  const { cash, debts } = view.players[seat]!;
  const then = cashAfter(data, view, seat, ready);
  return (
    <div className="portfolio" data-part="place" tabIndex={-1}>
      <div className="own-cash">
        {view.phase.kind === 'bidding' && can.size > 0 ? (
          <span className="own-meeple" data-piece aria-hidden>
            <Meeple seat={seat} />
          </span>
        ) : (
          <Avatar seat={seat} info={infoOf(seat)} />
        )}
        <div className="cash">
          {amount(cash)}
          {then !== cash && <span className="dash">{amount(then)}</span>}
          <small>
            {infoOf(seat).name}
            {seat === view.first && `, ${text.first}`}
          </small>
          {debts.length > 0 && <small className="debt">{text.debts(debts.map((fee) => amount(fee)).join(', '))}</small>}
        </div>
      </div>
      {holdings && <Holdings />}
      <Wealth {...worthOf(data, view, seat)!} />
    </div>
  );
}

/** Whether the viewer must choose among their shares. */
export const choosesShare = (can: ReadonlySet<Facet>): boolean =>
  [...can].some((facet) => /^(share|split) /.test(facet));

/** The viewer's portfolio, and beside it the split one, which all can see. */
export function Holdings() {
  const { view, data, text, amount } = useTable();
  const seat = view.seat!;
  const { shares, split } = view.players[seat]!;
  const worth = worthOf(data, view, seat)!;
  return (
    <>
      <div className="holdings-title">
        <b>
          <Icon name="eye" /> {text.portfolio}
        </b>
        {text.onlyYou(amount(worth.shares))}
      </div>
      <div className="holdings-cards">
        {Array.from({ length: HELD }, (_, kind) => {
          const count = shares![kind]!;
          if (count === 0) return null;
          const name = text.held(cardName(text, kind), count);
          return (
            <Spot key={kind} facet={`share ${kind}`} label={name} className="stack">
              <Card kind={kind} />
              {count > 1 && <em className="count">×{count}</em>}
            </Spot>
          );
        })}
      </div>
      {split.some((count) => count > 0) && (
        <>
          <div className="holdings-title divided">
            <b>{text.splitPortfolio}</b>
            {text.openToAll(amount(worth.split))}
          </div>
          <div className="holdings-cards">
            {LOOKS.map(
              (look, company) =>
                split[company]! > 0 && (
                  <Spot
                    key={company}
                    facet={`split ${company}`}
                    label={text.heldSplit(look.name, split[company]!)}
                    className="stack"
                  >
                    <Card kind={company} foot={amount(2 * view.prices[company]!)} />
                    <em className="count">{split[company]! > 1 ? `${split[company]} × 2` : '×2'}</em>
                  </Spot>
                ),
            )}
          </div>
        </>
      )}
    </>
  );
}

function Wealth({ cash, shares, split, other }: { cash: number; shares: number; split: number; other: number }) {
  const { text, amount } = useTable();
  const parts = [
    [cash, 'in-cash', text.cash],
    [shares, 'in-shares', text.shares],
    [split, 'in-split', text.splitShort],
    [other, 'in-other', text.other],
  ] as const;
  const shown = parts.filter(([value]) => value > 0);
  return (
    <div className="wealth">
      <p>
        {text.wealth} <b>{amount(cash + shares + split + other)}</b>
      </p>
      <div
        className="wealth-bar"
        role="img"
        aria-label={parts.map(([value, , name]) => `${name} ${amount(value)}`).join(', ')}
      >
        {shown.map(([value, look, name]) => (
          <span key={look} className={look} style={{ flexGrow: value }}>
            <b>{value}</b>
            <small>{name}</small>
          </span>
        ))}
      </div>
    </div>
  );
}
