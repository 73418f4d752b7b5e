import type { Parts } from '@outcry/engine';
import type { Board } from './board.ts';
import { BANK_HOLIDAY, CARDS, COMPANIES, END } from './data.ts';
import type { Player, State } from './state.ts';

// Found by regression on games of self-play, then by letting variants play each other on both sides of the board.
/** How far apart two bricks that are level now may end: the minimum, to which the cards to come are added. */
const DOUBT = 3.53;
const DOUBT_A_CARD = 1.75;
/** How much faster than the others the brick is that gets to END first. */
const LEADER = 1.28;
/** Spaces a card moves its brick by, on average, with 3 to 6 seats: some turns are Bank Holidays (S11). */
const SPACES_A_CARD = [2.6, 2.2, 2.6, 2.5];
/** Money beyond so many mean prices cannot be spent soon. */
const PURSE = 2;

/**
 * What brings how much by the end of the game, by tens of spaces that the first brick has gone: money, money that can be
 * spent soon, a share, each unit of its price and of its projected price, each other holder, and a second share of the
 * same company. Early on money multiplies and any share is better than none; later prices count.
 */
const WEIGHTS: readonly (readonly number[])[] = [
  [1.35, 2.51, 30.39, 0.89, 1.05, 10.52, -24.63],
  [1.33, 1.27, 40.89, 0.06, 1.38, 9.83, -42.21],
  [0.67, 1.16, 35.58, -0.01, 1.17, 9.82, -47.26],
  [1.08, 0.23, 38.8, -0.01, 1.05, 5.63, -29.38],
  [0.91, 0.25, 19.47, 0.04, 1.01, 8.56, -24.88],
  [0.99, 0.06, 13.88, 0.19, 0.84, 4.43, -21.68],
  [0.88, 0.2, -0.82, 0.48, 0.46, 0.81, 19.47],
];

const COUNT = COMPANIES.length;
const SLOTS = WEIGHTS[0]!.length;
const NO_SHIFTS = new Float64Array(COUNT);
const stand = new Float64Array(COUNT);
const now = new Float64Array(SLOTS);

/** The weights at the moment, between two rows of the table, into `now`. */
function weigh(first: number): void {
  const at = Math.max(0, Math.min(WEIGHTS.length - 1.5, first / 10 - 0.5));
  const low = Math.floor(at);
  const from = WEIGHTS[low]!;
  const to = WEIGHTS[low + 1]!;
  for (let slot = 0; slot < SLOTS; slot++) now[slot] = from[slot]! + (to[slot]! - from[slot]!) * (at - low);
}

/** How many turns the game still takes. */
function turnsLeft({ bricks, players }: State): number {
  let first = 5;
  for (let company = 0; company < COUNT; company++) if (bricks[company]! > first) first = bricks[company]!;
  return (END - first) / ((players.length / CARDS) * SPACES_A_CARD[players.length - 3]! * LEADER);
}

/** How far a card that is still to come takes its brick; not all may come before the end. */
export const spacesACard = (state: State): number =>
  Math.min(1, turnsLeft(state) / (CARDS - state.played)) * SPACES_A_CARD[state.players.length - 3]!;

/** Where every brick is expected to stand at the end, into `stand`: it walks on with the cards to come. */
function project(state: State, turns: number, shifts: Float64Array): void {
  const { bricks, players, played } = state;
  const aCard = spacesACard(state);
  const later = Math.max(0, turns - (CARDS - played)) * (players.length / CARDS) * SPACES_A_CARD[players.length - 3]!;
  for (let company = 0; company < COUNT; company++) stand[company] = bricks[company]! + later + shifts[company]!;
  for (let seat = 0; seat < players.length; seat++) {
    const { cards } = players[seat]!;
    for (let i = played; i < CARDS; i++) if (cards[i] !== BANK_HOLIDAY) stand[cards[i]!]! += aCard;
  }
}

/** How many bricks are expected to end before this one. */
function expectedBefore(company: number, slope: number): number {
  let before = 0;
  for (let other = 0; other < COUNT; other++) {
    if (other === company) continue;
    const behind = 0.5 - (stand[company]! - stand[other]!) * slope;
    before += behind <= 0 ? 0 : behind >= 1 ? 1 : behind;
  }
  return before;
}

/** A list read between its ranks. */
function priceBetween(list: readonly number[], before: number): number {
  const rank = Math.min(list.length - 2, Math.floor(before));
  return list[rank]! + (list[rank + 1]! - list[rank]!) * (before - rank);
}

/** What money and shares are expected to bring; one is used again and again, since a playout asks for hundreds. */
export class Prospects {
  /** What the first share of each company brings, but for other holders. */
  readonly shares = new Float64Array(COUNT);
  readonly #holders = new Float64Array(COUNT);
  readonly #board: Board;
  #money = 1;
  #soon = 0;
  #purse = 0;
  #support = 0;
  #second = 0;

  constructor(board: Board) {
    this.#board = board;
  }

  /** Takes in a state, with bricks expected so much further on than they seem. */
  look(state: State, shifts: Float64Array = NO_SHIFTS): void {
    const { bricks, prices, players, side } = state;
    let first = 0;
    let sum = 0;
    for (let company = 0; company < COUNT; company++) {
      if (bricks[company]! > first) first = bricks[company]!;
      sum += prices[company]!;
    }
    const turns = turnsLeft(state);
    project(state, turns, shifts);
    weigh(first);
    this.#money = now[0]!;
    this.#soon = now[1]!;
    this.#purse = (PURSE * sum) / COUNT;
    this.#support = now[5]!;
    this.#second = now[6]!;
    const slope = 1 / (4.4 * (DOUBT + DOUBT_A_CARD * Math.sqrt((turns * players.length) / CARDS)));
    for (let company = 0; company < COUNT; company++) {
      const space = Math.min(END, Math.max(1, Math.round(stand[company]!)));
      const final = priceBetween(this.#board.lists[side][space]!, expectedBefore(company, slope));
      this.shares[company] = now[2]! + now[3]! * prices[company]! + now[4]! * final;
      let holders = 0;
      for (let seat = 0; seat < players.length; seat++) if (players[seat]!.shares[company]! > 0) holders++;
      this.#holders[company] = holders;
    }
  }

  /** What the last of a seat's shares of a company brings, when it has so many and had `before`. */
  share(company: number, count: number, before: number): number {
    const others = this.#holders[company]! - (before > 0 ? 1 : 0);
    return this.shares[company]! + this.#support * others + (count > 1 ? this.#second : 0);
  }

  /** What so much money brings. */
  cash(amount: number): number {
    return this.#money * amount + this.#soon * Math.min(amount, this.#purse);
  }

  /** What everything a seat owns brings, by what it comes from. */
  parts({ cash, shares }: Player, prices: readonly number[]): Parts {
    const parts = { cash: this.cash(cash), shares: 0, ranks: 0, holders: 0, seconds: 0 };
    for (let company = 0; company < COUNT; company++) {
      const count = shares[company]!;
      parts.shares += count * prices[company]!;
      parts.ranks += count * (this.shares[company]! - prices[company]!);
      parts.holders += count * this.#support * (this.#holders[company]! - 1);
      parts.seconds += Math.max(0, count - 1) * this.#second;
    }
    return parts;
  }

  /** The sum of these parts. */
  wealth({ cash, shares }: Player): number {
    let sum = this.cash(cash);
    for (let company = 0; company < COUNT; company++)
      for (let count = 1; count <= shares[company]!; count++) sum += this.share(company, count, 1);
    return sum;
  }
}
