import type { Hint } from '@outcry/bots/review/hint.ts';
import type { Advice } from '@outcry/engine';
import type { Position, Thought, ThinkQuestion } from './think.ts';

/** A place in which bots think, one thought at a time. When a signal aborts, the thought ends and the promise rejects. */
export interface Thinker {
  /** What a bot of that name would do, the best first. */
  think(position: Position, bot: string, name: string, signal: AbortSignal): Promise<readonly Advice[]>;
  /** The best of it, with what a person wants to know of each move. */
  hint(position: Position, bot: string, signal: AbortSignal): Promise<readonly Hint[]>;
  close(): void;
}

/** A hint names so many moves. */
const HINTS = 3;

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Bots in a worker of their own. It is started when a bot has to think; a thought that is ended ends it, too. */
export function openThinker(): Thinker {
  let worker: Worker | null = null;
  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const ask = <Said extends Advice>(asked: Omit<ThinkQuestion, 'seed'>, signal: AbortSignal) =>
    new Promise<readonly Said[]>((resolve, reject) => {
      signal.throwIfAborted();
      worker ??= new Worker(new URL('./thinkWorker.ts', import.meta.url), { type: 'module' });
      const listening = new AbortController();
      const done = { signal: listening.signal };
      const fail = (error: unknown): void => {
        listening.abort();
        stop();
        reject(error);
      };
      signal.addEventListener('abort', () => fail(signal.reason), done);
      worker.addEventListener('error', ({ message }) => fail(new Error(message || 'bots could not be loaded')), done);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Thought>) => {
          listening.abort();
          if ('error' in data) reject(new Error(data.error));
          else resolve(data.advice as readonly Said[]);
        },
        done,
      );
      const question: ThinkQuestion = { ...asked, seed: anySeed() };
      worker.postMessage(question);
    });
  return {
    think: (position, bot, name, signal) => ask({ ...position, bot, name }, signal),
    hint: (position, bot, signal) => ask({ ...position, bot, name: null, explained: HINTS }, signal),
    close: stop,
  };
}
