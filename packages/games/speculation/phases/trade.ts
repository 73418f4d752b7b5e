import type { Refusal, Seat } from '@outcry/engine';
import type { Board } from '../board.ts';
import { COMPANIES } from '../data.ts';
import type { Move, Phase, State } from '../state.ts';
import { cards } from '../turn.ts';
import { ALONE, NO_MOVES } from './rules.ts';
import type { PhaseRules } from './rules.ts';

type Trade = Extract<Move, { kind: 'trade' }>;

const NOTHING_AND_COMPANIES = [null, ...COMPANIES.keys()];

/** Every possible trade, by company bought and sold, counted from 1; 0 is nothing. */
export const TRADES: readonly (readonly Trade[])[] = NOTHING_AND_COMPANIES.map((buy) =>
  NOTHING_AND_COMPANIES.map((sell): Trade => ({ kind: 'trade', buy, sell })),
);

/** The trade phase of each seat, made once. */
const ASKED: readonly Phase[] = ALONE.map(([seat]) => ({ kind: 'trade', seat: seat! }));

/** S8: what the cash would be after a trade; it must not be negative. */
const cashAfter = ({ players, prices }: State, seat: Seat, { buy, sell }: Trade): number =>
  players[seat]!.cash - (buy === null ? 0 : prices[buy]!) + (sell === null ? 0 : prices[sell]!);

/** S8: clockwise from the active seat, each buys one share, sells one, does both at once, or passes. */
export const trade = (board: Board): PhaseRules<'trade'> => ({
  actors: (_state, { seat }) => ALONE[seat]!,

  legal({ players, prices, bank }, phase, seat) {
    if (seat !== phase.seat) return NO_MOVES;
    const { cash, shares } = players[seat]!;
    const moves: Move[] = [];
    for (let sell = -1; sell < COMPANIES.length; sell++) {
      if (sell >= 0 && shares[sell] === 0) continue;
      const purse = sell < 0 ? cash : cash + prices[sell]!;
      if (purse >= 0) moves.push(TRADES[0]![sell + 1]!);
      for (let buy = 0; buy < COMPANIES.length; buy++)
        if (bank[buy]! > 0 && buy !== sell && prices[buy]! <= purse) moves.push(TRADES[buy + 1]![sell + 1]!);
    }
    return moves;
  },

  refusal(state, _phase, seat, move): Refusal {
    if (move.kind !== 'trade') return { rule: 'S8', reason: 'trade-now' };
    const { buy, sell } = move;
    if (buy !== null && buy === sell) return { rule: 'S8', reason: 'same-company', args: { company: buy } };
    if (sell !== null && state.players[seat]!.shares[sell] === 0)
      return { rule: 'S8', reason: 'no-share', args: { company: sell } };
    if (buy !== null && state.bank[buy] === 0) return { rule: 'S8', reason: 'bank-empty', args: { company: buy } };
    return { rule: 'S8', reason: 'short', args: { missing: -cashAfter(state, seat, move) } };
  },

  apply(state, _phase, seat, move, rng, emit) {
    if (move.kind !== 'trade') throw new Error(`trade got ${move.kind}`);
    const { buy, sell } = move;
    const { players, prices, bank } = state;
    const player = players[seat]!;
    const cash = cashAfter(state, seat, move);
    state.till += player.cash - cash;
    player.cash = cash;
    if (buy !== null) {
      bank[buy]!--;
      player.shares[buy]!++;
    }
    if (sell !== null) {
      player.shares[sell]!--;
      bank[sell]!++;
    }
    emit?.({
      kind: 'traded',
      seat,
      buy,
      sell,
      cost: buy === null ? 0 : prices[buy]!,
      proceeds: sell === null ? 0 : prices[sell]!,
    });
    const next = (seat + 1) % players.length;
    return next === state.active ? cards(board, state, rng, emit) : ASKED[next]!;
  },
});
