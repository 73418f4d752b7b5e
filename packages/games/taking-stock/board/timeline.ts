import { haste } from '@outcry/ui/timeline.ts';
import type { Script } from '@outcry/ui/timeline.ts';
import { scenes } from '../applyEvent.ts';
import type { Scene } from '../applyEvent.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** A scene, and how long it stays, in milliseconds. */
export interface Frame extends Scene {
  readonly lasts: number;
}

/** Whether these events can have happened in this view: else something was missed, and the board jumps. */
function follows({ phase }: View, [first]: readonly Event[]): boolean {
  if (first?.kind === 'played') return phase.kind === 'play' && phase.seat === first.seat;
  return first?.kind === 'side-deal' && phase.kind === 'side-deal' && phase.seat === first.seat;
}

/** How moves of Taking Stock are told. Without motion only the payout stays: it is there to be read. */
export const TELLING: Script<View, Event, Frame> = {
  follows,
  frames(view, events, waiting, motion) {
    const frames = scenes(view, events).filter(
      ({ event }) => event.kind !== 'round-over' || !events.some(({ kind }) => kind === 'over'),
    );
    const wanted = motion ? frames : frames.filter(({ event }) => event.kind === 'round-over');
    return wanted.map((scene) => ({ ...scene, lasts: lasts(scene, waiting) }));
  },
};

/** How long the payout of a round stays before the next deal, where somebody's clock runs; "go on" ends it sooner. */
export const PAYOUT = 9_000;
/** How long a whole trick lies before it is taken, and how long taking it lasts. */
const LOOK = 800;
export const FLY = 420;

/** How long a scene stays; behind so many that wait it hurries, so that the board keeps up with quick bots. */
export function lasts({ event, leaving }: Scene, waiting: number): number {
  if (event.kind === 'round-over') return PAYOUT;
  if (event.kind === 'leftovers') return 260 * haste(waiting);
  if (leaving !== null) return (LOOK + FLY) * haste(waiting);
  if (event.kind === 'moved') return (event.from === event.to ? 0 : FLY) * haste(waiting);
  return FLY * haste(waiting);
}
