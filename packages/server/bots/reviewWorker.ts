import { loadNet } from '@outcry/bots';
import { reviewed } from '@outcry/bots/review/index.ts';
import { playFile } from '@outcry/engine';
import type { GameFile, Seat } from '@outcry/engine';
import { gameOf } from '@outcry/games';

/** Which game to review, and for whom. */
export interface ReviewTask {
  readonly file: GameFile;
  readonly seat: Seat;
}

/** The review as JSON, and the chance to win that its dearest decision cost. */
export interface ReviewDone {
  readonly body: string;
  readonly cost: number;
}

/** Runs in a thread. Its work is counted, so it is the same as on any other machine. */
export default async function review({ file, seat }: ReviewTask): Promise<ReviewDone> {
  const game = await gameOf(file);
  const net = file.data === null ? await loadNet(game, () => {}) : null;
  const done = reviewed({ game, net }, playFile(game, file), seat);
  return { body: JSON.stringify(done), cost: done.mistakes[0]?.cost.chance.mean ?? 0 };
}
