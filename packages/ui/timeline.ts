import type { AnyEvent, AnyView } from '@outcry/engine';

/** One frame of what a move did: the view as it then is, what happens in it, and how long it stays (milliseconds). */
export interface Frame<View = AnyView, Event = AnyEvent> {
  readonly view: View;
  readonly event: Event;
  /** At a brisk pace; at a calm one, as long as its sentence takes to be read. */
  readonly lasts: number;
  /** Its pieces are on their way: `view` is the one before the event, and tape, chart and sound tell of it with the next frame. */
  readonly underway?: boolean;
  /** Only a piece that moves: the next frame tells the same event, to be read. Left out where nothing moves. */
  readonly movement?: boolean;
  /** It is there to be read at any pace: where no clock runs, it waits for the person. */
  readonly stays?: boolean;
  /** The bar says below it why: there is more to read. */
  readonly explained?: boolean;
  /** A key moment: the tape shows it again at any pace. */
  readonly moment?: boolean;
}

/** How a game tells its moves. */
export interface Script<
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
  Shown extends Frame<View, Event> = Frame<View, Event>,
> {
  /** Whether these events can have happened in this view: else something was missed, and the board jumps. */
  follows(view: View, events: readonly Event[]): boolean;
  /** A move's frames, in order. */
  frames(view: View, events: readonly Event[]): readonly Shown[];
}
