import { fastRng, play } from '@outcry/engine';
import type { AnyEvent, AnyGame, Rng, Seat } from '@outcry/engine';
import { boardOf, reprice } from '../board.ts';
import { BANK_HOLIDAY, COMPANIES, END, PRINTED, START } from '../data.ts';
import type { Action, Side } from '../data.ts';
import { speculation } from '../game.ts';
import type { Event, Move, Phase, State } from '../state.ts';

// Positions for the tests, named as the rules name them.
export const [ALHAMBRA, CARAT, COLONIA, EKETORP, METRO, SHOGUN, SHOW_MANAGER, TIMBUKTU] = [0, 1, 2, 3, 4, 5, 6, 7];
export const HOLIDAY = BANK_HOLIDAY;

export const game = speculation();

/** What a test asks for; the rest is as after set-up, with seat 0 active. */
export interface Wanted {
  readonly seats?: number;
  readonly side?: Side;
  /** Space by company; the others stay on START. Bricks on END came in the order of `arrived`. */
  readonly bricks?: Readonly<Record<number, number>>;
  readonly arrived?: readonly number[];
  readonly action?: Action;
  readonly movement?: number;
  readonly phase?: Phase;
  readonly active?: Seat;
}

/** A table in the middle of a game. */
export function table(wanted: Wanted = {}): State {
  const { seats = 4, side = 'plain', bricks = {}, action = 'trade', movement = 3, active = 0 } = wanted;
  const state = game.setup({ side }, seats, fastRng(1));
  state.active = active;
  state.phase = wanted.phase ?? { kind: 'trade', seat: active };
  state.bricks = COMPANIES.map((_, company) => bricks[company] ?? START);
  state.arrived = [...(wanted.arrived ?? COMPANIES.keys())].filter((company) => state.bricks[company] === END);
  state.out = { actions: [action], movements: [movement] };
  state.bags.actions = [...PRINTED.actionTiles];
  state.bags.actions.splice(state.bags.actions.indexOf(action), 1);
  state.bags.movements = PRINTED.movementTiles.filter((number) => number !== movement);
  reprice(boardOf(PRINTED), state);
  return state;
}

/** Gives shares to a seat, out of the bank. */
export function give(state: State, seat: Seat, company: number, count = 1): void {
  state.players[seat]!.shares[company]! += count;
  state.bank[company]! -= count;
}

/** Takes every share back into the bank. */
export function returnShares(state: State): void {
  for (const player of state.players)
    player.shares.forEach((count, company) => {
      state.bank[company]! += count;
      player.shares[company] = 0;
    });
}

/** Makes a checked move; returns all its events, public and private. */
export function make(state: State, seat: Seat, move: Move, rng: Rng = fastRng(2)): Event[] {
  return play(game as AnyGame, state, seat, move, rng).events.map(({ event }) => event as AnyEvent as Event);
}

/** Puts a card where a seat's hand begins. */
export function hold(state: State, seat: Seat, card: number): void {
  const { cards } = state.players[seat]!;
  const at = cards.indexOf(card);
  cards[at] = cards[state.played]!;
  cards[state.played] = card;
}

/** Everybody plays the card named, by seat, and the turn runs to its end. */
export function playCards(state: State, cards: readonly number[], rng: Rng = fastRng(3)): Event[] {
  state.phase = { kind: 'choose' };
  cards.forEach((card, seat) => hold(state, seat, card));
  return cards.flatMap((card, seat) => make(state, seat, { kind: 'card', card }, rng));
}

/** Events of one kind. */
export const only = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

/** Why a move is refused; the state must not change. */
export function refused(state: State, seat: Seat, move: unknown): { code: string; rule?: string; reason?: string } {
  const before = JSON.stringify(state);
  try {
    play(game as AnyGame, state, seat, move, fastRng(2));
  } catch (error) {
    if (JSON.stringify(state) !== before) throw new Error('a refused move changed the state', { cause: error });
    const { code, refusal } = error as { code: string; refusal: { rule: string; reason: string } | null };
    return refusal ? { code, rule: refusal.rule, reason: refusal.reason } : { code };
  }
  throw new Error(`taken: ${JSON.stringify(move)}`);
}
