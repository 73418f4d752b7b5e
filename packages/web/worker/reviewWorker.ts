import { loadNet } from '@outcry/bots';
import { reviewing } from '@outcry/bots/review/index.ts';
import type { Review } from '@outcry/bots/review/index.ts';
import { playFile } from '@outcry/engine';
import type { GameFile, Seat } from '@outcry/engine';
import { gameOf } from '@outcry/games';

/** Which game to review, and for whom. */
export interface ReviewQuestion {
  readonly file: GameFile;
  readonly seat: Seat;
}

/** How much is done, from 0 to 1; then the review, or why there is none. */
export type ReviewTold = { readonly done: number } | { readonly review: Review } | { readonly error: string };

const tell = (told: ReviewTold): void => postMessage(told);

/** A review is worked out here, and nothing else happens: a page that no longer wants it ends the worker. */
addEventListener('message', async ({ data: { file, seat } }: MessageEvent<ReviewQuestion>) => {
  try {
    const game = await gameOf(file);
    // oxlint-disable-next-line no-console
    const net = file.data === null ? await loadNet(game, console.warn) : null;
    const work = reviewing({ game, net }, playFile(game, file), seat);
    for (;;) {
      const step = work.next();
      if (step.done) return tell({ review: step.value });
      tell({ done: step.value });
    }
  } catch (error) {
    tell({ error: error instanceof Error ? error.message : String(error) });
  }
});
