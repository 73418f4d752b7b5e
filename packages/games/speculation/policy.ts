import type { Rng, Seat } from '@outcry/engine';
import { ahead, rankDown, rankUp } from './board.ts';
import type { Board } from './board.ts';
import { BANK_HOLIDAY, COMPANIES } from './data.ts';
import { CHOICES } from './phases/choose.ts';
import { RANKS } from './phases/rank.ts';
import { TRADES } from './phases/trade.ts';
import { Prospects } from './prospects.ts';
import { movementNow } from './state.ts';
import type { Move, State } from './state.ts';

const COUNT = COMPANIES.length;

/** The rule of thumb for playouts. It looks at the seat's own hand and at what everybody sees. */
export function policyOf(board: Board): (state: State, seat: Seat, rng: Rng) => Move {
  const prospects = new Prospects(board);
  const expected = prospects.shares;
  const interest = new Float64Array(COUNT);

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
      const sold = sell < 0 ? -prospects.cash(cash) : -prospects.cash(cash) - expected[sell]!;
      if (purse >= 0 && sell >= 0 && sold + prospects.cash(purse) > most) {
        most = sold + prospects.cash(purse);
        best = TRADES[0]![sell + 1]!;
      }
      for (let buy = 0; buy < COUNT; buy++) {
        if (bank[buy] === 0 || buy === sell || prices[buy]! > purse) continue;
        const gain = sold + expected[buy]! + prospects.cash(purse - prices[buy]!);
        if (gain > most) {
          most = gain;
          best = TRADES[buy + 1]![sell + 1]!;
        }
      }
    }
    return best;
  }

  /** By company: own shares less what a rival holds on average. */
  function lookAround({ players }: State, seat: Seat): void {
    const rivals = players.length - 1;
    for (let company = 0; company < COUNT; company++) {
      let theirs = 0;
      for (let other = 0; other < players.length; other++) theirs += players[other]!.shares[company]!;
      const mine = players[seat]!.shares[company]!;
      interest[company] = mine - (theirs - mine) / rivals;
    }
  }

  function gain(): number {
    let sum = 0;
    for (let company = 0; company < COUNT; company++) sum += interest[company]! * expected[company]!;
    return sum;
  }

  /** What it is worth that a brick stands elsewhere. */
  function withBrick(state: State, company: number, space: number): number {
    const from = state.bricks[company]!;
    state.bricks[company] = space;
    prospects.look(state);
    state.bricks[company] = from;
    return gain();
  }

  function rank(state: State, seat: Seat, action: 'up' | 'down'): Move {
    lookAround(state, seat);
    const target = action === 'up' ? rankUp : rankDown;
    let best: Move | null = null;
    let most = -Infinity;
    for (let company = 0; company < COUNT; company++) {
      const space = target(state.bricks, company);
      if (space === null) continue;
      const value = withBrick(state, company, space);
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
    const steps = movementNow(state);
    const value = (company: number): number =>
      company === BANK_HOLIDAY
        ? withBrick(state, 0, state.bricks[0]!)
        : withBrick(state, company, ahead(state.bricks, state.bricks[company]!, steps));
    return value(cards[state.played]!) >= value(cards[state.played + 1]!) ? choices[0]! : choices[1]!;
  }

  return (state, seat) => {
    const { phase } = state;
    if (phase.kind === 'trade') return trade(state, seat);
    if (phase.kind === 'rank') return rank(state, seat, phase.action);
    return card(state, seat);
  };
}
