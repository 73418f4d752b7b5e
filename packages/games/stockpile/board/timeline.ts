import type { Frame, Script } from '@outcry/ui/timeline.ts';
import type { Data } from '../data.ts';
import type { Event } from '../events.ts';
import { applyEvent } from '../applyEvent.ts';
import type { View } from '../view.ts';

/** A frame, with the view before it. */
export interface PileFrame extends Frame<View, Event> {
  readonly before: View;
}

/** What gets the middle of the board: a split, a bankruptcy, and what happens to the viewer's own bids. */
function isMoment({ seat, piles }: View, event: Event): boolean {
  if (event.kind === 'split' || event.kind === 'bankrupt') return true;
  if (seat === null) return false;
  if (event.kind === 'won') return event.seat === seat;
  return event.kind === 'bid' && event.seat !== seat && piles[event.pile]!.bidder === seat;
}

/** How long the frame of an event stays; 0: it needs none. */
function lastsFor(event: Event): number {
  switch (event.kind) {
    case 'bid':
    case 'placed':
    case 'goods':
    case 'sold':
      return 700;
    case 'forecast':
    case 'won':
    case 'strategy':
    case 'action':
    case 'nudged':
    case 'fee':
    case 'debt-paid':
      return 1_200;
    case 'moved':
    case 'price-set':
    case 'round':
    case 'public-pair':
    case 'opened':
      return 900;
    case 'dividend':
    case 'split':
    case 'bankrupt':
    case 'won-hidden':
    case 'final':
      return 1_900;
    default:
      return 0;
  }
}

/** How long a moment stays. */
const MOMENT = 2_200;

/** What happens by itself once somebody is done, which nothing tells: the seat in it is not the one who moved. */
const BY_ITSELF: readonly Event['kind'][] = [
  'actions-shown',
  'no-actions',
  'forecast',
  'cash',
  'debt-paid',
  'drawn',
  'drew',
  'final',
];

/** Whoever moved must have been asked; everybody may be told something of their own first. */
export function follows({ actors }: View, events: readonly Event[]): boolean {
  const first = events.find((event) => 'seat' in event && !BY_ITSELF.includes(event.kind));
  if (first === undefined) return events.length > 0;
  return 'seat' in first && first.seat !== null && actors.includes(first.seat);
}

/** How moves of Stockpile are told: cards and meeples as they are laid, then pair after pair and price after price. */
export const scriptOf = (data: Data): Script<View, Event, PileFrame> => ({
  follows,
  frames(view, events) {
    const frames: PileFrame[] = [];
    let now = view;
    for (const event of events) {
      const before = now;
      now = applyEvent(data, now, event);
      const moment = isMoment(before, event);
      const lasts = moment ? Math.max(MOMENT, lastsFor(event)) : lastsFor(event);
      const explained = event.kind === 'bid' && before.piles[event.pile]!.bidder >= 0;
      if (lasts > 0) frames.push({ view: now, event, lasts, before, moment, explained });
    }
    return frames;
  },
});
