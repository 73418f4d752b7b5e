import type { Seat } from '@outcry/engine';
import { CompanyTile, Icon, SeatPanel } from '@outcry/ui';
import { useAround } from '@outcry/ui/around.ts';
import { useLayout } from '@outcry/ui/layout.ts';
import { useState } from 'react';
import { COMPANY_COUNT, TAX } from '../cards.ts';
import { investorName, LOOKS } from './looks.ts';
import { Sign } from './Sign.tsx';
import { useTable } from './table.ts';

/** So many of something that a seat has: a sign, and its name for readers and on hover. */
function Counted({ of, at, count, label }: CountedProps) {
  return (
    <span
      className={of === 'goods' && at === TAX ? 'chip counted tax' : 'chip counted'}
      role="img"
      aria-label={label}
      title={label}
    >
      <Sign of={of} {...(at === undefined ? {} : { at })} />
      {count}
    </span>
  );
}

interface CountedProps {
  readonly of: 'back' | 'bond' | 'strategy' | 'goods';
  readonly at?: number;
  readonly count: number;
  readonly label: string;
}

/** Shares of a company that a seat surely has, or split ones. */
function Shares({ company, count, split }: { company: number; count: number; split?: boolean }) {
  const { text } = useTable();
  const look = LOOKS[company]!;
  const label = split ? text.heldSplit(look.name, count) : text.sure(look.name, count);
  return (
    <span className="chip" role="img" aria-label={label} title={label}>
      <CompanyTile company={look} named />
      {split ? text.splitCount(count) : <Icon name="eye" />}
      {!split && count > 1 && `×${count}`}
    </span>
  );
}

/** What is seen of a seat: how many cards it has, which of them the viewer knows, split shares, and the expansions'. */
function Seen({ seat }: { seat: Seat }) {
  const { view, data, text, cards: says, amount } = useTable();
  const { cards, shares, split, known, debts, bonds, goods, investors, strategyCount } = view.players[seat]!;
  const phone = useLayout('phone');
  const sure = shares ?? known.least.slice(0, COMPANY_COUNT);
  return (
    <>
      <Counted of="back" count={cards} label={text.cards(cards)} />
      {sure
        .slice(0, COMPANY_COUNT)
        .map((count, company) => count > 0 && <Shares key={company} {...{ company, count }} />)}
      {split.map((count, company) => count > 0 && <Shares key={company} {...{ company, count }} split />)}
      {debts.length > 0 && <span className="cap debt">{text.debts(debts.map((fee) => amount(fee)).join(', '))}</span>}
      {bonds > 0 && <Counted of="bond" count={bonds} label={text.bondsHeld(bonds)} />}
      {goods.map(
        (count, one) =>
          count > 0 && (
            <Counted key={one} of="goods" at={one} count={count} label={text.held(text.goods[one]!, count)} />
          ),
      )}
      {view.options.strategies && (
        <Counted of="strategy" count={strategyCount} label={text.strategiesHeld(strategyCount)} />
      )}
      {phone &&
        investors.map((investor) => (
          <span key={investor} className="cap investor">
            {investorName(investor)}: {says.investorText(investor, data)}
          </span>
        ))}
    </>
  );
}

/** Everybody else round the table, the viewer's left neighbour first; a phone shows what they have when asked. */
export function Seats() {
  const { view, text, infoOf, amount } = useTable();
  const phone = useLayout('phone');
  const [open, setOpen] = useState(false);
  const { players, piles, phase } = view;
  const seats = useAround(players.length, view.seat);
  const note = (seat: Seat): string => {
    const bids =
      phase.kind === 'bidding'
        ? piles.flatMap((pile, i) =>
            pile.bidder === seat ? [text.holds(i + 1, (pile.printed ? view.bidTrack : view.spaces)[pile.space]!)] : [],
          )
        : [];
    if (bids.length > 0) return bids.join(', ');
    if ((phase.kind === 'investors' || phase.kind === 'dividend') && (view.decided >> seat) % 2 === 1)
      return text.decided;
    return seat === view.first ? text.first : '';
  };
  return (
    <section className={open ? 'seats open' : 'seats'} data-part="seats" aria-label={text.players}>
      {seats.map((seat) => (
        <SeatPanel
          key={seat}
          seat={seat}
          info={infoOf(seat)}
          cash={amount(players[seat]!.cash)}
          note={note(seat)}
          about={players[seat]!.investors.map(investorName).join(', ')}
        >
          <Seen seat={seat} />
        </SeatPanel>
      ))}
      {phone && (
        <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{text.holdings}</span>
          <Icon name={open ? 'up' : 'down'} />
        </button>
      )}
    </section>
  );
}
