import type { Told } from '@outcry/ui';
import { scenes } from '../retell.ts';
import type { Scene } from '../retell.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** A scene, and how long it stays, in milliseconds. */
export interface Picture extends Scene {
  readonly lasts: number;
}

/** What the board is showing on its way to the newest view: pictures still to be shown, the first of them now. */
export interface Story {
  /** The newest view, which the pictures lead to. */
  readonly view: View;
  readonly told: number | null;
  readonly pictures: readonly Picture[];
}

export const begin = (view: View, told: Told<Event> | null): Story => ({ view, told: told?.id ?? null, pictures: [] });

/** Whether these events can have happened in this view: else something was missed, and the board jumps. */
function follows({ phase }: View, [first]: readonly Event[]): boolean {
  if (first?.kind === 'played') return phase.kind === 'play' && phase.seat === first.seat;
  return first?.kind === 'side-deal' && phase.kind === 'side-deal' && phase.seat === first.seat;
}

/**
 * The story after a new view: its move's pictures come after those still to be shown. A jump (no events), an earlier
 * move (somebody took one back), and one that does not follow from what was seen, are shown at once. Without motion only the payout stays: it is there to be read.
 */
export function continued(story: Story, view: View, told: Told<Event> | null, motion: boolean): Story {
  if (told !== null && told.id === story.told) return { ...story, view };
  if (told === null || told.id < (story.told ?? 0) || !follows(story.view, told.events)) return begin(view, told);
  const pictures = scenes(story.view, told.events).filter(
    ({ event }) => event.kind !== 'round-over' || !told.events.some(({ kind }) => kind === 'over'),
  );
  const wanted = motion ? pictures : pictures.filter(({ event }) => event.kind === 'round-over');
  const waiting = story.pictures.length;
  const timed = wanted.map((scene) => ({ ...scene, lasts: lasts(scene, waiting) }));
  return { view, told: told.id, pictures: [...story.pictures, ...timed] };
}

/** The story with its first picture shown. */
export const shown = (story: Story): Story => ({ ...story, pictures: story.pictures.slice(1) });

/** How long the payout of a round stays before the next deal; "go on" ends it sooner. */
export const PAYOUT = 9_000;
/** How long a whole trick lies before it is taken, and how long taking it lasts. */
export const LOOK = 800;
export const FLY = 420;

/** How long a scene stays; behind so many that wait it hurries, so that the board keeps up with quick bots. */
export function lasts({ event, leaving }: Scene, waiting: number): number {
  const hurry = waiting > 5 ? 0.3 : waiting > 2 ? 0.6 : 1;
  if (event.kind === 'round-over') return PAYOUT;
  if (event.kind === 'leftovers') return 260 * hurry;
  if (leaving !== null) return (LOOK + FLY) * hurry;
  if (event.kind === 'moved') return (event.from === event.to ? 0 : FLY) * hurry;
  return FLY * hurry;
}
