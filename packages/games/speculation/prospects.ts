import type { Board } from './board.ts';
import { BANK_HOLIDAY, CARDS, COMPANIES, END } from './data.ts';
import type { State } from './state.ts';

/** How far apart two bricks that are level now may end: the minimum, to which the cards to come are added. */
const DOUBT = 3.5;
const DOUBT_A_CARD = 1.75;
/** How much faster than the others the brick is that gets to END first. */
const LEADER = 1.8;

/** Spaces a card moves its brick by, on average, with so many seats: some turns are Bank Holidays (S11). */
const SPACES_A_CARD = [2.6, 2.2, 2.6, 2.5];

const COUNT = COMPANIES.length;
const stand = new Float64Array(COUNT);

/** By tens of spaces the first brick has gone: what money, a purse, a share, its price and its final price count for. */
export const WEIGHTS: number[][] = [
  [6.8, 0, 100, 1, 0.5],
  [3, 0, 66, 0.3, 1.1],
  [1.7, 0, 44, 0, 1.3],
  [1.2, 0, 40, 0, 1.06],
  [1.1, 0, 29, 0, 1.1],
  [1, 0, 16, 0, 0.95],
  [1, 0, 0, 0, 1],
];

const now = [0, 0, 0, 0, 0];

/** What a table's state says about what things will be worth; one is used again and again. */
export class Prospects {
  /** What a share of each company is expected to bring. */
  readonly shares = new Float64Array(COUNT);
  /** The projected price at the end of the game. */
  readonly finals = new Float64Array(COUNT);
  /** What one more unit of money brings, and one of those in a purse that suffices for a share or two. */
  money = 1;
  purse = 0;
  purseSize = 0;
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  look(state: State): void {
    const { bricks, prices, players, side } = state;
    let first = 0;
    let sum = 0;
    for (let company = 0; company < COUNT; company++) {
      if (bricks[company]! > first) first = bricks[company]!;
      sum += prices[company]!;
    }
    const cardsATurn = players.length / CARDS;
    const spaces = SPACES_A_CARD[players.length - 3]!;
    const turns = (END - Math.max(5, first)) / (cardsATurn * spaces * LEADER);
    project(state, turns, spaces);
    const slope = 1 / (4.4 * (DOUBT + DOUBT_A_CARD * Math.sqrt(turns * cardsATurn)));
    const at = Math.max(0, Math.min(5.5, first / 10 - 0.5));
    const low = Math.floor(at);
    const from = WEIGHTS[low]!;
    const to = WEIGHTS[low + 1]!;
    for (let i = 0; i < 5; i++) now[i] = from[i]! + (to[i]! - from[i]!) * (at - low);
    this.money = now[0]!;
    this.purse = now[1]!;
    this.purseSize = (2 * sum) / COUNT;
    for (let company = 0; company < COUNT; company++) {
      const mine = stand[company]!;
      let before = 0;
      for (let other = 0; other < COUNT; other++) {
        if (other === company) continue;
        const behind = 0.5 - (mine - stand[other]!) * slope;
        before += behind <= 0 ? 0 : behind >= 1 ? 1 : behind;
      }
      const list = this.#board.lists[side][mine >= END ? END : Math.round(mine)]!;
      const rank = Math.min(COUNT - 2, Math.floor(before));
      const final = list[rank]! + (list[rank + 1]! - list[rank]!) * (before - rank);
      this.finals[company] = final;
      this.shares[company] = now[2]! + now[3]! * prices[company]! + now[4]! * final;
    }
  }

  /** What a purse is expected to bring. */
  cash(amount: number): number {
    return this.money * amount + this.purse * Math.min(amount, this.purseSize);
  }
}

/** Where every brick is expected to stand at the end: it walks on with the cards to come. */
function project({ bricks, players, played }: State, turns: number, spaces: number): void {
  const turnsToShuffle = CARDS - played;
  const soon = Math.min(1, turns / turnsToShuffle) * spaces;
  const later = (Math.max(0, turns - turnsToShuffle) * players.length * spaces) / CARDS;
  for (let company = 0; company < COUNT; company++) stand[company] = bricks[company]! + later;
  for (let seat = 0; seat < players.length; seat++) {
    const { cards } = players[seat]!;
    for (let i = played; i < CARDS; i++) if (cards[i] !== BANK_HOLIDAY) stand[cards[i]!]! += soon;
  }
}
