import { textOf } from '@outcry/engine/sentence';
import type { BoardProps, SeatInfo } from '@outcry/ui';
import { useChoice } from '@outcry/ui/useChoice.ts';
import { usePhone } from '@outcry/ui/useMedia.ts';
import { useTimeline } from '@outcry/ui/useTimeline.ts';
import { useMemo, useRef } from 'react';
import type { Data } from '../data.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { Bar } from './Bar.tsx';
import { consequence } from './consequence.ts';
import type { Speech } from './consequence.ts';
import { facetsOf, offerOf, tapped, unlitMove } from './facets.ts';
import type { Facet } from './facets.ts';
import { Extras } from './Extras.tsx';
import { Hand, holdsHand } from './Hand.tsx';
import { Jump } from './Jump.tsx';
import { CARDS, strategyName } from './looks.ts';
import { Pairs } from './Pairs.tsx';
import { Piles } from './Piles.tsx';
import { choosesShare, Holdings, Place } from './Place.tsx';
import { Seats } from './Seats.tsx';
import { scriptOf } from './timeline.ts';
import { TableContext } from './table.ts';
import type { Table } from './table.ts';
import { TEXT } from './text/index.ts';
import { Tracks } from './Tracks.tsx';
import { useInSight } from './useInSight.ts';

const NO_MOVES: readonly Move[] = [];
const NOTHING: readonly Facet[] = [];

/** What is decided: while others choose at the same time it stays the same, and so does what one is about to choose. */
const decisionOf = ({ seat, round, phase, players }: View): string => {
  const alone = phase.kind === 'dividend' || phase.kind === 'investors' || phase.kind === 'drop';
  return [seat, round, alone ? phase.kind : JSON.stringify(phase), seat !== null && players[seat]!.handSize].join();
};

/** What is chosen before anything is tapped: all shares shown for a dividend, no bond. */
function firstChoice(legal: readonly Move[]): readonly Facet[] {
  const last = legal.at(-1);
  if (last?.kind === 'show') return [`count ${last.count}`];
  return legal[0]?.kind === 'bonds' ? [`count ${legal[0].count}`] : NOTHING;
}

/** The table of Stockpile: seats, price tracks, inside information, stockpiles, the viewer's place, the decision bar. */
export function Board(props: BoardProps<View, Move, Event, Data>) {
  const { data, locale, words, who, told, reducedMotion } = props;
  const text = TEXT[locale];
  const script = useMemo(() => scriptOf(data), [data]);
  const { view, frame, skip } = useTimeline(script, props.view, told, !reducedMotion);
  const [made, choose, clear] = useChoice<readonly Facet[] | null>(decisionOf(props.view), null);
  const phone = usePhone();
  const board = useRef<HTMLElement>(null);

  const legal = frame === null ? props.legal : NO_MOVES;
  const choice = legal.length === 0 ? NOTHING : (made ?? firstChoice(legal));
  const offer = useMemo(() => offerOf(legal, choice), [legal, choice]);
  const begun = made !== null && made.length > 0;
  const more = phone && legal.length > 0 && offer.ready === null;
  useInSight({ board, offer: more ? offer : null, begun, smooth: !reducedMotion });

  function send(move: Move): void {
    clear();
    props.onMove(move);
    // The button is about to go: move keyboard focus to the viewer's place.
    board.current?.parentElement?.querySelector<HTMLElement>('.pf')?.focus({ preventScroll: true });
  }

  function tap(facet: Facet): void {
    const next = tapped(legal, choice, facet);
    const { ready, left } = offerOf(legal, next);
    // K14: shares are sold one by one, so a tap on one sells it.
    if (ready?.kind === 'sell' && left === 1) send(ready);
    else choose(next);
  }

  function whyNot(facet: Facet): (() => void) | null {
    const move = unlitMove(legal, choice, facet);
    return move && (() => props.onForbidden(move));
  }

  // While a move is told, the ring is round whoever makes it.
  const event = frame?.event;
  const infoOf = (of: number): SeatInfo =>
    event ? { ...props.seatInfo(of), asked: 'seat' in event && event.seat === of } : props.seatInfo(of);
  const speech: Speech = {
    view,
    data,
    text,
    cards: CARDS[locale],
    who,
    choice,
    taps: legal[0] === undefined ? 0 : facetsOf(legal[0]).length,
    ready: offer.ready,
    mayEnd: legal.some(({ kind }) => kind === 'done'),
    amount: CARDS[locale].money,
  };
  const table: Table = {
    ...speech,
    locale,
    infoOf,
    can: offer.can,
    may: offer.may,
    tap,
    whyNot,
    forbidden: props.onForbidden,
  };
  const hand = holdsHand(view) && <Hand />;
  // On a phone what is chosen from sits on the edge of the bar, in reach of the thumb.
  const inBar = phone && legal.length > 0;
  const sharesInBar = inBar && choosesShare(offer.can);
  return (
    <TableContext value={table}>
      <Seats />
      {phone && <Jump board={board} smooth={!reducedMotion} />}
      <section className={`board n${view.piles.length} ${view.phase.kind}`} aria-label={text.board} ref={board}>
        <div className="upper">
          <Tracks />
          <Pairs />
        </div>
        <Piles />
      </section>
      <section className="tray" aria-label={text.place}>
        {!phone && hand}
        <Place holdings={!sharesInBar} />
        <Extras />
      </section>
      <Bar
        question={event === undefined ? props.question : textOf(words.event(event, who))}
        detail={legal.length === 0 ? '' : consequence(speech)}
        legal={legal}
        label={(move) =>
          // What the card does stands beside the button already.
          move.kind === 'strategy' ? text.playCard(strategyName(move.card)) : words.move(move, view, who)
        }
        choose={choose}
        hand={
          inBar && (
            <>
              {hand}
              {sharesInBar && (
                <div className="hand own">
                  <Holdings />
                </div>
              )}
            </>
          )
        }
        onClear={legal.length > 0 && begun ? clear : null}
        onSend={send}
        onSkip={frame === null ? null : skip}
      />
    </TableContext>
  );
}
