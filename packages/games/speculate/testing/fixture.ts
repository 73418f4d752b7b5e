import { fastRng, MoveError, play } from '@outcry/engine';
import type { AnyGame, Refusal, Rng, Seat } from '@outcry/engine';
import { openBox, cardOf, figuresOf } from '../box.ts';
import { NEWEST, PRINTED, printedFor } from '../data.ts';
import type { Data } from '../data.ts';
import { speculate } from '../game.ts';
import type { Card, Event, Move, Phase, Side, State } from '../state.ts';
import { invariantsOf } from '../invariants.ts';

// For tests: the game, its sectors, and tables laid out as a test wants them, with every coin and card in its place.

/** The newest tables, with the market cards of version 1: a test can name any card from up 4 to down 4. */
export const DATA: Data = { ...PRINTED, marketCards: printedFor(1).marketCards };
export const game = speculate(NEWEST, DATA);
export const box = openBox(DATA);
const invariants = invariantsOf(DATA);
export const [MINES, STORES, PROPERTY, TRANSPORT, ENGINEERING] = [0, 1, 2, 3, 4] as const;
export const up = (sector: number, by: number): Card => cardOf(sector, by, 0);
export const down = (sector: number, by: number): Card => cardOf(sector, -by, 0);
export const dividend = (sector: number): Card => cardOf(sector, 0, 0);

export const DONE: Move = { kind: 'done' };
export const PASS: Move = { kind: 'pass' };
export const CLAIM: Move = { kind: 'claim' };
export const STOP: Move = { kind: 'stop' };
export const plays = (card: Card): Move => ({ kind: 'play', card });
export const offers = (side: Side, number: number, sector: number): Move => ({ kind: 'offer', side, sector, number });
export const answers = (number: number): Move => ({ kind: 'answer', number });
export const withBank = (number: number): Move => ({ kind: 'bank', number });
export const takes = (sector: number): Move => ({ kind: 'take', sector });

export interface Layout {
  /** By seat; what changes comes from the bank. */
  readonly cash?: Readonly<Record<Seat, number>>;
  readonly shares?: Readonly<Record<Seat, readonly number[]>>;
  readonly hands?: Readonly<Record<Seat, readonly Card[]>>;
  /** By seat: the figures of the objective held. */
  readonly objectives?: Readonly<Record<Seat, readonly number[]>>;
  readonly prices?: readonly number[];
  readonly round?: number;
  readonly phase?: Phase;
}

/** The first turn of seat 0, who has paid the fee, laid out as wanted. */
export function table(seats: number, layout: Layout = {}): State {
  let seed = 1;
  let state = game.setup({ openHoldings: true }, seats, fastRng(seed));
  while (state.first !== 0) state = game.setup({ openHoldings: true }, seats, fastRng(++seed));
  for (const [seat, cash] of Object.entries(layout.cash ?? {})) setCash(state, Number(seat), cash);
  for (const [seat, shares] of Object.entries(layout.shares ?? {})) setShares(state, Number(seat), shares);
  for (const [seat, hand] of Object.entries(layout.hands ?? {})) hold(state, Number(seat), hand);
  for (const [seat, figures] of Object.entries(layout.objectives ?? {})) setObjective(state, Number(seat), figures);
  if (layout.prices) state.prices = layout.prices.slice();
  if (layout.round !== undefined) state.round = layout.round;
  if (layout.phase) state.phase = layout.phase;
  const wrong = invariants.audit(state);
  if (wrong) throw new Error(`the layout is impossible: ${wrong}`);
  return state;
}

export function setCash(state: State, seat: Seat, cash: number): void {
  state.bank.cash += state.players[seat]!.cash - cash;
  state.players[seat]!.cash = cash;
}

function setShares(state: State, seat: Seat, shares: readonly number[]): void {
  shares.forEach((number, sector) => {
    state.bank.shares[sector]! += state.players[seat]!.shares[sector]! - number;
    state.players[seat]!.shares[sector] = number;
  });
}

