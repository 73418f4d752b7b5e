import type { Seat } from '../game.ts';
import type { Event } from './whispers-state.ts';
import type { View } from './whispers-view.ts';

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const without = (cards: readonly number[], card: number): number[] => cards.filter((other) => other !== card);

function holding(view: View, seat: Seat, change: (held: readonly number[]) => number[]): number[][] {
  return view.holds.map((held, other) => (other === seat ? sorted(change(held)) : held));
}

const buried = (cards: readonly number[]): number[] => [cards.at(-1)!, ...cards.slice(0, -1)];

const size = (view: View, seat: Seat, by: number): number[] => view.sizes.with(seat, view.sizes[seat]! + by);

/** All cards laid are shown, and leave the game. */
function shown(view: View, cards: readonly number[]): View {
  const laid = cards.filter((card) => card > 0);
  return {
    ...view,
    holds: view.holds.map((held) => held.filter((card) => !laid.includes(card))),
    hasLaid: view.hasLaid.map(() => false),
    ownLaid: 0,
    gone: [...view.gone, ...laid],
  };
}

/** Cards leave the top of the deck; those the viewer knew there are known to be in that hand. */
function drew(view: View, seat: Seat, count: number): View {
  const rest = view.deck.length - count;
  const cards = view.deck.slice(rest).filter((card) => card > 0);
  return {
    ...view,
    deck: view.deck.slice(0, rest),
    sizes: size(view, seat, count),
    holds: holding(view, seat, (held) => [...held, ...cards]),
  };
}

export function applyEvent(view: View, event: Event): View {
  switch (event.kind) {
    case 'laid':
      return { ...view, hasLaid: view.hasLaid.with(event.seat, true), sizes: size(view, event.seat, -1) };
    case 'laid-card':
      return { ...view, ownLaid: event.card, holds: holding(view, view.seat!, (held) => without(held, event.card)) };
    case 'shown':
      return shown(view, event.cards);
    case 'saw':
      return { ...view, deck: view.deck.with(-1, event.card) };
    case 'looked':
      return event.buried ? { ...view, deck: buried(view.deck) } : view;
    case 'paid':
      return {
        ...view,
        coins: view.coins.map((coins, seat) => coins - Number(seat === event.seat) + Number(seat === event.to)),
      };
    case 'gave': {
      const given = { ...view, holds: holding(view, event.seat, (held) => without(held, event.card)) };
      return {
        ...given,
        holds: holding(given, event.to, (held) => [...held, event.card]),
        sizes: size({ ...view, sizes: size(view, event.seat, -1) }, event.to, 1),
      };
    }
    case 'drew':
      return drew(view, event.seat, event.count);
    case 'drew-cards':
      // Told before they leave the deck.
      return { ...view, deck: [...view.deck.slice(0, -event.cards.length), ...event.cards] };
    case 'asks':
      return { ...view, round: event.round, phase: event.phase };
    case 'named':
    case 'peeked':
      return view;
  }
}
