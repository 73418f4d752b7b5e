import type { TSchema } from 'typebox';
import type { DriversOf } from './drivers.ts';
import type { Rng } from './rng.ts';

/** A place at the table, counted clockwise from 0. Clockwise, and to the left, is seat + 1. */
export type Seat = number;

/** Tells what happened. Without `to` everybody sees it, else only the seats named. */
export type Emit<Event> = (event: Event, to?: readonly Seat[]) => void;

/** Why a move or an option is refused: the number of the rule, and a key with values that words/ turns into a sentence. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** How a game ended. Places are counted from 1; seats that tie share the better place. */
export interface Result {
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

/** A hidden part of the state that an event shows (see Invariants in contract.ts), and to which seat; null: to everybody. */
export interface Reveal {
  readonly part: string;
  readonly to: Seat | null;
}

/** What an event of one kind shows. Named as a method's type, so that a Game is also a game of unknown events. */
type Shows<Event> = { shows(event: Event): readonly Reveal[] }['shows'];

/** Where a printed table comes from: rulebook, found in public sources, deduced, or our reconstruction. */
export interface Provenance {
  readonly source: 'rulebook' | 'found' | 'deduced' | 'reconstruction';
  readonly note: string;
}

/** Answers that a player gives before they are asked. They decide by the player's view and legal moves alone. */
export interface StandingAnswers<View = AnyView, Move = unknown, Answer = unknown> {
  readonly schema: TSchema;
  /** The move that an answer makes of what the viewer is asked now; null: it does not speak of that. */
  move(view: View, answer: Answer, legal: readonly Move[]): Move | null;
  /** Whether an answer can never apply again. */
  lapsed(view: View, answer: Answer): boolean;
}

/**
 * How bots look ahead in a game: what measured best there (docs/bots.md). A playout goes on for at least `plies` moves,
 * then to the next quiet state, where it is judged.
 */
export interface Foresight<State = unknown, Move = unknown, View extends AnyView = AnyView> {
  /** Whether nothing is half done, so that `evaluate` can be trusted: no open auction, no offer under way. */
  quiet(state: State): boolean;
  /** How much of the game is over, from 0 to 1: late in it a lead is surer to last. */
  progress(state: State): number;
  /** How many moves a playout makes at least after the one that is tried. */
  readonly plies: number;
  /** How many moves are played on from. Absent: eight. */
  readonly shortList?: number;
  /**
   * By how much money leads still change until the end, about. Where a game says so, bots judge a state by the chance to
   * win, as a softmax of what all are expected to end with in units of this. Absent: by the lead.
   */
  swing?(state: State): number;
  /**
   * The move an actor is thought to make in a playout: quick rather than good, always legal. It knows no more than the
   * seat where that would change what it does. Absent: the best one step ahead by `evaluate`.
   */
  policy?(state: State, seat: Seat, rng: Rng): Move;
  /** What is different where a net judges, which can be trusted sooner. */
  readonly withNet?: {
    readonly plies?: number;
    readonly shortList?: number;
    policy?(state: State, seat: Seat, rng: Rng): Move;
  };
  /**
   * The legal moves worth a thought, at least one; the others a bot never makes. The state is one the seat thinks
   * possible, and nothing that it does not know may make a difference. Absent: all.
   */
  considers?(state: State, seat: Seat, legal: readonly Move[]): readonly Move[];
  /**
   * A state the viewer thinks likely: as the game's own `imagine`, weighted by what the choices of others say about what
   * they hide. Absent: the game's own.
   */
  imagine?(view: View, rng: Rng): State;
  /**
   * What a seat's wealth is made of is told as it stands when the seat is asked again: for games in which all has become
   * money where a playout ends. Absent: as it stands there.
   */
  readonly tellsWhenAsked?: true;
  /** Habits a bot may have here, by name. Absent: none. */
  readonly styles?: Readonly<Record<string, Style<Move, View>>>;
}

/** A habit: how much more money a bot expects of a move than it would without it. It sees what its seat sees. */
export type Style<Move = unknown, View extends AnyView = AnyView> = { lean(move: Move, view: View): number }['lean'];

/**
 * What a learned value sees of a state, from one seat: the same numbers for each part of it (a company), and some about
 * the whole. Seat count and options are among them, so that one net serves them all. Numbers are best between -2 and 2.
 */
export interface Features<State = unknown> {
  /** Grows whenever the numbers of a state change: a net is of no use for other numbers than it was trained with. */
  readonly version: number;
  /** How many numbers there are for a part, and for the whole. */
  readonly perPart: number;
  readonly perWhole: number;
  /** How many parts a state has: at least one, the same for all states of a game. */
  parts(state: State): number;
  /** Writes all numbers of a state that is not over: those of each part, then those of the whole. */
  write(state: State, seat: Seat, out: Float64Array): void;
}

/**
 * A game: pure rules over a plain state. No clock, no I/O, no randomness but the `rng` handed in.
 *
 * State, Move, View, Event, Options and Data are plain JSON values (no undefined, no class, no cycle), so that they can
 * be stored, sent and compared. A Move is never changed once made: `legal` may hand out the same objects again and again.
 * Every property below that says "always" is a law: contract.ts tests it for every game, player count and option.
 */
export interface Game<
  State = unknown,
  Move = unknown,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
  Options = unknown,
  Data = unknown,
> {
  readonly id: string;
  /** Grows when a correction would change the replay of an old game; a table keeps the version it began with. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };

  /** Schemas with a `default` on every option and a `description` where it helps: one source for form, API, files, docs. */
  readonly optionsSchema: TSchema;
  readonly moveSchema: TSchema;
  readonly dataSchema: TSchema;
  /** The component tables this Game plays with (an owner's file makes another Game), and where each of them comes from. */
  readonly data: Data;
  readonly provenance: Readonly<Record<string, Provenance>>;
  /** Why these options cannot be played by so many, or null. The schema was checked before. */
  optionsRefusal(options: Options, seats: number): Refusal | null;

  setup(options: Options, seats: number, rng: Rng): State;
  /** Who must decide now: several when they choose at the same time, none when the game is over. Never changes the state. */
  actors(state: State): readonly Seat[];
  /**
   * Every legal move of a seat and nothing else; empty when the seat is not an actor. Always the same list in the same
   * order for all states the seat cannot tell apart.
   */
  legal(state: State, seat: Seat): readonly Move[];
  /** Why a move of the right form that `legal` does not list is not allowed. Asked only of an actor. */
  refusal(state: State, seat: Seat, move: Move): Refusal;
  /**
   * Makes a legal move, in place, with everything that follows by itself (automatic phases). Trusts its caller. `emit`
   * is null when nobody listens: write `emit?.({ ... })`, which then does not even build the event.
   */
  apply(state: State, seat: Seat, move: Move, rng: Rng, emit: Emit<Event> | null): void;
  /**
   * By kind, the events that show somebody something hidden, beyond the mover's own play: which parts, and to whom.
   * Always complete: whatever else is hidden makes no difference to what a viewer is told. No undo passes them.
   */
  readonly reveals: { readonly [Kind in Event['kind']]?: Shows<Extract<Event, { kind: Kind }>> };

  clone(state: State): State;
  /** All that `seat` (null: a spectator) may know, with perfect memory. Built field by field, so that a new secret stays secret. */
  view(state: State, seat: Seat | null): View;
  /**
   * A state the viewer cannot tell from the true one, drawn by its probability: `view(imagine(v), v.seat)` always equals
   * `v`, with the same actors for everybody and the same legal moves for the viewer.
   */
  imagine(view: View, rng: Rng): State;
  /**
   * As many such states, where that is quicker than one after the other: each is as likely as if it were imagined alone,
   * but they need not be independent. Absent: `imagine` is quick enough.
   */
  imagineMany?(view: View, rng: Rng, count: number): State[];

  /** Absent: this game asks nothing so often that it could be answered in advance. */
  readonly standing?: StandingAnswers<View, Move>;

  /**
   * Names the turn in progress, for a game in which one turn asks the same people several times: they are told of it once.
   * Everybody may know it. Absent: every question is news.
   */
  turnName?(state: State): string;

  /** Each seat's wealth now; at the end, its score. */
  worth(state: State): readonly number[];
  /** What a bot expects each seat's wealth to become. */
  evaluate(state: State): readonly number[];
  /** The same for people to read: what each seat's wealth is expected to be made of. Always adds up to `evaluate`. */
  parts(state: State): readonly Parts[];
  /** What makes a seat richer in one future than in another, for the review of a game. Absent: `parts` alone says it. */
  readonly drivers?: DriversOf<State, Event>;
  /** Absent: this game has no learned value. */
  readonly features?: Features<State>;
  readonly foresight: Foresight<State, Move, View>;
  /** Null until the game is over. */
  result(state: State): Result | null;
  /** What simulations count about a game that is over, by name: a yes or no, or a number. Absent: only who won. */
  statistics?(state: State): Readonly<Record<string, boolean | number>>;
}

/** Amounts by name. A game uses the same names in every state, such as `cash` and `dividends`; an amount may be negative. */
export type Parts = Readonly<Record<string, number>>;

/** Every view names its viewer. */
export interface AnyView {
  readonly seat: Seat | null;
}

/** Every event is told by its kind. */
export interface AnyEvent {
  readonly kind: string;
}

/** What a bot thinks of a move: the wealth it expects to end with, less the best rival's, or plain wealth. Higher is better. */
export interface Advice<Move = unknown> {
  readonly move: Move;
  readonly expected: number;
}

/** How hard a bot may think about one decision. Counts, not times, so that games repeat on every machine. */
export interface Budget {
  /** How many states it imagines in which it tries every move. */
  readonly states: number;
  /** How many times it plays on from one of the best moves. */
  readonly playouts: number;
}

/** Decides for `view.seat`; best advice first, never empty. It is given what the seat may know, never a State. */
export type Bot = (view: AnyView, legal: readonly unknown[], rng: Rng, budget: Budget) => readonly Advice[];
