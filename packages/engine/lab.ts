import type { AnyEvent, Seat } from './game.ts';
import type { Locale } from './words.ts';

/** Something a seat had in a game, such as a card of its first hand: `group` says what kind of thing, `id` which one. */
export interface Trait {
  readonly group: string;
  readonly id: string;
}

/** What a laboratory looks at in a game beyond what the Game says of itself. Simulations count it; rules never read it. */
export interface Lab<State = unknown, Event extends AnyEvent = AnyEvent> {
  /** What has a price: its place in `prices`, and its colour class (`c-red`). */
  readonly colours: readonly string[];
  /** Null: not in play. */
  prices(state: State): readonly (number | null)[];
  /** What a seat has before the first move, and what it has at the end. */
  atStart(state: State, seat: Seat): readonly Trait[];
  atEnd(state: State, seat: Seat): readonly Trait[];
  /** What an event says a seat has played, held or was dealt, given to whom it was told (null: everybody). */
  told(event: Event, to: readonly Seat[] | null): readonly (Trait & { readonly seat: Seat })[];
  /** The kinds of events that are counted in each game. */
  readonly counted: readonly string[];
  readonly words: Readonly<Record<Locale, LabWords>>;
}

/** What these things are called. */
export interface LabWords {
  readonly companies: readonly string[];
  /** The heading of each group of traits. */
  readonly groups: Readonly<Record<string, string>>;
  trait(trait: Trait): string;
  readonly events: Readonly<Record<string, string>>;
  readonly moves: Readonly<Record<string, string>>;
  /** By the names of the game's own statistics. */
  readonly statistics: Readonly<Record<string, string>>;
}
