import type { Emit, Rng, Seat } from '@outcry/engine';
import type { Company, Forecast, Kind } from './cards.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Phase } from './phase.ts';
import type { Rules } from './rules.ts';

export type { ActionPhase, Phase, PhaseOf } from './phase.ts';

export interface Player {
  cash: number;
  /** The face-down portfolio by kind: six companies, Boom, Bust. */
  shares: number[];
  /** How many cards that is. */
  cards: number;
  split: number[];
  /** Fees owed, oldest first (K12). */
  debts: number[];
  /** Market cards to place (K10). */
  hand: Kind[];
  /** Commerce cards to place (K21). */
  goodsHand: number[];
  /** Commerce cards won: six commodities, taxes. */
  goods: number[];
  bonds: number;
  investors: number[];
  /** The same as a mask. */
  powers: number;
  strategies: number[];
  /** Strategies dropped at the start (K25). */
  dropped: number[];
  /** Of this round: the spaces its meeples ended on, fees and cards won. */
  ended: number[];
  feesWon: number;
  cardsWon: number;
  /** Shares that still bring more this round (Churning). */
  churn: number;
  /** Sells nothing this round (Quiet Period). */
  quiet: boolean;
  /** Soros has made the sale of this round. */
  shorted: boolean;
}

/** A stockpile: cards in the order laid; `known` is the mask of who knows each (all: it lies face up). */
export interface Pile {
  cards: Kind[];
  known: number[];
  goods: number[];
  bidder: Seat;
  space: number;
  /** The bidder uses the printed value of the space, not an investor's (K24, Barbara). */
  printed: boolean;
  /** Up for auction (K24), else -1. */
  investor: number;
  /** K12: what all saw of the cards it was last won with: those face up and the fees, else null. */
  taken: readonly (Kind | null)[];
}

/** K9: a company and a forecast; masks of who knows either. */
export interface Pair {
  company: Company;
  forecast: Forecast;
  companyKnown: number;
  forecastKnown: number;
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly rounds: number;
  round: number;
  first: Seat;
  /** Who was given the first-player card, else -1 (K23). */
  nextFirst: Seat;
  /** Place in the list of stages (round.ts). */
  stage: number;
  phase: Phase;
  /** By company: its place on the price track. */
  prices: number[];
  /** Market cards; the top is the last. */
  deck: Kind[];
  /** The discard pile by kind. */
  discard: number[];
  players: Player[];
  piles: Pile[];
  /** The pile with the first-player card, else -1. */
  firstCard: number;
  pairs: Pair[];
  /** The pairs of the last round: all saw them (K15). */
  lastPairs: readonly Pair[];
  /** The six forecasts of the round, highest first: everybody knows them. */
  forecasts: Forecast[];
  /** The pair under Falsified Earnings, else -1. */
  falsified: number;
  /** Dividends to pay before anything else goes on: company and dollars, one after the other. */
  due: number[];
  bondsLeft: number;
  /** The commerce deck, and what left the game of it. */
  commerce: number[];
  goodsOut: number[];
  /** Strategies nobody holds, and those played. */
  strategyDeck: number[];
  strategiesOut: number[];
  /** K17: by company, what each seat lost when it last went bankrupt: all saw it. */
  lost: readonly (readonly number[])[];
  /** What everybody knows of everybody's portfolio: see knowledge.ts. */
  least: number[];
  most: number[];
  loose: number[];
  starts: number[];
}

/** All that a rule works with while a move is made. */
export interface Play {
  readonly rules: Rules;
  readonly state: State;
  readonly rng: Rng;
  readonly emit: Emit<Event> | null;
}

/** The seat whose turn it is. */
export const seatAt = (state: { readonly first: Seat; readonly seats: number }, turn: number): Seat =>
  (state.first + turn) % state.seats;

/** K10, K11: two players play with two meeples each and four stockpiles. */
export const meeplesOf = (seats: number): number => (seats === 2 ? 2 : 1);
export const pileCount = (seats: number): number => (seats === 2 ? 4 : seats);

/** The bit of the spectator in masks of who knows what, and the mask of everybody. */
export const spectatorBit = (seats: number): number => 1 << seats;
export const everybody = (seats: number): number => (2 << seats) - 1;

/** K9: the seat that holds a pair, or -1: it lies on the table. */
export function holderOf(seats: number, pair: number): Seat {
  if (seats === 2) return pair < 4 ? pair >> 1 : -1;
  return pair < seats ? pair : -1;
}

/** K15: the pairs in the order of revealing: the players' in turn order, then the public and the face-down ones. */
export function pairAt(state: { readonly first: Seat; readonly seats: number }, at: number): number {
  if (state.seats === 2) return at < 4 ? seatAt(state, at >> 1) * 2 + (at & 1) : at;
  return at < state.seats ? seatAt(state, at) : at;
}

/** K9: the pair that lies open, or -1 with two players. */
export const publicPair = (seats: number): number => (seats === 2 ? -1 : seats);

function clonePlayer(player: Player): Player {
  return {
    cash: player.cash,
    shares: player.shares.slice(),
    cards: player.cards,
    split: player.split.slice(),
    debts: player.debts.slice(),
    hand: player.hand.slice(),
    goodsHand: player.goodsHand.slice(),
    goods: player.goods.slice(),
    bonds: player.bonds,
    investors: player.investors.slice(),
    powers: player.powers,
    strategies: player.strategies.slice(),
    dropped: player.dropped.slice(),
    ended: player.ended.slice(),
    feesWon: player.feesWon,
    cardsWon: player.cardsWon,
    churn: player.churn,
    quiet: player.quiet,
    shorted: player.shorted,
  };
}

/** A stockpile on which nothing lies and nobody bids; `taken`: what all saw of the last cards taken from it. */
export const emptyPile = (investor = -1, taken: Pile['taken'] = []): Pile => ({
  cards: [],
  known: [],
  goods: [],
  bidder: -1,
  space: 0,
  printed: false,
  investor,
  taken,
});

const clonePile = (pile: Pile): Pile => ({
  cards: pile.cards.slice(),
  known: pile.known.slice(),
  goods: pile.goods.slice(),
  bidder: pile.bidder,
  space: pile.space,
  printed: pile.printed,
  investor: pile.investor,
  taken: pile.taken,
});

const clonePair = (pair: Pair): Pair => ({
  company: pair.company,
  forecast: pair.forecast,
  companyKnown: pair.companyKnown,
  forecastKnown: pair.forecastKnown,
});

export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    rounds: state.rounds,
    round: state.round,
    first: state.first,
    nextFirst: state.nextFirst,
    stage: state.stage,
    phase: state.phase,
    prices: state.prices.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    players: state.players.map(clonePlayer),
    piles: state.piles.map(clonePile),
    firstCard: state.firstCard,
    pairs: state.pairs.map(clonePair),
    lastPairs: state.lastPairs,
    forecasts: state.forecasts.slice(),
    falsified: state.falsified,
    due: state.due.slice(),
    bondsLeft: state.bondsLeft,
    commerce: state.commerce.slice(),
    goodsOut: state.goodsOut.slice(),
    strategyDeck: state.strategyDeck.slice(),
    strategiesOut: state.strategiesOut.slice(),
    lost: state.lost,
    least: state.least.slice(),
    most: state.most.slice(),
    loose: state.loose.slice(),
    starts: state.starts.slice(),
  };
}
