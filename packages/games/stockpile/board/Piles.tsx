import { CardBack, Icon } from '@outcry/ui';
import { useLayout } from '@outcry/ui/layout.ts';
import type { CSSProperties } from 'react';
import { COMPANY_COUNT, FEE, feeOf } from '../cards.ts';
import { startCash } from '../preview.ts';
import { spectatorBit } from '../state.ts';
import type { PileView } from '../view.ts';
import { Card, Goods } from './Card.tsx';
import { cardName } from './cardName.ts';
import { investorName } from './looks.ts';
import { Meeple } from './Meeple.tsx';
import { Named, Spot } from './Spot.tsx';
import { useTable } from './table.ts';
import type { Table } from './table.ts';

/** A card of a stockpile: open, hidden, or hidden but known to the viewer, which a label with an eye says. */
function Lying({ pile, place }: { pile: number; place: number }) {
  const { view, text } = useTable();
  const { cards, known } = view.piles[pile]!;
  const card = cards[place]!;
  const open = (known[place]! & spectatorBit(view.seats)) !== 0;
  const name = card === null ? text.faceDown : open ? cardName(text, card) : text.knownDown(cardName(text, card));
  return (
    <Spot facet={`card ${pile} ${place}`} label={name} className="lying">
      {open && card !== null ? (
        <Card kind={card} />
      ) : (
        <span aria-hidden>
          <CardBack />
        </span>
      )}
      {!open && card !== null && (
        <em className="known" aria-hidden>
          <Icon name="eye" /> <Card kind={card} mini />
        </em>
      )}
    </Spot>
  );
}

/** The bid track (K11): meeples above their spaces, those that may be bid lit, the chosen one dashed. */
function BidTrack({ pile }: { pile: number }) {
  const { view, text, who, amount, can, choice, tap, forbidden, ready } = useTable();
  const { bidder, space, printed } = view.piles[pile]!;
  const asked = view.phase.kind === 'bidding' && can.size > 0;
  const said = (value: number): string => (value < 0 ? `+${-value}` : String(value));
  return (
    <div
      className="bids"
      role="group"
      aria-label={text.bidTrack(pile + 1)}
      style={{ gridTemplateColumns: `repeat(${view.spaces.length}, 1fr)` }}
    >
      {view.spaces.map((own, at) => {
        const facet = `bid ${pile} ${at}` as const;
        const here = bidder >= 0 && space === at;
        const chosen = choice.includes(facet);
        // K24: Barbara's values, unless she uses the printed one.
        const asPrinted = (here && printed) || (chosen && ready?.kind === 'bid' && ready.printed);
        const value = asPrinted ? view.bidTrack[at]! : own;
        const look = ['space', can.has(facet) && 'may', chosen && 'chosen', here && `here s${bidder + 1}`];
        const label = [text.space(amount(value), pile + 1), here && who(bidder)].filter(Boolean).join(', ');
        const inside = (
          <>
            {here && <Meeple seat={bidder} />}
            {chosen && <Meeple seat={view.seat!} ghost />}
            <span className="dot">{said(value)}</span>
          </>
        );
        return asked ? (
          <button
            key={at}
            type="button"
            className={look.filter(Boolean).join(' ')}
            data-facet={facet}
            aria-pressed={chosen}
            data-tap={can.has(facet) ? facet : undefined}
            onClick={() => (can.has(facet) ? tap(facet) : forbidden({ kind: 'bid', pile, space: at }))}
          >
            <Named name={label}>{inside}</Named>
          </button>
        ) : (
          <span key={at} className={look.filter(Boolean).join(' ')} role="img" aria-label={label}>
            {inside}
          </span>
        );
      })}
    </div>
  );
}

/** What is seen of a stockpile, in money: shares at their prices less fees. */
export function showing(prices: readonly number[], cards: readonly (number | null)[]): number {
  let sum = 0;
  for (const card of cards)
    if (card !== null) sum += card < COMPANY_COUNT ? prices[card]! : card >= FEE ? -feeOf(card) : 0;
  return sum;
}

/**
 * The name of a stockpile, of an investor up for auction (K24), and what lies open in it; a button where it can be tapped,
 * as large as the stockpile. While people bid it chooses the lowest bid.
 */
