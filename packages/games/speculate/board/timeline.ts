import type { Seat } from '@outcry/engine';
import type { Frame, Script } from '@outcry/ui/timeline.ts';
import { applyEvent } from '../applyEvent.ts';
import type { Data } from '../data.ts';
import type { Card, Event, Phase } from '../state.ts';
import type { View } from '../view.ts';

/**
 * A frame, with the market card that lies on the table in it, whether its event is the last of an offer, and who has just
 * ended their turn without a claim.
 */
export interface CardFrame extends Frame<View, Event> {
  readonly card: Card | null;
  readonly settles: boolean;
  readonly passed: Seat | null;
}

/** How long the frame of an event stays; those not named need none. */
const LASTS: Partial<Record<Event['kind'], number>> = {
  round: 1_000,
  fee: 500,
  'fee-owed': 1_200,
  played: 900,
  price: 800,
  dividend: 1_800,
  'no-dividend': 1_800,
  offer: 1_000,
  answer: 650,
  bank: 750,
  claimed: 2_800,
  paid: 550,
  took: 550,
  'took-all': 1_100,
  'next-objective': 900,
  bankrupt: 2_400,
};

/** In which phase a move's first event can happen. */
const BEGINS: Partial<Record<Event['kind'], readonly Phase['kind'][]>> = {
  played: ['card'],
  offer: ['deal'],
  answer: ['answer'],
  bank: ['bank'],
  claimed: ['claim'],
  took: ['collect', 'balance'],
  paid: ['balance'],
  fee: ['deal', 'claim'],
  'fee-owed': ['claim'],
  round: ['claim'],
  bankrupt: ['deal'],
  over: ['claim'],
  asks: ['deal'],
};

/** Events whose frame says why below them. */
const EXPLAINED: readonly Event['kind'][] = [
  'fee',
  'fee-owed',
  'played',
  'price',
  'dividend',
  'no-dividend',
  'offer',
  'bank',
  'claimed',
  'took-all',
  'bankrupt',
];

/** What happens while a market card lies on the table. */
const AFTER_CARD: readonly Event['kind'][] = ['drew', 'reshuffled', 'price', 'dividend', 'no-dividend'];

/** How long the frame of an event stays; 0: it needs none. */
export function lastsFor(event: Event): number {
  if (event.kind === 'settled') return event.moved > 0 ? 0 : 1_000;
  return LASTS[event.kind] ?? 0;
}

/** Whether these events can have happened in this view. */
function follows({ phase }: View, [first]: readonly Event[]): boolean {
  return first === undefined || (BEGINS[first.kind] ?? []).includes(phase.kind);
}

/** How moves of Speculate are shown with these tables. */
export const scriptOf = (data: Data): Script<View, Event, CardFrame> => ({
  follows,
  frames(before, events) {
    const frames: CardFrame[] = [];
    let view = before;
    let card: Card | null = null;
    const passes = before.phase.kind === 'claim' && events[0]?.kind !== 'claimed';
    for (const [index, event] of events.entries()) {
      view = applyEvent(data, view, event);
      if (event.kind === 'played') card = event.card;
      else if (!AFTER_CARD.includes(event.kind)) card = null;
      const lasts = lastsFor(event);
      const moment = event.kind === 'bankrupt' || event.kind === 'claimed';
      const settles = events[index + 1]?.kind === 'settled';
      const passed = passes && frames.length === 0 ? before.turn.seat : null;
      const explained = passed !== null || EXPLAINED.includes(event.kind);
      if (lasts > 0) frames.push({ view, card, event, lasts, moment, explained, settles, passed });
    }
    return frames;
  },
});
