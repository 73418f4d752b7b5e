import type { Data } from './data.ts';
import { HAND_SIZE, orderFrom } from './phases/round.ts';
import { ottoOf } from './state.ts';
import type { Card, Event, Hand } from './state.ts';
import type { View } from './view.ts';

const without = (cards: readonly Card[], card: Card): Card[] => cards.filter((other) => other !== card);

const give = (view: View, hand: Hand, cards: readonly Card[]): readonly (readonly Card[])[] =>
  view.portfolios.with(hand, [...view.portfolios[hand]!, ...cards]);

const played = (view: View, hand: Hand, card: Card): View => ({
  ...view,
  table: [...view.table, card],
  playedBy: [...view.playedBy, hand],
  hand: without(view.hand, card),
  handSizes: view.handSizes.with(hand, view.handSizes[hand]! - 1),
});

/** The view after an event its viewer was told. */
export function applyEvent(_data: Data, view: View, event: Event): View {
  const handOf = (seat: Hand | null): Hand => seat ?? ottoOf(view)!;
  switch (event.kind) {
    case 'played':
      return played(view, event.seat, event.card);
    case 'otto-played':
      return played(view, handOf(null), event.card);
    case 'moved':
      return { ...view, boxes: view.boxes.with(event.company, event.to) };
    case 'side-deal': {
      const place = view.table.indexOf(event.card);
      return {
        ...view,
        table: view.table.toSpliced(place, 1),
        playedBy: view.playedBy.toSpliced(place, 1),
        portfolios: give(view, event.seat, [event.card]),
      };
    }
    case 'won': {
      const winner = handOf(event.seat);
      return { ...view, table: [], playedBy: [], lead: winner, portfolios: give(view, winner, event.cards) };
    }
    case 'nobody-won':
      return { ...view, table: [], playedBy: [], aside: [...view.aside, ...event.cards] };
    case 'leftovers': {
      const hand = handOf(event.seat);
      return {
        ...view,
        portfolios: give(view, hand, event.cards),
        hand: hand === view.seat ? [] : view.hand,
        handSizes: view.handSizes.with(hand, 0),
      };
    }
    case 'round-over':
      return { ...view, earned: event.earned, money: event.money };
    case 'dealt':
      return {
        ...view,
        round: event.round,
        dealer: event.dealer,
        order: orderFrom(event.lead, view.seats),
        lead: event.lead,
        handSizes: view.handSizes.map(() => HAND_SIZE),
        portfolios: view.portfolios.map(() => []),
        lastPortfolios: view.portfolios,
        aside: [],
      };
    case 'dealt-cards':
      return { ...view, hand: event.cards };
    case 'asks':
      return { ...view, trick: event.trick, phase: event.phase };
    case 'paid':
    case 'over':
      return view;
  }
}
