import type { Emit, Refusal, Seat } from '@outcry/engine';
import { BUYS, PASS, places, SHORTS, takes } from '../choices.ts';
import { FACES, MOST_PLACED } from '../data.ts';
import type { Data } from '../data.ts';
import { affordable, costOf, proceedsOf } from '../market.ts';
import { sum } from '../state.ts';
import type { Event, Move, MoveOf, Phase, State } from '../state.ts';
import { startRoll } from './roll.ts';

/** B7: clockwise from the first player, then back from the last. */
function seatOfTurn(state: State, turn: number): Seat {
  const seats = state.screens.length;
  return (state.first + (turn < seats ? turn : 2 * seats - 1 - turn)) % seats;
}

function pushAll(list: Move[], moves: readonly Move[], count: number): void {
  for (let i = 0; i < count; i++) list.push(moves[i]!);
}

/** B7: pass, and every stock that can be bought or shorted, every set of dice that can be taken or placed. */
export function actions(data: Data, state: State, seat: Seat): Move[] {
  const { cash, dice } = state.screens[seat]!;
  const list: Move[] = [PASS];
  for (let i = 0; i < state.inPlay.length; i++) {
    const company = state.inPlay[i]!;
    const tokens = state.tokens[company]!;
    pushAll(list, BUYS[company]!, affordable(data, state.prices[company]!, tokens, cash));
    pushAll(list, SHORTS[company]!, data.modifiers.length - tokens);
    const sets = takes(state.faces, company);
    pushAll(list, sets, sets.length);
  }
  const sets = places(dice);
  pushAll(list, sets, sets.length);
  return list;
}

/** Does one action; then it is the next seat's turn, or the roll phase begins. */
export function act(
  data: Data,
  state: State,
  { turn }: Extract<Phase, { kind: 'action' }>,
  seat: Seat,
  move: Move,
  emit: Emit<Event> | null,
): void {
  switch (move.kind) {
    case 'pass':
      emit?.({ kind: 'passed', seat });
      break;
    case 'buy':
    case 'short':
      trade(data, state, seat, move, emit);
      break;
    case 'take':
      take(state, seat, move, emit);
      break;
    case 'place':
      place(state, seat, move, emit);
      break;
    case 'bag':
      throw new Error('action got bag');
  }
  const next = turn + 1;
  if (next === 2 * state.screens.length) startRoll(state);
  else state.phase = { kind: 'action', turn: next, seat: seatOfTurn(state, next) };
}

/** B7, B8: buying covers a short first, shorting sells a holding first: both change one signed number. */
function trade(
  data: Data,
  state: State,
  seat: Seat,
  { kind, company, count }: MoveOf<'buy'> | MoveOf<'short'>,
  emit: Emit<Event> | null,
): void {
  const screen = state.screens[seat]!;
  const price = state.prices[company]!;
  const tokens = state.tokens[company]!;
  if (kind === 'buy') {
    const money = costOf(data, price, tokens, count);
    screen.cash -= money;
    screen.traded[company]! += count;
    state.tokens[company] = tokens - count;
    emit?.({ kind: 'bought', seat, company, count, money });
  } else {
    const money = proceedsOf(data, price, tokens, count);
    screen.cash += money;
    screen.traded[company]! -= count;
    state.tokens[company] = tokens + count;
    emit?.({ kind: 'shorted', seat, company, count, money });
  }
}

function take(state: State, seat: Seat, { company, pips }: MoveOf<'take'>, emit: Emit<Event> | null): void {
  for (let i = 0; i < pips.length; i++) state.faces[company * FACES + pips[i]! - 1]!--;
  state.screens[seat]!.dice[company]! += pips.length;
  state.log.push({ kind: 'took', seat, company, count: pips.length });
  emit?.({ kind: 'took', seat, company, pips });
}

function place(state: State, seat: Seat, { dice }: MoveOf<'place'>, emit: Emit<Event> | null): void {
  const screen = state.screens[seat]!;
  for (let company = 0; company < dice.length; company++) {
    screen.dice[company]! -= dice[company]!;
    state.rumors[company]! += dice[company]!;
  }
  state.log.push({ kind: 'placed', seat, dice });
  emit?.({ kind: 'placed', seat, dice });
}

/** Why a move is not one of `actions`. */
export function refuseAction(data: Data, state: State, seat: Seat, move: Move): Refusal {
  const { cash, dice } = state.screens[seat]!;
  switch (move.kind) {
    case 'buy':
    case 'short': {
      const { company, count } = move;
      if (!state.inPlay.includes(company)) return notInPlay(company);
      const tokens = state.tokens[company]!;
      const spaces = data.modifiers.length - tokens;
      if (move.kind === 'short') return { rule: 'B7', reason: 'too-few-spaces', args: { company, most: spaces } };
      if (count > tokens) return { rule: 'B7', reason: 'too-few-stocks', args: { company, most: tokens } };
      const cost = costOf(data, state.prices[company]!, tokens, count);
      return { rule: 'B7', reason: 'too-little-cash', args: { cost, cash } };
    }
    case 'take': {
      const { company, pips } = move;
      if (!state.inPlay.includes(company)) return notInPlay(company);
      if (pips.some((pip, i) => i > 0 && pip < pips[i - 1]!)) return { rule: 'B7', reason: 'pips-not-rising' };
      return { rule: 'B7', reason: 'dice-not-there', args: { company } };
    }
    case 'place': {
      const count = sum(move.dice);
      if (count === 0 || count > MOST_PLACED) return { rule: 'B7', reason: 'place-one-to-three', args: { count } };
      const company = move.dice.findIndex((wanted, of) => wanted > dice[of]!);
      return { rule: 'B7', reason: 'too-few-dice', args: { company, dice: dice[company]! } };
    }
    case 'bag':
      return { rule: 'B9', reason: 'no-bag-now' };
    case 'pass':
      throw new Error('passing is always legal');
  }
}

const notInPlay = (company: number): Refusal => ({ rule: 'B1', reason: 'not-in-play', args: { company } });
