import type { Seat } from '@outcry/engine';
import { figuresOf, levelOf, openBox } from './box.ts';
import { HAND } from './data.ts';
import type { Data } from './data.ts';
import type { Card, Event, Objective, Sector, Side } from './state.ts';
import { barBit } from './state.ts';
import type { PlayerView, View } from './view.ts';

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

/** P9: whoever made an offer gets what they asked for from `other`, or gives it. */
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

/** P8: a card is drawn in the place of the one played: at once, or from an empty pile once that is reshuffled (P15). */
function played(data: Data, view: View, seat: Seat, card: Card): View {
  const since = view.since[openBox(data).placeInDeck[card]!]!;
  const { trail } = view.players[seat]!;
  return {
    ...withPlayer(view, seat, { trail: [...trail, since, view.shuffles] }),
    discards: [...view.discards, card],
    pileSize: Math.max(0, view.pileSize - 1),
  };
}

/** P15: the discards are shuffled into the pile. */
function shuffled(data: Data, view: View): View {
  const { placeInDeck } = openBox(data);
  const shuffles = view.shuffles + 1;
  const since = view.since.slice();
  for (const card of view.discards) since[placeInDeck[card]!] = shuffles;
  return { ...view, discards: [], pileSize: view.pileSize + view.discards.length, shuffles, since };
}

/** P15: whoever played the last card draws from the new pile. */
function reshuffled(data: Data, view: View): View {
  const now = shuffled(data, view);
  const { seat } = now.turn;
  const trail = now.players[seat]!.trail.with(-1, now.shuffles);
  return { ...withPlayer(now, seat, { trail }), pileSize: now.pileSize - 1 };
}

/** An objective goes under its pile, seen or unseen (null). */
const putUnder = (view: View, level: number, objective: Objective | null): View => ({
  ...view,
  piles: view.piles.map((pile, other) => (other === level ? [...pile, objective] : pile)),
});

const objectiveOf = (data: Data, card: Objective) => ({ card, figures: figuresOf({ data }, card) });

/** P12: the claimed card goes under its pile, and the top of the next is taken, which may be one that everybody knows. */
function nextObjective(data: Data, view: View, seat: Seat, amount: number): View {
  const { card } = view.players[seat]!.objective!;
  const level = data.objectives.findIndex((pile) => pile.amount === amount);
  const under = putUnder(view, levelOf(card), card);
  const top = under.piles[level]![0]!;
  const taken = { ...under, piles: under.piles.map((pile, other) => (other === level ? pile.slice(1) : pile)) };
  // The viewer's own card stays until they are told the next.
  if (seat === view.seat) return taken;
  return withPlayer(taken, seat, { amount, objective: top === null ? null : objectiveOf(data, top) });
}

/** P14: everything goes back. Of an objective that was never claimed even its former owner is not shown the place. */
function bankrupt(data: Data, view: View, seat: Seat): View {
  const { cash, shares, amount, objective } = view.players[seat]!;
  const emptied = shares.reduce((now, count, sector) => traded(now, seat, null, sector, count, 0), view);
  const level = data.objectives.findIndex((pile) => pile.amount === amount);
  const known = objective !== null && view.shown.includes(objective.card) ? objective.card : null;
  const returned = putUnder(paid(emptied, seat, null, cash), level, known);
  return {
    ...withPlayer(returned, seat, { out: true, hand: null, objective: null, amount: 0, trail: [] }),
    pileSize: view.pileSize + HAND,
  };
}

/** The view after an event its viewer was told. */
export function applyEvent(data: Data, view: View, event: Event): View {
  switch (event.kind) {
    case 'round':
      return { ...shuffled(data, view), round: event.round };
    case 'reshuffled':
      return reshuffled(data, view);
    case 'fee':
      return fee(view, event.seat, event.amount);
    case 'fee-owed':
      return { ...view, turn: { seat: event.seat, owes: true, offers: 0, barred: 0, dealt: 0 } };
    case 'played':
      return played(data, view, event.seat, event.card);
    case 'drew': {
      const hand = view.players[event.seat]!.hand!.map((card) => (card === event.played ? event.card : card));
      return withPlayer(view, event.seat, { hand });
    }
    case 'price':
      return { ...view, prices: view.prices.with(event.sector, event.to) };
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
      const { seat, objective } = event;
      const shown = view.shown.includes(objective) ? view.shown : [...view.shown, objective];
      return { ...withPlayer(view, seat, { objective: objectiveOf(data, objective) }), shown };
    }
    case 'paid':
      return paid(view, event.from, event.to, event.amount);
    case 'took':
      return traded(view, event.from, event.to, event.sector, 1, 0);
    case 'took-all':
      return event.shares.reduce((now, count, sector) => traded(now, event.from, event.to, sector, count, 0), view);
    case 'next-objective':
      return nextObjective(data, view, event.seat, event.amount);
    case 'objective': {
      const { amount } = data.objectives[levelOf(event.objective)]!;
      return withPlayer(view, event.seat, { amount, objective: objectiveOf(data, event.objective) });
    }
    case 'bankrupt':
      return bankrupt(data, view, event.seat);
    case 'asks':
      return { ...view, phase: event.phase };
    case 'no-dividend':
    case 'over':
      return view;
  }
}
