import type { Emit, Refusal, Rng, Seat } from '@outcry/engine';
import type { Data } from '../data.ts';
import { companyOf, numberOf, ottoOf } from '../state.ts';
import type { Card, Event, Hand, Move, Phase, State } from '../state.ts';
import { nextToPlay } from './play.ts';
import { payout } from './payout.ts';
import { moveBox } from './price.ts';
import { TRICKS } from './round.ts';

/** What decides a trick: the cards in the order played, by whom, and where the prices stand. */
export interface Trick {
  readonly seats: number;
  readonly table: readonly Card[];
  readonly playedBy: readonly Hand[];
  readonly boxes: readonly number[];
}

/** T7: whether a Market Reversal was played on this trick; Otto's does not count (T12). */
export function reversed(data: Data, state: Trick): boolean {
  const otto = ottoOf(state);
  for (let i = 0; i < state.table.length; i++)
    if (state.playedBy[i] !== otto && data.effects[numberOf(state.table[i]!) - 1]!.kind === 'reversal') return true;
  return false;
}

/**
 * T7: the place in the trick of the card that wins as it stands, or -1: highest number, then the higher company (lowest
 * and lower after a Reversal). Cards tied in both drop out together, and the next is considered.
 */
export function winningPlace(data: Data, state: Trick): number {
  const { table, boxes } = state;
  const sign = reversed(data, state) ? -1 : 1;
  let best = -1;
  let bestStrength = 0;
  for (let i = 0; i < table.length; i++) {
    const strength = sign * (numberOf(table[i]!) * 64 + boxes[companyOf(table[i]!)]!);
    if (best >= 0 && strength <= bestStrength) continue;
    let tied = false;
    for (let j = 0; j < table.length && !tied; j++)
      tied = j !== i && sign * (numberOf(table[j]!) * 64 + boxes[companyOf(table[j]!)]!) === strength;
    if (tied) continue;
    best = i;
    bestStrength = strength;
  }
  return best;
}

/** T4, T9, T12: how far the company of a winning card rises; Otto's New Acquisition counts as any other card. */
export function riseOf(data: Data, winning: Card, winner: Hand, otto: Hand | null): number {
  const effect = data.effects[numberOf(winning) - 1]!;
  return effect.kind === 'acquisition' && winner !== otto ? effect.boxes : 1;
}

/** T9: who makes a Side Deal, in the order played; Otto never does (T12). */
export function sideDealsOf(data: Data, { seats, table, playedBy }: Trick): Seat[] {
  const deals: Seat[] = [];
  for (let i = 0; i < table.length; i++)
    if (data.effects[numberOf(table[i]!) - 1]!.kind === 'side-deal' && playedBy[i]! < seats) deals.push(playedBy[i]!);
  return deals;
}

/** T8, T9: the trick is complete. Nobody wins, or Side Deals come first, then the winner takes the rest. */
export function finishTrick(data: Data, state: State, rng: Rng, emit: Emit<Event> | null): void {
  const place = winningPlace(data, state);
  if (place < 0) {
    emit?.({ kind: 'nobody-won', cards: state.table.slice() });
    for (const card of state.table) state.aside.push(card);
    return nextTrick(data, state, state.lead, rng, emit);
  }
  nextSideDeal(data, state, sideDealsOf(data, state), state.playedBy[place]!, state.table[place]!, rng, emit);
}

/** T9: the next Side Deal in the order played, if there is still a card it may take; else the winner's turn. */
function nextSideDeal(
  data: Data,
  state: State,
  deals: readonly Seat[],
  winner: Hand,
  winning: Card,
  rng: Rng,
  emit: Emit<Event> | null,
): void {
  if (deals.length > 0 && state.table.length > 1) {
    state.phase = { kind: 'side-deal', seat: deals[0]!, then: deals.slice(1), winner, winning };
    return;
  }
  const portfolio = state.portfolios[winner]!;
  for (const card of state.table) portfolio.push(card);
  emit?.({ kind: 'won', seat: winner < state.seats ? winner : null, card: winning, cards: state.table.slice() });
  moveBox(data, state, companyOf(winning), riseOf(data, winning, winner, ottoOf(state)), 'won', emit);
  nextTrick(data, state, winner, rng, emit);
}

/** T5, T9: the winner leads the next trick; after five comes the payout (T10). */
function nextTrick(data: Data, state: State, lead: Hand, rng: Rng, emit: Emit<Event> | null): void {
  state.table = [];
  state.playedBy = [];
  state.lead = lead;
  if (state.trick === TRICKS) return payout(data, state, rng, emit);
  state.trick++;
  nextToPlay(data, state, rng, emit);
}

type SideDeal = Extract<Phase, { kind: 'side-deal' }>;

/** T4: any card of the trick but the winning one. */
export function takes(takeOfCard: readonly Move[], state: State, phase: SideDeal): Move[] {
  const moves: Move[] = [];
  for (const card of state.table) if (card !== phase.winning) moves.push(takeOfCard[card]!);
  return moves;
}

export function takeCard(
  data: Data,
  state: State,
  phase: SideDeal,
  card: Card,
  rng: Rng,
  emit: Emit<Event> | null,
): void {
  const place = state.table.indexOf(card);
  state.table.splice(place, 1);
  state.playedBy.splice(place, 1);
  state.portfolios[phase.seat]!.push(card);
  emit?.({ kind: 'side-deal', seat: phase.seat, card });
  nextSideDeal(data, state, phase.then, phase.winner, phase.winning, rng, emit);
}

/** Why a move is not one of `takes`. */
export function refuseTake(state: State, phase: SideDeal, move: Move): Refusal {
  if (move.kind === 'play') return { rule: 'T9', reason: 'side-deal-first' };
  if (move.card === phase.winning) return { rule: 'T4', reason: 'not-the-winning-card' };
  return { rule: 'T4', reason: 'not-in-trick', args: { cards: state.table.length } };
}
