import type { Rng, Seat } from '@outcry/engine';
import { picker, shuffle } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Box } from './box.ts';
import { objectiveOf } from './box.ts';
import { HAND, SECTORS } from './data.ts';

/** A market card (box.ts tells its sector and change). */
export type Card = number;
/** An objective card (box.ts tells its amount and figures). */
export type Objective = number;
export type Sector = number;

const SeatSchema = Type.Integer();
const SideSchema = Type.Enum(['buy', 'sell']);
export type Side = Static<typeof SideSchema>;
const SectorSchema = Type.Integer({ minimum: 0, maximum: SECTORS.length - 1 });
/** P9: an offer of `number` shares, of which `left` are still wanted. */
const OFFER = { side: SideSchema, sector: SectorSchema, number: Type.Integer(), left: Type.Integer() };

/** What is being decided, for all to see. In `answer` it is `seat` who decides, else the seat whose turn it is. */
export const PhaseSchema = Type.Union([
  /** P8, P11: a market card is to be played. */
  Type.Object({ kind: Type.Literal('card'), second: Type.Boolean() }),
  /** P9: an offer, or the end of dealing. */
  Type.Object({ kind: Type.Literal('deal') }),
  /** P9: `seat` answers an offer. */
  Type.Object({ kind: Type.Literal('answer'), seat: SeatSchema, ...OFFER }),
  /** P9: what the others left of the offer may go to the bank. */
  Type.Object({ kind: Type.Literal('bank'), ...OFFER }),
  /** P12: now, and only now, the objective may be claimed. */
  Type.Object({ kind: Type.Literal('claim') }),
  /** P12: the claimant takes a share of `from`, who had no cash; `left` is what they may still be worth. */
  Type.Object({ kind: Type.Literal('collect'), from: SeatSchema, left: Type.Integer() }),
  /** P12: the claimant takes a share of the bank, which is short of cash; `left` is what it still owes. */
  Type.Object({ kind: Type.Literal('balance'), left: Type.Integer() }),
  Type.Object({ kind: Type.Literal('over') }),
]);
export type Phase = Static<typeof PhaseSchema>;
/** The phase as everybody sees it. */
export const shownPhase = picker<Phase>(PhaseSchema);

/** Whoever has money and shares: a seat, or the bank. */
export interface Holder {
  cash: number;
  /** By sector. */
  shares: number[];
}

export interface Player extends Holder {
  hand: Card[];
  /** Null once out of the game. */
  objective: Objective | null;
  /** P14: bankrupt. */
  out: boolean;
  /**
   * What the table could see of the hand: for each card played two figures, its `since` at that time and the number of
   * shuffles before the card drawn in its place. memory.ts works out from it how old the cards in the hand may be.
   */
  trail: number[];
}

/** The turn so far. */
export interface Turn {
  seat: Seat;
  /** P7: the late fee is due when dealing ends. */
  owes: boolean;
  offers: number;
  /** P9: sides of sectors barred for the rest of the turn (see `barBit`). */
  barred: number;
  /** P10: sectors of which a share moved in the seat's own deals, a bit each. */
  dealt: number;
}

/** The bit of a side of a sector in `turn.barred`. */
export const barBit = (side: Side, sector: Sector): number => 1 << (side === 'buy' ? sector : sector + SECTORS.length);

export interface State {
  readonly seats: number;
  readonly openHoldings: boolean;
  readonly rounds: number;
  /** P6: the player left of the dealer. */
  readonly first: Seat;
  round: number;
  turn: Turn;
  prices: number[];
  bank: Holder;
  players: Player[];
  /** Market cards to draw, the top last. */
  pile: Card[];
  discards: Card[];
  /** How often discards were shuffled into the pile (P15). */
  shuffles: number;
  /** By place in the deck: the shuffle that last put the card from the discards into the pile, for all to see. */
  since: readonly number[];
  /** Objective cards by amount, the top first. */
  piles: readonly (readonly Objective[])[];
  /** Objective cards that were claimed: everybody can tell where they are ever since. */
  shown: readonly Objective[];
  phase: Phase;
}

export type Move =
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'offer'; readonly side: Side; readonly sector: Sector; readonly number: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'answer'; readonly number: number }
  | { readonly kind: 'bank'; readonly number: number }
  | { readonly kind: 'claim' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'take'; readonly sector: Sector }
  | { readonly kind: 'stop' };

