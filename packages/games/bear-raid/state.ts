import type { Seat } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { COMPANIES, DICE, FACES } from './data.ts';

/** A company's index in COMPANIES. Lists by company have a place for all six; those not in play hold nothing. */
export type Company = number;
/** How many, by company. Never changed where it is shared. */
export type Counts = readonly number[];

/** What is being decided, and by whom: all of it public. Replaced, never changed. */
export const PhaseSchema = Type.Union([
  /** B7: turn 0 to 2n-1 of the round is `seat`'s. */
  Type.Object({ kind: Type.Literal('action'), turn: Type.Integer(), seat: Type.Integer() }),
  /** B9: those in `waiting` have yet to choose what they put in the bag. */
  Type.Object({ kind: Type.Literal('roll'), waiting: Type.Array(Type.Integer()) }),
  Type.Object({ kind: Type.Literal('over') }),
]);
export type Phase = Static<typeof PhaseSchema>;

/** An entry of the dice log, in order of play: all the evidence there is about hidden dice. */
export type DiceRecord =
  | { readonly kind: 'took'; readonly seat: Seat; readonly company: Company; readonly count: number }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly dice: Counts }
  /** Its dice are known to the seat alone. */
  | { readonly kind: 'bagged'; readonly seat: Seat; readonly dice: Counts }
  /** B9: drawn from the bag onto the Rumors card; ends a round. */
  | { readonly kind: 'drawn'; readonly dice: Counts };

/** One player's screen and what is behind it. */
export interface Screen {
  cash: number;
  /** B6: the stocks drawn at set-up. They count `factor` each now. */
  readonly stocks: Counts;
  /** B8: bought less shorted since, doubled by splits and wiped by bankruptcies. */
  traded: number[];
  /** B6: the dice drawn at set-up. */
  readonly firstDice: Counts;
  dice: number[];
}

export interface State {
  /** Companies in play (B1), in rising order. */
  readonly inPlay: readonly Company[];
  readonly rounds: number;
  /** From 1. */
  round: number;
  first: Seat;
  screens: Screen[];
  /** By company. */
  prices: number[];
  /** Stocks on each board, always on its highest spaces (B3, B7). */
  tokens: number[];
  /** What one stock of the set-up counts now: doubled by splits, 0 from a bankruptcy on (B10). */
  factors: number[];
  /** Dice lying at companies: how many show p at `company * 6 + p - 1`. */
  faces: number[];
  /** Event cards by company, in the order of play; the one of this round is active, the following one visible (B6). */
  readonly decks: readonly (readonly number[])[];
  bag: number[];
  /** Dice on the Rumors card. */
  rumors: number[];
  /** B6: how many dice of each company were rolled at set-up. */
  readonly opening: Counts;
  log: DiceRecord[];
  phase: Phase;
}

export type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'buy'; readonly company: Company; readonly count: number }
  | { readonly kind: 'short'; readonly company: Company; readonly count: number }
  /** `pips` of the dice taken, in rising order: dice that show the same are the same. */
  | { readonly kind: 'take'; readonly company: Company; readonly pips: readonly number[] }
  /** `dice` by company, onto the Rumors card. */
  | { readonly kind: 'place'; readonly dice: Counts }
  /** `dice` by company, into the bag. */
  | { readonly kind: 'bag'; readonly dice: Counts };
export type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

export type Event =
  | { kind: 'bought'; seat: Seat; company: Company; count: number; money: number }
  | { kind: 'shorted'; seat: Seat; company: Company; count: number; money: number }
  | { kind: 'took'; seat: Seat; company: Company; pips: readonly number[] }
  | { kind: 'placed'; seat: Seat; dice: Counts }
  | { kind: 'passed'; seat: Seat }
  /** Everybody sees that a seat has chosen, the seat alone what. */
  | { kind: 'chose'; seat: Seat }
  | { kind: 'bagged'; seat: Seat; dice: Counts }
  | { kind: 'drawn'; dice: Counts }
  | { kind: 'rolled'; company: Company; pips: readonly number[] }
  /** `market` is the market number the card was read with (B4). */
  | { kind: 'priced'; company: Company; pips: number; market: number; change: number; price: number }
  | { kind: 'split'; company: Company; price: number }
  | { kind: 'bankrupt'; company: Company; price: number }
  /** `next` is the card that becomes visible in each company's deck, null where none is left. */
  | { kind: 'round'; round: number; first: Seat; next: { company: Company; card: number | null }[] }
  | { kind: 'settled'; seat: Seat; cash: number; positions: Counts; money: number }
  | { kind: 'over'; places: readonly number[] };

export interface Options {
  readonly companies: readonly (typeof COMPANIES)[number][];
}

export const OptionsSchema = Type.Object(
  {
    companies: Type.Array(Type.Enum([...COMPANIES]), {
      default: [],
      uniqueItems: true,
      maxItems: COMPANIES.length,
      description: 'Companies that are in play, at most one a seat; those not named are drawn at random.',
    }),
  },
  { additionalProperties: false },
);

const CompanySchema = Type.Integer({ minimum: 0, maximum: COMPANIES.length - 1 });
const CountsSchema = Type.Array(Type.Integer({ minimum: 0, maximum: DICE }), {
  minItems: COMPANIES.length,
  maxItems: COMPANIES.length,
});
const form = <const Kind extends string>(kind: Kind, rest = {}) =>
  Type.Object({ kind: Type.Literal(kind), ...rest }, { additionalProperties: false });
const Trade = { company: CompanySchema, count: Type.Integer({ minimum: 1, maximum: 10 }) };

export const MoveSchema = Type.Union([
  form('pass'),
  form('buy', Trade),
  form('short', Trade),
  form('take', {
    company: CompanySchema,
    pips: Type.Array(Type.Integer({ minimum: 1, maximum: FACES }), { minItems: 1, maxItems: DICE }),
  }),
  form('place', { dice: CountsSchema }),
  form('bag', { dice: CountsSchema }),
]);

/** B8: one signed number, what is owned (or owed, below 0). */
export const positionOf = (state: State, seat: Seat, company: Company): number => {
  const { traded, stocks } = state.screens[seat]!;
  return traded[company]! + stocks[company]! * state.factors[company]!;
};

export function sum(counts: Counts): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
}

/** B9, B10: pips of the dice at a company. */
export function pipsOf(faces: Counts, company: Company): number {
  let pips = 0;
  for (let face = 0; face < FACES; face++) pips += faces[company * FACES + face]! * (face + 1);
  return pips;
}

/** How many dice lie at a company. */
export function diceAt(faces: Counts, company: Company): number {
  let dice = 0;
  for (let face = 0; face < FACES; face++) dice += faces[company * FACES + face]!;
  return dice;
}

export function clone(state: State): State {
  const screens = new Array<Screen>(state.screens.length);
  for (let seat = 0; seat < screens.length; seat++) {
    const { cash, stocks, traded, firstDice, dice } = state.screens[seat]!;
    screens[seat] = { cash, stocks, traded: traded.slice(), firstDice, dice: dice.slice() };
  }
  return {
    inPlay: state.inPlay,
    rounds: state.rounds,
    round: state.round,
    first: state.first,
    screens,
    prices: state.prices.slice(),
    tokens: state.tokens.slice(),
    factors: state.factors.slice(),
    faces: state.faces.slice(),
    decks: state.decks,
    bag: state.bag.slice(),
    rumors: state.rumors.slice(),
    opening: state.opening,
    log: state.log.slice(), // records are never changed
    phase: state.phase,
  };
}
