import type { Seat } from '@outcry/engine';
import type { Move, MoveOf } from '../moves.ts';
import type { Play, State } from '../state.ts';
import type { Investor } from './investor.ts';

/** Dividend Deborah: a company of her choice pays everyone 1 per share (phases/end-of-round.ts). */
export const deborah: Investor = { id: 'deborah', optional: true };

/** Agile Ana: 1 per company of which she shows a share (phases/end-of-round.ts). */
export const ana: Investor = { id: 'ana' };

/** Lucrative Li: 1 more per two bonds, rounded up. */
export const li: Investor = { id: 'li', moreInterest: (bonds) => Math.ceil(bonds / 2) };

/** Daring Dangote: 1 per commodity card, taxes not counted (phases/end-of-round.ts). */
export const dangote: Investor = { id: 'dangote' };

/** Opulent Oprah: gives 2 to another player, or 1 each to two, as much as she has. */
export const oprah: Investor = {
  id: 'oprah',
  sharing: {
    move: 'gift',
    possible: (state, seat) => state.players[seat]!.cash > 0,
    legal: (_rules, state, seat) => {
      const moves: Move[] = [];
      const others = state.players.map((_, other) => other).filter((other) => other !== seat);
      for (const to of others) moves.push({ kind: 'gift', to, also: null });
      if (state.players[seat]!.cash >= 2)
        for (const to of others) for (const also of others) if (to < also) moves.push({ kind: 'gift', to, also });
      return moves;
    },
    apply: (play, seat, move) => {
      if (move.kind !== 'gift') return null;
      const most = Math.min(2, play.state.players[seat]!.cash);
      if (move.also === null) give(play, seat, move.to, most);
      else {
        give(play, seat, move.to, 1);
        give(play, seat, move.also, 1);
      }
      return null;
    },
  },
};

function give(play: Play, seat: Seat, to: Seat, amount: number): void {
  play.state.players[seat]!.cash -= amount;
  play.state.players[to]!.cash += amount;
  play.emit?.({ kind: 'gift', seat, to, amount });
}

/** Socialist Sanders: 2 from the richest, 1 for himself, 1 for the poorest (K29). */
export const sanders: Investor = {
  id: 'sanders',
  sharing: {
    move: 'redistribute',
    possible: (state) => state.players.some(({ cash }) => cash > 0),
    legal: (_rules, state, seat) => {
      const moves: Move[] = [];
      const most = Math.max(...state.players.map(({ cash }) => cash));
      for (let from = 0; from < state.seats; from++) {
        if (state.players[from]!.cash < most) continue;
        if (most === 1) moves.push({ kind: 'redistribute', from, to: null });
        else for (const to of poorest(state, seat, from)) moves.push({ kind: 'redistribute', from, to });
      }
      return moves;
    },
    apply: (play, seat, move) => {
      if (move.kind === 'redistribute') redistribute(play, seat, move);
      return null;
    },
  },
};

/** K29: those with the least after the taking, the coin he keeps counted as his; never the one taken from. */
function poorest(state: State, sanders: Seat, from: Seat): Seat[] {
  const cash = state.players.map((player, seat) => player.cash - (seat === from ? 2 : 0) + (seat === sanders ? 1 : 0));
  const least = Math.min(...cash.filter((_, seat) => seat !== from));
  return cash.flatMap((amount, seat) => (seat !== from && amount === least ? [seat] : []));
}

function redistribute(play: Play, seat: Seat, { from, to }: MoveOf<'redistribute'>): void {
  const { players } = play.state;
  const amount = to === null ? 1 : 2;
  players[from]!.cash -= amount;
  players[seat]!.cash += 1;
  if (to !== null) players[to]!.cash += 1;
  play.emit?.({ kind: 'redistributed', seat, from, amount, to });
}