function Head({ pile }: { pile: number }) {
  const { view, text, amount, choice, can, may, tap, whyNot } = useTable();
  const { cards, investor } = view.piles[pile]!;
  const lowest = view.spaces.findIndex((_, at) => can.has(`bid ${pile} ${at}`));
  const facet = lowest < 0 ? (`pile ${pile}` as const) : (`bid ${pile} ${lowest}` as const);
  const chosen = choice.includes(facet);
  const inside = (
    <>
      <b className="display">{investor >= 0 ? investorName(investor) : text.pile(pile + 1)}</b>
      {cards.length > 0 && <span>{text.showing(amount(showing(view.prices, cards)))}</span>}
    </>
  );
  const act = can.has(facet) ? () => tap(facet) : whyNot(facet);
  if (act === null) return <div className="pile-head">{inside}</div>;
  const lit = lowest < 0 && !chosen && may.has(facet);
  const look = ['pile-head', lit && 'may', lowest < 0 && chosen && 'chosen'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={look}
      aria-pressed={chosen}
      data-tap={can.has(facet) ? facet : undefined}
      onClick={act}
    >
      {inside}
    </button>
  );
}

/** As many commerce cards have room for their names. */
const NAMED_GOODS = 2;

/** What lies on a stockpile beside its market cards: commerce cards (K21) and the first-player card (K23). */
function Beside({ pile, coming }: { pile: number; coming: number | null }) {
  const { view, text } = useTable();
  const { goods } = view.piles[pile]!;
  if (goods.length === 0 && coming === null && view.firstCard !== pile) return null;
  return (
    <div className="tags">
      {view.firstCard === pile && (
        <Spot facet={`first-card ${pile} 0`} label={text.firstCard} className="tagged">
          <span className="tag first">{text.firstCard}</span>
        </Spot>
      )}
      {goods.map((one, place) => (
        <Spot key={place} facet={`goods ${pile} ${place}`} label={text.goods[one]!} className="tagged">
          <Goods goods={one} short={goods.length > NAMED_GOODS} />
        </Spot>
      ))}
      {coming !== null && (
        <span className="coming">
          <Goods goods={coming} />
        </span>
      )}
    </div>
  );
}

/** The more cards, the smaller: two rows of them from the fifth on, and on a phone always as small. */
const fanOf = (count: number, phone: boolean): string =>
  count > 8 ? 'fan many' : count > 4 || phone ? 'fan rows' : count > 3 ? 'fan four' : 'fan';

function Pile({ pile }: { pile: number }) {
  const { view, data, text, who, cards: says, amount, choice, ready } = useTable();
  const { cards, investor, bidder, space, printed } = view.piles[pile]!;
  const gone = bidder >= 0 && !lies(view.piles[pile]!);
  const chosen = choice.includes(`pile ${pile}`) || choice.some((one) => one.startsWith(`bid ${pile} `));
  const coming = ready?.kind === 'place' && ready.pile === pile ? ready : null;
  return (
    <section
      className={chosen ? 'pile chosen' : 'pile'}
      aria-label={text.pile(pile + 1)}
      data-drop="hand goods card first-card"
      data-drop-tap={`pile ${pile}`}
    >
      <Head pile={pile} />
      {investor >= 0 && (
        <div className="person">
          <b>{text.startsWith(amount(startCash(data, view, investor)))}</b>
          <small>{says.investorText(investor, data)}</small>
        </div>
      )}
      {gone && (
        <p className="won-by">{text.wonBy(who(bidder), amount((printed ? view.bidTrack : view.spaces)[space]!))}</p>
      )}
      <div className={fanOf(cards.length + (coming ? 1 : 0), useLayout('phone'))}>
        {cards.map((_, place) => (
          <Lying key={place} pile={pile} place={place} />
        ))}
        {coming && (
          <span className="lying coming" aria-hidden>
            {coming.up ? <Card kind={coming.card} /> : <CardBack />}
          </span>
        )}
      </div>
      <Beside pile={pile} coming={ready?.kind === 'goods' && ready.pile === pile ? ready.goods : null} />
      <BidTrack pile={pile} />
    </section>
  );
}

const lies = ({ cards, goods, investor }: PileView): boolean => cards.length + goods.length > 0 || investor >= 0;

/** On a phone the stockpiles are there only while something lies on them or may be laid, and until all are paid for. */
export const pilesInUse = ({ view, can }: Pick<Table, 'view' | 'can'>): boolean =>
  view.phase.kind === 'bidding' || view.piles.some(lies) || can.has('pile 0');

/** The stockpiles side by side. */
export function Piles() {
  const { view, can } = useTable();
  if (useLayout('phone') && !pilesInUse({ view, can })) return null;
  return (
    <div className="piles" data-part="piles" style={{ '--piles': view.piles.length } as CSSProperties}>
      {view.piles.map((_, pile) => (
        <Pile key={pile} pile={pile} />
      ))}
    </div>
  );
}
