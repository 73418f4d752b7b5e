import type { Emit, Refusal, Seat } from '@outcry/engine';
import type { Box } from '../box.ts';
import type { Event, Move, Phase, Sector, Side, State } from '../state.ts';
import { barBit } from '../state.ts';
import { handOver, pay } from '../turn.ts';

type Answering = Extract<Phase, { kind: 'answer' }>;
type AtBank = Extract<Phase, { kind: 'bank' }>;

export const DEALING: Phase = { kind: 'deal' };

/** For every number the list of moves from 0 up to it. */
export type Counts = readonly (readonly Move[])[];

export function countsOf(kind: 'answer' | 'bank', { data }: Box): Counts {
  const moves = Array.from({ length: data.shares + 1 }, (_, number): Move => ({ kind, number }));
  return moves.map((_, most) => moves.slice(0, most + 1));
}

/** How many of `wanted` shares a purse pays at a price. */
const affordable = (cash: number, price: number, wanted: number): number =>
  price * wanted <= cash ? wanted : Math.floor(cash / price);

/** P9: how many of the shares still wanted a seat can deal in: those it has, or those it can pay. */
export function coverOf(state: State, side: Side, sector: Sector, left: number, seat: Seat): number {
  const { cash, shares } = state.players[seat]!;
  return side === 'buy' ? Math.min(left, shares[sector]!) : affordable(cash, state.prices[sector]!, left);
}

/** P9: one more than the market price where the bank sells (but free at 0), one less where it buys (but never below 0). */
export function bankPrice(price: number, side: Side): number {
  if (price === 0) return 0;
  return side === 'buy' ? price + 1 : price - 1;
}

/** P9: how many of the shares left the bank can deal in, and the purse of whoever pays. */
export function bankCover(state: State, side: Side, sector: Sector, left: number): number {
  const price = bankPrice(state.prices[sector]!, side);
  const { bank, players, turn } = state;
  if (side === 'sell') return affordable(bank.cash, price, left);
  return affordable(players[turn.seat]!.cash, price, Math.min(left, bank.shares[sector]!));
}

/** P9: asks the next seat to the left of `after`; one that cannot take part says no automatically; the bank comes last. */
export function goRound(
  state: State,
  side: Side,
  sector: Sector,
  number: number,
  left: number,
  after: Seat,
  emit: Emit<Event> | null,
): void {
  const { seats, players, turn } = state;
  for (let seat = (after + 1) % seats; left > 0 && seat !== turn.seat; seat = (seat + 1) % seats) {
    if (players[seat]!.out) continue;
    if (coverOf(state, side, sector, left, seat) > 0) {
      state.phase = { kind: 'answer', seat, side, sector, number, left };
      return;
    }
    emit?.({ kind: 'answer', seat, to: turn.seat, side, sector, number: 0, price: state.prices[sector]! });
  }
  if (left > 0 && bankCover(state, side, sector, left) > 0) state.phase = { kind: 'bank', side, sector, number, left };
  else settle(state, side, sector, number, number - left, emit);
}

/** P9: an offer that moved no share bars that side of the sector; P10: one that did counts the sector. */
function settle(
  state: State,
  side: Side,
  sector: Sector,
  number: number,
  moved: number,
  emit: Emit<Event> | null,
): void {
  const { turn } = state;
  if (moved === 0) turn.barred |= barBit(side, sector);
  else turn.dealt |= 1 << sector;
  emit?.({ kind: 'settled', seat: turn.seat, side, sector, number, moved });
  state.phase = DEALING;
}

/** P9: all, part or none of what is still wanted, at the market price. */
export function giveAnswer(state: State, phase: Answering, number: number, emit: Emit<Event> | null): void {
  const { seat, side, sector } = phase;
  const { players, turn, prices } = state;
  const price = prices[sector]!;
  const seller = players[side === 'buy' ? seat : turn.seat]!;
  const buyer = players[side === 'buy' ? turn.seat : seat]!;
  handOver(seller, buyer, sector, number);
  pay(buyer, seller, number * price);
  emit?.({ kind: 'answer', seat, to: turn.seat, side, sector, number, price });
  goRound(state, side, sector, phase.number, phase.left - number, seat, emit);
}

/** P9: the bank's part, which may be left out or partial. */
export function dealWithBank(state: State, phase: AtBank, number: number, emit: Emit<Event> | null): void {
  const { side, sector } = phase;
  const { players, turn, bank, prices } = state;
  const price = bankPrice(prices[sector]!, side);
  const seller = side === 'buy' ? bank : players[turn.seat]!;
  const buyer = side === 'buy' ? players[turn.seat]! : bank;
  handOver(seller, buyer, sector, number);
  pay(buyer, seller, number * price);
  emit?.({ kind: 'bank', seat: turn.seat, side, sector, number, price });
  settle(state, side, sector, phase.number, phase.number - phase.left + number, emit);
}

/** Why a move is no answer to the offer. */
export function refuseAnswer(state: State, { seat, side, sector, left }: Answering, move: Move): Refusal {
  if (move.kind !== 'answer') return { rule: 'P9', reason: 'answer-first' };
  if (move.number > left) return { rule: 'P9', reason: 'more-than-wanted', args: { left } };
  return { rule: 'P9', reason: `answer-not-covered-${side}`, args: { most: coverOf(state, side, sector, left, seat) } };
}

/** Why a move is no answer to the bank. */
export function refuseBank(state: State, { side, sector, left }: AtBank, move: Move): Refusal {
  if (move.kind !== 'bank') return { rule: 'P9', reason: 'bank-first' };
  if (move.number > left) return { rule: 'P9', reason: 'more-than-left', args: { left } };
  return { rule: 'P9', reason: `bank-not-covered-${side}`, args: { most: bankCover(state, side, sector, left) } };
}
