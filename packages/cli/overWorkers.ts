import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Work for worker threads: the file they run, what they are told at the start, and the pieces it is cut into. */
interface Work<Piece> {
  readonly worker: URL;
  readonly job: unknown;
  readonly pieces: Iterable<Piece>;
  /** Ends the work where it is. */
  readonly signal?: AbortSignal;
}

/**
 * Hands the pieces of a job to worker threads, each to the first that is free. A worker says that it is ready, then
 * answers each piece with one message. `begun` is called when all are ready, `done` with each answer.
 */
export async function overWorkers<Piece, Answer>(
  { worker, job, pieces, signal }: Work<Piece>,
  workers: number,
  done: (answer: Answer, piece: Piece) => void,
  begun: () => void = () => {},
): Promise<void> {
  const threads = Array.from({ length: workers }, () => new Worker(worker, { workerData: job }));
  try {
    await Promise.all(threads.map((thread) => once(thread, 'message', { signal })));
    begun();
    const waiting = pieces[Symbol.iterator]();
    await Promise.all(
      threads.map(async (thread) => {
        for (let next = waiting.next(); !next.done; next = waiting.next()) {
          const piece = next.value;
          thread.postMessage(piece);
          const [answer] = (await once(thread, 'message', { signal })) as [Answer];
          done(answer, piece);
        }
      }),
    );
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
