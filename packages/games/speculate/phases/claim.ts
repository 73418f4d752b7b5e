import type { Emit, Refusal, Rng, Seat } from '@outcry/engine';
import type { Box } from '../box.ts';
import { figuresOf, levelOf } from '../box.ts';
import { SECTORS } from '../data.ts';
import type { Event, Holder, Move, Phase, Sector, State } from '../state.ts';
import { bankrupt, endTurn, handOver, pay, putUnder, valueOf } from '../turn.ts';

type Collecting = Extract<Phase, { kind: 'collect' }>;
type Balancing = Extract<Phase, { kind: 'balance' }>;

const PASS: Move = { kind: 'pass' };
const ONLY_PASS: readonly Move[] = [PASS];
const CLAIM_OR_PASS: readonly Move[] = [{ kind: 'claim' }, PASS];
const STOP: Move = { kind: 'stop' };
const TAKES: readonly Move[] = SECTORS.map((_, sector) => ({ kind: 'take', sector }));

/** P12: each of the three sectors is worth its figure, and nothing of the other two is held. */
export function meetsObjective(box: Box, state: State, seat: Seat): boolean {
  const { shares, objective } = state.players[seat]!;
  const figures = figuresOf(box, objective!);
  for (let sector = 0; sector < SECTORS.length; sector++) {
    const figure = figures[sector]!;
    if (figure === 0 ? shares[sector]! > 0 : shares[sector]! * state.prices[sector]! < figure) return false;
  }
  return true;
}

/** P12: everybody is asked, so that being asked tells nobody whose objective is met. */
export const claims = (box: Box, state: State): readonly Move[] =>
  meetsObjective(box, state, state.turn.seat) ? CLAIM_OR_PASS : ONLY_PASS;

/** P12: whether a share can be asked for: there is one, it is worth something, and it fits into what is left. */
const fits = ({ shares }: Holder, price: number, sector: Sector, left: number): boolean =>
  shares[sector]! > 0 && price > 0 && price <= left;

function anyFits(holder: Holder, prices: readonly number[], left: number): boolean {
  for (let sector = 0; sector < SECTORS.length; sector++) if (fits(holder, prices[sector]!, sector, left)) return true;
  return false;
}

/** P12: the shares a claimant may take next; from the bank they may stop instead. */
export function takes(state: State, phase: Collecting | Balancing): Move[] {
  const holder = phase.kind === 'collect' ? state.players[phase.from]! : state.bank;
  const moves = TAKES.filter((_, sector) => fits(holder, state.prices[sector]!, sector, phase.left));
  if (phase.kind === 'balance') moves.push(STOP);
  return moves;
}

/** P12: the claim shows objective and shares; then the others pay, clockwise, and the bank last. */
export function claim(box: Box, state: State, rng: Rng, emit: Emit<Event> | null): void {
  const { seat } = state.turn;
  const { objective, shares } = state.players[seat]!;
  if (!state.shown.includes(objective!)) state.shown = [...state.shown, objective!];
  emit?.({
    kind: 'claimed',
    seat,
    objective: objective!,
    amount: box.data.objectives[levelOf(objective!)]!.amount,
    figures: figuresOf(box, objective!),
    shares: shares.slice(),
  });
  collectAfter(box, state, seat, rng, emit);
}

/** P12: everybody after `seat` pays in cash, in shares the claimant picks, or with all their shares, and is bankrupt. */
function collectAfter(box: Box, state: State, seat: Seat, rng: Rng, emit: Emit<Event> | null): void {
  const { players, prices, seats, turn } = state;
  const claimant = players[turn.seat]!;
  const { each, inShares } = box.data.prize;
  for (let from = (seat + 1) % seats; from !== turn.seat; from = (from + 1) % seats) {
    const payer = players[from]!;
    if (payer.out) continue;
    if (payer.cash >= each) {
      pay(payer, claimant, each);
      emit?.({ kind: 'paid', from, to: turn.seat, amount: each });
    } else if (valueOf(payer, prices) < inShares) {
      const shares = payer.shares.map((number, sector) => (prices[sector]! > 0 ? number : 0));
      for (let sector = 0; sector < SECTORS.length; sector++) handOver(payer, claimant, sector, shares[sector]!);
      emit?.({ kind: 'took-all', from, to: turn.seat, shares });
      if (bankrupt(state, from, rng, emit)) return;
    } else if (anyFits(payer, prices, inShares)) {
      state.phase = { kind: 'collect', from, left: inShares };
      return;
    }
  }
  payFromBank(box, state, box.data.prize.bank, rng, emit);
}

