// Frozen: the judgement of the first Trader (`trader-0`). It stays as it is, mistakes included.

import type { Seat } from '@outcry/engine';
import type { Box } from '../box.ts';
import { changeOf, figuresOf, sectorOf } from '../box.ts';
import { SECTORS } from '../data.ts';
import { bankCover, bankPrice, coverOf } from '../phases/answer.ts';
import type { Objective, Phase, State } from '../state.ts';
import { worth } from '../turn.ts';

/** How much of what they could deal in the others are expected to take up. */
const TAKEN_UP = 0.4;
/** How far rivals let a price follow the drift of the cards. */
const DRIFT_KEPT = 0.5;
/** How sure a prize is whose objective is met, and the distance from it (in money) that makes it e times less likely. */
const SURE = 0.9;
const REACH = 130;
/** Cash beyond the next fee that others' claims may ask for. */
const CUSHION = 25;
/** The part of its wealth a seat stands to lose: when it cannot raise its fees at all, and when it lacks the cash. */
const RUIN = 0.7;
const LATE_FEE_MISSING = 0.2;
const LATE_FEE_ALL_MISSING = 0.5;
const OFFER_USED = 0.03;
const NEXT_FEE_MISSING = 0.05;
const NEXT_FEE_ALL_MISSING = 0.1;

/** A seat's purse and shares as they are expected to be once the offer on the table is settled. */
interface Position {
  cash: number;
  readonly shares: number[];
}

/**
 * What each seat may expect to end with: its cash and shares once the offer on the table is settled and the second card
 * played; what shares gain and pay while cards are still to come; the chance of a prize; less what it stands to lose by
 * fees it cannot pay.
 */
export function evaluate(box: Box, state: State): number[] {
  if (state.phase.kind === 'over') return worth(state);
  const positions = settled(state);
  const prices = state.prices.slice();
  const prize = prizeNow(box, state);
  if (beforeSecondCard(state.phase)) foreseeCard(box, state, positions, prices, prize);
  const expected: number[] = [];
  for (let seat = 0; seat < state.seats; seat++)
    expected.push(state.players[seat]!.out ? 0 : outlook(box, state, seat, positions[seat]!, prices, prize));
  return expected;
}

/** Everybody's position if the others take up part of the offer on the table and the bank deals in the rest. */
function settled(state: State): Position[] {
  const { phase, players, turn, prices, seats } = state;
  const positions: Position[] = [];
  for (let seat = 0; seat < seats; seat++)
    positions.push({ cash: players[seat]!.cash, shares: players[seat]!.shares.slice() });
  if (phase.kind !== 'answer' && phase.kind !== 'bank') return positions;
  const { side, sector } = phase;
  const own = positions[turn.seat]!;
  const price = prices[sector]!;
  let { left } = phase;
  if (phase.kind === 'answer')
    for (let seat = phase.seat; seat !== turn.seat; seat = (seat + 1) % seats) {
      if (players[seat]!.out) continue;
      const moved = TAKEN_UP * coverOf(state, side, sector, left, seat);
      left -= moved;
      gain(positions[seat]!, sector, side === 'buy' ? -moved : moved, price);
      gain(own, sector, side === 'buy' ? moved : -moved, price);
    }
  const atBank = bankCover(state, side, sector, left);
  gain(own, sector, side === 'buy' ? atBank : -atBank, bankPrice(price, side));
  return positions;
}

function gain(position: Position, sector: number, shares: number, price: number): void {
  position.shares[sector]! += shares;
  position.cash -= shares * price;
}

const beforeSecondCard = (phase: Phase): boolean =>
  phase.kind === 'deal' || phase.kind === 'answer' || phase.kind === 'bank' || (phase.kind === 'card' && phase.second);

