import type { Rng, Seat } from '@outcry/engine';
import { pick, shuffle } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CARDS_PER_COMPANY, COMPANIES } from './data.ts';
import type { Data } from './data.ts';

/** A card is 7 times its company plus its number less one. */
export type Card = number;
export type Company = number;
export const companyOf = (card: Card): Company => (card / CARDS_PER_COMPANY) | 0;
export const numberOf = (card: Card): number => (card % CARDS_PER_COMPANY) + 1;

/** A player at the table: a seat, or Otto, who comes after the last seat (T12). Lists by `Hand` have a place for him. */
export type Hand = number;

/** What is being decided, and by whom. All of it is public. */
export const PhaseSchema = Type.Union([
  /** T6: `seat` plays a card on the trick. */
  Type.Object({ kind: Type.Literal('play'), seat: Type.Integer() }),
  /** T4, T9: `seat` takes a card by Side Deal; then those in `then` do; then the winner takes the rest. */
  Type.Object({
    kind: Type.Literal('side-deal'),
    seat: Type.Integer(),
    then: Type.Array(Type.Integer()),
    winner: Type.Integer(),
    winning: Type.Integer(),
  }),
  Type.Object({ kind: Type.Literal('over') }),
]);
export type Phase = Static<typeof PhaseSchema>;

export interface State {
  readonly seats: number;
  /** By company: whether it is in play (T1). */
  readonly inPlay: readonly boolean[];
  /** By company: the box of its price tracker (T2). */
  boxes: number[];
  round: number;
  trick: number;
  dealer: Seat;
  /** Everybody clockwise, Otto too, from the first lead of the round. */
  order: Hand[];
  /** Whose lead this trick is. */
  lead: Hand;
  /** Cards held, by hand; Otto's is his stack, the top last. */
  hands: Card[][];
  portfolios: Card[][];
  /** The portfolios the round before was paid for (T10): everybody saw them. Empty in the first round. */
  lastPortfolios: readonly (readonly Card[])[];
  /** Cards of tricks nobody won (T8). */
  aside: Card[];
  /** The trick: cards in the order played, and by whom. */
  table: Card[];
  playedBy: Hand[];
  money: number[];
  /** Earned in the last payout, for T13. */
  earned: number[];
  phase: Phase;
}

/** `boxes` is what the target's price moves by; both null where the card leaves no choice (T4). */
export type Move =
  | { readonly kind: 'play'; readonly card: Card; readonly target: Company | null; readonly boxes: number | null }
  | { readonly kind: 'take'; readonly card: Card };

/** In events a `seat` of null is Otto; lists by hand have his figure last. */
export type Event =
  | { kind: 'dealt'; round: number; dealer: Seat; lead: Seat }
  /** Told only to the seat that was dealt these cards, sorted. */
  | { kind: 'dealt-cards'; cards: Card[] }
  | { kind: 'played'; seat: Seat; card: Card; target: Company | null; boxes: number | null }
  | { kind: 'otto-played'; card: Card }
  | { kind: 'moved'; company: Company; from: number; to: number; price: number; because: 'effect' | 'won' }
  | { kind: 'side-deal'; seat: Seat; card: Card }
  | { kind: 'won'; seat: Seat | null; card: Card; cards: Card[] }
  | { kind: 'nobody-won'; cards: Card[] }
  | { kind: 'leftovers'; seat: Seat | null; cards: Card[] }
  | { kind: 'paid'; company: Company; price: number; shares: number[]; money: number[]; otto: Hand | null }
  | { kind: 'round-over'; round: number; earned: number[]; money: number[] }
  | { kind: 'over'; places: number[] }
  /** Ends every move: what is decided next, in which trick. */
  | { kind: 'asks'; trick: number; phase: Phase };

export interface Options {
  readonly leftOut: readonly (typeof COMPANIES)[number][];
}

export const OptionsSchema = Type.Object(
  {
    leftOut: Type.Array(Type.Enum([...COMPANIES]), {
      default: [],
      uniqueItems: true,
      maxItems: 2,
      description: 'Companies left out of the game: 2 with two or three seats, 1 with four; none named: at random.',
    }),
  },
  { additionalProperties: false },
);

const CardSchema = Type.Integer({ minimum: 0, maximum: COMPANIES.length * CARDS_PER_COMPANY - 1 });

export const MoveSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('play'),
      card: CardSchema,
      target: Type.Union([Type.Integer({ minimum: 0, maximum: COMPANIES.length - 1 }), Type.Null()]),
      boxes: Type.Union([Type.Integer(), Type.Null()]),
    },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('take'), card: CardSchema }, { additionalProperties: false }),
]);

/** T1: how many companies are left out, by number of seats. */
export const companiesLeftOut = (seats: number): number => (seats >= 5 ? 0 : seats === 4 ? 1 : 2);

/** Otto's place in the lists by hand; only with two seats (T12). */
export const ottoOf = (state: { readonly seats: number }): Hand | null => (state.seats === 2 ? 2 : null);

/** Everything on the table but the first deal (which `deal` of phases/round.ts does). */
export function setup(data: Data, { leftOut }: Options, seats: number, rng: Rng): State {
  const out =
    leftOut.length > 0
      ? leftOut.map((name) => COMPANIES.indexOf(name))
      : shuffle([0, 1, 2, 3, 4], rng).slice(0, companiesLeftOut(seats));
  const hands = seats === 2 ? 3 : seats;
  const lists = (): number[][] => Array.from({ length: hands }, () => []);
  return {
    seats,
    inPlay: COMPANIES.map((_, company) => !out.includes(company)),
    boxes: COMPANIES.map(() => data.start),
    round: 0,
    trick: 0,
    dealer: pick([...Array(seats).keys()], rng),
    order: [],
    lead: 0,
    hands: lists(),
    portfolios: lists(),
    lastPortfolios: [],
    aside: [],
    table: [],
    playedBy: [],
    money: Array.from({ length: seats }, () => 0),
    earned: Array.from({ length: seats }, () => 0),
    phase: { kind: 'over' },
  };
}

/** A copy that shares nothing with these lists. */
export function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copy = new Array<number[]>(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i]!.slice();
  return copy;
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    inPlay: state.inPlay,
    boxes: state.boxes.slice(),
    round: state.round,
    trick: state.trick,
    dealer: state.dealer,
    order: state.order.slice(),
    lead: state.lead,
    hands: copyLists(state.hands),
    portfolios: copyLists(state.portfolios),
    lastPortfolios: state.lastPortfolios, // replaced, never changed
    aside: state.aside.slice(),
    table: state.table.slice(),
    playedBy: state.playedBy.slice(),
    money: state.money.slice(),
    earned: state.earned.slice(),
    phase: state.phase, // replaced, never changed
  };
}
