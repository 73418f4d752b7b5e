import type { Frame, Script } from '@outcry/ui/timeline.ts';
import type { Data } from '../data.ts';
import { applyEvent } from '../applyEvent.ts';
import { movementNow } from '../state.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** A frame, with the cards that lie face up in it and the prices before they changed. */
export interface Scene extends Frame<View, Event> {
  /** By seat; null before the cards are revealed and after they are discarded. */
  readonly shown: readonly number[] | null;
  /** The brick that walks, and where it will stand. */
  readonly walk: { readonly company: number; readonly from: number; readonly to: number; readonly then: View } | null;
  /** The ways of the bricks, in the order they walk, in the frame that turns the cards and the one that stops them. */
  readonly ways: readonly Way[];
  /** The prices before bricks moved, in a frame that shows the new ones. */
  readonly before: readonly number[] | null;
  /** How many empty spaces the bricks walk, once it is known. */
  readonly steps: number;
}

/** A card that is turned, and from where to where it moves its brick; null: it moves none. */
export interface Way {
  readonly seat: number;
  readonly card: number;
  readonly walked: { readonly from: number; readonly to: number } | null;
}

/** The cards that lie there from the active seat on, clockwise (S10), with what the events make of them. */
function waysOf({ active }: View, cards: readonly number[], events: readonly Event[]): Way[] {
  return cards.map((_, after) => {
    const seat = (active + after) % cards.length;
    const walked = events.find((event) => event.kind === 'moved' && event.seat === seat && event.path.length > 0);
    return { seat, card: cards[seat]!, walked: walked?.kind === 'moved' ? walked : null };
  });
}

/** How long a brick takes for one space, and at most for its whole way, in milliseconds. */
const STEP = 130;
const LONGEST = 1_700;

/** How long a brick walks. */
export const walkTime = (from: number, to: number): number => Math.min(LONGEST, STEP * Math.abs(to - from));

/** How long the frame of an event stays, once its brick has walked; 0: it needs none. */
function lastsFor(event: Event): number {
  switch (event.kind) {
    case 'traded':
      return event.buy === null && event.sell === null ? 450 : 900;
    case 'ranked':
      return 350;
    case 'moved':
      return event.path.length === 0 ? 500 : 250;
    case 'revealed':
      return 2_600;
    case 'holiday':
      return 2_400;
    case 'turn':
      return 900;
    case 'shuffled':
      return 800;
    case 'priced':
      return 1_600;
    case 'chose':
    case 'laid':
    case 'discarded':
    case 'drew':
    case 'bagged':
    case 'ended':
      return 0;
  }
}

/** Whether these events fit this view. */
function follows({ phase, players }: View, [first]: readonly Event[]): boolean {
  if (first?.kind === 'traded') return phase.kind === 'trade' && phase.seat === first.seat;
  if (first?.kind === 'ranked') return phase.kind === 'rank' && phase.seat === first.seat;
  return first?.kind === 'chose' && phase.kind === 'choose' && !players[first.seat]!.hasChosen;
}

const differ = (a: readonly number[], b: readonly number[]): boolean =>
  a.some((price, company) => price !== b[company]);

/** How moves of Speculation are shown, with these tables. */
export const scriptOf = (data: Data): Script<View, Event, Scene> => ({
  follows,
  frames(view, events) {
    const scenes: Scene[] = [];
    let now = view;
    let shown: readonly number[] | null = null;
    let { prices } = view;
    let steps = movementNow(view);
    for (const event of events) {
      const earlier = now;
      now = applyEvent(data, now, event);
      if (event.kind === 'revealed') shown = event.cards;
      if (event.kind === 'discarded') shown = null;
      if (event.kind === 'holiday') ({ steps } = event);
      const before = event.kind === 'priced' && differ(prices, event.prices) ? prices : null;
      if (event.kind === 'priced') ({ prices } = event);
      const lasts = event.kind === 'priced' && before === null ? 0 : lastsFor(event);
      const moment = event.kind === 'revealed' || event.kind === 'holiday';
      const ways = moment && shown !== null ? waysOf(view, shown, events) : [];
      const explained = event.kind === 'moved' || event.kind === 'ranked' || event.kind === 'turn';
      if (lasts === 0) continue;
      const scene: Scene = { view: now, shown, event, before, lasts, moment, ways, steps, explained, walk: null };
      if ((event.kind === 'moved' || event.kind === 'ranked') && event.from !== event.to) {
        const { company, from, to } = event;
        const walk = { company, from, to, then: now };
        scenes.push({ ...scene, view: earlier, walk, lasts: walkTime(from, to), underway: true, movement: true });
      }
      scenes.push(scene);
    }
    return scenes;
  },
});
