import { shuffle } from '@outcry/engine';
import type { Emit, Rng, Seat } from '@outcry/engine';
import { CARDS_PER_COMPANY, COMPANIES } from '../data.ts';
import { ottoOf } from '../state.ts';
import type { Card, Event, Hand, State } from '../state.ts';

export const ROUNDS = 4;
export const TRICKS = 5;

/** Every card of the companies in play, none dealt. */
export function deckOf(inPlay: readonly boolean[]): Card[] {
  const deck: Card[] = [];
  for (let company = 0; company < COMPANIES.length; company++)
    if (inPlay[company])
      for (let index = 0; index < CARDS_PER_COMPANY; index++) deck.push(company * CARDS_PER_COMPANY + index);
  return deck;
}

/** T5: cards dealt to each hand. */
export const HAND_SIZE = 7;

/** T5, T12: everybody clockwise from the first lead. Otto sits between that seat and the dealer. */
export function orderFrom(lead: Seat, seats: number): Hand[] {
  const order = Array.from({ length: seats }, (_, i) => (lead + i) % seats);
  const otto = ottoOf({ seats });
  if (otto !== null) order.splice(1, 0, otto);
  return order;
}

/** T5: shuffle, deal seven each; the seat on the dealer's right leads. */
export function deal(state: State, rng: Rng, emit: Emit<Event> | null): void {
  const { seats, dealer } = state;
  const lead = (dealer + seats - 1) % seats;
  const deck = shuffle(deckOf(state.inPlay), rng);
  for (let hand = 0; hand < state.hands.length; hand++) {
    const cards = deck.slice(hand * HAND_SIZE, (hand + 1) * HAND_SIZE);
    state.hands[hand] = hand < seats ? cards.sort((a, b) => a - b) : cards;
  }
  state.lastPortfolios = state.portfolios;
  state.portfolios = state.hands.map(() => []);
  state.order = orderFrom(lead, seats);
  state.lead = lead;
  state.aside = [];
  state.table = [];
  state.playedBy = [];
  state.round++;
  state.trick = 1;
  state.phase = { kind: 'play', seat: lead };
  if (!emit) return;
  emit({ kind: 'dealt', round: state.round, dealer, lead });
  for (let seat = 0; seat < seats; seat++) emit({ kind: 'dealt-cards', cards: state.hands[seat]!.slice() }, [seat]);
}

/** T11: the deal passes to the left, and the next round begins. */
export function nextRound(state: State, rng: Rng, emit: Emit<Event> | null): void {
  state.dealer = (state.dealer + 1) % state.seats;
  deal(state, rng, emit);
}
