import type { AnyEvent, AnyView } from '@outcry/engine';
import type { Told } from './board.ts';

/** One picture of what a move did: the view as it then is, what happens in it, and how long it stays (milliseconds). */
export interface Picture<View = AnyView, Event = AnyEvent> {
  readonly view: View;
  readonly event: Event;
  readonly lasts: number;
}

/** What a board is showing on its way to the newest view: pictures still to be shown, the first of them now. */
export interface Story<View, Shown> {
  /** The newest view, which the pictures lead to. */
  readonly view: View;
  readonly told: number | null;
  readonly pictures: readonly Shown[];
}

/** How a game tells its moves. */
export interface Telling<View, Event, Shown extends Picture<View, Event>> {
  /** Whether these events can have happened in this view: else something was missed, and the board jumps. */
  follows(view: View, events: readonly Event[]): boolean;
  /** A move's pictures, in order. So many wait already: then they hurry. Without motion only what is there to be read. */
  pictures(view: View, events: readonly Event[], waiting: number, motion: boolean): readonly Shown[];
}

/** How long a picture stays of its time when so many wait already. */
export const haste = (waiting: number): number => (waiting > 5 ? 0.3 : waiting > 2 ? 0.6 : 1);

/** A story with nothing left to show. */
export const begin = <View, Shown>(view: View, told: Told<unknown> | null): Story<View, Shown> => ({
  view,
  told: told?.id ?? null,
  pictures: [],
});

/**
 * The story after a new view: its move's pictures come after those still to be shown. A jump (no events), an earlier
 * move (somebody took one back), and one that does not follow from what was seen, are shown at once.
 */
export function continued<View, Event, Shown extends Picture<View, Event>>(
  telling: Telling<View, Event, Shown>,
  story: Story<View, Shown>,
  view: View,
  told: Told<Event> | null,
  motion: boolean,
): Story<View, Shown> {
  if (told !== null && told.id === story.told) return { ...story, view };
  const earlier = told !== null && told.id < (story.told ?? 0);
  if (told === null || earlier || !telling.follows(story.view, told.events)) return begin(view, told);
  const more = telling.pictures(story.view, told.events, story.pictures.length, motion);
  return { view, told: told.id, pictures: [...story.pictures, ...more] };
}

/** The story with its first picture shown. */
export const shown = <View, Shown>(story: Story<View, Shown>): Story<View, Shown> => ({
  ...story,
  pictures: story.pictures.slice(1),
});
