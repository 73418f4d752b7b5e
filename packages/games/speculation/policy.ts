import type { Rng, Seat } from '@outcry/engine';
import { rankDown, rankUp } from './board.ts';
import type { Board } from './board.ts';
import { BANK_HOLIDAY, COMPANIES } from './data.ts';
import { CHOICES } from './phases/choose.ts';
import { RANKS } from './phases/rank.ts';
import { TRADES } from './phases/trade.ts';
import { Prospects, spacesACard } from './prospects.ts';
import { movementNow } from './state.ts';
import type { Move, State } from './state.ts';

const COUNT = COMPANIES.length;

// Found by letting variants play each other.
/** How much more than the others the best-off rival counts. */
const BEST_OFF = 0.37;
/** How much of the tile's number a card is thought to move its brick by. */
const CARRIES = 1.12;
/** What a Bank Holiday is worth for each space above the mean that it takes from the others' cards. */
const STANDSTILL = 8.35;
const MEAN_MOVEMENT = 3.5;

/** The rule of thumb for playouts. It looks at the seat's own hand and at what everybody sees. */
export function policyOf(board: Board): (state: State, seat: Seat, rng: Rng) => Move {
  const prospects = new Prospects(board);
  const expected = prospects.shares;
  const interest = new Float64Array(COUNT);
  const shifts = new Float64Array(COUNT);

  /** The best buy and sale at once by what shares are expected to be worth. */
  function trade(state: State, seat: Seat): Move {
    prospects.look(state);
    const { players, prices, bank } = state;
    const { cash, shares } = players[seat]!;
    let best = TRADES[0]![0]!;
    let most = 0;
    for (let sell = -1; sell < COUNT; sell++) {
      if (sell >= 0 && shares[sell] === 0) continue;
      const purse = sell < 0 ? cash : cash + prices[sell]!;
      const sold =
        sell < 0 ? -prospects.cash(cash) : -prospects.cash(cash) - prospects.share(sell, shares[sell]!, shares[sell]!);
      if (purse >= 0 && sell >= 0 && sold + prospects.cash(purse) > most) {
        most = sold + prospects.cash(purse);
        best = TRADES[0]![sell + 1]!;
      }
      for (let buy = 0; buy < COUNT; buy++) {
        if (bank[buy] === 0 || buy === sell || prices[buy]! > purse) continue;
        const gain = sold + prospects.share(buy, shares[buy]! + 1, shares[buy]!) + prospects.cash(purse - prices[buy]!);
        if (gain > most) {
          most = gain;
          best = TRADES[buy + 1]![sell + 1]!;
        }
      }
    }
    return best;
  }

  /** By company: own shares less what a rival holds on average, the best-off rival counting more. */
  function lookAround({ players, prices }: State, seat: Seat): void {
    let best = -1;
    let most = -Infinity;
    for (let other = 0; other < players.length; other++) {
      if (other === seat) continue;
      const { cash, shares } = players[other]!;
      let worth = cash;
      for (let company = 0; company < COUNT; company++) worth += shares[company]! * prices[company]!;
      if (worth > most) {
        most = worth;
        best = other;
      }
    }
    const rivals = players.length - 1 + BEST_OFF;
    for (let company = 0; company < COUNT; company++) {
      let theirs = BEST_OFF * players[best]!.shares[company]!;
      for (let other = 0; other < players.length; other++) theirs += players[other]!.shares[company]!;
      const mine = players[seat]!.shares[company]!;
      interest[company] = mine - (theirs - mine) / rivals;
    }
  }

  /** What it is worth that a brick is expected so much further on. */
  function withShift(state: State, company: number, shift: number): number {
    shifts[company] = shift;
    prospects.look(state, shifts);
    shifts[company] = 0;
    let sum = 0;
    for (let each = 0; each < COUNT; each++) sum += interest[each]! * expected[each]!;
    return sum;
  }

  function rank(state: State, seat: Seat, action: 'up' | 'down'): Move {
    lookAround(state, seat);
    const target = action === 'up' ? rankUp : rankDown;
    let best: Move | null = null;
    let most = -Infinity;
    for (let company = 0; company < COUNT; company++) {
      const space = target(state.bricks, company);
      if (space === null) continue;
      const value = withShift(state, company, space - state.bricks[company]!);
      if (value > most) {
        most = value;
        best = RANKS[company]!;
      }
    }
    return best!;
  }

  function card(state: State, seat: Seat): Move {
    lookAround(state, seat);
    const { cards } = state.players[seat]!;
    const choices = CHOICES[cards[state.played]!]![cards[state.played + 1]!]!;
    const steps = CARRIES * movementNow(state);
    const aCard = spacesACard(state);
    const value = (company: number): number =>
      company === BANK_HOLIDAY
        ? withShift(state, 0, 0) + STANDSTILL * (movementNow(state) - MEAN_MOVEMENT)
        : withShift(state, company, steps - aCard);
    return value(cards[state.played]!) >= value(cards[state.played + 1]!) ? choices[0]! : choices[1]!;
  }

  return (state, seat) => {
    const { phase } = state;
    if (phase.kind === 'trade') return trade(state, seat);
    if (phase.kind === 'rank') return rank(state, seat, phase.action);
    return card(state, seat);
  };
}
