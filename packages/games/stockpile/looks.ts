import type { Seat } from '@outcry/engine';
import type { Play, State } from './state.ts';
import { everybody, spectatorBit } from './state.ts';

/** Whether a seat knows both cards of a pair. */
export function seenWhole(state: State, seat: Seat, pair: number): boolean {
  const { companyKnown, forecastKnown } = state.pairs[pair]!;
  return ((companyKnown & forecastKnown) >> seat) % 2 === 1;
}

/** A seat looks at a pair: all see that it does, it alone sees what it is. */
export function lookAtPair(play: Play, seat: Seat, index: number): void {
  const pair = play.state.pairs[index]!;
  pair.companyKnown |= 1 << seat;
  pair.forecastKnown |= 1 << seat;
  play.emit?.({ kind: 'looked-pair', seat, pair: index });
  play.emit?.({ kind: 'saw-pair', seat, pair: index, company: pair.company, forecast: pair.forecast }, [seat]);
}

/** A pair is laid open for everybody. */
export function showPair(state: State, index: number): void {
  const pair = state.pairs[index]!;
  pair.companyKnown = everybody(state.seats);
  pair.forecastKnown = everybody(state.seats);
}

/** Whether a card of a stockpile lies face up. */
export const faceUp = (seats: number, known: number): boolean => (known & spectatorBit(seats)) !== 0;

/** A seat looks at all face-down cards of a stockpile. */
export function lookAtPile(play: Play, seat: Seat, index: number): void {
  const { seats, piles } = play.state;
  const { cards, known } = piles[index]!;
  const seen = cards.filter((_, place) => !faceUp(seats, known[place]!));
  for (let place = 0; place < known.length; place++) known[place]! |= 1 << seat;
  play.emit?.({ kind: 'looked-pile', seat, pile: index });
  play.emit?.({ kind: 'saw-pile', seat, pile: index, cards: seen }, [seat]);
}
