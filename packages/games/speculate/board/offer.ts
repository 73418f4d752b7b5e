import type { Seat } from '@outcry/engine';
import type { Told } from '@outcry/ui';
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

/** What goes on with an offer; anything else ends it. */
const GOES_ON: readonly Event['kind'][] = ['answer', 'bank', 'settled', 'asks'];

/** The offer that goes round or has just gone round, as far as it is told. Views do not say who answered what. */
export function offerIn(view: View, journal: readonly Told<Event>[]): RoundOffer | null {
  const since: Event[] = [];
  for (let move = journal.length - 1; move >= 0; move--)
    for (const event of journal[move]!.events.toReversed()) {
      since.unshift(event);
      if (event.kind === 'offer')
        return since.reduce<RoundOffer | null>((offer, next) => offerAfter(view, offer, next), null);
      if (!GOES_ON.includes(event.kind)) return null;
    }
  return offerSeen(view);
}
