import type { Emit, Result } from '@outcry/engine';
import type { Data } from '../data.ts';
import { bandOf, columnOf, halved, marketOf } from '../market.ts';
import { freshTokens } from '../setup.ts';
import { pipsOf, positionOf } from '../state.ts';
import type { Company, Event, State } from '../state.ts';

/** B10, B11: every company's price changes by its event card; then the next round, or the end. */
export function resolve(data: Data, state: State, emit: Emit<Event> | null): void {
  for (let i = 0; i < state.inPlay.length; i++) changePrice(data, state, state.inPlay[i]!, emit);
  if (state.round < state.rounds) nextRound(data, state, emit);
  else settle(state, emit);
}

/** B10: the card is read with the market number from before the reset (B4). */
function changePrice(data: Data, state: State, company: Company, emit: Emit<Event> | null): void {
  const pips = pipsOf(state.faces, company);
  const market = marketOf(data, state.tokens[company]!);
  const card = state.decks[company]![state.round - 1]!;
  const change = columnOf(data, card, market)[bandOf(data, pips)]!;
  const price = state.prices[company]! + change;
  state.prices[company] = price;
  emit?.({ kind: 'priced', company, pips, market, change, price });
  if (price > data.prices.top) split(data, state, company, emit);
  else if (price <= 0) goBankrupt(data, state, company, emit);
}

/** B10: owned and short, every position doubles. */
function split(data: Data, state: State, company: Company, emit: Emit<Event> | null): void {
  const price = halved(data, state.prices[company]!);
  state.prices[company] = price;
  state.factors[company]! *= 2;
  for (let seat = 0; seat < state.screens.length; seat++) state.screens[seat]!.traded[company]! *= 2;
  emit?.({ kind: 'split', company, price });
}

/** B10: nobody owns or owes anything any more; the dice stay. */
function goBankrupt(data: Data, state: State, company: Company, emit: Emit<Event> | null): void {
  const price = data.prices.start;
  state.prices[company] = price;
  state.tokens[company] = freshTokens(data);
  state.factors[company] = 0;
  for (let seat = 0; seat < state.screens.length; seat++) state.screens[seat]!.traded[company] = 0;
  emit?.({ kind: 'bankrupt', company, price });
}

/** B11: the next event card, boards as at set-up, and the first player marker one to the left. */
function nextRound(data: Data, state: State, emit: Emit<Event> | null): void {
  state.round++;
  for (let i = 0; i < state.inPlay.length; i++) state.tokens[state.inPlay[i]!] = freshTokens(data);
  state.first = (state.first + 1) % state.screens.length;
  state.phase = { kind: 'action', turn: 0, seat: state.first };
  emit?.({
    kind: 'round',
    round: state.round,
    first: state.first,
    next: state.inPlay.map((company) => ({ company, card: state.decks[company]![state.round] ?? null })),
  });
}

/** B13: the screens are lifted and every position is paid, or pays, at the price without modifiers. */
function settle(state: State, emit: Emit<Event> | null): void {
  state.phase = { kind: 'over' };
  if (!emit) return;
  const money = worth(state);
  state.screens.forEach(({ cash, traded }, seat) => {
    const positions = traded.map((_, company) => positionOf(state, seat, company));
    emit({ kind: 'settled', seat, cash, positions, money: money[seat]! });
  });
  emit({ kind: 'over', places: resultOf(state).places });
}

/** Each seat's cash and what its positions would bring or cost at current prices. */
export function worth(state: State): number[] {
  return state.screens.map(({ cash }, seat) => {
    let money = cash;
    for (let i = 0; i < state.inPlay.length; i++) {
      const company = state.inPlay[i]!;
      money += positionOf(state, seat, company) * state.prices[company]!;
    }
    return money;
  });
}

/** B13: most money wins; ties share. */
export function resultOf(state: State): Result {
  const scores = worth(state);
  return { places: scores.map((own) => 1 + scores.filter((other) => other > own).length), scores };
}
