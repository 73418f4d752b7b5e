import type { Review } from '@outcry/bots/review/index.ts';
import type { ReviewQuestion, ReviewTold } from './reviewWorker.ts';

/** Reviews a game in a worker of its own. `onDone` hears how much is done; when the signal aborts, the worker ends. */
export function reviewGame(
  question: ReviewQuestion,
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<Review> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
    const fail = (error: unknown): void => {
      worker.terminate();
      reject(error);
    };
    signal.addEventListener('abort', () => fail(signal.reason));
    worker.addEventListener('error', ({ message }) => fail(new Error(message || 'the review could not be loaded')));
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewTold>) => {
      if ('done' in data) return onDone(data.done);
      if ('error' in data) return fail(new Error(data.error));
      worker.terminate();
      return resolve(data.review);
    });
    worker.postMessage(question);
  });
}
