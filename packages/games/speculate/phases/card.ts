import type { Emit, Refusal, Rng, Seat } from '@outcry/engine';
import type { Box } from '../box.ts';
import { changeOf, sectorOf } from '../box.ts';
import type { Card, Event, Move, Phase, Sector, State } from '../state.ts';
import { pay, shuffleDiscards } from '../turn.ts';
import { DEALING } from './answer.ts';

const CLAIMING: Phase = { kind: 'claim' };

/** The move that plays each market card, by its place in the deck. */
export const playsOf = ({ deck }: Box): readonly Move[] => deck.map((card) => ({ kind: 'play', card }));

/** P8: any card of the hand, also one that the limit 0 or 30 robs of its effect. */
export function plays({ placeInDeck }: Box, playOf: readonly Move[], state: State, seat: Seat): Move[] {
  const { hand } = state.players[seat]!;
  const moves: Move[] = [];
  for (let i = 0; i < hand.length; i++) moves.push(playOf[placeInDeck[hand[i]!]!]!);
  return moves;
}

/** P8, P11: the card is played and another drawn, the price moves or the dividend is paid; then dealing, or the claim. */
export function playCard(
  box: Box,
  state: State,
  second: boolean,
  card: Card,
  rng: Rng,
  emit: Emit<Event> | null,
): void {
  const { seat } = state.turn;
  const { hand, trail } = state.players[seat]!;
  state.discards.push(card);
  emit?.({ kind: 'played', seat, card });
  const since = state.since[box.placeInDeck[card]!]!;
  if (state.pile.length === 0) {
    shuffleDiscards(box, state, rng); // P15
    emit?.({ kind: 'reshuffled' });
  }
  const drawn = state.pile.pop()!;
  hand[hand.indexOf(card)] = drawn;
  trail.push(since, state.shuffles);
  emit?.({ kind: 'drew', seat, card: drawn, played: card }, [seat]);
  const change = changeOf(card);
  if (change === 0) payDividend(box, state, sectorOf(card), emit);
  else movePrice(box, state, sectorOf(card), change, emit);
  state.phase = second ? CLAIMING : DEALING;
}

/** P8: no price leaves 0 to 30. */
function movePrice(box: Box, state: State, sector: Sector, change: number, emit: Emit<Event> | null): void {
  const from = state.prices[sector]!;
  const to = Math.max(0, Math.min(box.data.prices.highest, from + change));
  state.prices[sector] = to;
  emit?.({ kind: 'price', sector, from, to });
}

/** P13: every holder is paid by the bank, or nobody. */
function payDividend(box: Box, state: State, sector: Sector, emit: Emit<Event> | null): void {
  const { players, bank } = state;
  const each = box.dividend[state.prices[sector]!]!;
  let due = 0;
  for (let seat = 0; seat < players.length; seat++) due += each * players[seat]!.shares[sector]!;
  const shares = (): number[] => players.map((player) => player.shares[sector]!);
  if (due > bank.cash) {
    emit?.({ kind: 'no-dividend', sector, each, shares: shares(), due, cash: bank.cash });
    return;
  }
  for (let seat = 0; seat < players.length; seat++) pay(bank, players[seat]!, each * players[seat]!.shares[sector]!);
  emit?.({ kind: 'dividend', sector, each, shares: shares(), paid: shares().map((number) => number * each) });
}

/** Why a move is not one of `plays`. */
export function refusePlay(second: boolean, move: Move): Refusal {
  if (move.kind === 'play') return { rule: 'P8', reason: 'not-in-hand' };
  if (move.kind === 'claim') return { rule: 'P12', reason: 'claim-after-second-card' };
  if (move.kind === 'answer') return { rule: 'P9', reason: 'no-offer' };
  if (move.kind === 'offer' && second) return { rule: 'P11', reason: 'dealing-is-over' };
  return { rule: second ? 'P11' : 'P8', reason: 'play-a-card' };
}
