import { shuffle } from '@outcry/engine';
import type { Emit, Rng } from '@outcry/engine';
import { CARDS_PER_COMPANY, COMPANIES } from '../data.ts';
import { ottoOf } from '../state.ts';
import type { Card, Event, State } from '../state.ts';

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

/** T5, T12: shuffle, deal seven each; the seat on the dealer's right leads. Otto sits between it and the dealer. */
export function deal(state: State, rng: Rng, emit: Emit<Event> | null): void {
  const { seats, dealer } = state;
  const lead = (dealer + seats - 1) % seats;
  const deck = shuffle(deckOf(state.inPlay), rng);
  for (let hand = 0; hand < state.hands.length; hand++) {
    const cards = deck.slice(hand * CARDS_PER_COMPANY, (hand + 1) * CARDS_PER_COMPANY);
    state.hands[hand] = hand < seats ? cards.sort((a, b) => a - b) : cards;
    state.portfolios[hand] = [];
  }
  const otto = ottoOf(state);
  state.order = otto === null ? Array.from({ length: seats }, (_, i) => (lead + i) % seats) : [lead, otto, dealer];
  state.lead = lead;
  state.aside = [];
  state.table = [];
  state.playedBy = [];
  state.round++;
  state.trick = 1;
  state.phase = { kind: 'play', seat: lead };
  emit?.({ kind: 'dealt', round: state.round, dealer, lead });
}

/** T11: the deal passes to the left, and the next round begins. */
export function nextRound(state: State, rng: Rng, emit: Emit<Event> | null): void {
  state.dealer = (state.dealer + 1) % state.seats;
  deal(state, rng, emit);
}
