import type { AnyEvent, AnyView } from '@outcry/engine';
import type { Told } from './board.ts';

/** One frame of what a move did: the view as it then is, what happens in it, and how long it stays (milliseconds). */
export interface Frame<View = AnyView, Event = AnyEvent> {
  readonly view: View;
  readonly event: Event;
  readonly lasts: number;
}

/** What a board is showing on its way to the newest view: frames still to be shown, the first of them now. */
export interface Timeline<View, Shown> {
  /** The newest view, which the frames lead to. */
  readonly view: View;
  readonly told: number | null;
  readonly frames: readonly Shown[];
}

/** How a game tells its moves. */
export interface Script<View, Event, Shown extends Frame<View, Event>> {
  /** Whether these events can have happened in this view: else something was missed, and the board jumps. */
  follows(view: View, events: readonly Event[]): boolean;
  /** A move's frames, in order. So many wait already: then they hurry. Without motion only what is there to be read. */
  frames(view: View, events: readonly Event[], waiting: number, motion: boolean): readonly Shown[];
}

/** How long a frame stays of its time when so many wait already. */
export const haste = (waiting: number): number => (waiting > 5 ? 0.3 : waiting > 2 ? 0.6 : 1);

/** A timeline with nothing left to show. */
export const begin = <View, Shown>(view: View, told: Told<unknown> | null): Timeline<View, Shown> => ({
  view,
  told: told?.id ?? null,
  frames: [],
});

/**
 * The timeline after a new view: its move's frames come after those still to be shown. A jump (no events), an earlier
 * move (somebody took one back), and one that does not follow from what was seen, are shown at once.
 */
export function continued<View, Event, Shown extends Frame<View, Event>>(
  script: Script<View, Event, Shown>,
  timeline: Timeline<View, Shown>,
  view: View,
  told: Told<Event> | null,
  motion: boolean,
): Timeline<View, Shown> {
  if (told !== null && told.id === timeline.told) return { ...timeline, view };
  const earlier = told !== null && told.id < (timeline.told ?? 0);
  if (told === null || earlier || !script.follows(timeline.view, told.events)) return begin(view, told);
  const more = script.frames(timeline.view, told.events, timeline.frames.length, motion);
  return { view, told: told.id, frames: [...timeline.frames, ...more] };
}

/** The timeline with its first frame shown. */
export const shown = <View, Shown>(timeline: Timeline<View, Shown>): Timeline<View, Shown> => ({
  ...timeline,
  frames: timeline.frames.slice(1),
});