/** Puts cards into a hand, from wherever they are. */
function hold(state: State, seat: Seat, cards: readonly Card[]): void {
  const places = [state.pile, state.discards, ...state.players.map(({ hand }) => hand)];
  const { hand } = state.players[seat]!;
  cards.forEach((card, i) => {
    const from = places.find((place) => place.includes(card))!;
    from[from.indexOf(card)] = hand[i]!;
    hand[i] = card;
  });
}

/** Gives a seat the objective card with these figures, from its pile or another seat. */
function setObjective(state: State, seat: Seat, figures: readonly number[]): void {
  const all = [...state.piles.flat(), ...state.players.flatMap(({ objective }) => objective ?? [])];
  const wanted = all.find((objective) => figuresOf(box, objective).join() === figures.join());
  if (wanted === undefined) throw new Error(`there is no objective ${figures.join()}`);
  const had = state.players[seat]!.objective!;
  const swap = (card: number): number => (card === wanted ? had : card === had ? wanted : card);
  const amounts = (card: number): number => Math.floor(card / 100);
  if (amounts(had) !== amounts(wanted)) {
    state.piles = state.piles.map((pile, level) =>
      level === amounts(had) ? [...pile, had] : pile.filter((card) => card !== wanted),
    );
    state.players[seat]!.objective = wanted;
    return;
  }
  state.piles = state.piles.map((pile) => pile.map(swap));
  for (const player of state.players) player.objective = swap(player.objective!);
}

/** Makes moves of whoever must decide, checked like any from outside; yields the events of all of them. */
export function make(state: State, moves: Move | readonly Move[], rng: Rng = fastRng(1)): Event[] {
  return [moves].flat().flatMap((move) => {
    const { events } = play(game as AnyGame, state, game.actors(state)[0]!, move, rng);
    const wrong = invariants.audit(state);
    if (wrong) throw new Error(wrong);
    return events.map(({ event }) => event as Event);
  });
}

/** Why a move is refused; throws when it is not, or when it changed something. */
export function refused(state: State, move: Move, seat: Seat = game.actors(state)[0]!): Refusal {
  const before = JSON.stringify(state);
  try {
    play(game as AnyGame, state, seat, move, fastRng(1));
  } catch (error) {
    if (!(error instanceof MoveError) || !error.refusal) throw error;
    if (JSON.stringify(state) !== before) throw new Error('a refused move changed the state', { cause: error });
    return error.refusal;
  }
  throw new Error(`taken: ${JSON.stringify(move)}`);
}

/** The events of one kind. */
export const only = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

/** The numbers that may be offered, by side and sector. */
export const numbersOffered = (state: State, side: Side, sector: number): number[] =>
  game
    .legal(state, state.turn.seat)
    .flatMap((move) => (move.kind === 'offer' && move.side === side && move.sector === sector ? [move.number] : []));

export const oneTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Random play hardly ever meets an objective: with few shares, little money and low figures it does, and cannot pay. */
export const CLAIMS: Data = {
  ...printedFor(1),
  start: { cash: 60, shares: 1, bankCash: 20, bankShares: 0 },
  fees: { usual: 5, late: 10 },
  objectives: PRINTED.objectives.map(({ amount, cards }) => ({
    amount,
    cards: cards.map((figures) => figures.map((figure) => Math.min(figure, 1))),
  })),
};

/** An objective of 450, prices at which it can be met, and the shares that just meet it. */
export const FIGURES_450 = [175, 150, 125, 0, 0];
const PRICES_450 = [25, 25, 25, 10, 10];
export const SHARES_450 = [7, 6, 5, 0, 0];

/** Seat 0 has just met an objective of 450. */
export const claiming = (seats: number, layout: Layout = {}): State =>
  table(seats, {
    round: 5,
    phase: { kind: 'claim' },
    prices: PRICES_450,
    objectives: { 0: FIGURES_450 },
    ...layout,
    shares: { 0: SHARES_450, ...layout.shares },
  });

export const cashOf = (state: State): number[] => state.players.map(({ cash }) => cash);
