import type { Seat } from '@outcry/engine';
import type { BoardProps } from '@outcry/ui';
import { number as figureOf, signed } from '@outcry/engine/figures';
import { textOf } from '@outcry/engine/sentence';
import { numberOf } from '@outcry/ui/taps.ts';
import { useBoard } from '@outcry/ui/useBoard.ts';
import { Moment } from '@outcry/ui/Moment.tsx';
import { useLayout } from '@outcry/ui/layout.ts';
import { changeOf, sectorOf } from '../box.ts';
import type { Data } from '../data.ts';
import { holdingsAfter, mostOffered, pricesAfter } from '../preview.ts';
import type { Card, Event, Move, Sector } from '../state.ts';
import type { View } from '../view.ts';
import { Bar } from './Bar.tsx';
import { cardSeenOf } from './claim.ts';
import { inSector, SAYINGS, sideIn } from './choice.ts';
import { consequence, reason } from './consequence.ts';
import { Floor } from './Floor.tsx';
import { Hand } from './Hand.tsx';
import { looksIn } from './looks.ts';
import { offerIn } from './offer.ts';
import { ObjectiveCard, Place } from './Place.tsx';
import { Prices } from './Prices.tsx';
import type { Pick } from './Prices.tsx';
import { Seats } from './Seats.tsx';
import type { CardFrame } from './timeline.ts';
import { TableContext } from './table.ts';
import type { Table } from './table.ts';
import { Bank, Dividends } from './Tables.tsx';
import { TEXT } from './text/index.ts';

/** The table of Speculate: seats, price columns, the offer going round, the viewer's cards and objective, the bar. */
export function Board(props: BoardProps<View, Move, Event, Data, CardFrame>) {
  const { data, locale, words, who, told, reducedMotion } = props;
  const text = TEXT[locale];
  const looks = looksIn(locale);
  const at = useBoard(props, SAYINGS);
  const { view, frame, legal, choice, board, end } = at;
  const offer = offerIn(view, props.journal);
  const phone = useLayout('phone');

  const { seat } = view;
  const own = seat === null ? null : view.players[seat]!;
  const kind = legal[0]?.kind ?? null;
  const ready = at.ready ?? end;
  const chosen = { card: numberOf(choice, 'card'), sector: numberOf(choice, 'sector') };
  const figure = (amount: number): string => figureOf(amount, locale);
  const cardSeen = (of: Seat) => cardSeenOf(view, of, props.journal);
  const table: Table = { ...at, view, data, locale, text, looks, figure, who, offer, cardSeen };

  const then = chosen.card === null ? null : pricesAfter(data, view.prices, chosen.card);
  const after = seat === null || ready === null ? null : holdingsAfter(data, view, seat, ready);
  const lying = frame?.card ?? view.discards.at(-1) ?? null;
  const cardName = (card: Card): string =>
    `${looks[sectorOf(card)]!.name} ${changeOf(card) === 0 ? text.dividend : signed(changeOf(card), locale)}`;
  const lay = (card: Card): void => at.tap(`card ${card}`);

  const offering = legal.some((move) => move.kind === 'offer');
  const taking = legal.some((move) => move.kind === 'take');
  function pickOf(): Pick | null {
    if (offering) {
      const open = (sector: Sector): boolean =>
        mostOffered(legal, 'buy', sector) > 0 || mostOffered(legal, 'sell', sector) > 0;
      return {
        lit: looks.flatMap((_, sector) => (open(sector) ? [sector] : [])),
        chosen: chosen.sector,
        label: text.deal,
        choose: (sector) => {
          const next = inSector(legal, choice, sector);
          if (next === null) at.forbidden({ kind: 'offer', side: sideIn(choice), sector, number: 1 });
          else at.choose(sector === chosen.sector ? [] : next);
        },
      };
    }
    if (!taking) return null;
    const lit = legal.flatMap((move) => (move.kind === 'take' ? [move.sector] : []));
    return {
      lit,
      chosen: chosen.sector,
      label: text.take,
      choose: (sector) =>
        lit.includes(sector) ? at.choose([`sector ${sector}`]) : at.forbidden({ kind: 'take', sector }),
    };
  }
  const pick = pickOf();

  function detail(): string {
    if (frame !== null) return reason(table, frame);
    if (kind === null || seat === null) return '';
    const did = ready === null ? '' : consequence(table, seat, ready);
    if (kind === 'play' && ready === null) return text.chooseCard;
    if (taking && chosen.sector === null) return text.chooseShare;
    if (ready?.kind === 'done' && offering) return did || text.chooseSector;
    if ((kind === 'answer' || kind === 'bank') && did === '') return text.atMost(legal.length - 1);
    return did;
  }

  const labelled = (move: Move | null) => move && { move, label: words.move(move, view, who) };
  const asked = kind === 'play';
  const hand = own?.hand && <Hand cards={own.hand} nameOf={cardName} asked={asked} chosen={chosen.card} choose={lay} />;
  const objective = own !== null && <ObjectiveCard after={after} then={then} />;
  const place = own !== null && <Place after={after} />;
  const inBar = phone && asked;
  return (
    <TableContext value={table}>
      <Seats />
      <section className="board" data-drop="card" aria-label={text.board} ref={board}>
        {phone && place}
        {phone && objective}
        <Prices
          pick={pick}
          then={then}
          own={own?.out === false ? own : null}
          after={after}
          marked={chosen.card !== null ? sectorOf(chosen.card) : (offer?.sector ?? null)}
          ringed={reducedMotion ? movedBy(told?.events ?? []) : []}
          told={told?.id ?? 0}
        />
        <div className="right-side">
          <Floor
            card={lying}
            told={frame?.event ?? null}
            cardName={lying === null ? '' : cardName(lying)}
            heading={offer === null ? '' : textOf(words.event({ kind: 'offer', ...offer }, who))}
          />
          <Dividends />
          <Bank />
        </div>
        {frame?.moment && <Moment title={at.said} why={detail()} />}
      </section>
      <section className="tray" aria-label={text.place}>
        {!inBar && hand}
        {!phone && objective}
        {!phone && place}
      </section>
      <Bar
        question={at.said}
        detail={detail()}
        pick={pick}
        hand={inBar && hand}
        ready={labelled(ready)}
        other={labelled(at.ready === null ? null : end)}
        standing={props.standing}
      />
    </TableContext>
  );
}

const movedBy = (events: readonly Event[]): Sector[] =>
  events.flatMap((event) => (event.kind === 'price' && event.from !== event.to ? [event.sector] : []));