/** Plays, in positions and prices, the second card that serves the seat whose turn it is best. */
function foreseeCard(box: Box, state: State, positions: readonly Position[], prices: number[], prize: number): void {
  const { turn, players, seats } = state;
  const { hand, objective } = players[turn.seat]!;
  const own = positions[turn.seat]!;
  let best = -Infinity;
  let chosen = 0;
  for (let i = 0; i < hand.length; i++) {
    const sector = sectorOf(hand[i]!);
    const before = prices[sector]!;
    let others = 0;
    for (let seat = 0; seat < seats; seat++) if (seat !== turn.seat) others += positions[seat]!.shares[sector]!;
    const change = changeOf(hand[i]!);
    prices[sector] = limited(box, before + change);
    const each = change === 0 ? box.dividend[before]! : prices[sector]! - before;
    const served =
      each * (own.shares[sector]! - others / (seats - 1)) + prize * chanceOfPrize(box, objective!, own, prices);
    prices[sector] = before;
    if (served > best) {
      best = served;
      chosen = hand[i]!;
    }
  }
  const sector = sectorOf(chosen);
  const change = changeOf(chosen);
  if (change !== 0) prices[sector] = limited(box, prices[sector]! + change);
  else
    for (let seat = 0; seat < seats; seat++)
      positions[seat]!.cash += box.dividend[prices[sector]!]! * positions[seat]!.shares[sector]!;
}

const limited = (box: Box, price: number): number => Math.max(0, Math.min(box.data.prices.highest, price));

/** What a claim would bring now, shares of a bank without cash counted for half. */
function prizeNow({ data: { prize } }: Box, { players, bank }: State): number {
  let payers = -1;
  for (let seat = 0; seat < players.length; seat++) if (!players[seat]!.out) payers++;
  return prize.each * payers + (prize.bank + Math.min(prize.bank, bank.cash)) / 2;
}

/** By the money that would still have to change hands: figures not reached, and shares that must go. */
function chanceOfPrize(box: Box, objective: Objective, { cash, shares }: Position, prices: readonly number[]): number {
  const figures = figuresOf(box, objective);
  let distance = 0;
  let means = cash;
  let wanted = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const value = shares[sector]! * prices[sector]!;
    const figure = figures[sector]!;
    means += value;
    wanted += figure;
    if (figure === 0) distance += value + Math.min(1, shares[sector]!);
    else if (value < figure) distance += figure - value;
  }
  return SURE * Math.exp(-distance / REACH) * (means < wanted ? (means / wanted) ** 2 : 1);
}

/** How many turns a seat will still begin. */
function turnsToCome({ turn, round, rounds, first, seats }: State, seat: Seat): number {
  const place = (of: Seat): number => (of - first + seats) % seats;
  return rounds - round + (place(seat) > place(turn.seat) ? 1 : 0);
}

function outlook(
  box: Box,
  state: State,
  seat: Seat,
  position: Position,
  prices: readonly number[],
  prize: number,
): number {
  const { cash, shares } = position;
  const { phase, turn } = state;
  const turns = turnsToCome(state, seat);
  const claims = turns + (seat === turn.seat && phase.kind !== 'collect' && phase.kind !== 'balance' ? 1 : 0);
  const cards = 2 * claims * state.seats;
  let wealth = cash;
  let liquid = cash;
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const price = prices[sector]!;
    const rise = Math.min(box.data.prices.highest - price, cards * DRIFT_KEPT * box.drift[sector]!);
    wealth += shares[sector]! * (price + rise + cards * box.dividendRate[sector]! * box.dividend[price]!);
    liquid += shares[sector]! * bankPrice(price, 'sell');
  }
  if (claims > 0) wealth += prize * chanceOfPrize(box, state.players[seat]!.objective!, position, prices);
  return wealth * (1 - danger(box, state, seat, cash, liquid, turns));
}

/** The part of its wealth a seat stands to lose by the late fee it owes (P7), or by the next one. */
function danger(box: Box, { turn }: State, seat: Seat, cash: number, liquid: number, turns: number): number {
  const { usual, late } = box.data.fees;
  const due = seat === turn.seat && turn.owes ? late : 0;
  if (liquid < due + (turns > 0 ? late : 0)) return RUIN;
  let risk = 0;
  if (cash < due) risk += LATE_FEE_MISSING + LATE_FEE_ALL_MISSING * (1 - cash / due) + OFFER_USED * turn.offers;
  const spare = Math.max(0, cash - due);
  if (turns > 0 && spare < usual + CUSHION)
    risk += NEXT_FEE_ALL_MISSING * (1 - spare / (usual + CUSHION)) + (spare < usual ? NEXT_FEE_MISSING : 0);
  return Math.min(1, risk);
}
