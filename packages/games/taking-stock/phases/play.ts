import type { Emit, Refusal, Rng, Seat } from '@outcry/engine';
import { CARDS_PER_COMPANY, COMPANIES } from '../data.ts';
import type { Data } from '../data.ts';
import { companyOf, numberOf, ottoOf } from '../state.ts';
import type { Card, Event, Move, State } from '../state.ts';
import { moveBox } from './price.ts';
import { finishTrick } from './trick.ts';

/** For every card, the ways to play it if all companies are in play (T4). `plays` drops targets that are not. */
export function playsOfCards(data: Data): readonly (readonly Move[])[] {
  return Array.from({ length: COMPANIES.length * CARDS_PER_COMPANY }, (_, card): Move[] => {
    const effect = data.effects[numberOf(card) - 1]!;
    const play = (target: number | null, boxes: number | null): Move => ({ kind: 'play', card, target, boxes });
    const others = COMPANIES.map((_name, company) => company).filter((company) => company !== companyOf(card));
    if (effect.kind === 'other-company') return others.map((company) => play(company, effect.boxes));
    if (effect.kind === 'any-company')
      return COMPANIES.flatMap((_name, company) => [play(company, effect.boxes), play(company, -effect.boxes)]);
    return [play(null, null)];
  });
}

/** T6: any card of the hand, and for cards with a choice (T4) every company in play it may move. */
export function plays(playsOfCard: readonly (readonly Move[])[], state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  const hand = state.hands[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const ways = playsOfCard[hand[i]!]!;
    for (let j = 0; j < ways.length; j++) {
      const move = ways[j] as Extract<Move, { kind: 'play' }>;
      if (move.target === null || state.inPlay[move.target]) moves.push(move);
    }
  }
  return moves;
}

/** T6: the card's immediate effect happens as it is played; then the next in order plays. Otto needs nobody to play for him. */
export function playCard(
  data: Data,
  state: State,
  seat: Seat,
  move: Extract<Move, { kind: 'play' }>,
  rng: Rng,
  emit: Emit<Event> | null,
): void {
  const { card } = move;
  const hand = state.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  state.table.push(card);
  state.playedBy.push(seat);
  emit?.({ kind: 'played', seat, card, target: move.target, boxes: move.boxes });
  const effect = data.effects[numberOf(card) - 1]!;
  if (effect.kind === 'own-company') moveBox(data, state, companyOf(card), effect.boxes, 'effect', emit);
  else if (move.target !== null) moveBox(data, state, move.target, move.boxes!, 'effect', emit);
  nextToPlay(data, state, rng, emit);
}

/** The next in order plays; Otto flips the top card of his stack, whose effect does not count (T12). */
export function nextToPlay(data: Data, state: State, rng: Rng, emit: Emit<Event> | null): void {
  const { order, table } = state;
  if (table.length === order.length) return finishTrick(data, state, rng, emit);
  const next = order[(order.indexOf(state.lead) + table.length) % order.length]!;
  if (next !== ottoOf(state)) {
    state.phase = { kind: 'play', seat: next };
    return;
  }
  const card = state.hands[next]!.pop()!;
  table.push(card);
  state.playedBy.push(next);
  emit?.({ kind: 'otto-played', card });
  nextToPlay(data, state, rng, emit);
}

/** Why a move is not one of `plays`. */
export function refusePlay(data: Data, state: State, seat: Seat, move: Move): Refusal {
  if (move.kind === 'take') return { rule: 'T9', reason: 'no-side-deal-now' };
  if (!state.hands[seat]!.includes(move.card as Card)) return { rule: 'T6', reason: 'not-in-hand' };
  const effect = data.effects[numberOf(move.card) - 1]!;
  if (effect.kind === 'other-company' || effect.kind === 'any-company') {
    if (move.target === null) return { rule: 'T4', reason: 'target-needed' };
    if (!state.inPlay[move.target]) return { rule: 'T1', reason: 'company-not-in-play' };
    if (effect.kind === 'other-company' && move.target === companyOf(move.card))
      return { rule: 'T4', reason: 'another-company' };
    return { rule: 'T4', reason: 'wrong-boxes', args: { boxes: effect.boxes } };
  }
  return { rule: 'T4', reason: 'no-target' };
}
