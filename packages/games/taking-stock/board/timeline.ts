import type { Frame as AnyFrame, Script } from '@outcry/ui/timeline.ts';
import { applyEvent } from '../applyEvent.ts';
import type { Data } from '../data.ts';
import { decidedTrick, droppedFrom } from '../preview.ts';
import { ottoOf } from '../state.ts';
import type { Card, Company, Event, Hand } from '../state.ts';
import type { View } from '../view.ts';

/** One frame of what a move did: the view as it then is, and the cards that are on their way to somebody. */
export interface Frame extends AnyFrame<View, Event> {
  /** Cards that leave the trick, and whose they become; null: set aside (T8). */
  readonly leaving: { readonly cards: readonly Card[]; readonly to: Hand | null } | null;
  /** The trick as it was decided, before Side Deals took cards of it. */
  readonly trick: View;
  /** T7: the places of cards that dropped out of that trick because they tie. */
  readonly dropped: readonly number[];
  /** The card whose effect this is, or that won. */
  readonly card: Card | null;
  /** T10: the companies that have paid; none but in a payout. */
  readonly paid: readonly Company[];
}

/** Whether these events can have happened in this view: else something was missed, and the board jumps. */
function follows({ phase }: View, [first]: readonly Event[]): boolean {
  if (first?.kind === 'played') return phase.kind === 'play' && phase.seat === first.seat;
  return first?.kind === 'side-deal' && phase.kind === 'side-deal' && phase.seat === first.seat;
}

/** Events without a frame. The new deal and what is asked next come with the new view itself. */
const FRAMELESS: ReadonlySet<Event['kind']> = new Set(['dealt', 'dealt-cards', 'over', 'asks']);

/** How moves of Taking Stock are told. A round pays company by company, and its payout stays: it is meant to be read. */
export const scriptOf = (data: Data): Script<View, Event, Frame> => ({
  follows,
  frames(before, events) {
    const frames: Frame[] = [];
    /** What the last round paid in all is on the end screen instead. */
    const ends = events.some(({ kind }) => kind === 'over');
    let view = before;
    let card: Card | null = null;
    let trick = decidedTrick(data, before);
    let paid: readonly Company[] = [];
    for (const event of events) {
      if (event.kind === 'played' || event.kind === 'won') ({ card } = event);
      else if (event.kind !== 'moved') card = null;
      if (event.kind === 'paid') paid = [...paid, event.company];
      const leaving = leavingOf(view, event);
      const next = applyEvent(data, view, event);
      const dropped = droppedOf(data, trick, event);
      if (leaving === null) trick = next;
      const payout = event.kind === 'round-over';
      if (payout ? !ends : !FRAMELESS.has(event.kind))
        frames.push({
          view: leaving === null ? next : view,
          event,
          leaving,
          underway: leaving !== null,
          trick,
          dropped,
          card,
          paid,
          lasts: dropped.length > 0 ? TIE : lasts({ event, leaving }),
          stays: payout,
          explained: event.kind === 'played',
          moment: event.kind === 'won' || event.kind === 'nobody-won',
        });
      view = next;
      if (event.kind !== 'side-deal') trick = next;
    }
    return frames;
  },
});

function droppedOf(data: Data, trick: View, event: Event): readonly number[] {
  if (event.kind === 'nobody-won') return droppedFrom(data, trick, -1);
  return event.kind === 'won' ? droppedFrom(data, trick, trick.table.indexOf(event.card)) : [];
}

function leavingOf(view: View, event: Event): Frame['leaving'] {
  if (event.kind === 'won') return { cards: event.cards, to: event.seat ?? ottoOf(view) };
  if (event.kind === 'nobody-won') return { cards: event.cards, to: null };
  if (event.kind === 'side-deal') return { cards: [event.card], to: event.seat };
  return null;
}

/** How long the payout of a round stays before the next deal, where somebody's clock runs; "go on" ends it sooner. */
export const PAYOUT = 9_000;
/** How long the row of a company that pays is lit, and what somebody kept stands to be read. */
const READ = 1_100;
/** How long a whole trick lies before it is taken, and how long taking it lasts. */
const LOOK = 800;
/** How long cards that tie are shown: why they drop out is to be read. */
const TIE = 4_000;
export const FLY = 420;

/** How long a frame stays. */
function lasts({ event, leaving }: Pick<Frame, 'event' | 'leaving'>): number {
  if (event.kind === 'round-over') return PAYOUT;
  if (event.kind === 'leftovers' || event.kind === 'paid') return READ;
  if (leaving !== null) return LOOK + FLY;
  if (event.kind === 'moved') return event.from === event.to ? 0 : FLY;
  return FLY;
}
