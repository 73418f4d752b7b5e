// Frozen: the judgement of the first Trader (`trader-0`). It stays as it is, mistakes included.

import { ahead } from '../board.ts';
import type { Board } from '../board.ts';
import { BANK_HOLIDAY, CARDS, COMPANIES, END } from '../data.ts';
import { worth } from '../result.ts';
import { movementNow } from '../state.ts';
import type { State } from '../state.ts';
import { stepsAfterHolidays } from '../turn.ts';

// Found by letting variants play each other: with four seats, on both sides of the board.
/** Spaces a card moves its brick by, Bank Holidays and skipped spaces included. */
const SPACES_A_CARD = 2.2;
/** How much faster than the others the brick is that gets to END first. */
const LEADER = 1.4;
/** How far apart two bricks that are level now may end: the minimum, to which the cards to come are added. */
const DOUBT = 3.5;
const DOUBT_A_CARD = 1.75;
/** How far to trust the far future rather than the price of today. */
const FORESIGHT = 0.6;

/** Where the bricks would stand after this turn, if all play the card they have chosen, or else their first. */
function bricksAfterTurn(state: State): number[] {
  const { players, played, active } = state;
  const bricks = state.bricks.slice();
  let holidays = 0;
  for (const { chosen, cards } of players) if ((chosen ?? cards[played]) === BANK_HOLIDAY) holidays++;
  const steps = stepsAfterHolidays(movementNow(state), holidays, players.length);
  for (let turn = 0; turn < players.length; turn++) {
    const { chosen, cards } = players[(active + turn) % players.length]!;
    const company = chosen ?? cards[played]!;
    if (company !== BANK_HOLIDAY) bricks[company] = ahead(bricks, bricks[company]!, steps);
  }
  return bricks;
}

/** How many cards of each company are still to come before the shuffle, this turn's left out. */
function cardsToCome({ players, played }: State): number[] {
  const count = COMPANIES.map(() => 0);
  for (const { cards, chosen } of players) {
    const now = chosen ?? cards[played];
    for (let i = played; i < CARDS; i++) {
      const card = cards[i]!;
      if (card !== BANK_HOLIDAY && card !== now) count[card]!++;
    }
  }
  return count;
}

/** A list read between its ranks, `before` being how many bricks are expected ahead. */
function priceBetween(list: readonly number[], before: number): number {
  const rank = Math.min(list.length - 2, Math.floor(before));
  return list[rank]! + (list[rank + 1]! - list[rank]!) * (before - rank);
}

/** What each share is expected to be worth: bricks walk on with the cards to come, and ranks get doubtful on the way. */
function expectedPrices({ lists }: Board, state: State): number[] {
  const { players, played, prices, side } = state;
  const bricks = bricksAfterTurn(state);
  const cardsATurn = players.length / CARDS;
  const turnsLeft = (END - Math.max(...bricks)) / (cardsATurn * SPACES_A_CARD * LEADER);
  const turnsToShuffle = CARDS - played - 1;
  const soon = Math.min(1, turnsLeft / Math.max(1, turnsToShuffle));
  const later = Math.max(0, turnsLeft - turnsToShuffle) * cardsATurn;
  const coming = cardsToCome(state);
  const stand = bricks.map((space, company) => space + (coming[company]! * soon + later) * SPACES_A_CARD);
  const doubt = DOUBT + DOUBT_A_CARD * Math.sqrt(turnsLeft * cardsATurn);
  return prices.map((price, company) => {
    const mine = stand[company]!;
    let before = 0;
    for (let other = 0; other < stand.length; other++)
      if (other !== company) before += 1 / (1 + Math.exp((mine - stand[other]!) / doubt));
    const final = priceBetween(lists[side][Math.min(END, Math.round(mine))]!, before);
    return price + (final - price) * FORESIGHT;
  });
}

/** Cash, and shares at what their price is expected to become. */
export function evaluate(board: Board, state: State): number[] {
  if (state.phase.kind === 'over') return worth(state);
  const prices = expectedPrices(board, state);
  return state.players.map(({ cash, shares }) => {
    let sum = cash;
    for (let company = 0; company < shares.length; company++) sum += shares[company]! * prices[company]!;
    return sum;
  });
}