/** In events a `from` of null is the bank; lists are by seat or by sector. */
export type Event =
  | { kind: 'round'; round: number; rounds: number }
  | { kind: 'fee'; seat: Seat; amount: number }
  | { kind: 'fee-owed'; seat: Seat; amount: number }
  | { kind: 'played'; seat: Seat; card: Card }
  | { kind: 'price'; sector: Sector; from: number; to: number }
  | { kind: 'dividend'; sector: Sector; each: number; shares: number[]; paid: number[] }
  | { kind: 'no-dividend'; sector: Sector; each: number; shares: number[]; due: number; cash: number }
  /** To the seat that drew it, in place of the card it played. */
  | { kind: 'drew'; seat: Seat; card: Card; played: Card }
  | { kind: 'reshuffled' }
  | { kind: 'offer'; seat: Seat; side: Side; sector: Sector; number: number; price: number }
  | { kind: 'answer'; seat: Seat; to: Seat; side: Side; sector: Sector; number: number; price: number }
  | { kind: 'bank'; seat: Seat; side: Side; sector: Sector; number: number; price: number }
  | { kind: 'settled'; seat: Seat; side: Side; sector: Sector; number: number; moved: number }
  | { kind: 'claimed'; seat: Seat; objective: Objective; amount: number; figures: readonly number[]; shares: number[] }
  | { kind: 'paid'; from: Seat | null; to: Seat; amount: number }
  | { kind: 'took'; from: Seat | null; to: Seat; sector: Sector; price: number }
  | { kind: 'took-all'; from: Seat; to: Seat; shares: number[] }
  | { kind: 'next-objective'; seat: Seat; amount: number }
  /** To the seat that took it. */
  | { kind: 'objective'; seat: Seat; objective: Objective; figures: readonly number[] }
  | { kind: 'bankrupt'; seat: Seat }
  | { kind: 'over'; places: number[] }
  /** The last of every move: what is decided next. */
  | { kind: 'asks'; phase: Phase };

export interface Options {
  readonly openHoldings: boolean;
}

export const OptionsSchema = Type.Object(
  {
    openHoldings: Type.Boolean({
      default: true,
      description:
        'Show what everybody holds. Off hides the totals of the others on the screen only: all deals are public, so they can be worked out.',
    }),
  },
  { additionalProperties: false },
);

const just = (kind: string) => Type.Object({ kind: Type.Literal(kind) }, { additionalProperties: false });

/** Moves, with numbers up to all `shares` of a sector. */
export function moveSchema(shares: number) {
  const upTo = (minimum: number) => Type.Integer({ minimum, maximum: shares });
  return Type.Union([
    Type.Object({ kind: Type.Literal('play'), card: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }),
    Type.Object(
      { kind: Type.Literal('offer'), side: SideSchema, sector: SectorSchema, number: upTo(1) },
      { additionalProperties: false },
    ),
    Type.Object({ kind: Type.Enum(['answer', 'bank']), number: upTo(0) }, { additionalProperties: false }),
    Type.Object({ kind: Type.Literal('take'), sector: SectorSchema }, { additionalProperties: false }),
    just('done'),
    just('claim'),
    just('pass'),
    just('stop'),
  ]);
}

/** P2, P3, P5, P6: everything on the table but the first turn (which `beginTurn` of turn.ts starts). */
export function setup(box: Box, { openHoldings }: Options, seats: number, rng: Rng): State {
  const { data } = box;
  const { start } = data;
  const evenly = (shares: number): number[] => SECTORS.map(() => shares);
  const pile = shuffle([...box.deck], rng);
  const piles = data.objectives.map(({ cards }, level) =>
    shuffle(
      cards.map((_, i) => objectiveOf(level, i)),
      rng,
    ),
  );
  const players = Array.from({ length: seats }, (): Player => ({
    cash: start.cash,
    shares: evenly(start.shares),
    hand: pile.splice(-HAND),
    objective: piles[0]!.shift()!,
    out: false,
    trail: [],
  }));
  const dealer = rng.below(seats);
  const first = (dealer + 1) % seats;
  return {
    seats,
    openHoldings,
    rounds: data.rounds[seats - 2]!,
    first,
    round: 1,
    turn: { seat: first, owes: false, offers: 0, barred: 0, dealt: 0 },
    prices: evenly(data.prices.start),
    bank: { cash: start.bankCash * seats, shares: evenly(start.bankShares * seats) },
    players,
    pile,
    discards: [],
    shuffles: 0,
    since: box.deck.map(() => 0),
    piles,
    shown: [],
    phase: { kind: 'over' },
  };
}

function clonePlayer({ cash, shares, hand, objective, out, trail }: Player): Player {
  return { cash, shares: shares.slice(), hand: hand.slice(), objective, out, trail: trail.slice() };
}

export function clone(state: State): State {
  const { turn, bank } = state;
  const players: Player[] = [];
  for (let seat = 0; seat < state.seats; seat++) players.push(clonePlayer(state.players[seat]!));
  return {
    seats: state.seats,
    openHoldings: state.openHoldings,
    rounds: state.rounds,
    first: state.first,
    round: state.round,
    turn: { seat: turn.seat, owes: turn.owes, offers: turn.offers, barred: turn.barred, dealt: turn.dealt },
    prices: state.prices.slice(),
    bank: { cash: bank.cash, shares: bank.shares.slice() },
    players,
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    shuffles: state.shuffles,
    // Replaced, never changed:
    since: state.since,
    piles: state.piles,
    shown: state.shown,
    phase: state.phase,
  };
}
