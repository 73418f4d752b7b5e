import type { Seat } from '@outcry/engine';
import { levelOf } from './box.ts';
import type { Data } from './data.ts';
import type { Card, Event, Sector, Side } from './state.ts';
import { barBit } from './state.ts';
import type { PlayerView, View } from './view.ts';

/** A view on the way through a move's events, and the market card that lies on the table meanwhile. */
export interface Retold {
  readonly view: View;
  readonly card: Card | null;
}

const moved = (counts: readonly number[], sector: Sector, by: number): number[] =>
  counts.map((count, other) => (other === sector ? count + by : count));

const withPlayer = (view: View, seat: Seat, some: Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player, other) => (other === seat ? { ...player, ...some } : player)),
});

/** Gives cash and shares to a seat, or to the bank (null). */
function give(view: View, to: Seat | null, cash: number, sector: Sector, shares: number): View {
  if (to === null) {
    const { bank } = view;
    return { ...view, bank: { cash: bank.cash + cash, shares: moved(bank.shares, sector, shares) } };
  }
  const player = view.players[to]!;
  return withPlayer(view, to, { cash: player.cash + cash, shares: moved(player.shares, sector, shares) });
}

/** Shares of a sector from one to another, cash the other way. */
const traded = (view: View, from: Seat | null, to: Seat | null, sector: Sector, number: number, cash: number): View =>
  give(give(view, from, cash, sector, -number), to, -cash, sector, number);

const paid = (view: View, from: Seat | null, to: Seat | null, amount: number): View =>
  traded(view, to, from, 0, 0, amount);

/** P9: whoever made an offer gets what he asked for from `other`, or gives it. */
function dealt(view: View, seat: Seat, other: Seat | null, side: Side, sector: Sector, number: number, cash: number) {
  return side === 'buy'
    ? traded(view, other, seat, sector, number, cash)
    : traded(view, seat, other, sector, number, cash);
}

/** P7: a fee at the start of a turn begins it; the late one is paid within it. */
function fee(view: View, seat: Seat, amount: number): View {
  const late = view.turn.owes && view.turn.seat === seat;
  const turn = late ? { ...view.turn, owes: false } : { seat, owes: false, offers: 0, barred: 0, dealt: 0 };
  return { ...paid(view, seat, null, amount), turn };
}

function bankrupt(view: View, seat: Seat): View {
  const { cash, shares } = view.players[seat]!;
  const emptied = shares.reduce((now, count, sector) => traded(now, seat, null, sector, count, 0), view);
  return withPlayer(paid(emptied, seat, null, cash), seat, { out: true, hand: null, objective: null, amount: 0 });
}

/** The view after one event more. */
export function applyEvent(data: Data, retold: Retold, event: Event): Retold {
  const { view, card } = retold;
  if (event.kind === 'played') return { view: { ...view, discards: [...view.discards, event.card] }, card: event.card };
  if (event.kind === 'drew') {
    const hand = view.players[event.seat]!.hand?.map((held) => (held === card ? event.card : held)) ?? null;
    return { view: withPlayer(view, event.seat, { hand }), card };
  }
  const goesOn = event.kind === 'price' || event.kind.endsWith('dividend') || event.kind === 'reshuffled';
  return { view: changed(data, view, event), card: goesOn ? card : null };
}

function changed(data: Data, view: View, event: Exclude<Event, { kind: 'played' | 'drew' }>): View {
  switch (event.kind) {
    case 'round':
      return { ...view, round: event.round, discards: [] };
    case 'reshuffled':
      return { ...view, discards: [] };
    case 'fee':
      return fee(view, event.seat, event.amount);
    case 'fee-owed':
      return { ...view, turn: { seat: event.seat, owes: true, offers: 0, barred: 0, dealt: 0 } };
    case 'price':
      return { ...view, prices: view.prices.map((price, sector) => (sector === event.sector ? event.to : price)) };
    case 'dividend':
      return event.paid.reduce((now, amount, seat) => paid(now, null, seat, amount), view);
    case 'offer':
      return { ...view, turn: { ...view.turn, offers: view.turn.offers + 1 } };
    case 'answer':
      return dealt(view, event.to, event.seat, event.side, event.sector, event.number, event.number * event.price);
    case 'bank':
      return dealt(view, event.seat, null, event.side, event.sector, event.number, event.number * event.price);
    case 'settled': {
      const { turn } = view;
      if (event.moved > 0) return { ...view, turn: { ...turn, dealt: turn.dealt | (1 << event.sector) } };
      return { ...view, turn: { ...turn, barred: turn.barred | barBit(event.side, event.sector) } };
    }
    case 'claimed': {
      const { seat, objective, figures } = event;
      return withPlayer(view, seat, { objective: { card: objective, figures } });
    }
    case 'paid':
      return paid(view, event.from, event.to, event.amount);
    case 'took':
      return traded(view, event.from, event.to, event.sector, 1, 0);
    case 'took-all':
      return event.shares.reduce((now, count, sector) => traded(now, event.from, event.to, sector, count, 0), view);
    case 'next-objective':
      // The viewer's own card stays until he is told the next.
      return event.seat === view.seat ? view : withPlayer(view, event.seat, { amount: event.amount, objective: null });
    case 'objective': {
      const { seat, objective, figures } = event;
      const { amount } = data.objectives[levelOf(objective)]!;
      return withPlayer(view, seat, { amount, objective: { card: objective, figures } });
    }
    case 'bankrupt':
      return bankrupt(view, event.seat);
    case 'no-dividend':
      return view;
    case 'over':
      return { ...view, phase: { kind: 'over' } };
  }
}
