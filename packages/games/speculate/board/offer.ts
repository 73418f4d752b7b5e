import type { Seat } from '@outcry/engine';
import type { Told } from '@outcry/ui';
import { useState } from 'react';
import { answerers } from '../preview.ts';
import type { Event, Sector, Side } from '../state.ts';
import type { View } from '../view.ts';

/** What somebody said to an offer: a number of shares; null: not yet; `unseen`: they answered before the viewer looked. */
export type Answer = number | null | 'unseen';

/** An offer on its way round the table to the left, and then to the bank. */
export interface RoundOffer {
  readonly seat: Seat;
  readonly side: Side;
  readonly sector: Sector;
  readonly number: number;
  readonly price: number;
  readonly answers: readonly { readonly seat: Seat; readonly answer: Answer }[];
  /** What was dealt with the bank. */
  readonly bank: Answer;
  readonly left: number;
  readonly settled: boolean;
}

function begun({ players }: View, { seat, side, sector, number, price }: Extract<Event, { kind: 'offer' }>) {
  const answers = answerers(players, seat).map((other) => ({ seat: other, answer: null }));
  return { seat, side, sector, number, price, answers, bank: null, left: number, settled: false };
}

/** The offer after one event more; null once the turn goes on. */
function offerAfter(view: View, offer: RoundOffer | null, event: Event): RoundOffer | null {
  if (event.kind === 'offer') return begun(view, event);
  if (offer === null) return null;
  switch (event.kind) {
    case 'answer':
      return {
        ...offer,
        left: offer.left - event.number,
        answers: offer.answers.map((given) =>
          given.seat === event.seat ? { seat: given.seat, answer: event.number } : given,
        ),
      };
    case 'bank':
      return { ...offer, left: offer.left - event.number, bank: event.number };
    case 'settled':
      return { ...offer, settled: true };
    case 'asks':
      return offer;
    default:
      return null;
  }
}

/** What a view alone tells of an offer: how much is left, and who has answered. */
export function offerSeen({ phase, turn, prices, players }: View): RoundOffer | null {
  if (phase.kind !== 'answer' && phase.kind !== 'bank') return null;
  const { side, sector, number, left } = phase;
  const order = answerers(players, turn.seat);
  const asked = phase.kind === 'answer' ? order.indexOf(phase.seat) : order.length;
  const answers = order.map((seat, place) => ({ seat, answer: place < asked ? ('unseen' as const) : null }));
  return { seat: turn.seat, side, sector, number, price: prices[sector]!, answers, bank: null, left, settled: false };
}

interface Heard {
  readonly view: View;
  readonly told: number | null;
  /** Where the events begin, and what happened since. */
  readonly from: RoundOffer | null;
  readonly events: readonly Event[];
}

/** What is heard at first, or after a jump: what the view tells. */
export const nothingHeard = (view: View, told: Told<Event> | null): Heard => ({
  view,
  told: told?.id ?? null,
  from: offerSeen(view),
  events: [],
});

/** What was heard, with the next move; earlier offers are forgotten. A jump leaves only what the view tells. */
export function heardMore(heard: Heard, view: View, told: Told<Event> | null): Heard {
  if (told === null || told.id <= (heard.told ?? -1)) return told?.id === heard.told ? heard : nothingHeard(view, told);
  const events = [...heard.events, ...told.events];
  const offer = told.events.some(({ kind }) => kind === 'offer')
    ? heard.events.findLastIndex(({ kind }) => kind === 'offer')
    : -1;
  const next = offer > 0 ? { from: null, events: events.slice(offer) } : { from: heard.from, events };
  return { view, told: told.id, ...next };
}

/** The offer as it stood when `until` happened, or stands now. */
export function offerAt({ view, from, events }: Heard, until: Event | null): RoundOffer | null {
  let offer = from;
  for (const event of events) {
    offer = offerAfter(view, offer, event);
    if (event === until) break;
  }
  return offer;
}

/** The offer that goes round: views do not say who answered what, so what was told is remembered for as long. */
export function useOffer(view: View, told: Told<Event> | null, until: Event | null): RoundOffer | null {
  const [heard, setHeard] = useState(() => nothingHeard(view, told));
  let current = heard;
  if (heard.told !== (told?.id ?? null) || (told === null && heard.view !== view)) {
    current = heardMore(heard, view, told);
    setHeard(current);
  }
  return offerAt(current, until);
}
