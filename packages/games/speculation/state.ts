import { shuffle } from '@outcry/engine';
import type { Rng, Seat } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Board } from './board.ts';
import { BANK_HOLIDAY, CARDS, COMPANIES, HAND, SIDES, START } from './data.ts';
import type { Action, Side } from './data.ts';

/** What the table chooses. */
export const OptionsSchema = Type.Object(
  {
    side: Type.Enum([...SIDES], {
      default: 'plain',
      description: 'The side of the board: plain for a first game, star for lower and steeper prices.',
    }),
  },
  { additionalProperties: false },
);
export type Options = Static<typeof OptionsSchema>;

/** What is being decided; all of it is open. Phases are replaced, never changed. */
export const PhaseSchema = Type.Union([
  Type.Object({ kind: Type.Literal('trade'), seat: Type.Integer() }),
  Type.Object({ kind: Type.Literal('rank'), seat: Type.Integer(), action: Type.Enum(['up', 'down']) }),
  Type.Object({ kind: Type.Literal('choose') }),
  Type.Object({ kind: Type.Literal('over') }),
]);
export type Phase = Readonly<Static<typeof PhaseSchema>>;

const Company = Type.Integer({ minimum: 0, maximum: COMPANIES.length - 1 });
const CompanyOrNone = Type.Union([Company, Type.Null()]);

/** What a seat can do: buy and sell at once (both null: pass), move a brick by a rank, lay a card face down. */
export const MoveSchema = Type.Union([
  Type.Object(
    { kind: Type.Literal('trade'), buy: CompanyOrNone, sell: CompanyOrNone },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('rank'), company: Company }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('card'), card: Type.Integer({ minimum: 0, maximum: BANK_HOLIDAY }) },
    { additionalProperties: false },
  ),
]);
export type Move = Readonly<Static<typeof MoveSchema>>;

/** Everything a log or an animation needs to know. */
export type Event =
  | {
      readonly kind: 'turn';
      readonly seat: Seat;
      readonly turn: number;
      readonly action: Action;
      readonly movement: number;
    }
  | {
      readonly kind: 'traded';
      readonly seat: Seat;
      readonly buy: number | null;
      readonly sell: number | null;
      /** The price of the share bought and of the share sold; 0 without one, below 0 for a negative price. */
      readonly cost: number;
      readonly proceeds: number;
    }
  | {
      readonly kind: 'ranked';
      readonly seat: Seat;
      readonly action: 'up' | 'down';
      readonly company: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'chose'; readonly seat: Seat }
  /** The card chosen, to its owner alone. */
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: number }
  /** By seat. */
  | { readonly kind: 'revealed'; readonly cards: readonly number[] }
  /** S11: `steps` is what is left of the tile. */
  | { readonly kind: 'holiday'; readonly count: number; readonly steps: number }
  /** `path` holds the empty spaces that counted, in order; none when the brick stands on END already. */
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly company: number;
      readonly from: number;
      readonly to: number;
      readonly path: readonly number[];
    }
  | { readonly kind: 'priced'; readonly prices: readonly number[] }
  /** S12: the cards shown go to the discard piles. By seat. */
  | { readonly kind: 'discarded'; readonly cards: readonly number[] }
  /** To its owner alone. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'shuffled' }
  | { readonly kind: 'bagged' }
  | { readonly kind: 'ended'; readonly scores: readonly number[]; readonly places: readonly number[] };

/** The tiles of both kinds that are in one place. */
export interface Tiles {
  actions: Action[];
  movements: number[];
}

/** What one seat has. */
export interface Player {
  cash: number;
  /** By company. */
  shares: number[];
  /** Nine cards: first those played, in order, then the hand, then the deck from the top (S12). */
  cards: number[];
  /** The card laid face down this turn. */
  chosen: number | null;
  /** The nine cards as they were played before the last shuffle, which all have seen; replaced, never changed. */
  previous: readonly number[];
}

/** The whole truth. */
export interface State {
  readonly side: Side;
  phase: Phase;
  /** Counted from 1. */
  turn: number;
  active: Seat;
  /** How many of their nine cards everybody has played. */
  played: number;
  /** The space of each company's brick, START to END. */
  bricks: number[];
  /** The companies on END, in the order they came (S10). */
  arrived: number[];
  /** What a share of each company costs now. */
  prices: number[];
  /** The bank's shares by company. */
  bank: number[];
  /** What the bank has taken in less what it has paid out. */
  till: number;
  players: Player[];
  /** What can still be drawn; in no order. */
  bags: Tiles;
  /** What lies on the table since the last Trade; the last of each is this turn's. */
  out: Tiles;
}

/** How many cards everybody holds: two, and one before the ninth is played (S12). */
export const handSize = (played: number): number => Math.min(HAND, CARDS - played);

/** The tiles on the table, read-only. */
interface OnTable {
  readonly out: { readonly actions: readonly Action[]; readonly movements: readonly number[] };
}

/** The action tile of this turn. */
export const actionNow = ({ out }: OnTable): Action => out.actions.at(-1)!;

/** The number on this turn's movement tile. */
export const movementNow = ({ out }: OnTable): number => out.movements.at(-1)!;

/** Takes one tile out of a bag, each equally likely. */
export const draw = <Tile>(bag: Tile[], rng: Rng): Tile => bag.splice(rng.below(bag.length), 1)[0]!;

const freshPlayer = (cash: number, rng: Rng): Player => ({
  cash,
  shares: COMPANIES.map(() => 0),
  cards: shuffle(
    Array.from({ length: CARDS }, (_, card) => card),
    rng,
  ),
  chosen: null,
  previous: [],
});

/** S5-S7: the table before the first move, with its first tiles: Trade by rule, the movement by chance. */
export function setup(board: Board, { side }: Options, seats: number, rng: Rng): State {
  const { data } = board;
  const players = Array.from({ length: seats }, () => freshPlayer(data.startCash, rng));
  const bank = COMPANIES.map(() => data.shares[seats - 3]!);
  const startShares = COMPANIES.map((_, company) => company);
  for (const player of players) {
    const company = draw(startShares, rng);
    player.shares[company] = 1;
    bank[company]!--;
  }
  const active = rng.below(seats);
  const bags: Tiles = { actions: [...data.actionTiles], movements: [...data.movementTiles] };
  bags.actions.splice(bags.actions.indexOf('trade'), 1);
  return {
    side,
    phase: { kind: 'trade', seat: active },
    turn: 1,
    active,
    played: 0,
    bricks: COMPANIES.map(() => START),
    arrived: [],
    prices: COMPANIES.map(() => data.startPrice),
    bank,
    till: 0,
    players,
    out: { actions: ['trade'], movements: [draw(bags.movements, rng)] },
    bags,
  };
}

const clonePlayer = ({ cash, shares, cards, chosen, previous }: Player): Player => ({
  cash,
  shares: shares.slice(),
  cards: cards.slice(),
  chosen,
  previous,
});

const cloneTiles = ({ actions, movements }: Tiles): Tiles => ({
  actions: actions.slice(),
  movements: movements.slice(),
});

/** A copy that shares nothing that ever changes. */
export const clone = (state: State): State => ({
  side: state.side,
  phase: state.phase,
  turn: state.turn,
  active: state.active,
  played: state.played,
  bricks: state.bricks.slice(),
  arrived: state.arrived.slice(),
  prices: state.prices.slice(),
  bank: state.bank.slice(),
  till: state.till,
  players: state.players.map(clonePlayer),
  out: cloneTiles(state.out),
  bags: cloneTiles(state.bags),
});
