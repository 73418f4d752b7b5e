import type { BoardProps, SeatInfo } from '@outcry/ui';
import { number as figureOf, signed } from '@outcry/engine/figures';
import { textOf } from '@outcry/engine/sentence';
import { useChoice } from '@outcry/ui/useChoice.ts';
import { usePhone } from '@outcry/ui/useMedia.ts';
import { useTimeline } from '@outcry/ui/useTimeline.ts';
import { useMemo, useRef } from 'react';
import { changeOf, sectorOf } from '../box.ts';
import type { Data } from '../data.ts';
import { holdingsAfter, mostOffered, pricesAfter } from '../preview.ts';
import type { Card, Event, Move, Sector } from '../state.ts';
import type { View } from '../view.ts';
import { Bar } from './Bar.tsx';
import { inSector, NOTHING, sendable } from './choice.ts';
import { consequence } from './consequence.ts';
import { Floor } from './Floor.tsx';
import { Hand } from './Hand.tsx';
import { LOOKS } from './looks.ts';
import { useOffer } from './offer.ts';
import { ObjectiveCard, Place } from './Place.tsx';
import { Prices } from './Prices.tsx';
import type { Pick } from './Prices.tsx';
import { Seats } from './Seats.tsx';
import { scriptOf } from './timeline.ts';
import { TableContext } from './table.ts';
import type { Table } from './table.ts';
import { Bank, Dividends } from './Tables.tsx';
import { TEXT } from './text/index.ts';

/** The table of Speculate: seats, price columns, the offer going round, the viewer's cards and objective, the bar. */
export function Board(props: BoardProps<View, Move, Event, Data>) {
  const { data, locale, words, who, told, reducedMotion } = props;
  const text = TEXT[locale];
  const looks = LOOKS[locale];
  const script = useMemo(() => scriptOf(data), [data]);
  const { view, frame, skip } = useTimeline(script, props.view, told, !reducedMotion);
  const event = frame?.event ?? null;
  const offer = useOffer(props.view, told, event);
  const [choice, choose, clear] = useChoice(props.view, NOTHING);
  const phone = usePhone();
  const board = useRef<HTMLElement>(null);

  const { seat } = view;
  const own = seat === null ? null : view.players[seat]!;
  const legal = frame === null ? props.legal : [];
  const kind = legal[0]?.kind ?? null;
  const { ready, other } = sendable(legal, choice);
  // While a move is told, the ring is round whoever makes it.
  const infoOf = (of: number): SeatInfo =>
    event ? { ...props.seatInfo(of), asked: 'seat' in event && event.seat === of } : props.seatInfo(of);
  const figure = (amount: number): string => figureOf(amount, locale);
  const table: Table = { view, data, locale, text, looks, infoOf, figure, offer };

  const then = choice.card === null ? null : pricesAfter(data, view.prices, choice.card);
  const after = seat === null || ready === null ? null : holdingsAfter(data, view, seat, ready);
  const lying = frame?.card ?? view.discards.at(-1) ?? null;
  const cardName = (card: Card): string =>
    `${looks[sectorOf(card)]!.name} ${changeOf(card) === 0 ? text.dividend : signed(changeOf(card), locale)}`;
  const lay = (card: Card): void => choose(card === choice.card ? NOTHING : { ...NOTHING, card });

  const offering = legal.some((move) => move.kind === 'offer');
  const taking = legal.some((move) => move.kind === 'take');
  function pickOf(): Pick | null {
    if (offering) {
      const open = (sector: Sector): boolean =>
        mostOffered(legal, 'buy', sector) > 0 || mostOffered(legal, 'sell', sector) > 0;
      return {
        lit: looks.flatMap((_, sector) => (open(sector) ? [sector] : [])),
        chosen: choice.sector,
        label: text.deal,
        choose: (sector) => {
          const next = inSector(legal, choice, sector);
          if (next === null) props.onForbidden({ kind: 'offer', side: choice.side, sector, number: 1 });
          else choose(sector === choice.sector ? NOTHING : next);
        },
      };
    }
    if (!taking) return null;
    const lit = legal.flatMap((move) => (move.kind === 'take' ? [move.sector] : []));
    return {
      lit,
      chosen: choice.sector,
      label: text.take,
      choose: (sector) =>
        lit.includes(sector) ? choose({ ...NOTHING, sector }) : props.onForbidden({ kind: 'take', sector }),
    };
  }
  const pick = pickOf();

  function detail(): string {
    if (kind === null || seat === null) return '';
    const did = ready === null ? '' : consequence({ view, data, text, looks, figure }, seat, ready);
    if (kind === 'play' && ready === null) return text.chooseCard;
    if (taking && choice.sector === null) return text.chooseShare;
    if (ready?.kind === 'done' && offering) return did || text.chooseSector;
    if ((kind === 'answer' || kind === 'bank') && did === '') return text.atMost(legal.length - 1);
    return did;
  }

  function send(move: Move): void {
    clear();
    props.onMove(move);
    // The button disappears: move the focus to the cards for players who use the keyboard.
    board.current?.parentElement?.querySelector<HTMLElement>('.hand')?.focus({ preventScroll: true });
  }

  const labelled = (move: Move | null) => move && { move, label: words.move(move, view, who) };
  const asked = kind === 'play';
  const hand = own?.hand && <Hand cards={own.hand} nameOf={cardName} asked={asked} chosen={choice.card} choose={lay} />;
  const inBar = phone && asked;
  return (
    <TableContext value={table}>
      <Seats />
      <section className="board" aria-label={text.board} ref={board}>
        <Prices
          pick={pick}
          then={then}
          own={own?.out === false ? own : null}
          after={after}
          marked={choice.card !== null ? sectorOf(choice.card) : (offer?.sector ?? null)}
          ringed={reducedMotion ? movedBy(told?.events ?? []) : []}
          told={told?.id ?? 0}
        />
        <div className="right-side">
          <Floor
            card={lying}
            cardName={lying === null ? '' : cardName(lying)}
            heading={offer === null ? '' : textOf(words.event({ kind: 'offer', ...offer }, who))}
          />
          <Dividends />
          <Bank />
        </div>
      </section>
      <section className="tray" aria-label={text.place}>
        {!inBar && hand}
        {own !== null && <ObjectiveCard after={after} then={then} />}
        {own !== null && <Place after={after} />}
      </section>
      <Bar
        question={event === null ? props.question : textOf(words.event(event, who))}
        detail={detail()}
        legal={legal}
        choice={choice}
        choose={choose}
        pick={pick}
        hand={inBar && hand}
        ready={labelled(ready)}
        other={labelled(other)}
        onClear={choice === NOTHING || kind === null ? null : clear}
        onSend={send}
        onForbidden={props.onForbidden}
        onSkip={frame === null ? null : skip}
        standing={props.standing}
      />
    </TableContext>
  );
}

const movedBy = (events: readonly Event[]): Sector[] =>
  events.flatMap((event) => (event.kind === 'price' && event.from !== event.to ? [event.sector] : []));
