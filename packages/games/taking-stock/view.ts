import { picker, shuffle } from '@outcry/engine';
import type { Rng, Seat } from '@outcry/engine';
import { deckOf } from './phases/round.ts';
import { copyLists, PhaseSchema } from './state.ts';
import type { Card, Hand, Phase, State } from './state.ts';

/** What a seat may know: everything but the cards in the others' hands and in Otto's stack. */
export interface View {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly inPlay: readonly boolean[];
  readonly boxes: readonly number[];
  readonly round: number;
  readonly trick: number;
  readonly dealer: Seat;
  readonly order: readonly Hand[];
  readonly lead: Hand;
  /** The viewer's own cards; a spectator has none. */
  readonly hand: readonly Card[];
  /** How many cards each holds; Otto last. */
  readonly handSizes: readonly number[];
  readonly portfolios: readonly (readonly Card[])[];
  /** The portfolios the round before was paid for. */
  readonly lastPortfolios: readonly (readonly Card[])[];
  readonly aside: readonly Card[];
  readonly table: readonly Card[];
  readonly playedBy: readonly Hand[];
  readonly money: readonly number[];
  readonly earned: readonly number[];
  readonly phase: Phase;
}

/** The phase as everybody sees it. */
export const shownPhase = picker<Phase>(PhaseSchema);

/** Built field by field, so that a new secret stays secret. */
export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    seats: state.seats,
    inPlay: state.inPlay,
    boxes: state.boxes.slice(),
    round: state.round,
    trick: state.trick,
    dealer: state.dealer,
    order: state.order.slice(),
    lead: state.lead,
    hand: seat === null ? [] : state.hands[seat]!.slice(),
    handSizes: state.hands.map((cards) => cards.length),
    portfolios: copyLists(state.portfolios),
    lastPortfolios: state.lastPortfolios,
    aside: state.aside.slice(),
    table: state.table.slice(),
    playedBy: state.playedBy.slice(),
    money: state.money.slice(),
    earned: state.earned.slice(),
    phase: shownPhase(state.phase),
  };
}

/** All cards in play are dealt every round, so what is unseen lies in the other hands: every split is equally likely. */
export function imagine(seen: View, rng: Rng): State {
  const known = new Set([...seen.hand, ...seen.aside, ...seen.table, ...seen.portfolios.flat()]);
  const unseen = shuffle(
    deckOf(seen.inPlay).filter((card) => !known.has(card)),
    rng,
  );
  const hands = seen.handSizes.map((size, hand) => {
    if (hand === seen.seat) return seen.hand.slice();
    const cards = unseen.splice(0, size);
    return hand < seen.seats ? cards.sort((a, b) => a - b) : cards;
  });
  return {
    seats: seen.seats,
    inPlay: seen.inPlay,
    boxes: seen.boxes.slice(),
    round: seen.round,
    trick: seen.trick,
    dealer: seen.dealer,
    order: seen.order.slice(),
    lead: seen.lead,
    hands,
    portfolios: copyLists(seen.portfolios),
    lastPortfolios: seen.lastPortfolios,
    aside: seen.aside.slice(),
    table: seen.table.slice(),
    playedBy: seen.playedBy.slice(),
    money: seen.money.slice(),
    earned: seen.earned.slice(),
    phase: seen.phase,
  };
}
