import type { AnyEvent, AnyView, Seat } from '@outcry/engine';
import { textOf } from '@outcry/engine/sentence';
import { useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { BoardProps, SeatInfo } from './board.ts';
import { useUi } from './text.ts';
import { offerOf, tapped, tappedOf } from './taps.ts';
import type { Offer, Sayings } from './taps.ts';
import type { Frame } from './timeline.ts';
import { useChoice } from './useChoice.ts';
import { usePieces } from './usePieces.ts';

/** What the person is about to choose, and what they can do with it. Nothing is offered while a move is told. */
export interface Choosing<Move, Tap extends string> extends Offer<Move, Tap> {
  readonly legal: readonly Move[];
  readonly choice: readonly Tap[];
  /** The person has tapped something, which can be taken back. */
  readonly begun: boolean;
  readonly tap: (tap: Tap) => void;
  /** Replaces the whole choice. */
  readonly choose: (choice: readonly Tap[]) => void;
  readonly clear: () => void;
  readonly send: (move: Move) => void;
  /** Tells the rule that forbids a move. */
  readonly forbidden: (move: Move) => void;
  /** Tells why a place does not light; null: a tap there means nothing. */
  readonly whyNot: (tap: Tap) => (() => void) | null;
}

/** What every board does alike. */
export interface AtBoard<View, Move, Event, Tap extends string, Shown> extends Choosing<Move, Tap> {
  /** The view to draw, and the frame of a move that is told in it; null: the newest view. */
  readonly view: View;
  readonly frame: Shown | null;
  readonly event: Event | null;
  /** What the bar says: what is asked, or what happens. */
  readonly said: string;
  /** Who sits there. While a move is told, the ring is round whoever makes it. */
  readonly infoOf: (seat: Seat) => SeatInfo;
  /** The `.board`: whatever else the game draws stands beside it. */
  readonly board: RefObject<HTMLElement | null>;
}

const NONE: readonly never[] = [];
/** Where the keyboard goes on when the button that sent a move is gone: the viewer's cards, or their place. */
const OWN_PLACE = '[data-part][tabindex="-1"]';

/** The controller of a board: follows what is told, keeps what is chosen, sends it. `sayings` are constant. */
export function useBoard<
  View extends AnyView,
  Move,
  Event extends AnyEvent,
  Data,
  Tap extends string,
  Shown extends Frame<View, Event>,
>(
  props: BoardProps<View, Move, Event, Data, Shown>,
  sayings: Sayings<Move, Tap>,
): AtBoard<View, Move, Event, Tap, Shown> {
  const { view, frame, decision, onMove, onForbidden, question, seatInfo, words, who } = props;
  const [made, choose, clear] = useChoice<readonly Tap[]>(decision, NONE);
  const { text } = useUi();
  const board = useRef<HTMLElement>(null);
  const legal = frame === null ? props.legal : NONE;
  const begun = made.length > 0 && legal.length > 0;
  const { advised } = props;
  const first = useMemo(
    () => (advised !== null && legal.length > 0 ? sayings.tapsOf(advised) : (sayings.first?.(legal) ?? NONE)),
    [sayings, legal, advised],
  );
  const choice = begun ? made : first;
  const offer = useMemo(() => offerOf(sayings, legal, choice), [sayings, legal, choice]);
  const event = frame?.event ?? null;
  // The headline follows the person: once a move is ready, it asks for that.
  const asked = begun && offer.exact !== null ? text.ask(words.move(offer.exact, view, who)) : question;
  const send = (move: Move): void => {
    clear();
    onMove(move);
    board.current?.parentElement?.querySelector<HTMLElement>(OWN_PLACE)?.focus({ preventScroll: true });
  };
  const isOneOfMany = (kind: string): boolean => legal.some((move) => tappedOf(sayings.tapsOf(move), kind).length > 1);
  usePieces({ ...offer, board, choice, choose, send, isOneOfMany });
  return {
    ...offer,
    view,
    frame,
    event,
    said: event === null ? asked : textOf(words.event(event, who)),
    infoOf: (seat) =>
      event === null ? seatInfo(seat) : { ...seatInfo(seat), asked: 'seat' in event && event['seat'] === seat },
    board,
    legal,
    choice,
    begun,
    tap: (tap) => choose(tapped(sayings, legal, choice, tap)),
    choose,
    clear,
    send,
    forbidden: onForbidden,
    whyNot(tap) {
      const move = sayings.unlit?.(legal, choice, tap) ?? null;
      return move === null ? null : () => onForbidden(move);
    },
  };
}
