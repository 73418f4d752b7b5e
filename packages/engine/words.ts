import type { AnyEvent, AnyView, Refusal, Seat } from './game.ts';
import type { Sentence } from './sentence.ts';

/** The languages of the rulebooks, and so ours. */
export const LOCALES = ['en', 'fr', 'nl'] as const;
export type Locale = (typeof LOCALES)[number];

/** The name of a seat, as the table calls it. */
export type Who = (seat: Seat) => string;

/** A label and, where it helps, a sentence of explanation. */
export interface Label {
  readonly label: string;
  readonly help?: string;
}

/** All that a game says, in one language: the only place where sentences are made, for web and terminal alike. */
export interface Words<Move = unknown, View extends AnyView = AnyView, Event extends AnyEvent = AnyEvent> {
  readonly name: string;
  /** One sentence that makes somebody want to play. */
  readonly pitch: string;
  /** By option name; `values` by the value's text. */
  readonly options: Readonly<Record<string, Label & { readonly values?: Readonly<Record<string, string>> }>>;
  /** What the parts of a seat's expected wealth are called, by the names `parts` of the game gives them. */
  readonly parts: Readonly<Record<string, string>>;
  /** A whole amount of money as the game writes it ("$11", "$109K"). */
  money(amount: number): string;
  /** A company's name in full, by its number. Absent: this game has none. */
  company?(company: number): string;
  /**
   * What a viewer knows will become of a company, with its name ("Epic Electric falls by 3"); null: nothing. Absent: in
   * this game nobody knows such things.
   */
  foreknown?(company: number, view: View): string | null;
  /** How a bot of a style plays, in a sentence, by its name in `foresight.styles`. */
  readonly styles: Readonly<Record<string, string>>;
  /** What is asked now, as one sentence: of the viewer when they must decide, else who is thinking about what. */
  question(view: View, who: Who): string;
  /** A move as a button says it ("Play Red Sun 2"). */
  move(move: Move, view: View, who: Who): string;
  /** An event as a sentence of the log, in the third person ("Ada won the trick."). Empty: not worth a line. */
  event(event: Event, who: Who): Sentence;
  /** What the set-up did before the first move, as events; absent: nothing that is told. `data`: the tables played with. */
  opening?(view: View, data: unknown): readonly AnyEvent[];
  /** Why the game ended before its time, by its last view and the events of its last move. Empty: it did not. */
  early?(view: View, events: readonly AnyEvent[], who: Who): string;
  /** The number of the rule an event follows. */
  rule(event: Event): string;
  /** Why something is refused, by `refusal.reason`. */
  refusal(refusal: Refusal): string;
}

/** How a terminal paints text; plain functions, so that a game's rendering needs no library. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** In a company's colour, where the terminal has colours. */
  colour(name: string, text: string): string;
}
