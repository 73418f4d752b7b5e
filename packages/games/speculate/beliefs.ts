import type { Rng, Seat } from '@outcry/engine';
import type { Box } from './box.ts';
import { figuresOf, levelOf } from './box.ts';
import { SECTORS } from './data.ts';
import type { Objective, State } from './state.ts';

/** How much likelier an objective is that agrees with the offer on the table than one that does not. */
const AGREES = 5;
const SCALE = 2 ** 31;

/**
 * Replaces, in an imagined state, the others' objectives that nobody knows by likelier ones: people sell what their
 * objective forbids and buy what it asks for, and everybody sees what they hold and offer.
 */
export function believe(box: Box, state: State, viewer: Seat, rng: Rng): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const { objective, out } = state.players[seat]!;
    if (seat === viewer || out || state.shown.includes(objective!)) continue;
    const level = levelOf(objective!);
    const pile = state.piles[level]!;
    const possible = pile.filter((card) => !state.shown.includes(card));
    possible.push(objective!);
    const chosen = draw(box, state, seat, possible, rng);
    if (chosen === objective) continue;
    state.piles = state.piles.map((cards, i) =>
      i === level ? cards.map((card) => (card === chosen ? objective! : card)) : cards,
    );
    state.players[seat]!.objective = chosen;
  }
}

/** One of the cards, each by its likelihood. */
function draw(box: Box, state: State, seat: Seat, cards: readonly Objective[], rng: Rng): Objective {
  const weights = cards.map((card) => likelihood(state, seat, figuresOf(box, card)));
  let left = (rng.below(SCALE) / SCALE) * weights.reduce((sum, weight) => sum + weight, 0);
  let i = 0;
  while (i < cards.length - 1 && (left -= weights[i]!) >= 0) i++;
  return cards[i]!;
}

/** How well what a seat holds and offers agrees with the figures of an objective. */
function likelihood({ players, prices, phase, turn }: State, seat: Seat, figures: readonly number[]): number {
  const { shares } = players[seat]!;
  let wanted = 10;
  let all = 20;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const value = shares[sector]! * prices[sector]!;
    all += value;
    if (figures[sector]! > 0) wanted += Math.min(value, figures[sector]!);
  }
  const part = wanted / all;
  const held = part * part * part * part;
  if (seat !== turn.seat || (phase.kind !== 'answer' && phase.kind !== 'bank')) return held;
  return (phase.side === 'buy') === figures[phase.sector]! > 0 ? AGREES * held : held;
}
