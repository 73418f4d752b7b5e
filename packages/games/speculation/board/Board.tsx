import { textOf } from '@outcry/engine/sentence';
import { Delta } from '@outcry/ui';
import type { BoardProps, SeatInfo } from '@outcry/ui';
import { useChoice } from '@outcry/ui/useChoice.ts';
import { useColumn, useLow, usePhone } from '@outcry/ui/useMedia.ts';
import { useTimeline } from '@outcry/ui/useTimeline.ts';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Data } from '../data.ts';
import { previewCard, previewRank, previewTrade } from '../preview.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Bags } from './Bags.tsx';
import { Bar } from './Bar.tsx';
import type { Pick } from './Bricks.tsx';
import { cardConsequence, rankConsequence, tradeConsequence } from './consequence.ts';
import { buyable, withBuy } from './deal.ts';
import type { Deal } from './deal.ts';
import { Hand } from './Hand.tsx';
import { LOW, TALL, WIDE } from './layout.ts';
import { LOOKS } from './looks.ts';
import { Market } from './Market.tsx';
import { Place } from './Place.tsx';
import { Seats } from './Seats.tsx';
import { scriptOf } from './timeline.ts';
import type { Scene } from './timeline.ts';
import { TableContext } from './table.ts';
import type { Table } from './table.ts';
import { TEXT } from './text/index.ts';
import { Track } from './Track.tsx';

const PASS = { kind: 'trade', buy: null, sell: null } as const;

const movesOf = <Kind extends Move['kind']>(legal: readonly Move[], kind: Kind) =>
  legal.filter((move): move is Extract<Move, { kind: Kind }> => move.kind === kind);

/** Identifies the decision. It stays the same while others lay their cards, so that a choice in progress is kept. */
const decisionOf = ({ seat, turn, phase }: View): string =>
  [seat, turn, phase.kind, 'seat' in phase && phase.seat].join();

/** Whether two moves are the same. */
function same(a: Move, b: Move): boolean {
  if (a.kind === 'trade') return b.kind === 'trade' && a.buy === b.buy && a.sell === b.sell;
  if (a.kind === 'rank') return b.kind === 'rank' && a.company === b.company;
  return b.kind === 'card' && a.card === b.card;
}

