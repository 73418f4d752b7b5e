import { textOf } from '@outcry/engine/sentence';
import type { BoardProps, SeatInfo } from '@outcry/ui';
import { useChoice } from '@outcry/ui/useChoice.ts';
import { usePhone } from '@outcry/ui/useMedia.ts';
import { useTimeline } from '@outcry/ui/useTimeline.ts';
import { useMemo, useRef, useState } from 'react';
import type { Data } from '../data.ts';
import type { Company, Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Bar } from './Bar.tsx';
import { mayOf, moveOf, sameMove } from './choice.ts';
import type { Choice } from './choice.ts';
import { Companies } from './Companies.tsx';
import { consequence, thenOf } from './consequence.ts';
import { LOOKS } from './looks.ts';
import { OwnDice, Rumors, Screen } from './Screen.tsx';
import { Seats } from './Seats.tsx';
import { scriptOf } from './timeline.ts';
import { TableContext } from './table.ts';
import type { Table } from './table.ts';
import { TEXT } from './text/index.ts';

const EMPTY_BAG: Choice = { kind: 'bag', at: [] };

/** Identifies the decision. It stays the same while others choose for the bag, so a choice begun is kept. */
const decisionOf = ({ seat, round, phase }: View): string =>
  [seat, round, phase.kind, phase.kind === 'action' && phase.turn].join();

/** The table of Bear Raid: seats, a board per company, the viewer's screen, the Rumors card and the decision bar. */
export function Board(props: BoardProps<View, Move, Event, Data>) {
  const { data, locale, words, who, told, reducedMotion } = props;
  const text = TEXT[locale];
  const script = useMemo(() => scriptOf(data), [data]);
  const { view, frame, skip } = useTimeline(script, props.view, told, !reducedMotion);
  const [made, choose, clear] = useChoice<Choice | null>(decisionOf(props.view), null);
  const phone = usePhone();
  const board = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Company>(view.inPlay[0]!);

  const asked = frame === null && props.legal.length > 0;
  const may = useMemo(() => (asked ? mayOf(props.legal, LOOKS.length) : null), [asked, props.legal]);
  const choice = may === null ? null : (made ?? (may.bag ? EMPTY_BAG : null));
  const move = choice && moveOf(view, choice);
  const ready = move && props.legal.find((other) => sameMove(move, other));
  // While a move is shown, the ring marks the seat that makes it.
  const event = frame?.event;
  const infoOf = (of: number): SeatInfo =>
    event ? { ...props.seatInfo(of), asked: 'seat' in event && event.seat === of } : props.seatInfo(of);
  const speech = { view, data, text, locale };
  const table: Table = {
    ...speech,
    who,
    infoOf,
    frame,
    may,
    choice,
    choose,
    forbidden: props.onForbidden,
    then: thenOf(speech, choice),
    ringed: reducedMotion ? changedBy(told?.events ?? []) : [],
  };

  function send(sent: Move): void {
    clear();
    props.onMove(sent);
    // The button is about to disappear: keyboard focus moves to the player's screen.
    board.current?.parentElement?.querySelector<HTMLElement>('.scr')?.focus({ preventScroll: true });
  }

  const diceInBar = phone && choice !== null && (choice.kind === 'place' || choice.kind === 'bag');
  const about = frame?.company ?? (choice !== null && 'company' in choice ? choice.company : null);
  return (
    <TableContext value={table}>
      <Seats />
      <section className={`board n${view.inPlay.length}`} aria-label={text.board} ref={board}>
        <Companies phone={phone} about={about} shown={shown} onShown={setShown} smooth={!reducedMotion} />
      </section>
      <section className="tray" aria-label={text.place}>
        <Screen dice={!diceInBar} />
        <Rumors />
      </section>
      <Bar
        question={questionOf(props, event, choice)}
        detail={may === null ? '' : consequence(speech, choice)}
        shown={shown}
        dice={diceInBar && <OwnDice />}
        ready={ready ? { move: ready, label: words.move(ready, view, who) } : null}
        onClear={may === null || made === null ? null : clear}
        onSend={send}
        onSkip={frame === null ? null : skip}
      />
    </TableContext>
  );
}

/** The bar's text: the question, short once something is chosen; while a move is shown, what happens in it. */
function questionOf(
  { question, words, who, locale }: BoardProps<View, Move, Event, Data>,
  event: Event | undefined,
  choice: Choice | null,
): string {
  if (event !== undefined)
    return event.kind === 'rolled' ? TEXT[locale].rolledTogether : textOf(words.event(event, who));
  return choice === null || choice.kind === 'bag' ? question : TEXT[locale].yourAction;
}

/** Companies whose boards, dice or prices events changed. */
const changedBy = (events: readonly Event[]): Company[] =>
  events.flatMap((event) => ('company' in event ? [event.company] : []));