/** P12: the bank pays what is left of its part as far as its cash reaches; the balance is in shares while one fits. */
function payFromBank(box: Box, state: State, left: number, rng: Rng, emit: Emit<Event> | null): void {
  const { bank } = state;
  if (left > bank.cash && anyFits(bank, state.prices, left)) state.phase = { kind: 'balance', left };
  else payCashFromBank(box, state, left, rng, emit);
}

/** P12: what the bank lacks lapses. The card goes under its pile, and the next amount's top card is taken. */
function payCashFromBank(box: Box, state: State, left: number, rng: Rng, emit: Emit<Event> | null): void {
  const { seat } = state.turn;
  const player = state.players[seat]!;
  const amount = Math.min(left, state.bank.cash);
  pay(state.bank, player, amount);
  emit?.({ kind: 'paid', from: null, to: seat, amount });
  const level = Math.min(levelOf(player.objective!) + 1, state.piles.length - 1);
  putUnder(state, player.objective!);
  const objective = state.piles[level]![0]!;
  player.objective = objective;
  state.piles = state.piles.map((pile, i) => (i === level ? pile.slice(1) : pile));
  emit?.({ kind: 'next-objective', seat, amount: box.data.objectives[level]!.amount });
  emit?.({ kind: 'objective', seat, objective, figures: figuresOf(box, objective) }, [seat]);
  endTurn(box, state, rng, emit);
}

/** P12: one share at a time, until none fits. */
export function takeShare(
  box: Box,
  state: State,
  phase: Collecting | Balancing,
  sector: Sector,
  rng: Rng,
  emit: Emit<Event> | null,
): void {
  const { players, prices, turn, bank } = state;
  const holder = phase.kind === 'collect' ? players[phase.from]! : bank;
  const price = prices[sector]!;
  const left = phase.left - price;
  handOver(holder, players[turn.seat]!, sector, 1);
  emit?.({ kind: 'took', from: phase.kind === 'collect' ? phase.from : null, to: turn.seat, sector, price });
  if (phase.kind === 'balance') payFromBank(box, state, left, rng, emit);
  else if (anyFits(holder, prices, left)) state.phase = { kind: 'collect', from: phase.from, left };
  else collectAfter(box, state, phase.from, rng, emit);
}

/** P12: no more shares of the bank. */
export function stopTaking(box: Box, state: State, phase: Balancing, rng: Rng, emit: Emit<Event> | null): void {
  payCashFromBank(box, state, phase.left, rng, emit);
}

/** Why a move is not allowed when the objective may be claimed. */
export function refuseClaim(move: Move): Refusal {
  return { rule: 'P12', reason: move.kind === 'claim' ? 'objective-not-met' : 'claim-or-pass' };
}

/** Why a move is not one of `takes`. */
export function refuseTake(state: State, phase: Collecting | Balancing, move: Move): Refusal {
  if (move.kind === 'stop') return { rule: 'P12', reason: 'take-until-none-fits' };
  if (move.kind !== 'take') return { rule: 'P12', reason: 'take-a-share-first' };
  const { sector } = move;
  const holder = phase.kind === 'collect' ? state.players[phase.from]! : state.bank;
  if (holder.shares[sector] === 0) return { rule: 'P12', reason: 'no-such-share', args: { sector } };
  if (state.prices[sector] === 0) return { rule: 'P12', reason: 'worthless-share', args: { sector } };
  return { rule: 'P12', reason: 'share-does-not-fit', args: { sector, left: phase.left } };
}
