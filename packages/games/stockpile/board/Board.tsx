import type { BoardProps } from '@outcry/ui';
import { offerOf, tapped } from '@outcry/ui/taps.ts';
import { useBoard } from '@outcry/ui/useBoard.ts';
import { useLayout } from '@outcry/ui/layout.ts';
import type { Data } from '../data.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { Bar } from './Bar.tsx';
import { consequence, reason } from './consequence.ts';
import type { Speech } from './consequence.ts';
import { SAYINGS } from './facets.ts';
import type { Facet } from './facets.ts';
import { Extras } from './Extras.tsx';
import { Hand, holdsHand } from './Hand.tsx';
import { Jump } from './Jump.tsx';
import { CARDS, strategyName } from './looks.ts';
import { Moments } from './Moments.tsx';
import { Pairs } from './Pairs.tsx';
import { Piles, pilesInUse } from './Piles.tsx';
import { choosesShare, Holdings, Place } from './Place.tsx';
import { Seats } from './Seats.tsx';
import type { PileFrame } from './timeline.ts';
import { TableContext } from './table.ts';
import type { Table } from './table.ts';
import { TEXT } from './text/index.ts';
import { Tracks } from './Tracks.tsx';
import { useInSight, usePricesInSight, useToldInSight } from './useInSight.ts';

/** The table of Stockpile: seats, price tracks, inside information, stockpiles, the viewer's place, the decision bar. */
export function Board(props: BoardProps<View, Move, Event, Data, PileFrame>) {
  const { data, locale, words, who, reducedMotion } = props;
  const text = TEXT[locale];
  const at = useBoard(props, SAYINGS);
  const { view, frame, legal, choice, begun, board, can, send, end } = at;
  const phone = useLayout('phone');
  // What alone can be done needs no tap.
  const ready = at.ready ?? (legal.length === 1 && end === null ? legal[0]! : null);
  // On a phone what is chosen from sits on the edge of the bar, in reach of the thumb.
  const inBar = phone && legal.length > 0;
  const sharesInBar = inBar && choosesShare(can);
  const more = inBar && ready === null;
  useToldInSight({ board, smooth: !reducedMotion }, phone && frame !== null ? frame.event : null);
  usePricesInSight({ board, smooth: !reducedMotion }, sharesInBar);
  usePricesInSight({ board, smooth: !reducedMotion }, phone && !pilesInUse({ view, can }));
  useInSight({ board, offer: more ? at.may : null, begun, smooth: !reducedMotion });

  function tap(facet: Facet): void {
    const next = tapped(SAYINGS, legal, choice, facet);
    const then = offerOf(SAYINGS, legal, next);
    // K14: shares are sold one by one, so a tap on one sells it.
    if (then.ready?.kind === 'sell' && then.left === 1) send(then.ready);
    else at.choose(next);
  }

  const speech: Speech = {
    view,
    data,
    text,
    cards: CARDS[locale],
    who,
    choice,
    taps: legal[0] === undefined ? 0 : SAYINGS.tapsOf(legal[0]).length,
    ready,
    mayEnd: end !== null,
    amount: CARDS[locale].money,
  };
  const table: Table = { ...at, ...speech, locale, tap };
  const hand = holdsHand(view) && <Hand />;
  return (
    <TableContext value={table}>
      <Seats />
      {phone && <Jump board={board} smooth={!reducedMotion} />}
      <section className={`board of-${view.piles.length} ${view.phase.kind}`} aria-label={text.board} ref={board}>
        <div className="upper">
          <Tracks />
          <Pairs />
        </div>
        <Piles />
        {frame?.moment && <Moments frame={frame} />}
      </section>
      <section className="tray" aria-label={text.place}>
        {!phone && hand}
        <Place holdings={!sharesInBar} />
        <Extras />
      </section>
      <Bar
        question={at.said}
        standing={props.standing}
        detail={frame ? reason(speech, frame) : legal.length === 0 ? '' : consequence(speech)}
        label={(move) =>
          // What the card does stands beside the button already.
          move.kind === 'strategy' ? text.playCard(strategyName(move.card)) : words.move(move, view, who)
        }
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
      />
    </TableContext>
  );
}
