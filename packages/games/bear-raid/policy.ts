import type { Seat } from '@outcry/engine';
import { bags, BUYS, distinctTakes, PASS, SHORTS } from './choices.ts';
import { COMPANIES, MOST_KEPT, MOST_PLACED } from './data.ts';
import type { Data } from './data.ts';
import { columnIndexOf, costOf, marketOf, proceedsOf } from './market.ts';
import { diceToCome, Prospects } from './prospects.ts';
import type { Opinion } from './prospects.ts';
import { none } from './setup.ts';
import { diceAt, pipsOf, positionOf } from './state.ts';
import type { Company, Move, State } from './state.ts';

/** Of dice placed on the Rumors card, the part that comes on top of what was expected to be rolled anyway. */
const PLACED_COUNTS = 0.8;
/** A die in the bag is rolled in about so many of the rounds. */
const BAGGED_COUNTS = 0.5;

/** What a seat sees of a company when it is its turn. */
interface Stake {
  readonly company: Company;
  /** How many more stocks of it the seat has than its best rival. */
  readonly ahead: number;
  readonly pips: number;
  readonly lying: number;
  readonly dice: number;
  /** What a stock is worth before the move. */
  readonly worth: number;
}

/** The best move one step ahead by `evaluate`, found without trying them all: dice of one company at a time. */
export function policyFor(data: Data, prospects: Opinion = new Prospects(data)): (state: State, seat: Seat) => Move {
  /** By company: what a stock is worth before the move. */
  const worths = new Float64Array(COMPANIES.length);
  let best: Move = PASS;
  let most = 0;

  function offer(move: Move, gain: number): void {
    if (gain <= most) return;
    most = gain;
    best = move;
  }

  /** A trade can change the column in which a card is read (B4), and so what the seat already has is worth. */
  function trade(state: State, seat: Seat, stake: Stake): void {
    const { company, ahead, pips, lying, dice } = stake;
    const tokens = state.tokens[company]!;
    const price = state.prices[company]!;
    const { cash } = state.screens[seat]!;
    const card = state.decks[company]![state.round - 1]!;
    let { worth } = stake;
    let column = columnIndexOf(data, card, marketOf(data, tokens));
    const reread = (left: number): void => {
      const now = columnIndexOf(data, card, marketOf(data, left));
      if (now === column) return;
      column = now;
      prospects.look(state, company, left);
      worth = prospects.worth(pips, lying, dice);
    };
    for (let count = 1; count <= tokens; count++) {
      const cost = costOf(data, price, tokens, count);
      if (cost > cash) break;
      reread(tokens - count);
      offer(BUYS[company]![count - 1]!, count * worth - cost + ahead * (worth - stake.worth));
    }
    for (let count = 1; count <= data.modifiers.length - tokens; count++) {
      reread(tokens + count);
      const proceeds = proceedsOf(data, price, tokens, count);
      offer(SHORTS[company]![count - 1]!, proceeds - count * worth + ahead * (worth - stake.worth));
    }
  }

  function take(state: State, { company, ahead, pips, lying, dice, worth: before }: Stake): void {
    const sets = distinctTakes(state.faces, company);
    for (let i = 0; i < sets.moves.length; i++) {
      const move = sets.moves[i]!;
      offer(move, ahead * (prospects.worth(pips - sets.pips[i]!, lying - move.pips.length, dice) - before));
    }
  }

  function place(own: number, { company, ahead, pips, lying, dice, worth }: Stake): void {
    const count = Math.min(MOST_PLACED, own);
    const gain = ahead * (prospects.worth(pips, lying, dice + PLACED_COUNTS * count) - worth);
    if (gain > most) offer({ kind: 'place', dice: none().with(company, count) }, gain);
  }

  /** Says in `worths` what stocks are worth; the rival who is expected to end with the most. */
  function bestRival(state: State, seat: Seat, dice: readonly number[]): Seat {
    for (let i = 0; i < state.inPlay.length; i++) {
      const company = state.inPlay[i]!;
      prospects.look(state, company, state.tokens[company]!);
      worths[company] = prospects.worth(pipsOf(state.faces, company), diceAt(state.faces, company), dice[company]!);
    }
    let rival = -1;
    let richest = -Infinity;
    for (let other = 0; other < state.screens.length; other++) {
      if (other === seat) continue;
      let money = state.screens[other]!.cash;
      for (let i = 0; i < state.inPlay.length; i++)
        money += positionOf(state, other, state.inPlay[i]!) * worths[state.inPlay[i]!]!;
      if (money > richest) {
        richest = money;
        rival = other;
      }
    }
    return rival;
  }

  function act(state: State, seat: Seat): Move {
    best = PASS;
    most = 0;
    const dice = diceToCome(state);
    const rival = bestRival(state, seat, dice);
    for (let i = 0; i < state.inPlay.length; i++) {
      const company = state.inPlay[i]!;
      const ahead = positionOf(state, seat, company) - positionOf(state, rival, company);
      const pips = pipsOf(state.faces, company);
      const lying = diceAt(state.faces, company);
      const stake: Stake = { company, ahead, pips, lying, dice: dice[company]!, worth: worths[company]! };
      prospects.look(state, company, state.tokens[company]!);
      const own = state.screens[seat]!.dice[company]!;
      if (ahead !== 0 && own > 0) place(own, stake);
      if (ahead !== 0 && lying > 0) take(state, stake);
      trade(state, seat, stake);
    }
    return best;
  }

  /** Dice that help the seat's own position go into the bag; the others stay, the most harmful ones first. */
  function bag(state: State, seat: Seat): Move {
    const own = state.screens[seat]!.dice;
    const only = bags(own);
    if (only.length === 1) return only[0]!;
    const dice = diceToCome(state);
    const put = none();
    const gains = none();
    let kept = 0;
    for (let company = 0; company < own.length; company++) {
      if (own[company] === 0) continue;
      prospects.look(state, company, state.tokens[company]!);
      const pips = pipsOf(state.faces, company);
      const lying = diceAt(state.faces, company);
      const more = prospects.worth(pips, lying, dice[company]! + BAGGED_COUNTS);
      gains[company] = positionOf(state, seat, company) * (more - prospects.worth(pips, lying, dice[company]!));
      if (gains[company]! > 0) put[company] = own[company]!;
      else kept += own[company]!;
    }
    for (; kept > MOST_KEPT; kept--) {
      let next = -1;
      for (let company = 0; company < own.length; company++)
        if (put[company]! < own[company]! && (next < 0 || gains[company]! > gains[next]!)) next = company;
      put[next]!++;
    }
    return { kind: 'bag', dice: put };
  }

  return (state, seat) => (state.phase.kind === 'roll' ? bag(state, seat) : act(state, seat));
}
