import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';

/** What the thread that owns a program is given. `signal` counts what it has told. */
export interface PipeData {
  readonly words: readonly string[];
  readonly signal: Int32Array;
  readonly port: MessagePort;
}

export type ToPipe =
  | { readonly kind: 'start'; readonly run: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'line'; readonly line: string };

/** `run` counts how often the program was started: what an ended one said late is of no interest. */
export type FromPipe =
  | { readonly kind: 'line'; readonly run: number; readonly line: string }
  | { readonly kind: 'ended'; readonly run: number; readonly why: string };

/** What came instead of a line. */
export type Silence = { readonly kind: 'late' } | { readonly kind: 'ended'; readonly why: string };

/**
 * A program that is talked with line by line. Whoever waits for an answer blocks their thread, since bots decide at once;
 * the pipe itself has a thread of its own.
 */
export class Pipe {
  readonly #signal = new Int32Array(new SharedArrayBuffer(4));
  readonly #port: MessagePort;
  readonly #thread: Worker;
  #run = 0;

  constructor(words: readonly string[]) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const data: PipeData = { words, signal: this.#signal, port: port2 };
    this.#thread = new Worker(new URL('./pipeThread.ts', import.meta.url), { workerData: data, transferList: [port2] });
    this.#thread.unref();
    port1.unref();
  }

  /** Starts the program, anew where it ran before. */
  start(): void {
    this.end();
    this.#run++;
    this.#send({ kind: 'start', run: this.#run });
  }

  end(): void {
    this.#send({ kind: 'end' });
  }

  write(line: string): void {
    this.#send({ kind: 'line', line });
  }

  /** The next line of the program, within so many milliseconds. */
  read(limit: number): string | Silence {
    const until = performance.now() + limit;
    for (;;) {
      const seen = Atomics.load(this.#signal, 0);
      const received = receiveMessageOnPort(this.#port) as { message: FromPipe } | undefined;
      if (received) {
        const { message } = received;
        if (message.run !== this.#run) continue;
        return message.kind === 'line' ? message.line : { kind: 'ended', why: message.why };
      }
      const left = until - performance.now();
      if (left <= 0 || Atomics.wait(this.#signal, 0, seen, left) === 'timed-out') return { kind: 'late' };
    }
  }

  #send(message: ToPipe): void {
    this.#port.postMessage(message);
  }
}
