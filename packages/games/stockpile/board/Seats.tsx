import type { Seat } from '@outcry/engine';
import { CompanyTile, Icon, SeatPanel } from '@outcry/ui';
import { COMPANY_COUNT } from '../cards.ts';
import { Goods } from './Card.tsx';
import { investorName, LOOKS } from './looks.ts';
import { useTable } from './table.ts';

/** What is seen of a seat: how many cards it has, which of them the viewer knows, split shares, and the expansions'. */
function Seen({ seat }: { seat: Seat }) {
  const { view, text, cards: says, amount } = useTable();
  const { cards, shares, split, known, debts, bonds, goods, investors, strategyCount } = view.players[seat]!;
  const sure = shares ?? known.least.slice(0, COMPANY_COUNT);
  return (
    <>
      <span className="cap">{text.cards(cards)}</span>
      {LOOKS.map(
        (look, company) =>
          sure[company]! > 0 && (
            <span key={company} className="chip" role="img" aria-label={text.sure(look.name, sure[company]!)}>
              <CompanyTile company={look} named />
              <Icon name="eye" />
              {sure[company]! > 1 && `×${sure[company]}`}
            </span>
          ),
      )}
      {LOOKS.map(
        (look, company) =>
          split[company]! > 0 && (
            <span key={company} className="chip" role="img" aria-label={text.heldSplit(look.name, split[company]!)}>
              <CompanyTile company={look} named />
              {text.splitCount(split[company]!)}
            </span>
          ),
      )}
      {debts.length > 0 && <span className="cap debt">{text.debts(debts.map((fee) => amount(fee)).join(', '))}</span>}
      {view.options.bonds && bonds > 0 && <span className="cap">{text.bondsHeld(bonds)}</span>}
      {goods.map((count, one) => count > 0 && <Goods key={one} goods={one} count={count} />)}
      {view.options.strategies && <span className="cap">{text.strategiesHeld(strategyCount)}</span>}
      {investors.map((investor) => (
        <span key={investor} className="cap inv" title={says.investorText(investor)}>
          {investorName(investor)}
        </span>
      ))}
    </>
  );
}

/** Everybody else round the table, the viewer's left neighbour first; his own place is below. */
export function Seats() {
  const { view, text, infoOf, amount } = useTable();
  const { players, seat: own, piles, phase } = view;
  const seats = players.map((_, i) => ((own ?? -1) + 1 + i) % players.length).filter((seat) => seat !== own);
  const note = (seat: Seat): string => {
    const bids =
      phase.kind === 'bidding'
        ? piles.flatMap((pile, i) => (pile.bidder === seat ? [text.holds(i + 1, view.spaces[pile.space]!)] : []))
        : [];
    if (bids.length > 0) return bids.join(', ');
    if ((phase.kind === 'investors' || phase.kind === 'dividend') && (view.decided >> seat) % 2 === 1)
      return text.decided;
    return seat === view.first ? text.first : '';
  };
  return (
    <section className="seats" aria-label={text.players}>
      {seats.map((seat) => (
        <SeatPanel key={seat} seat={seat} info={infoOf(seat)} cash={amount(players[seat]!.cash)} note={note(seat)}>
          <Seen seat={seat} />
        </SeatPanel>
      ))}
    </section>
  );
}
