import type { BoardProps } from '@outcry/ui';
import { useBoard } from '@outcry/ui/useBoard.ts';
import { useLayout } from '@outcry/ui/layout.ts';
import { useMemo, useState } from 'react';
import type { Data } from '../data.ts';
import type { Company, Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Bar } from './Bar.tsx';
import { actIn, companyIn, limitsOf, SAYINGS } from './choice.ts';
import type { Act } from './choice.ts';
import { Companies } from './Companies.tsx';
import { consequence, reason, thenOf } from './consequence.ts';
import { LOOKS } from './looks.ts';
import { Moments } from './Moments.tsx';
import { OwnDice, Rumors, Screen } from './Screen.tsx';
import { Seats } from './Seats.tsx';
import type { BoardFrame } from './timeline.ts';
import { TableContext } from './table.ts';
import type { Table } from './table.ts';
import { TEXT } from './text/index.ts';

/** The table of Bear Raid: seats, a board per company, the viewer's screen, the Rumors card and the decision bar. */
export function Board(props: BoardProps<View, Move, Event, Data, BoardFrame>) {
  const { data, locale, words, who, told, reducedMotion } = props;
  const text = TEXT[locale];
  const at = useBoard(props, SAYINGS);
  const { view, frame, legal, choice, board } = at;
  const phone = useLayout('phone');
  const [shown, setShown] = useState<Company>(view.inPlay[0]!);

  const limits = useMemo(() => (legal.length > 0 ? limitsOf(legal, LOOKS.length) : null), [legal]);
  const act = actIn(choice);
  // Only what is tapped is sent; nothing for the bag is a choice, too.
  const ready = at.exact ?? (choice.length === 0 ? at.end : null);
  const speech = { view, data, text, locale };
  const table: Table = {
    ...at,
    ...speech,
    who,
    limits,
    ready,
    then: thenOf(speech, choice, ready),
    ringed: reducedMotion ? changedBy(told?.events ?? []) : [],
  };

  const diceInBar = phone && limits !== null && (limits.bag || act === 'place');
  const about = frame?.company ?? companyIn(choice);
  /** What is still asked of an action. */
  const steps: Partial<Record<Act, string>> = { take: text.whichTake, place: text.whichPlace };
  const question =
    frame?.event.kind === 'rolled'
      ? text.rolledTogether
      : act === null || at.exact !== null
        ? at.said
        : (steps[act] ?? text.yourAction);
  return (
    <TableContext value={table}>
      <Seats />
      <section className={`board of-${view.inPlay.length}`} aria-label={text.board} ref={board}>
        <Companies phone={phone} about={about} shown={shown} onShown={setShown} smooth={!reducedMotion} />
        {frame?.moment && <Moments frame={frame} />}
      </section>
      <section className="tray" aria-label={text.place}>
        <Screen dice={!diceInBar} />
        <Rumors />
      </section>
      <Bar
        standing={props.standing}
        question={question}
        detail={frame ? reason(speech, frame) : limits === null ? '' : consequence(speech, choice, ready)}
        shown={shown}
        dice={diceInBar && <OwnDice />}
        ready={ready ? { move: ready, label: words.move(ready, view, who) } : null}
      />
    </TableContext>
  );
}

/** Companies whose boards, dice or prices events changed. */
const changedBy = (events: readonly Event[]): Company[] =>
  events.flatMap((event) => ('company' in event ? [event.company] : []));