/** The table of Speculation: seats, track with price lists, the viewer's cards and shares, bags and the decision bar. */
export function Board(props: BoardProps<View, Move, Event, Data>) {
  const { data, locale, words, who, told, reducedMotion } = props;
  const text = TEXT[locale];
  const script = useMemo(() => scriptOf(data), [data]);
  const { view, frame, skip } = useTimeline(script, props.view, told, !reducedMotion);
  const [made, choose, clear] = useChoice<Move | null>(decisionOf(props.view), null);
  const phone = usePhone();
  const column = useColumn();
  const low = useLow();
  const board = useRef<HTMLElement>(null);

  const { seat } = view;
  const legal = frame === null ? props.legal : [];
  const kind = legal[0]?.kind ?? null;
  const choice = made ?? (kind === 'trade' ? PASS : null);
  const ready = choice === null ? undefined : legal.find((move) => same(move, choice));
  // While a move is shown, the ring marks the seat that made it.
  const event = frame?.event;
  const infoOf = (of: number): SeatInfo =>
    event ? { ...props.seatInfo(of), asked: 'seat' in event && event.seat === of } : props.seatInfo(of);
  const table: Table = { view, data, locale, text, who, infoOf, shown: frame?.shown ?? null };

  const card = choice?.kind === 'card' ? choice.card : null;
  const company = choice?.kind === 'rank' ? choice.company : null;
  const preview =
    card !== null ? previewCard(data, view, card) : company !== null ? previewRank(data, view, company) : null;
  const deal: Deal | null =
    choice?.kind === 'trade' && kind === 'trade'
      ? { chosen: choice, legal: movesOf(legal, 'trade'), choose, forbidden: props.onForbidden }
      : null;

  const lay = (wanted: number): void => choose(wanted === card ? null : { kind: 'card', card: wanted });
  const rankPick = (): Pick => {
    const lit = movesOf(legal, 'rank').map((move) => move.company);
    return {
      lit,
      chosen: company,
      choose: (wanted) =>
        lit.includes(wanted)
          ? choose(wanted === company ? null : { kind: 'rank', company: wanted })
          : props.onForbidden({ kind: 'rank', company: wanted }),
    };
  };
  const dealPick = (now: Deal): Pick => ({
    lit: LOOKS.flatMap((_, other) => (buyable(now, other) ? [other] : [])),
    chosen: now.chosen.buy,
    choose: (wanted) => (buyable(now, wanted) ? choose : props.onForbidden)(withBuy(now, wanted)),
  });
  const pick = kind === 'rank' ? rankPick() : deal ? dealPick(deal) : null;

  function detail(): ReactNode {
    if (frame?.before) return <Changes before={frame.before} after={frame.view.prices} />;
    if (kind === null || seat === null) return '';
    const speech = { data, view, text, locale };
    if (card !== null) return cardConsequence(speech, seat, card);
    if (company !== null) return rankConsequence(speech, seat, company);
    if (choice?.kind === 'trade') return tradeConsequence(speech, seat, choice);
    return kind === 'card' ? text.chooseCard(view.out.movements.at(-1)!) : text.chooseBrick;
  }

  function send(move: Move): void {
    clear();
    props.onMove(move);
    // The button is about to go: keyboard players continue from their cards.
    board.current?.parentElement?.querySelector<HTMLElement>('.hand')?.focus({ preventScroll: true });
  }

  const market = <Market deal={deal} before={frame?.before ?? null} then={preview?.after.prices ?? null} />;
  // On a low screen the bar has no room for the market; the viewer's place is in sight above it.
  const inBar = column && !low && deal !== null;
  return (
    <TableContext value={table}>
      <Seats />
      <section className="board" aria-label={text.board} ref={board}>
        <Track
          layout={phone ? TALL : low ? LOW : WIDE}
          pick={pick}
          preview={preview}
          scene={frame}
          ringed={reducedMotion ? movedBy(told?.events ?? []) : []}
        />
      </section>
      <section className="tray" aria-label={text.place}>
        {seat !== null && <Hand asked={kind === 'card'} chosen={card} choose={lay} />}
        <Place then={ready?.kind === 'trade' && made !== null ? previewTrade(view, seat!, ready).after : null}>
          {!inBar && market}
        </Place>
        <Bags />
      </section>
      <Bar
        question={questionOf(props, frame)}
        detail={detail()}
        cards={kind === 'card' ? { chosen: card, choose: lay } : null}
        bricks={kind === 'rank' ? pick : null}
        market={inBar && market}
        ready={ready ? { move: ready, label: words.move(ready, view, who) } : null}
        onClear={made === null || kind === null ? null : clear}
        onSend={send}
        onSkip={frame === null ? null : skip}
      />
    </TableContext>
  );
}

/** What the bar says: the question, or, while a move is shown, what happens. */
function questionOf(
  { question, words, who, locale }: BoardProps<View, Move, Event, Data>,
  scene: Scene | null,
): string {
  if (scene === null) return question;
  return scene.event.kind === 'priced' ? TEXT[locale].newPrices : textOf(words.event(scene.event, who));
}

/** The changes of those prices that changed. */
function Changes({ before, after }: { before: readonly number[]; after: readonly number[] }) {
  return (
    <span className="changes">
      {LOOKS.map(({ ticker, name }, company) => {
        const change = after[company]! - before[company]!;
        return (
          change !== 0 && (
            <span key={ticker}>
              {name} <Delta value={change} />
            </span>
          )
        );
      })}
    </span>
  );
}

const movedBy = (events: readonly Event[]): number[] =>
  events.flatMap((event) => (event.kind === 'moved' || event.kind === 'ranked' ? [event.company] : []));
