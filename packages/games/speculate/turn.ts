import type { Emit, Result, Rng, Seat } from '@outcry/engine';
import { shuffle } from '@outcry/engine';
import type { Box } from './box.ts';
import { levelOf } from './box.ts';
import { SECTORS } from './data.ts';
import type { Event, Holder, Objective, Phase, Sector, State } from './state.ts';

const FIRST_CARD: Phase = { kind: 'card', second: false };
const OVER: Phase = { kind: 'over' };

export function pay(from: Holder, to: Holder, amount: number): void {
  from.cash -= amount;
  to.cash += amount;
}

export function handOver(from: Holder, to: Holder, sector: Sector, number: number): void {
  from.shares[sector]! -= number;
  to.shares[sector]! += number;
}

/** What a holder's shares are worth at market prices. */
export function valueOf({ shares }: Holder, prices: readonly number[]): number {
  let value = 0;
  for (let sector = 0; sector < SECTORS.length; sector++) value += shares[sector]! * prices[sector]!;
  return value;
}

/** P7: the fee is paid automatically; a player who cannot pay it owes the late one. */
export function beginTurn({ data: { fees } }: Box, state: State, seat: Seat, emit: Emit<Event> | null): void {
  const { turn } = state;
  const player = state.players[seat]!;
  turn.seat = seat;
  turn.owes = player.cash < fees.usual;
  turn.offers = 0;
  turn.barred = 0;
  turn.dealt = 0;
  if (turn.owes) emit?.({ kind: 'fee-owed', seat, amount: fees.late });
  else {
    pay(player, state.bank, fees.usual);
    emit?.({ kind: 'fee', seat, amount: fees.usual });
  }
  state.phase = FIRST_CARD;
}

/** The next seat still in plays; after the last turn of a round comes the next round (P15), after the last round the end (P16). */
export function endTurn(box: Box, state: State, rng: Rng, emit: Emit<Event> | null): void {
  const played = (state.turn.seat - state.first + state.seats) % state.seats;
  const next = nextFrom(state, played + 1);
  if (next !== null) return beginTurn(box, state, next, emit);
  if (state.round === state.rounds) return finish(state, emit);
  state.round++;
  shuffleDiscards(box, state, rng);
  emit?.({ kind: 'round', round: state.round, rounds: state.rounds });
  beginTurn(box, state, nextFrom(state, 0)!, emit);
}

/** The first seat still in that comes `turns` or more turns after the round's first; null: the round is over. */
function nextFrom(state: State, turns: number): Seat | null {
  for (let after = turns; after < state.seats; after++) {
    const seat = (state.first + after) % state.seats;
    if (!state.players[seat]!.out) return seat;
  }
  return null;
}

/** P15: the discards go back into the draw pile, and all of it is shuffled. */
export function shuffleDiscards({ placeInDeck }: Box, state: State, rng: Rng): void {
  const { pile, discards } = state;
  const since = state.since.slice();
  state.shuffles++;
  for (let i = 0; i < discards.length; i++) {
    pile.push(discards[i]!);
    since[placeInDeck[discards[i]!]!] = state.shuffles;
  }
  state.since = since;
  discards.length = 0;
  shuffle(pile, rng);
}

/** An objective card goes under the pile of its amount (P12, P14). */
export function putUnder(state: State, objective: Objective): void {
  state.piles = state.piles.map((pile, level) => (level === levelOf(objective) ? [...pile, objective] : pile));
}

/** P14: out of the game, everything goes back. Says whether that ends it. */
export function bankrupt(state: State, seat: Seat, rng: Rng, emit: Emit<Event> | null): boolean {
  const player = state.players[seat]!;
  pay(player, state.bank, player.cash);
  for (let sector = 0; sector < SECTORS.length; sector++) handOver(player, state.bank, sector, player.shares[sector]!);
  putUnder(state, player.objective!);
  player.objective = null;
  state.pile.push(...player.hand);
  shuffle(state.pile, rng);
  player.hand.length = 0;
  player.trail.length = 0;
  player.out = true;
  emit?.({ kind: 'bankrupt', seat });
  if (state.players.filter(({ out }) => !out).length > 1) return false;
  finish(state, emit);
  return true;
}

function finish(state: State, emit: Emit<Event> | null): void {
  state.phase = OVER;
  emit?.({ kind: 'over', places: [...resultOf(state).places] });
}

/** Each seat's cash and shares at market prices. */
export const worth = ({ players, prices }: State): number[] =>
  players.map((player) => player.cash + valueOf(player, prices));

/** P16: the wealthiest first, ties share; whoever is out comes after everybody who is in. */
export function resultOf(state: State): Result {
  const scores = worth(state);
  const rank = scores.map((score, seat) => (state.players[seat]!.out ? -1 : score));
  return { scores, places: rank.map((own) => 1 + rank.filter((other) => other > own).length) };
}
