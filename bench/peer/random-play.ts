import { fastRng, pick } from '@outcry/engine';
import { perSecond } from '../measure.ts';
import { peerOf } from './reducer.ts';
import { takingStockForBoardgameIo } from './taking-stock-bgio.ts';

/** Moves a second of Taking Stock in random play through boardgame.io's reducer and its `enumerate`. */
export function benchPeer(seats: number, seconds: number): number {
  const game = takingStockForBoardgameIo();
  const peer = peerOf(game);
  const dice = fastRng(1);
  return perSecond(seconds, () => {
    let moves = 0;
    for (let state = peer.begin(seats); state.ctx.gameover === undefined; moves++) {
      const seat = state.ctx.currentPlayer;
      const { move, args } = pick(game.ai!.enumerate(state.G, state.ctx, seat), dice) as {
        move: string;
        args: unknown[];
      };
      state = peer.move(state, seat, move, args);
    }
    return moves;
  });
}
