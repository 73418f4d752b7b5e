import { loadNet } from '@outcry/bots';
import { reviewing } from '@outcry/bots/review/index.ts';
import { playFile } from '@outcry/engine';
import type { GameFile, Seat } from '@outcry/engine';
import { gameOf } from '@outcry/games';

/** Which game to review, and for whom. */
export interface ReviewTask {
  readonly file: GameFile;
  readonly seat: Seat;
}

/** Runs in a thread: the review as JSON. Its work is counted, so it is the same as on any other machine. */
export default async function review({ file, seat }: ReviewTask): Promise<string> {
  const game = await gameOf(file);
  const net = file.data === null ? await loadNet(game, () => {}) : null;
  const work = reviewing({ game, net }, playFile(game, file), seat);
  for (;;) {
    const step = work.next();
    if (step.done) return JSON.stringify(step.value);
  }
}
