import { Delta } from '@outcry/ui';
import type { BoardProps } from '@outcry/ui';
import { numberOf } from '@outcry/ui/taps.ts';
import { useBoard } from '@outcry/ui/useBoard.ts';
import { useLayout } from '@outcry/ui/layout.ts';
import type { ReactNode } from 'react';
import type { Data } from '../data.ts';
import { previewCard, previewRank, previewTrade } from '../preview.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Bags } from './Bags.tsx';
import { Bar } from './Bar.tsx';
import type { Pick } from './Bricks.tsx';
import { cardConsequence, rankConsequence, taken, tradeConsequence } from './consequence.ts';
import { buyable, withBuy } from './deal.ts';
import type { Deal } from './deal.ts';
import { Hand } from './Hand.tsx';
import { FLAT, LOW, STRIP, TALL, WIDE } from './layout.ts';
import { LOOKS } from './looks.ts';
import { Market } from './Market.tsx';
import { Moments } from './Moments.tsx';
import { Place } from './Place.tsx';
import { Seats } from './Seats.tsx';
import type { Scene } from './timeline.ts';
import { TableContext } from './table.ts';
import type { Table } from './table.ts';
import { SAYINGS, tradeIn } from './taps.ts';
import { TEXT } from './text/index.ts';
import { Track } from './Track.tsx';

const movesOf = <Kind extends Move['kind']>(legal: readonly Move[], kind: Kind) =>
  legal.filter((move): move is Extract<Move, { kind: Kind }> => move.kind === kind);

/** The table of Speculation: seats, track with price lists, the viewer's cards and shares, bags and the decision bar. */
export function Board(props: BoardProps<View, Move, Event, Data, Scene>) {
  const { data, locale, words, who, told, reducedMotion } = props;
  const text = TEXT[locale];
  const at = useBoard(props, SAYINGS);
  const { view, frame, legal, choice, board, infoOf } = at;
  const phone = useLayout('phone');
  const column = !useLayout('desk');
  const low = useLayout('low');
  const short = useLayout('short');

  const { seat } = view;
  const kind = legal[0]?.kind ?? null;
  // A share bought is not yet sold for: only what is tapped is sent.
  const ready = at.exact ?? (choice.length === 0 ? at.end : null);
  const table: Table = { view, data, locale, text, who, infoOf, shown: frame?.shown ?? null };

  const card = numberOf(choice, 'card');
  const company = numberOf(choice, 'brick');
  const preview =
    card !== null ? previewCard(data, view, card) : company !== null ? previewRank(data, view, company) : null;
  const deal: Deal | null =
    kind === 'trade'
      ? {
          chosen: tradeIn(choice),
          legal: movesOf(legal, 'trade'),
          choose: (trade) => at.choose(SAYINGS.tapsOf(trade)),
          forbidden: at.forbidden,
        }
      : null;

  const lay = (wanted: number): void => at.tap(`card ${wanted}`);
  const rankPick = (): Pick => {
    const lit = movesOf(legal, 'rank').map((move) => move.company);
    return {
      lit,
      says: 'brick',
      chosen: company,
      choose: (wanted) =>
        lit.includes(wanted) ? at.tap(`brick ${wanted}`) : at.forbidden({ kind: 'rank', company: wanted }),
    };
  };
  const dealPick = (now: Deal): Pick => ({
    lit: LOOKS.flatMap((_, other) => (buyable(now, other) ? [other] : [])),
    says: 'buy',
    chosen: now.chosen.buy,
    choose: (wanted) => (buyable(now, wanted) ? now.choose : now.forbidden)(withBuy(now, wanted)),
  });
  const pick = kind === 'rank' ? rankPick() : deal ? dealPick(deal) : null;

  function detail(): ReactNode {
    if (frame?.before) return <Changes before={frame.before} after={frame.view.prices} />;
    if (frame?.event.kind === 'moved' && frame.event.path.length > 0)
      return `${text.cardOf(who(frame.event.seat))} ${text.allWalk(frame.steps, taken(text, frame.event))}`;
    if (frame?.event.kind === 'ranked') return text.rankedTo[frame.event.action];
    if (frame?.event.kind === 'turn') {
      const { action, seat: active } = frame.event;
      // S9: while all bricks are on START, nobody is asked to move one.
      const idle = action !== 'none' && frame.view.phase.kind === 'choose';
      return idle ? text.noneToRank : text.actionMeans[action](who(active));
    }
    if (kind === null || seat === null) return '';
    const speech = { data, view, text, locale };
    if (card !== null) return cardConsequence(speech, seat, card);
    if (company !== null) return rankConsequence(speech, seat, company);
    if (deal) return tradeConsequence(speech, seat, deal.chosen);
    return kind === 'card' ? text.chooseCard(view.out.movements.at(-1)!) : text.chooseBrick;
  }

  const market = <Market deal={deal} before={frame?.before ?? null} then={preview?.after.prices ?? null} />;
  // On a low screen the bar has no room for the market; the viewer's place is in sight above it.
  const inBar = column && !low && !short && deal !== null;
  return (
    <TableContext value={table}>
      <Seats />
      <section className="board" data-drop="card" aria-label={text.board} ref={board}>
        <Track
          layout={short ? (deal ? STRIP : FLAT) : phone ? TALL : low ? LOW : WIDE}
          pick={pick}
          preview={preview}
          scene={reducedMotion ? null : frame}
          ringed={reducedMotion ? movedBy(told?.events ?? []) : []}
        />
        {frame?.moment && <Moments scene={frame} />}
      </section>
      <section className="tray" aria-label={text.place}>
        {seat !== null && <Hand asked={kind === 'card'} chosen={card} choose={lay} />}
        <Place then={ready?.kind === 'trade' && at.begun ? previewTrade(view, seat!, ready).after : null}>
          {!inBar && market}
        </Place>
        <Bags />
      </section>
      <Bar
        question={frame?.event.kind === 'priced' ? text.newPrices : at.said}
        detail={detail()}
        cards={kind === 'card' ? { chosen: card, choose: lay } : null}
        bricks={kind === 'rank' ? pick : null}
        market={inBar && market}
        ready={ready ? { move: ready, label: words.move(ready, view, who) } : null}
        onClear={at.begun ? at.clear : null}
        onSend={at.send}
      />
    </TableContext>
  );
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
