import type { AnyEvent, AnyView, Locale, Seat, Who, Words } from '@outcry/engine';
import type { ComponentType } from 'react';
import type { CompanyLook } from './Company.tsx';
import type { Frame, Script } from './timeline.ts';

/** What a board may show of a seat besides what the view says. */
export interface SeatInfo {
  readonly name: string;
  /** Bots are drawn square, people round. A person whom a bot stands in for is `bot` and `away`. */
  readonly bot: boolean;
  /** The level of a bot. A person has none, not even while a bot stands in for them. */
  readonly level?: string | null;
  /** Not connected now, or a bot plays for them. */
  readonly away: boolean;
  /** Until when its person is on vacation (by Date.now()); absent: they are not. */
  readonly vacation?: number;
  /** This seat is the viewer's own. */
  readonly you: boolean;
  /** This seat must decide now. */
  readonly asked: boolean;
  /** When the running clock ends (by Date.now()), or what is left in milliseconds while it does not run. */
  readonly clock: {
    readonly deadline: number | null;
    readonly left: number | null;
    /** It ran until the connection was lost. */
    readonly stopped?: boolean;
  } | null;
}

/** What the viewer was told of a move. `id` grows with every move. */
export interface Told<Event = AnyEvent> {
  readonly id: number;
  readonly events: readonly Event[];
}

/**
 * What a board is given: a view, the legal moves and where to send one. It knows no rules and keeps nothing but what the
 * person is about to choose, which it forgets with the next `decision`. It renders, in this order and without a wrapper (the
 * frame lays them out as one column): the seats (`.seats` of SeatPanel), the board (`.board`), the viewer's own place
 * (`.tray`), the DecisionBar. Header, charts, tape, drawers and the end screen are the frame's. What the game's lesson
 * points to carries the name of the part (`data-part`).
 */
export interface BoardProps<
  View extends AnyView = AnyView,
  Move = unknown,
  Event extends AnyEvent = AnyEvent,
  Data = unknown,
  Shown extends Frame<View, Event> = Frame<View, Event>,
> {
  /** The table as it is to be drawn, now or in the past. */
  readonly view: View;
  /** What of a move is being told in it; null: nothing is. */
  readonly frame: Shown | null;
  /** All that the viewer was told so far, move by move, up to what is drawn. */
  readonly journal: readonly Told<Event>[];
  /** The tables the game is played with. */
  readonly data: Data;
  /** Every legal move of the viewer; empty when they are not asked (another's turn, the past, a spectator, the end). */
  readonly legal: readonly Move[];
  /** What is asked of the viewer, as the table counts decisions: the same as long as they are asked the same; null: nothing. */
  readonly decision: number | null;
  /** Sends a move of `legal`. Until the answer comes `legal` is empty. */
  readonly onMove: (move: Move) => void;
  /** Tells the rule that forbids a move of the right form which is not legal: for a tap on a place that does not light. */
  readonly onForbidden: (move: Move) => void;
  /** A move somebody advises: it is shown as if it were chosen, until something is tapped; null: none is. */
  readonly advised: Move | null;
  /** What the viewer answers in advance, and how to change it; null: not at this table. */
  readonly standing: { readonly answers: readonly unknown[]; set(answers: readonly unknown[]): void } | null;
  /** What is asked now, as one sentence, for the bar. */
  readonly question: string;
  readonly words: Words<Move, View, Event>;
  readonly who: Who;
  readonly seatInfo: (seat: Seat) => SeatInfo;
  /** The move that led here, as far as it is told; null where the board jumped. */
  readonly told: Told<Event> | null;
  readonly locale: Locale;
  /** No movement: everything jumps, and the changed place keeps a ring for a second. */
  readonly reducedMotion: boolean;
}

/** The price of a company at one moment: a point of a line of the chart. */
export interface Price {
  readonly company: CompanyLook;
  /** What the chart draws (a box of the track, say). */
  readonly value: number;
  /** What the end of the line says, by locale: a price as people read it. */
  readonly label: string;
}

/** The prices chart of a view: its lines, and the part of the game this moment belongs to (a round), which the axis names. */
export interface PricesNow {
  readonly prices: readonly Price[];
  readonly part: string;
  /** The horizontal lines worth a label. */
  readonly axis: readonly { readonly value: number; readonly label: string }[];
}

/** Where the money came from: the parts everybody's sum is made of, in the order of the bars. */
export interface Account {
  readonly parts: readonly string[];
  /** By seat, one amount a part. */
  readonly amounts: readonly (readonly number[])[];
  /** Parts that are paid only at the end, and are in nobody's wealth before. */
  readonly atEnd?: readonly string[];
}

/**
 * About how much an event brought or cost a seat, from the event's own parts and what the viewer saw before its move: says
 * which event of a move was the cause. 0: this was not it.
 */
export type Cause<View extends AnyView = AnyView, Event extends AnyEvent = AnyEvent> = {
  weigh(event: Event, seat: Seat, view: View): number;
}['weigh'];

/** What a game's board/index.tsx exports as `board`. All functions are pure and know only views and events. */
export interface BoardModule<
  View extends AnyView = AnyView,
  Move = unknown,
  Event extends AnyEvent = AnyEvent,
  Data = unknown,
  Shown extends Frame<View, Event> = Frame<View, Event>,
> {
  readonly Board: ComponentType<BoardProps<View, Move, Event, Data, Shown>>;
  /** Loads what the board says in a language; done before anything else is asked of it. */
  speak(locale: Locale): Promise<void>;
  /** How moves are told, with these tables. */
  script(data: Data): Script<View, Event, Shown>;
  /** Where the game stands, for the header: "Round 2 of 4 · trick 3 of 5". */
  where(view: View, locale: Locale): string;
  /** For the prices chart, from one view; the frame keeps the line. */
  prices(view: View, data: Data, locale: Locale): PricesNow;
  /** Each seat's wealth as far as the viewer knows it: null where it is hidden. Charted live. */
  wealth(view: View, data: Data): readonly (number | null)[];
  /** An amount of money as this game writes it ("$11", "$109K"). */
  money(amount: number, locale: Locale): string;
  /** How each seat earned it, for the end screen: from the last view and everything the viewer was told. */
  account(view: View, events: readonly Event[], data: Data, locale: Locale): Account;
}
