// Held out: nothing that bots people meet are made of may be used here, and nothing here by them.

import type { AnyGame, Bot } from '@outcry/engine';
import { ahead, boardOf, priceOf, rankDown, rankUp } from '../board.ts';
import type { Board } from '../board.ts';
import { BANK_HOLIDAY, END } from '../data.ts';
import type { Data } from '../data.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';

interface Position {
  readonly board: Board;
  readonly view: View;
  readonly seat: number;
}

/** Cards of a company that all have yet to play before the next shuffle. */
const toCome = ({ view }: Position, company: number): number =>
  view.players.filter(({ discard }) => !discard.includes(company)).length;

/** Where a share seems to go: all walk on until the first is at the end, and the longer that takes the less ranks say. */
function outlook(position: Position, company: number): number {
  const { board, view } = position;
  const left = END - Math.max(...view.bricks);
  const further = view.bricks[company]! + 0.7 * left + 2 * (toCome(position, company) - 2);
  const list = board.lists[view.side][Math.max(1, Math.min(END, Math.round(further)))]!;
  const middle = (list[2]! + list[5]!) / 2;
  const soon = (each: number): number => view.bricks[each]! + 2 * toCome(position, each);
  const rank = 1 + view.bricks.filter((_, each) => soon(each) > soon(company)).length;
  const pull = Math.min(0.85, left / 40);
  return list[rank - 1]! * (1 - pull) + middle * pull;
}

/** What a seat owns with the bricks moved: own shares, less the shares of the one who owns most. */
function standing({ board, view, seat }: Position, bricks: readonly number[]): number {
  const arrived = bricks.flatMap((space, company) => (space === END ? [company] : []));
  const worths = view.players.map(({ shares }) =>
    shares.reduce((sum, count, company) => {
      const price = count === 0 ? 0 : priceOf(board, view.side, { bricks, arrived }, company);
      return sum + count * (price + bricks[company]! / 2);
    }, 0),
  );
  return worths[seat]! - Math.max(...worths.filter((_, other) => other !== seat)) / 2;
}

const moved = (bricks: readonly number[], company: number, space: number): number[] =>
  bricks.map((at, each) => (each === company ? space : at));

function judge(position: Position, move: Move): number {
  const { view, seat } = position;
  const { bricks, prices } = view;
  if (move.kind === 'card') {
    if (move.card === BANK_HOLIDAY) return standing(position, bricks);
    const steps = view.out.movements.at(-1)!;
    const card = view.players[seat]!.shares[move.card]! > 0 ? -6 : 0;
    return standing(position, moved(bricks, move.card, ahead(bricks, bricks[move.card]!, steps))) + card;
  }
  if (move.kind === 'rank') {
    const to = view.phase.kind === 'rank' && view.phase.action === 'up' ? rankUp : rankDown;
    return standing(position, moved(bricks, move.company, to(bricks, move.company)!));
  }
  const { buy, sell } = move;
  const many = END - Math.max(...bricks);
  const gained = buy === null ? 0 : outlook(position, buy) - prices[buy]!;
  const given = sell === null ? 0 : outlook(position, sell) - prices[sell]!;
  return gained - given + many * ((buy === null ? 0 : 1) - (sell === null ? 0 : 1));
}

/** Buys what is cheap for where it goes, keeps what leads, plays big numbers for its own bricks and small ones for others. */
export const careful = ({ data }: AnyGame): Bot => {
  const board = boardOf(data as Data);
  return (view, legal) => {
    const position: Position = { board, view: view as View, seat: view.seat! };
    return (legal as readonly Move[])
      .map((move) => ({ move, expected: judge(position, move) }))
      .toSorted((a, b) => b.expected - a.expected);
  };
};
