import { picker, shuffle } from '@outcry/engine';
import type { Rng, Seat } from '@outcry/engine';
import { ACTIONS, CARDS } from './data.ts';
import type { Action, Side } from './data.ts';
import { handSize, PhaseSchema } from './state.ts';
import type { Phase, Player, State } from './state.ts';

/** What everybody knows of one seat. Cards that are not in its discard pile are in its hand or deck. */
export interface Seen {
  readonly cash: number;
  readonly shares: readonly number[];
  /** What was played since the last shuffle, in order. */
  readonly discard: readonly number[];
  /** All nine, as they were played before the last shuffle. */
  readonly previous: readonly number[];
  readonly hasChosen: boolean;
}

/** Tiles of both kinds, read-only. */
export interface SeenTiles {
  readonly actions: readonly Action[];
  readonly movements: readonly number[];
}

/** What a seat (null: a spectator) knows. */
export interface View {
  readonly seat: Seat | null;
  readonly side: Side;
  readonly phase: Phase;
  readonly turn: number;
  readonly active: Seat;
  readonly played: number;
  readonly bricks: readonly number[];
  readonly arrived: readonly number[];
  readonly prices: readonly number[];
  readonly bank: readonly number[];
  readonly till: number;
  readonly players: readonly Seen[];
  /** Sorted. */
  readonly bags: SeenTiles;
  readonly out: SeenTiles;
  /** The viewer's own cards; the one they have laid face down is still among them. */
  readonly hand: readonly number[] | null;
  readonly chosen: number | null;
}

const shownPhase = picker<Phase>(PhaseSchema);

/** Sorts the tiles of a bag, which have no order. */
export const inBag = ({ actions, movements }: SeenTiles): SeenTiles => ({
  actions: actions.toSorted((a, b) => ACTIONS.indexOf(a) - ACTIONS.indexOf(b)),
  movements: movements.toSorted((a, b) => a - b),
});

/** All that `seat` may know. Hidden are the others' hands and chosen cards and the order of every deck. */
export function view(state: State, seat: Seat | null): View {
  const { played } = state;
  const own = seat === null ? null : state.players[seat]!;
  return {
    seat,
    side: state.side,
    phase: shownPhase(state.phase),
    turn: state.turn,
    active: state.active,
    played,
    bricks: state.bricks.slice(),
    arrived: state.arrived.slice(),
    prices: state.prices.slice(),
    bank: state.bank.slice(),
    till: state.till,
    players: state.players.map(({ cash, shares, cards, chosen, previous }) => ({
      cash,
      shares: shares.slice(),
      discard: cards.slice(0, played),
      previous,
      hasChosen: chosen !== null,
    })),
    bags: inBag(state.bags),
    out: { actions: state.out.actions.slice(), movements: state.out.movements.slice() },
    hand: own && own.cards.slice(played, played + handSize(played)),
    chosen: own && own.chosen,
  };
}

/** The cards a seat has not shown, in any order, each as likely as any other. */
function unseen(known: readonly number[], rng: Rng): number[] {
  const rest: number[] = [];
  for (let card = 0; card < CARDS; card++) if (!known.includes(card)) rest.push(card);
  return shuffle(rest, rng);
}

/** A table the viewer cannot tell from the true one: unseen cards lie in any order, each equally likely. */
export function imagine(seen: View, rng: Rng): State {
  const { played } = seen;
  const players = seen.players.map(({ cash, shares, discard, previous, hasChosen }, seat): Player => {
    const known = seat === seen.seat ? [...discard, ...seen.hand!] : discard;
    const cards = [...known, ...unseen(known, rng)];
    let chosen: number | null = null;
    if (seat === seen.seat) chosen = seen.chosen;
    else if (hasChosen) chosen = cards[played + rng.below(handSize(played))]!;
    return { cash, shares: shares.slice(), cards, chosen, previous };
  });
  return {
    side: seen.side,
    phase: seen.phase,
    turn: seen.turn,
    active: seen.active,
    played,
    bricks: seen.bricks.slice(),
    arrived: seen.arrived.slice(),
    prices: seen.prices.slice(),
    bank: seen.bank.slice(),
    till: seen.till,
    players,
    out: { actions: seen.out.actions.slice(), movements: seen.out.movements.slice() },
    bags: { actions: seen.bags.actions.slice(), movements: seen.bags.movements.slice() },
  };
}
