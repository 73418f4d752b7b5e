import type { Card, Event, Hand } from './state.ts';
import { ottoOf } from './state.ts';
import type { View } from './view.ts';

/** One frame of what a move did: the view as it then is, and the cards that are on their way to somebody. */
export interface Scene {
  readonly view: View;
  /** What happens in this frame. */
  readonly event: Event;
  /** Cards that leave the trick, and whose they become; null: set aside (T8). */
  readonly leaving: { readonly cards: readonly Card[]; readonly to: Hand | null } | null;
}

const without = (cards: readonly Card[], card: Card): Card[] => cards.filter((other) => other !== card);

function give(view: View, hand: Hand, cards: readonly Card[]): readonly (readonly Card[])[] {
  return view.portfolios.map((held, other) => (other === hand ? [...held, ...cards] : held));
}

function laid(view: View, hand: Hand, card: Card): View {
  return {
    ...view,
    table: [...view.table, card],
    playedBy: [...view.playedBy, hand],
    hand: without(view.hand, card),
    handSizes: view.handSizes.map((size, other) => (other === hand ? size - 1 : size)),
  };
}

/** The view after an event that told its viewer all: all but a deal, whose cards are not told. */
export function applyEvent(view: View, event: Event): View {
  const handOf = (seat: Hand | null): Hand => seat ?? ottoOf(view)!;
  switch (event.kind) {
    case 'played':
      return laid(view, event.seat, event.card);
    case 'otto-played':
      return laid(view, handOf(null), event.card);
    case 'moved':
      return { ...view, boxes: view.boxes.map((box, company) => (company === event.company ? event.to : box)) };
    case 'side-deal': {
      const place = view.table.indexOf(event.card);
      return {
        ...view,
        table: without(view.table, event.card),
        playedBy: view.playedBy.filter((_, other) => other !== place),
        portfolios: give(view, event.seat, [event.card]),
      };
    }
    case 'won':
      return {
        ...view,
        table: [],
        playedBy: [],
        lead: handOf(event.seat),
        portfolios: give(view, handOf(event.seat), event.cards),
      };
    case 'nobody-won':
      return { ...view, table: [], playedBy: [], aside: [...view.aside, ...event.cards] };
    case 'leftovers': {
      const hand = handOf(event.seat);
      return {
        ...view,
        portfolios: give(view, hand, event.cards),
        hand: hand === view.seat ? [] : view.hand,
        handSizes: view.handSizes.map((size, other) => (other === hand ? 0 : size)),
      };
    }
    case 'round-over':
      return { ...view, earned: event.earned, money: event.money };
    case 'dealt':
    case 'paid':
    case 'over':
      return view;
  }
}

/** A move's events as frames, in order; what follows the last of them is the new view itself. */
export function scenes(before: View, events: readonly Event[]): Scene[] {
  const all: Scene[] = [];
  let view = before;
  for (const event of events) {
    const leaving = leavingOf(view, event);
    const next = applyEvent(view, event);
    if (leaving !== null) all.push({ view, event, leaving });
    else if (event.kind === 'round-over' || next !== view) all.push({ view: next, event, leaving });
    view = next;
  }
  return all;
}

function leavingOf(view: View, event: Event): Scene['leaving'] {
  if (event.kind === 'won') return { cards: event.cards, to: event.seat ?? ottoOf(view) };
  if (event.kind === 'nobody-won') return { cards: event.cards, to: null };
  if (event.kind === 'side-deal') return { cards: [event.card], to: event.seat };
  return null;
}
